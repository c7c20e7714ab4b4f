/// Whether something shows.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
