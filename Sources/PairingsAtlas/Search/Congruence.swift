import PairingsDifferences

/// The comparison of states that a search takes for one, by the law of congruence of ``Model``.
///
/// Two such states must show the same, satisfy the same propositions, and take the same actions,
/// which lead to states that are taken for one again. Equal values do. The comparison also follows
/// the same random actions from both, since a part that the key omits may have an effect only later.
struct Congruence<System: Model> {
  typealias State = System.State

  /// A difference of two states, or of the states to which the same actions lead from them.
  struct Difference {
    /// The number of the first state, and the ordinals of the actions from there.
    let number: Int
    let first: [Int]

    /// The state that was merged with it, and the ordinals of the actions from there.
    let merge: SearchSuccessor<State>
    let second: [Int]

    let observations: Observations
  }

  typealias Observations = (first: ModelObservation, second: ModelObservation?)

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

  /// The number of actions and views that may still be computed for paths of several actions.
  private var work: Int

  /// Makes a comparison that takes a part of the work of a search of so many transitions.
  init(_ model: System, _ monitor: PropertyMonitor<System>, transitions: Int) {
    (self.model, self.monitor) = (model, monitor)
    propositions = monitor.properties.flatMap(\.propositions)
    work = min(256 + transitions / 32, 1 << 12)
  }

  /// Returns the first difference that it finds in a sample.
  ///
  /// - Throws: The interruption of the search.
  mutating func difference(
    in sample: MergeSample<State>, _ budget: inout SearchBudget
  ) throws(SearchStop) -> Difference? {
    var (suspect, others) = (MergeSample<State>().merges, MergeSample<State>().merges)
    for (first, merge) in sample.merges.shuffled(using: &random)
    where areEqual(first.state, merge.state) != true {
      try budget.spend()
      let areAlike = areEqual(model.view(of: first.state), model.view(of: merge.state)) ?? true
      if areAlike { others.append((first, merge)) } else { suspect.append((first, merge)) }
    }
    let walks = work + (suspect.isEmpty ? 0 : 1 << 12)
    for length in [1, 4, 16, 64] {
      if length == 4 { work = walks }
      for (first, merge) in suspect + (length < 64 ? others : []) where length == 1 || work > 0 {
        if let found = try follow(first.state, merge.state, length, &budget) {
          return Difference(
            number: first.number, first: found.first, merge: merge, second: found.second,
            observations: found.observations)
        }
      }
    }
    return nil
  }

  /// Compares two states, and those after each of so many random actions from both; returns the
  /// actions before the first difference.
  private mutating func follow(
    _ first: State, _ second: State, _ length: Int, _ budget: inout SearchBudget
  ) throws(SearchStop) -> (first: [Int], second: [Int], observations: Observations)? {
    var (left, right, path, others): (State, State, [Int], [Int]) = (first, second, [], [])
    for index in 0...length {
      work -= 2
      if let found = difference(model.view(of: left), model.view(of: right)) {
        return (path, others, found)
      }
      guard index < length else { break }
      let (steps, peers) = (try steps(from: left, &budget), try steps(from: right, &budget))
      if let found = difference(steps, peers) { return (path, others, found) }
      guard let step = steps.randomElement(using: &random),
        let peer = peers.first(where: { isSame($0, step) })
      else { break }
      (left, right) = (step.successor, peer.successor)
      path.append(step.ordinal)
      others.append(peer.ordinal)
    }
    return nil
  }

  private func isSame(_ one: Step, _ other: Step) -> Bool {
    one.action == other.action && one.fingerprint == other.fingerprint
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
      return (.differentViews(ValueDifferences(of: one, and: other).lines), nil)
    }
    let proposition = propositions.first { $0.holds(one) != $0.holds(other) }
    return proposition.map { proposition in
      let (yes, no) = (
        ModelObservation.satisfies(proposition.name), ModelObservation.violates(proposition.name)
      )
      return proposition.holds(one) ? (yes, no) : (no, yes)
    }
  }

  private func difference(_ steps: [Step], _ peers: [Step]) -> Observations? {
    let (left, right) = (
      Dictionary(grouping: steps, by: \.action), Dictionary(grouping: peers, by: \.action)
    )
    if let step = steps.first(where: { right[$0.action] == nil }) {
      return (.enabled("\(step.action)"), .disabled("\(step.action)"))
    }
    for step in peers {
      let name = "\(step.action)"
      guard let own = left[step.action], let others = right[step.action] else {
        return (.disabled(name), .enabled(name))
      }
      let (ends, otherEnds) = (Set(own.map(\.fingerprint)), Set(others.map(\.fingerprint)))
      if ends != otherEnds {
        return (
          .leads(name, to: ends.subtracting(otherEnds).first ?? own[0].fingerprint),
          .leads(name, to: otherEnds.subtracting(ends).first ?? others[0].fingerprint)
        )
      }
      if Set(own.flatMap(\.passing)) != Set(others.flatMap(\.passing)) {
        return (.differentPassingViews(of: name), nil)
      }
    }
    return nil
  }
}

/// Returns true if two values are equal; nil if their type has no equality.
private func areEqual<Value>(_ one: Value, _ other: Value) -> Bool? {
  (one as? any Equatable)?.isEqual(to: other)
}

extension Equatable {
  fileprivate func isEqual<Other>(to other: Other) -> Bool { other as? Self == self }
}
