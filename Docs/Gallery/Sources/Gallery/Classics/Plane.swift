import Pairings

/// A cell on an unbounded plane, by its column and its row. Rows are counted downwards.
package struct Cell: Hashable, Sendable {
  package var x = 0
  package var y = 0

  package init(x: Int = 0, y: Int = 0) { (self.x, self.y) = (x, y) }

  /// The eight cells around this one.
  package var neighbours: [Cell] {
    let (west, east, north, south) = (x &- 1, x &+ 1, y &- 1, y &+ 1)
    return [
      Cell(x: west, y: north), Cell(x: x, y: north), Cell(x: east, y: north),
      Cell(x: west, y: y), Cell(x: east, y: y),
      Cell(x: west, y: south), Cell(x: x, y: south), Cell(x: east, y: south),
    ]
  }

  package static func + (left: Cell, right: Cell) -> Cell {
    Cell(x: left.x &+ right.x, y: left.y &+ right.y)
  }
}

/// Conway's life on an unbounded plane, as the set of its living cells.
///
/// The rule is a function of a space, as ``Store/extend(_:)`` takes it: the next state of a cell is
/// computed from the plane focused on it. The rule knows neither the position nor the
/// representation of the plane.
///
///     Pattern.blinker.plane.population       // 3
///     Pattern.blinker.plane.next.next == Pattern.blinker.plane  // true
///
/// ## Laws
///
/// For every `plane`, `cell` and `offset`:
///
///     plane.next.seen(from: cell).extract() == rule(plane.seen(from: cell))   // rule
///     plane.moved(by: offset).next == plane.next.moved(by: offset)            // translation
///
/// - SeeAlso: Gardner, *The Fantastic Combinations of John Conway's New Solitaire Game
///   "Life"* (1970).
package struct Plane: Hashable {
  package var living: Set<Cell> = []

  package var population: Int { living.count }

  /// Returns the space of all cells, focused on one.
  package func seen(from cell: Cell) -> Store<Cell, Bool> { Store(cell) { living.contains($0) } }

  /// Returns the same pattern, moved by an offset.
  package func moved(by offset: Cell) -> Plane { Plane(living: Set(living.map { $0 + offset })) }
}

// MARK: - Life

extension Plane {
  /// Returns true if the cell in focus lives in the next generation, by Conway's rule.
  package static func rule(_ plane: Store<Cell, Bool>) -> Bool {
    switch plane.experiment({ $0.neighbours }).count(where: { $0 }) {
    case 3: true
    case 2: plane.extract()
    default: false
    }
  }

  /// The next generation: the plane extended by the rule and tabulated.
  ///
  /// `seen(from: cell).extend(rule)` is the next generation already, of the whole plane, and
  /// computes nothing. Extended *n* times, it requests 9 cells for each cell of the generation
  /// before, 9ⁿ in all. So the extended space is tabulated at the cells that can live: the living
  /// cells and their neighbours. No other cell can live, since by the rule a cell without living
  /// neighbours stays dead.
  ///
  /// - Complexity: O(*population*) a generation, wherever the cells are.
  package var next: Plane {
    let future = seen(from: Cell()).extend(Self.rule)
    var asked: Set<Cell> = []
    var plane = Plane()
    for cell in living {
      for candidate in [cell] + cell.neighbours
      where asked.insert(candidate).inserted && future.peek(candidate) {
        plane.living.insert(candidate)
      }
    }
    return plane
  }

  /// Returns the plane after some generations.
  package func after(_ generations: Int) -> Plane {
    (0..<generations).reduce(self) { plane, _ in plane.next }
  }
}
