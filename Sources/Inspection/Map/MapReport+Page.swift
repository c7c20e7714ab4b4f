import Foundation
import HitTest
import Layout
import ViewTree

extension MapReport {
    /// One page without anything from elsewhere: the picture, and the regions as a list that lights up with it.
    public var html: String {
        let notes = map.notes.map { "<p class=\"faint\">\(Markup.escaped($0))</p>" }.joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'unsafe-inline'">
            <title>\(Markup.escaped(tree.viewName)): who receives taps</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <main>
            <svg xmlns="http://www.w3.org/2000/svg" \(viewBox) font-family="system-ui, sans-serif" role="img" \
            aria-label="who receives taps, drawn over the screen">
            \(drawing)
            </svg>
            </main>
            <aside>
            <h1>\(Markup.escaped(tree.viewName))</h1>
            <p class="faint">\(Markup.escaped(rules)). Nobody receives taps on \(Self.short(map.unreceived)) pt² \
            (\(Markup.escaped(percent(map.unreceived, of: size)))).</p>
            \(notes)
            <fieldset><legend>Shown</legend>
            <label><input type="checkbox" value="screen" checked> the screen</label>
            <label><input type="checkbox" value="region" checked> who receives</label>
            <label><input type="checkbox" value="undrawn" checked> <b class="hatched"></b> tappable, not drawn</label>
            <label><input type="checkbox" value="untappable" checked> <b class="dotted"></b> drawn, not tappable</label>
            </fieldset>
            <p id="said" role="status">Point at a region, or at a line below.</p>
            <h2>Who receives</h2>
            \(receivers)
            <h2>Drawn, not tappable</h2>
            \(untappable)
            </aside>
            <script>
            "use strict";
            \(Self.script)
            </script>
            </body>
            </html>

            """
    }

    private var receivers: String {
        guard !map.regions.isEmpty else { return "<p class=\"faint\">Nobody, anywhere.</p>" }
        let rows = map.regions.enumerated().map { place, region in
            let undrawn =
                region.undrawn.isEmpty
                ? ""
                : "\(Self.short(region.undrawn.size)) (\(percent(region.undrawn.size, of: region.area.size)))"
            let color = "<i style=\"background:\(Self.color(place))\"></i>"
            return row(
                "data-n", region.receiver, region.area.size, color: color, gesture: Self.gesture(region.receiver),
                undrawn: undrawn)
        }
        return table(rows, ["", "receiver", "pt²", "of the screen", "not drawn, pt²"])
    }

    private var untappable: String {
        guard !map.untappable.isEmpty else { return "<p class=\"faint\">Nothing.</p>" }
        let rows = map.untappable.map {
            row("data-untappable", $0.view, $0.area.size, color: "<b class=\"dotted\"></b>")
        }
        return table(rows, ["", "view", "pt²", "of the screen", ""])
    }

    private func table(_ rows: [String], _ heads: [String]) -> String {
        let head = heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
        return "<table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n\(rows.joined(separator: "\n"))\n</tbody>\n</table>"
    }

    private func row(
        _ key: String, _ view: HitView, _ area: Double, color: String, gesture: String = "", undrawn: String = ""
    ) -> String {
        "<tr \(key)=\"\(view.node.n)\" tabindex=\"0\"><td>\(color)</td>"
            + "<td>\(Markup.escaped(Self.name(view) + gesture))</td><td>\(Self.short(area))</td>"
            + "<td>\(Markup.escaped(percent(area, of: size)))</td><td>\(Markup.escaped(undrawn))</td></tr>"
    }

    private static let style = """
        :root { color-scheme: light dark; --ground: light-dark(#f5f5f7, #161618); --panel: light-dark(#fff, #212124);
          --faint: light-dark(#5c5c62, #a8a8b0); --line: light-dark(#d2d2d7, #3c3c41); --accent: light-dark(#0a58ca, #6ea8ff);
          --chosen: light-dark(#dbe8ff, #1f3a63); }
        * { box-sizing: border-box; }
        body { font: 13px/1.45 system-ui, sans-serif; margin: 0; background: var(--ground); display: grid;
          grid-template-columns: minmax(0, 1fr) minmax(380px, 42vw); height: 100vh; }
        main { padding: 16px; min-height: 0; min-width: 0; display: flex; justify-content: center; align-items: center; }
        svg { max-width: 100%; max-height: 100%; width: 100%; height: 100%; }
        .screen > rect:first-of-type { stroke: none; filter: drop-shadow(0 1px 6px rgb(0 0 0 / 0.35)); }
        aside { background: var(--panel); border-left: 1px solid var(--line); padding: 16px; overflow: auto; }
        h1 { font-size: 16px; margin: 0 0 4px; } p { margin: 4px 0; } .faint { color: var(--faint); }
        h2 { font-size: 12px; color: var(--faint); border-top: 1px solid var(--line); margin: 16px 0 6px; padding-top: 12px; }
        fieldset { border: 1px solid var(--line); border-radius: 6px; margin: 10px 0; padding: 4px 10px 6px; display: flex;
          flex-wrap: wrap; gap: 4px 16px; }
        legend { color: var(--faint); padding: 0 4px; } label { white-space: nowrap; }
        #said { min-height: 2.9em; padding: 6px 10px; border-radius: 6px; border-left: 3px solid var(--accent);
          background: var(--ground); overflow-wrap: anywhere; }
        table { border-collapse: collapse; width: 100%; }
        th { font-weight: 400; color: var(--faint); }
        th, td { padding: 3px 6px; text-align: left; vertical-align: top; }
        td:nth-child(2) { overflow-wrap: anywhere; unicode-bidi: plaintext; }
        td:nth-child(n + 3), th:nth-child(n + 3) { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
        tbody tr { cursor: pointer; }
        tr.on { background: color-mix(in srgb, var(--accent) 14%, transparent); }
        tr.chosen { background: var(--chosen); box-shadow: inset 3px 0 var(--accent); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
        i, b.hatched, b.dotted { display: inline-block; width: 11px; height: 11px; border-radius: 2px; vertical-align: -1px; }
        b.hatched { background: repeating-linear-gradient(45deg, #d70015 0 2px, transparent 2px 5px); }
        b.dotted { background: radial-gradient(#6c6c70 1px, transparent 1.4px) 0 0 / 4px 4px; }
        path.on { fill-opacity: .6; stroke-width: 2.5; } path.chosen { fill-opacity: .6; stroke-width: 3; }
        .undrawn, svg > text { pointer-events: none; }
        path.untappable.on, path.untappable.chosen { stroke: #6c6c70; stroke-width: 2; }
        .hides-screen .screen, .hides-region svg > path[data-n], .hides-region svg > text, .hides-undrawn .undrawn,
        .hides-untappable path.untappable { display: none; }
        @media (max-width: 760px) {
          body { grid-template-columns: minmax(0, 1fr); height: auto; }
          main { height: 60vh; } aside { border-left: 0; border-top: 1px solid var(--line); overflow: visible; }
        }
        @media print { body { display: block; height: auto; } main { height: 60vh; } fieldset, #said { display: none; } }
        """

    private static let script = """
        // A region's path and its line in the list carry the same number: of who receives, or of what is not tappable.
        const selector = "tr[data-n], tr[data-untappable], svg > path[data-n], svg > path[data-untappable]";
        const all = [...document.querySelectorAll(selector)];
        const keyOf = (e) => (e.dataset.n === undefined ? `u${e.dataset.untappable}` : `n${e.dataset.n}`);
        const groups = new Map();
        for (const e of all) groups.set(keyOf(e), [...(groups.get(keyOf(e)) ?? []), e]);
        const said = document.getElementById("said");
        const hint = said.textContent;
        let chosen = null;
        const mark = (key, name, on) => { for (const e of groups.get(key) ?? []) e.classList.toggle(name, on); };
        const say = (key) => {
          const row = groups.get(key)?.find((e) => e.localName === "tr");
          const cells = row ? [...row.cells].map((cell) => cell.textContent) : null;
          said.textContent = !cells ? hint : key[0] === "u"
            ? `${cells[1]} is drawn and takes no taps on ${cells[2]} pt², ${cells[3]} of the screen.`
            : `${cells[1]} receives taps on ${cells[2]} pt², ${cells[3]} of the screen`
              + (cells[4] ? `; nothing of it is drawn on ${cells[4]}.` : ".");
        };
        const choose = (key) => {
          if (chosen) mark(chosen, "chosen", false);
          chosen = key === chosen ? null : key;
          if (chosen) {
            mark(chosen, "chosen", true);
            groups.get(chosen)?.find((e) => e.localName === "tr")?.scrollIntoView({ block: "nearest" });
          }
          say(chosen);
          history.replaceState(null, "", chosen ? `#${chosen[0]}=${chosen.slice(1)}` : location.pathname);
        };
        for (const e of all) {
          const key = keyOf(e);
          for (const name of ["mouseenter", "focus"]) e.addEventListener(name, () => { mark(key, "on", true); say(key); });
          for (const name of ["mouseleave", "blur"]) e.addEventListener(name, () => { mark(key, "on", false); say(chosen); });
          e.addEventListener("click", () => choose(key));
          e.addEventListener("keydown", (event) => {
            const rows = all.filter((other) => other.localName === "tr");
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step) rows[rows.indexOf(e) + step]?.focus();
            else if (event.key === "Enter" || event.key === " ") choose(key);
            else if (event.key === "Escape" && chosen) choose(chosen);
            else return;
            event.preventDefault();
          });
        }
        for (const box of document.querySelectorAll("fieldset input")) {
          const show = () => document.body.classList.toggle(`hides-${box.value}`, !box.checked);
          box.addEventListener("change", show);
          show();
        }
        const asked = /^#([nu])=(\\d+)$/.exec(location.hash);
        if (asked && groups.has(asked[1] + asked[2])) choose(asked[1] + asked[2]);
        """
}
