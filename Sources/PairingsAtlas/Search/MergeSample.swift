/// A state at the end of some actions from a numbered state.
@frozen
@usableFromInline
struct Arrival<State> {
  @usableFromInline let state: State
  @usableFromInline let fingerprint: UInt64

  /// The number of a state that the search visited, and the ordinals of the actions from there.
  @usableFromInline let number: Int
  @usableFromInline let beyond: [Int]

  @inlinable
  init(_ state: State, _ fingerprint: UInt64, from number: Int, beyond: [Int]) {
    (self.state, self.fingerprint) = (state, fingerprint)
    (self.number, self.beyond) = (number, beyond)
  }
}

/// A sample of the states that a search merges and that are not equal: all, up to a thousand in a
/// search of four thousand states. Of those merged with one state, it has 128: all, or a random
/// sample.
@frozen
@usableFromInline
struct MergeSample<State> {
  /// The maximal numbers of first states, of merged states, and of those merged with one state.
  @usableFromInline static var limitOfFirst: Int { 4_096 }
  @usableFromInline static var limit: Int { 1_024 }
  @usableFromInline static var limitOfOne: Int { 128 }

  /// The first state with each fingerprint, and the number of states merged with it.
  @usableFromInline var first: [UInt64: (arrival: Arrival<State>, merges: Int)] = [:]

  /// The states that were merged with one of these.
  @usableFromInline var merges: [Arrival<State>] = []

  /// The bound of the sample: it has the states whose spread fingerprint is less.
  @usableFromInline var bound = UInt64.max

  @inlinable
  init() {}

  /// Adds a state.
  @inlinable
  mutating func add(_ arrival: Arrival<State>) {
    if let known = first[arrival.fingerprint] {
      let (isMore, place) = chosen(arrival.fingerprint, after: known.merges)
      if known.merges >= Self.limitOfOne { first[arrival.fingerprint]?.merges += 1 }
      guard isMore, areEqual(known.arrival.state, arrival.state) != true else { return }
      if let place {
        merges[place] = arrival
      } else {
        first[arrival.fingerprint]?.merges += 1
        merges.append(arrival)
      }
    } else {
      first[arrival.fingerprint] = (arrival, 0)
    }
    while first.count > Self.limitOfFirst || merges.count > Self.limit {
      bound /= 2
      first = first.filter { [bound] in $0.key.spread < bound }
      merges.removeAll { [bound] in $0.fingerprint.spread >= bound }
    }
  }

  /// Returns true if the next of the states merged with one is in the sample of those, and the index of
  /// the one that it replaces, if it does. So all of them are as likely to stay.
  @usableFromInline
  func chosen(_ fingerprint: UInt64, after count: Int) -> (isMore: Bool, place: Int?) {
    guard count >= Self.limitOfOne else { return (true, nil) }
    let draw = Int((fingerprint &+ UInt64(count)).spread % UInt64(count + 1))
    guard draw < Self.limitOfOne else { return (false, nil) }
    let places = merges.indices.filter { merges[$0].fingerprint == fingerprint }
    return places.isEmpty ? (false, nil) : (true, places[draw % places.count])
  }

  /// Returns the enabled actions that a model does not list, each with its name, the state from
  /// which it leads, and the fingerprint of the state to which it leads.
  ///
  /// - Throws: The interruption of the search.
  func unlisted<System: Model<State, Action, View>, Action, View>(
    by model: System, _ budget: inout SearchBudget
  ) throws(SearchStop) -> [(from: Arrival<State>, name: String, to: UInt64)] {
    guard model is any GeneratedModel<State, Action> else { return [] }
    let states = first.values.map(\.arrival).sorted { one, other in
      if one.number != other.number { return one.number < other.number }
      return one.beyond.lexicographicallyPrecedes(other.beyond)
    }
    let generated = model.generated(among: states.map(\.state))
    var unlisted: [(from: Arrival<State>, name: String, to: UInt64)] = []
    for state in states {
      try budget.spend()
      unlisted += generated(state.state)
        .compactMap { step in model.identify(step.successor).map { (state, "\(step.action)", $0) } }
        .sorted { $0.1 < $1.1 }
    }
    return unlisted
  }
}

extension Search {
  /// Adds a successor to the sample of merged states.
  @inlinable @inline(never)
  mutating func sample(_ successor: Successor, _ fingerprint: UInt64) {
    let isStart = successor.parent == .max
    visitor.sample.add(
      Arrival(
        successor.state, fingerprint, from: Int(isStart ? seen.id(of: 0) : successor.parent),
        beyond: isStart ? [] : [Int(successor.ordinal)]))
  }
}

extension Arrival: Sendable where State: Sendable {}
extension MergeSample: Sendable where State: Sendable {}

/// Returns true if two values are equal; nil if their type has no equality.
@usableFromInline
func areEqual<Value>(_ one: Value, _ other: Value) -> Bool? {
  (one as? any Equatable)?.isEqual(to: other)
}

extension Equatable {
  fileprivate func isEqual<Other>(to other: Other) -> Bool { other as? Self == self }
}
