/// A replay of a path, which confirms or refutes a result.
struct PathReplay<System: Model> {
  typealias Trace = Path<System.Action, System.View>

  private let model: System
  private let start: System.View
  private let ordinals: [Int]
  private var steps: [(action: System.Action, view: System.View)] = []

  /// The last state.
  private(set) var state: System.State

  /// The contradiction where an action could not be taken again.
  private var refusal: (first: String, second: String)?

  /// The number of steps before the cycle, and the fingerprint of the state at its beginning.
  private var cycle: (start: Int, fingerprint: UInt64?)?

  private struct Found: Error {}

  /// Replays a path, of which each action is given by its ordinal among the actions of its state.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - ordinals: The ordinals of the actions.
  ///   - passing: The number of the passing view of the last action in which the path ends; nil if
  ///     the path ends in a state.
  ///   - cycle: The number of steps before the cycle; nil without a cycle.
  init(_ model: System, _ ordinals: [Int], passing: Int? = nil, cycle: Int? = nil) {
    (self.model, self.ordinals, state) = (model, ordinals, model.initial)
    start = model.view(of: state)
    steps.reserveCapacity(ordinals.count)
    for (index, ordinal) in ordinals.enumerated() {
      if index == cycle { self.cycle = (index, model.identify(state)) }
      let isLast = index == ordinals.count - 1
      guard take(ordinal, passing: isLast ? passing : nil) else { return }
    }
    if cycle == ordinals.count { self.cycle = (ordinals.count, model.identify(state)) }
  }

  private mutating func take(_ ordinal: Int, passing: Int?) -> Bool {
    var (tried, passed) = (0, 0)
    var wanted: System.Action?
    var step: (action: System.Action, view: System.View, state: System.State?)?
    do throws(Found) {
      try model.visitActions(
        from: state,
        where: { action throws(Found) in
          tried += 1
          guard tried == ordinal + 1 else { return false }
          wanted = action
          return true
        },
        passing: { view throws(Found) in
          if passed == passing, let wanted {
            step = (wanted, view, nil)
            throw Found()
          }
          passed += 1
        }
      ) { (action, next) throws(Found) in
        step = (action, model.view(of: next), next)
        throw Found()
      }
    } catch {}
    guard let step else {
      let action = "action \(grouped(ordinal + 1))"
      refusal = (
        "\(action) was taken", "of \(counted(tried, "tried action")), \(action) could not be taken"
      )
      return false
    }
    state = step.state ?? state
    steps.append((step.action, step.view))
    return true
  }

  /// The path, as far as it could be replayed.
  var path: Trace { Trace(start: start, steps: steps, cycle: cycle?.start, ordinals: ordinals) }

  /// Returns the defect of the model by which the replay differs from the search; nil if it
  /// confirms the search.
  ///
  /// - Parameters:
  ///   - property: The name of the property that the path decides.
  ///   - shows: Returns true if the replayed path decides the property.
  func defect(
    _ property: String, where shows: (Self) -> Bool
  ) -> ModelDefect<System.Action, System.View>? {
    if let refusal {
      return ModelDefect(path: path, first: refusal.first, second: refusal.second)
    }
    if let cycle, cycle.start < steps.count, let fingerprint = cycle.fingerprint,
      let end = model.identify(state), fingerprint != end
    {
      return ModelDefect(
        path: path, first: "it was \(stateText(fingerprint))", second: "it was \(stateText(end))")
    }
    guard !shows(self) else { return nil }
    return ModelDefect(
      path: path, first: "it decided '\(property)'", second: "it did not decide '\(property)'",
      unconfirmed: property)
  }

  /// A Boolean value indicating whether the last state has no enabled action.
  var isDeadlock: Bool {
    do throws(Found) {
      try model.visitActions(from: state, where: { _ throws(Found) in true }) {
        (_, _) throws(Found) in throw Found()
      }
      return true
    } catch { return false }
  }
}
