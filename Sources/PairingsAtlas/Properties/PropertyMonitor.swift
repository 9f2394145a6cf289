import Pairings

/// The properties of a search, and the evidence for them so far.
@usableFromInline
@_fixed_layout
final class PropertyMonitor<System: Model> {
  @usableFromInline let properties: [Property<System.View>]
  @usableFromInline let fair: (System.Action) -> Bool

  /// The hash of a view by which states are compared; nil if views are not compared.
  @usableFromInline let shows: ((System.View) -> UInt64)?

  /// A Boolean value indicating whether the search reports each state.
  @usableFromInline let needsViews: Bool

  /// A Boolean value indicating whether the search reports each transition.
  @usableFromInline let needsGraph: Bool

  /// A Boolean value indicating whether the search numbers states by their fingerprints.
  @usableFromInline let needsNumbers: Bool

  /// The number of properties that are decided on the graph after the search.
  @usableFromInline let graphProperties: Int

  /// A Boolean value indicating whether the search reports each expanded state.
  @usableFromInline let needsExpansions: Bool

  /// A Boolean value indicating whether all properties are decided.
  @usableFromInline var isDone = false

  @usableFromInline var evidence: [PropertyEvidence?]

  /// The refuted properties, each with the violation, in the order in which they were refuted.
  @usableFromInline var violations: [String] = []

  /// By property and by proposition, the states that satisfy it, for the analysis of the graph.
  @usableFromInline var marks: [[[Bool]]]

  @usableFromInline var shown: [[UInt64]]
  @usableFromInline var classes: [System.Action: UInt32] = [:]

  @usableFromInline
  init(
    _ properties: [Property<System.View>], fair: @escaping (System.Action) -> Bool,
    showing shows: ((System.View) -> UInt64)? = nil
  ) {
    (self.properties, self.fair, self.shows) = (properties, fair, shows)
    needsViews = !properties.isEmpty
    needsExpansions = properties.contains { $0.isAboutDeadlock || $0.isAboutDeterminism }
    needsGraph = properties.contains { $0.needsGraph }
    graphProperties = properties.count { $0.needsGraph && !$0.isAboutDeterminism }
    needsNumbers = properties.contains { $0.needsNumbers }
    evidence = properties.map { _ in nil }
    shown = properties.map { _ in [] }
    marks = properties.map { $0.needsGraph ? $0.propositions.map { _ in [] } : [] }
  }

  /// Returns the number of a fair action, from 1; 0 for an action that is not fair.
  @inlinable
  func fairness(of action: System.Action) -> UInt32 {
    if let known = classes[action] { return known }
    let new = fair(action) ? UInt32(classes.count + 1) : 0
    classes[action] = new
    return new
  }

  @usableFromInline
  func record(_ index: Int, _ new: PropertyEvidence) {
    evidence[index] = new
    if !properties[index].isExistential {
      let reason = new.reason.map { ": \($0)" } ?? ""
      violations.append("\(properties[index].name): fails\(reason)")
    }
    isDone = zip(properties, evidence).allSatisfy { $1 != nil && !$0.needsGraph }
  }

  /// Observes a view at the end of some actions from a numbered state: of a new state, of one without
  /// enabled actions, or a passing view of the last action.
  @inlinable
  func observe(
    _ view: System.View, _ number: Int, beyond actions: [Int], isDeadlock: Bool = false,
    passing passed: Int? = nil
  ) {
    for (index, property) in properties.enumerated() where evidence[index] == nil {
      let (isDecided, reason) =
        isDeadlock ? property.isDecided(byDeadlock: view) : property.isDecided(by: view)
      guard isDecided else { continue }
      let text = passed == nil ? reason : reason.map { "\($0), on the way" }
      record(index, PropertyEvidence(number, text, beyond: actions, passing: passed))
    }
  }

  /// Observes a state that the search visits for the first time.
  @inlinable
  func visit(_ model: System, _ state: System.State, _ number: Int) {
    let view = model.view(of: state)
    observe(view, number, beyond: [])
    guard needsNumbers else { return }
    for (index, property) in properties.enumerated() {
      switch property.form {
      case .faithful(let shows): shown[index].append(signature(model, state, shows(view)))
      case .canReach(let proposition), .leadsTo(nil, let proposition):
        marks[index][0].append(proposition.holds(view))
      case .leadsTo(let first?, let second):
        marks[index][0].append(first.holds(view))
        marks[index][1].append(second.holds(view))
      case .always, .reachable, .noDeadlock, .deterministic: break
      }
    }
  }

  /// Observes a state that the search visited before.
  @inlinable
  func revisit(
    _ model: System, _ state: System.State, _ number: Int, from parent: Int, by ordinal: Int
  ) {
    for (index, property) in properties.enumerated() where evidence[index] == nil {
      guard case .faithful(let shows) = property.form,
        signature(model, state, shows(model.view(of: state))) != shown[index][number]
      else { continue }
      let reason = "differs from when it was first seen: it shows, satisfies or takes other things"
      record(index, PropertyEvidence(parent, reason, beyond: [ordinal]))
    }
  }

  /// Returns a word for a state: the part of its view that it shows, the propositions that it
  /// satisfies, and its actions with their successors.
  @usableFromInline
  func signature(_ model: System, _ state: System.State, _ shown: UInt64) -> UInt64 {
    let view = model.view(of: state)
    var signature = Fingerprint(of: shown)
    for property in properties {
      for proposition in property.propositions { signature.combine(proposition.holds(view)) }
    }
    var steps: Set<UInt64> = []
    model.forEachAction(from: state) { action, next in
      var step = Fingerprint(of: action)
      step.combine(model.identify(next))
      steps.insert(step.value ?? 0)
    }
    signature.combine(steps.reduce(0, &+))
    return signature.value ?? 0
  }

  /// Observes that the search took all transitions from a state.
  ///
  /// - Throws: The error that `work` throws. The monitor calls `work` before each action that it
  ///   takes again.
  @inlinable
  func finishExpansion(
    _ model: System, _ state: System.State, _ number: Int, _ actions: Int, beyond path: [Int],
    _ work: () throws(SearchStop) -> Void
  ) throws(SearchStop) {
    if actions == 0 { observe(model.view(of: state), number, beyond: path, isDeadlock: true) }
    for (index, property) in properties.enumerated() where evidence[index] == nil {
      guard case .deterministic = property.form, let action = try ambiguity(model, state, work)
      else { continue }
      record(index, PropertyEvidence(number, "'\(action)' leads to two states", beyond: path))
    }
  }

  /// Returns an action with two successors, at once or when it is taken again.
  ///
  /// - Throws: The error that `work` throws.
  @inlinable
  func ambiguity(
    _ model: System, _ state: System.State, _ work: () throws(SearchStop) -> Void
  ) throws(SearchStop) -> System.Action? {
    var targets: [System.Action: UInt64?] = [:]
    var ambiguous: System.Action?
    for _ in 0..<2 {
      try model.visitActions(
        from: state,
        where: { _ throws(SearchStop) in
          try work()
          return true
        }
      ) { (action, next) throws(SearchStop) in
        let target = model.identify(next)
        if let known = targets[action], known != target { ambiguous = ambiguous ?? action }
        targets[action] = target
      }
    }
    return ambiguous
  }
}

/// The evidence that decides a property: a numbered state, and the actions from that state.
@frozen
@usableFromInline
struct PropertyEvidence: Sendable {
  /// The number of a state that the search visited.
  @usableFromInline var state: Int

  /// The violation; nil if the evidence is a witness.
  @usableFromInline let reason: String?

  /// The ordinals of the actions from the state to the end.
  @usableFromInline let beyond: [Int]

  /// The number of the passing view of the last action in which the path ends; nil if the path ends
  /// in a state.
  @usableFromInline let passing: Int?

  @inlinable
  init(_ state: Int, _ reason: String?, beyond: [Int], passing: Int? = nil) {
    (self.state, self.reason, self.beyond, self.passing) = (state, reason, beyond, passing)
  }
}
