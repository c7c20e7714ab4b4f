// What files that import Combine use of it: publishers, subjects, published properties.
@_exported import ViewTree
