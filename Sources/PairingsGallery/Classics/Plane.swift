package import Pairings

/// A place on an unbounded plane, by its column and its row; rows are counted
/// downwards.
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

/// Conway's life on an unbounded plane: which of its cells are alive.
///
/// The rule is a function of a space, as ``Store/extend(_:)`` takes it: what becomes of
/// a cell is computed from the plane as seen from there. It knows neither where it is
/// nor how the plane is kept.
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

  /// The space of all cells, with one in focus.
  package func seen(from cell: Cell) -> Store<Cell, Bool> { Store(cell) { living.contains($0) } }

  /// Returns the same picture in another place.
  package func moved(by offset: Cell) -> Plane { Plane(living: Set(living.map { $0 + offset })) }
}

// MARK: - Life

extension Plane {
  /// Conway's rule: whether a cell will be alive, from the plane as seen from it.
  package static func rule(_ plane: Store<Cell, Bool>) -> Bool {
    switch plane.experiment({ $0.neighbours }).count(where: { $0 }) {
    case 3: true
    case 2: plane.extract()
    default: false
    }
  }

  /// The next generation: the plane extended by the rule, and looked up once.
  ///
  /// `seen(from: cell).extend(rule)` is the next generation already, of the whole
  /// plane, and computes nothing. Extended *n* times it asks 9 cells for each cell of
  /// the generation before, 9ⁿ in all. So the extended space is tabulated: it is asked
  /// for the cells that can be alive, which are the living and those around them, and
  /// the answers are a plane again. Nothing is alive elsewhere, since by the rule
  /// nothing comes of nothing.
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

  /// The plane after some generations.
  package func after(_ generations: Int) -> Plane {
    (0..<generations).reduce(self) { plane, _ in plane.next }
  }
}
