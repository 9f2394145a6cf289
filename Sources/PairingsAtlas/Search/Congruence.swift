import Pairings
import PairingsDifferences

/// The comparison of states that a search takes for one, by the law of congruence of ``Model``.
///
/// Two such states must show the same, satisfy the same propositions, and take the same actions,
/// which lead to states that are taken for one again. Equal values do. A part that the key omits may
/// have an effect only later, and so the comparison continues with the states to which they lead.
struct Congruence<System: Model> {
  typealias State = System.State

  typealias Observations = (first: String, second: String?)

  /// A difference of a state from the first one with its fingerprint, or of a state from itself: an action
  /// changed an object that it has.
  struct Difference {
    let first: Arrival<State>
    let second: Arrival<State>
    let observations: Observations

    /// Returns the defect, with the paths to both states.
    func defect(
      of model: System, after first: [Int], and second: [Int]
    ) -> ModelDefect<System.Action, System.View> {
      let isOne = first == second
      return ModelDefect(
        path: PathReplay(model, second).path,
        otherPath: isOne ? nil : PathReplay(model, first).path, first: observations.first,
        second: observations.second ?? (isOne ? "they did not" : nil))
    }
  }

  /// An action of a state with its successor.
  private struct Step {
    let ordinal: Int
    let action: System.Action
    let successor: State
    let fingerprint: UInt64?

    /// The propositions that each passing view satisfies.
    let passing: [[Bool]]
  }

  private let model: System
  private let monitor: PropertyMonitor<System>
  private let propositions: [Proposition<System.View>]
  private var random = Random(seed: 0)

  /// The first state with each fingerprint, and the actions of some of these states.
  private var first: [UInt64: Arrival<State>] = [:]
  private var taken: [UInt64: [Step]] = [:]

  /// The states that were compared, or their places, where their type has a hash or a place.
  private var compared: Set<AnyHashable> = []

  /// The number of transitions of the search, and the number of actions and views that may still be
  /// computed.
  private let transitions: Int
  private var work = 0

  /// Makes a comparison for a search of so many transitions.
  init(_ model: System, _ monitor: PropertyMonitor<System>, transitions: Int) {
    (self.model, self.monitor, self.transitions) = (model, monitor, transitions)
    propositions = monitor.properties.flatMap(\.propositions)
  }

  /// Returns the first difference that it finds in a sample.
  ///
  /// It compares all merges of the sample one action far. Within bounds of work, it compares the
  /// states to which actions lead from there, layer by layer, and those of some random paths.
  ///
  /// - Throws: The interruption of the search.
  mutating func difference(
    in sample: MergeSample<State>, _ budget: inout SearchBudget
  ) throws(SearchStop) -> Difference? {
    first = sample.first.mapValues(\.arrival)
    for (fingerprint, arrival) in first.prefix(64)
    where model.identify(arrival.state) != fingerprint {
      return Difference(
        first: arrival, second: arrival,
        observations: (
          "it was \(stateText(fingerprint))", "it was \(stateText(model.identify(arrival.state)))"
        ))
    }
    var (suspect, others): ([Arrival<State>], [Arrival<State>]) = ([], [])
    for merge in sample.merges.shuffled(using: &random) {
      guard let first = first[merge.fingerprint] else { continue }
      try budget.spend()
      let areAlike = areEqual(model.view(of: first.state), model.view(of: merge.state)) ?? true
      if areAlike { others.append(merge) } else { suspect.append(merge) }
    }
    let merges = suspect + others
    var (layer, isFar) = (merges, false)
    while !layer.isEmpty {
      var next: [Arrival<State>] = []
      for arrival in layer where (!isFar || work > 0) && isNew(arrival.state) {
        if let found = try compare(arrival, &next, &budget) { return found }
      }
      if !isFar { (isFar, work) = (true, min(max(256 + transitions / 4, 512), 4_096)) }
      layer = next.shuffled(using: &random)
    }
    guard work <= 0 else { return nil }  // No state is left to compare.
    work = min(256 + transitions / 32, 1 << 12) + (suspect.isEmpty ? 0 : 1 << 12)
    for length in [16, 64] {
      for merge in merges where work > 0 {
        if let found = try walk(from: merge, length, &budget) { return found }
      }
    }
    return nil
  }

  /// Returns true if two states are equal or at the same place, as far as their type has either.
  private func areAlike(_ one: State, _ other: State) -> Bool {
    if let areEqual = areEqual(one, other) { return areEqual }
    guard let place = (one as? any LocatedState)?.place else { return false }
    return (other as? any LocatedState)?.place == place
  }

  /// Returns true if a state was not compared before, as far as its type has a hash or a place.
  private mutating func isNew(_ state: State) -> Bool {
    if let state = state as? any Hashable { return compared.insert(AnyHashable(state)).inserted }
    guard let place = (state as? any LocatedState)?.place else { return true }
    return compared.insert(place).inserted
  }

  /// Compares a state, and those after each of so many random actions.
  private mutating func walk(
    from start: Arrival<State>, _ length: Int, _ budget: inout SearchBudget
  ) throws(SearchStop) -> Difference? {
    var next = [start]
    for _ in 0...length {
      guard let arrival = next.randomElement(using: &random) else { return nil }
      next = []
      if let found = try compare(arrival, &next, &budget) { return found }
    }
    return nil
  }

  /// Compares a state with the first one that has its fingerprint, and appends its successors that
  /// differ from the first states with their fingerprints.
  private mutating func compare(
    _ arrival: Arrival<State>, _ next: inout [Arrival<State>], _ budget: inout SearchBudget
  ) throws(SearchStop) -> Difference? {
    guard let known = first[arrival.fingerprint] else { return nil }
    work -= 1
    let views = (model.view(of: known.state), model.view(of: arrival.state))
    if let found = difference(views.0, views.1) {
      return Difference(first: known, second: arrival, observations: found)
    }
    let (own, steps) = (try steps(of: known, &budget), try steps(from: arrival.state, &budget))
    if let found = difference(own, steps) {
      return Difference(first: known, second: arrival, observations: found)
    }
    for step in own where first.count < 1 << 14 {
      guard let fingerprint = step.fingerprint, first[fingerprint] == nil else { continue }
      first[fingerprint] = Arrival(
        step.successor, fingerprint, from: known.number, beyond: known.beyond + [step.ordinal])
    }
    for step in steps where next.count < 1 << 12 {
      guard let fingerprint = step.fingerprint, let known = first[fingerprint],
        !areAlike(known.state, step.successor)
      else { continue }
      next.append(
        Arrival(
          step.successor, fingerprint, from: arrival.number,
          beyond: arrival.beyond + [step.ordinal]))
    }
    return nil
  }

  /// Returns the actions of the first state with a fingerprint.
  private mutating func steps(
    of known: Arrival<State>, _ budget: inout SearchBudget
  ) throws(SearchStop) -> [Step] {
    if let steps = taken[known.fingerprint] { return steps }
    let steps = try steps(from: known.state, &budget)
    if taken.count < 1 << 10, steps.count < 1 << 6 { taken[known.fingerprint] = steps }
    return steps
  }

  private mutating func steps(
    from state: State, _ budget: inout SearchBudget
  ) throws(SearchStop) -> [Step] {
    var (steps, passing, ordinal): ([Step], [[Bool]], Int) = ([], [], -1)
    try model.visitActions(
      from: state,
      where: { _ throws(SearchStop) in
        try budget.spend()
        (ordinal, passing, work) = (ordinal + 1, [], work - 1)
        return true
      },
      passing: { view throws(SearchStop) in passing.append(propositions.map { $0.holds(view) }) }
    ) { (action, next) throws(SearchStop) in
      steps.append(
        Step(
          ordinal: ordinal, action: action, successor: next, fingerprint: model.identify(next),
          passing: passing))
    }
    return steps
  }

  private func difference(_ one: System.View, _ other: System.View) -> Observations? {
    if let shows = monitor.shows, shows(one) != shows(other) {
      let lines = ValueDifferences(of: one, and: other).lines
      return ((["the views differ"] + lines).joined(separator: "\n  "), nil)
    }
    let proposition = propositions.first { $0.holds(one) != $0.holds(other) }
    return proposition.map { proposition in
      let (yes, no) = ("'\(proposition.name)' holds", "'\(proposition.name)' does not hold")
      return proposition.holds(one) ? (yes, no) : (no, yes)
    }
  }

  private func difference(_ steps: [Step], _ peers: [Step]) -> Observations? {
    let (left, right) = (
      Dictionary(grouping: steps, by: \.action), Dictionary(grouping: peers, by: \.action)
    )
    // An action that is not equal to itself, such as a NaN, has no peer.
    let peers = peers.filter { $0.action == $0.action }
    if let step = steps.first(where: { $0.action == $0.action && right[$0.action] == nil }) {
      return ("'\(step.action)' is enabled", "'\(step.action)' is not enabled")
    }
    for step in peers {
      guard let own = left[step.action], let others = right[step.action] else {
        return ("'\(step.action)' is not enabled", "'\(step.action)' is enabled")
      }
      let (ends, otherEnds) = (Set(own.map(\.fingerprint)), Set(others.map(\.fingerprint)))
      if ends != otherEnds {
        let end = ends.subtracting(otherEnds).first ?? own[0].fingerprint
        let other = otherEnds.subtracting(ends).first ?? others[0].fingerprint
        return (
          "'\(step.action)' leads to \(stateText(end))",
          "'\(step.action)' leads to \(stateText(other))"
        )
      }
      if Set(own.flatMap(\.passing)) != Set(others.flatMap(\.passing)) {
        return ("'\(step.action)' shows different views on the way", nil)
      }
    }
    return nil
  }
}

/// A state whose place has an identity, by whatever key a search identifies the state.
private protocol LocatedState {
  var place: UInt64? { get }
}

extension Kind: LocatedState where Brand: LocatedComonad {
  fileprivate var place: UInt64? { fingerprint }
}

extension Component: LocatedState where Pair.Space: LocatedComonad {
  fileprivate var place: UInt64? { space.fingerprint }
}
