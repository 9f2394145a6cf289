package import Pairings

extension Kind {
  /// Evaluates a space of formulas, each of which is given the space of all results as
  /// seen from its own place.
  ///
  ///     // Pascal's triangle: every place says how it follows from its neighbours.
  ///     let triangle = Store<Address, (Store<Address, Int>) -> Int>(Address()) { place in
  ///       guard place.row > 0, place.column > 0 else { return { _ in 1 } }
  ///       return { $0.peeks(\.left) + $0.peeks(\.above) }
  ///     }
  ///     triangle.evaluated { _ in 0 }.peek(Address(column: 2, row: 2))  // 6
  ///
  /// What a place refers to may refer to others in turn, in any order. A formula that
  /// comes to a circle is told so by the result that `onCycle` makes of the places on
  /// it, from the one that is asked for to the one that asks. Where circles overlap, whoever
  /// is asked for first decides which of them is told.
  ///
  /// ## Laws
  ///
  /// For every `formulas` without cycles and `place`:
  ///
  ///     formulas.evaluated(onCycle: f).peek(place)
  ///       == formulas.peek(place)(formulas.evaluated(onCycle: f).seek(place))  // fixed point
  ///
  /// - Precondition: A result depends on finitely many others.
  /// - Complexity: What is asked for is computed once, and then looked up. A formula is
  ///   called again after results that it missed were computed: twice if it asks for
  ///   all of them at once. Stack is constant, however long a chain of references is.
  /// - SeeAlso: Piponi, *From Löb's Theorem to Spreadsheet Evaluation* (2006); Foner,
  ///   *Getting a Quick Fix on Comonads* (2015).
  package func evaluated<Position: Hashable, Result>(
    onCycle: @escaping ([Position]) -> Result
  ) -> Store<Position, Result>
  where Brand == StoreOf<Position>, Value == (Store<Position, Result>) -> Result {
    Evaluation(of: self, onCycle: onCycle).results(from: position)
  }
}

/// The results of a space of formulas that are known so far.
///
/// Recursion would be the shorter way, and ends with the stack. Here a formula that asks
/// for what is not known yet is given something to go on with, and what it returns is
/// forgotten; it is called again when all that it missed is known.
///
/// An evaluation that follows knows who has asked for what, and so which results are the same
/// after some formulas have changed. What has come by a cycle is never the same, since it may be
/// told by another one then.
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

  /// The space of all results, as they are when they are asked for.
  package func results(from position: Position) -> Store<Position, Result> {
    Store(position) { self.result(at: $0) }
  }

  /// Goes on with other formulas, which differ from those before in some places.
  ///
  /// - Precondition: It follows, and a formula asks for the same results whatever they are.
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

/// The places whose formulas wait for others, from the one that was asked for first.
private struct Path<Position: Hashable> {
  private var places: [Position] = []
  private var indices: [Position: Int] = [:]

  /// Goes on to a place, or comes back to it.
  mutating func enter(_ place: Position) {
    guard indices[place] == nil else { return }
    indices[place] = places.count
    places.append(place)
  }

  mutating func leave() { indices[places.removeLast()] = nil }

  /// Returns the part of the path that a place closes to a cycle, if it lies on it.
  func cycle(from place: Position) -> [Position]? {
    indices[place].map { Array(places[$0...]) }
  }
}
