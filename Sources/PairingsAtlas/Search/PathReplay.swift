/// A replay of a path, which confirms or refutes a result.
struct PathReplay<System: Model> {
  typealias Trace = Path<System.Action, System.View>

  private let model: System
  private let start: System.View
  private var steps: [(action: System.Action, view: System.View)] = []

  /// The last state.
  private(set) var state: System.State

  /// The contradiction where an action could not be taken again.
  private var refusal: (first: ModelObservation, second: ModelObservation)?

  /// The number of steps before the cycle, and the fingerprint of the state at its beginning.
  private var cycle: (start: Int, fingerprint: UInt64?)?

  private struct Found: Error {}

  /// Replays a path, of which each action is given by its ordinal among the actions of its state.
  init(_ model: System, _ ordinals: [Int], cycle: Int? = nil) {
    (self.model, state) = (model, model.initial)
    start = model.view(of: state)
    steps.reserveCapacity(ordinals.count)
    for (index, ordinal) in ordinals.enumerated() {
      if index == cycle { self.cycle = (index, model.identify(state)) }
      guard take(ordinal) else { return }
    }
    if cycle == ordinals.count { self.cycle = (ordinals.count, model.identify(state)) }
  }

  private mutating func take(_ ordinal: Int) -> Bool {
    var (tried, found): (Int, (action: System.Action, state: System.State)?) = (0, nil)
    do throws(Found) {
      try model.visitActions(
        from: state,
        where: { _ throws(Found) in
          tried += 1
          return tried == ordinal + 1
        }
      ) { (action, next) throws(Found) in
        found = (action, next)
        throw Found()
      }
    } catch {}
    guard let found else {
      refusal = (.taken(action: ordinal + 1), .refused(action: ordinal + 1, of: tried))
      return false
    }
    state = found.state
    steps.append((found.action, model.view(of: found.state)))
    return true
  }

  /// The path, as far as it could be replayed.
  var path: Trace { Trace(start: start, steps: steps, cycle: cycle?.start) }

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
      return ModelDefect(path: path, first: .state(fingerprint), second: .state(end))
    }
    guard !shows(self) else { return nil }
    return ModelDefect(path: path, first: .decides(property), second: .doesNotDecide(property))
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
