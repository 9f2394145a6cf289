import Pairings

extension Kind {
  /// Evaluates a space of formulas. Each formula receives the space of all results, focused on its
  /// own position.
  ///
  ///     // Pascal's triangle: each position is computed from its neighbours.
  ///     let triangle = Store<Address, (Store<Address, Int>) -> Int>(Address()) { place in
  ///       guard place.row > 0, place.column > 0 else { return { _ in 1 } }
  ///       return { $0.peeks(\.left) + $0.peeks(\.above) }
  ///     }
  ///     triangle.evaluated { _ in 0 }.peek(Address(column: 2, row: 2))  // 6
  ///
  /// Formulas may refer to each other in any order. A formula that closes a cycle receives the
  /// result of `onCycle` for the positions on it, from the requested position to the requesting
  /// one. Where cycles overlap, the first requested position decides which formula receives that
  /// result.
  ///
  /// ## Laws
  ///
  /// For every `formulas` without cycles and `place`:
  ///
  ///     formulas.evaluated(onCycle: f).peek(place)
  ///       == formulas.peek(place)(formulas.evaluated(onCycle: f).seek(place))  // fixed point
  ///
  /// - Precondition: A result depends on finitely many others.
  /// - Complexity: A requested result is computed once, and then looked up. A formula is called
  ///   again after the results that it missed were computed: twice if it requests all of them at
  ///   once. Stack is constant, however long a chain of references is.
  /// - SeeAlso: Piponi, *From Löb's Theorem to Spreadsheet Evaluation* (2006); Foner,
  ///   *Getting a Quick Fix on Comonads* (2015).
  package func evaluated<Position: Hashable, Result>(
    onCycle: @escaping ([Position]) -> Result
  ) -> Store<Position, Result>
  where Brand == StoreOf<Position>, Value == (Store<Position, Result>) -> Result {
    Evaluation(of: self, onCycle: onCycle).results(from: position)
  }
}

/// The known results of a space of formulas.
///
/// Recursion would be shorter, but would exhaust the stack. Here, a formula that requests an
/// unknown result receives a placeholder, and its own result is discarded. It is called again when
/// all the results that it missed are known.
///
/// An evaluation that follows changes records which formula has requested which result. So it knows
/// which results stay valid after some formulas have changed. A result of a cycle is never kept,
/// since another formula may receive the result of `onCycle` then.
package final class Evaluation<Position: Hashable, Result> {
  package typealias Formula = (Store<Position, Result>) -> Result

  private var formulas: Store<Position, Formula>
  private let onCycle: ([Position]) -> Result
  private let isFollowing: Bool
  private var known: [Position: Result] = [:]
  private var readers: [Position: Set<Position>] = [:]
  private var circular: Set<Position> = []

  package init(
    of formulas: Store<Position, Formula>, following isFollowing: Bool = false,
    onCycle: @escaping ([Position]) -> Result
  ) {
    self.formulas = formulas
    self.isFollowing = isFollowing
    self.onCycle = onCycle
  }

  /// Returns the space of all results, each of which is computed on request.
  package func results(from position: Position) -> Store<Position, Result> {
    Store(position) { self.result(at: $0) }
  }

  /// Replaces the formulas by others, which differ at the given positions.
  ///
  /// - Precondition: The evaluation follows changes, and a formula requests the same results
  ///   whatever their values are.
  package func change(to formulas: Store<Position, Formula>, at places: [Position]) {
    self.formulas = formulas
    var changed = places + circular
    circular = []
    while let place = changed.popLast() {
      known[place] = nil
      changed += readers.removeValue(forKey: place) ?? []
    }
  }

  private func result(at asked: Position) -> Result {
    var path = Path<Position>()
    var rest = [asked]
    while true {
      let place = rest[rest.count - 1]
      if let result = known[place] {
        rest.removeLast()
        if rest.isEmpty { return result }
        continue
      }
      path.enter(place)
      var missed: [Position] = []
      var isCircular = false
      let results = Store<Position, Result>(place) { [self] other in
        if isFollowing { readers[other, default: []].insert(place) }
        if let result = known[other] {
          if isFollowing, circular.contains(other) { isCircular = true }
          return result
        }
        if let cycle = path.cycle(from: other) {
          isCircular = true
          return onCycle(cycle)
        }
        missed.append(other)
        return onCycle([other])
      }
      let result = formulas.peek(place)(results)
      if missed.isEmpty {
        known[place] = result
        if isFollowing, isCircular { circular.insert(place) }
        path.leave()
      }
      rest += missed
    }
  }
}

/// The positions whose formulas wait for others, in the order of their requests.
private struct Path<Position: Hashable> {
  private var places: [Position] = []
  private var indices: [Position: Int] = [:]

  /// Appends a position, unless the path contains it.
  mutating func enter(_ place: Position) {
    guard indices[place] == nil else { return }
    indices[place] = places.count
    places.append(place)
  }

  mutating func leave() { indices[places.removeLast()] = nil }

  /// Returns the part of the path from a position on, which is a cycle, or nil if the path does not
  /// contain the position.
  func cycle(from place: Position) -> [Position]? {
    indices[place].map { Array(places[$0...]) }
  }
}
