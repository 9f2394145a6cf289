public import Pairings

/// An explicit-state model checker.
///
/// A component is the space of all its futures. An atlas visits each reachable state on a shortest
/// path. It decides properties of all states and runs, and returns a shortest counterexample for
/// each property that fails.
///
///     let atlas = Atlas(Interactions(counter, inputs: [.up, .down]))
///     let result = atlas.check(.always(Proposition("small") { $0.text != "3" }), within: .depth(5))
///     print(result)  // always small: fails after 3 steps: not small …
///
/// The search is deterministic: each run visits the same states in the same order.
///
/// - SeeAlso: Holzmann, *The SPIN Model Checker* (2003); Lamport, *Specifying Systems* (2002).
@frozen
public struct Atlas<System: Model> {
  /// The model that is checked.
  public let model: System

  @usableFromInline let fair: (System.Action) -> Bool

  /// The hash of a view by which states are compared; nil if views are not compared.
  @usableFromInline let shows: ((System.View) -> UInt64)?

  /// Makes a model checker.
  ///
  /// - Parameters:
  ///   - model: The model to check.
  ///   - fair: Returns true for the actions that are weakly fair; without it, all are. A fair
  ///     action that stays enabled is taken at some time.
  @inlinable
  public init(_ model: System, fair: @escaping (System.Action) -> Bool = { _ in true }) {
    (self.model, self.fair, shows) = (model, fair, nil)
  }

  /// Makes a model checker that compares views of states with one fingerprint.
  ///
  /// - Parameters:
  ///   - model: The model to check.
  ///   - fair: Returns true for the actions that are weakly fair; without it, all are.
  ///   - shown: The part of a view that is compared. If that differs for two states with one
  ///     fingerprint, the model has a ``CheckResult/defect``.
  @inlinable
  public init<Shown: Hashable>(
    _ model: System, fair: @escaping (System.Action) -> Bool = { _ in true },
    showing shown: @escaping (System.View) -> Shown
  ) {
    (self.model, self.fair) = (model, fair)
    shows = { Fingerprint(of: shown($0)).value ?? 0 }
  }

  /// Makes a model checker that compares the whole views of states with one fingerprint.
  ///
  /// - Parameters:
  ///   - model: The model to check.
  ///   - fair: Returns true for the actions that are weakly fair; without it, all are.
  @inlinable
  public init(
    _ model: System, fair: @escaping (System.Action) -> Bool = { _ in true }
  ) where System.View: Hashable {
    self.init(model, fair: fair, showing: { $0 })
  }
}

extension Atlas {
  /// Checks properties by a breadth-first search.
  ///
  /// - Parameters:
  ///   - properties: The properties; without any, the search counts states.
  ///   - bounds: The bounds of the search.
  ///   - progress: Receives the progress from time to time; the search stops if it returns false.
  /// - Complexity: O(states + transitions). Properties of states compute the view of each state.
  ///   The visited set and the predecessors take 17 to 22 bytes a state. Properties of runs and of
  ///   reachability from every state keep the transitions, too.
  @inlinable
  public func check(
    _ properties: [Property<System.View>], within bounds: Bounds = .none,
    progress: ((Progress) -> Bool)? = nil
  ) -> CheckResult<System.Action, System.View> {
    var search = Search(model, bounds, monitor(properties), report: progress)
    let extent = search.run()
    return search.checkResult(extent)
  }

  /// Checks properties by a breadth-first search.
  @inlinable
  public func check(
    _ properties: Property<System.View>..., within bounds: Bounds = .none,
    progress: ((Progress) -> Bool)? = nil
  ) -> CheckResult<System.Action, System.View> {
    check(properties, within: bounds, progress: progress)
  }

  /// Checks properties of states by a breadth-first search with partial-order reduction.
  ///
  /// The search takes independent actions in one order only. It visits all states, on shortest
  /// paths, by fewer transitions.
  ///
  /// Two actions are independent if neither disables the other, neither gives the other passing
  /// views, and both orders lead to one state. ``Commutation`` checks a declaration of independence.
  ///
  /// - Complexity: O(states + transitions), and quadratic in the number of actions of a state.
  /// - Precondition: No property is about runs, actions, fingerprints or reachability from every
  ///   state: these need all transitions.
  @inlinable
  public func check(
    _ properties: Property<System.View>..., within bounds: Bounds = .none,
    areIndependent: @escaping (System.Action, System.Action) -> Bool,
    progress: ((Progress) -> Bool)? = nil
  ) -> CheckResult<System.Action, System.View> {
    precondition(
      properties.allSatisfy { !$0.needsNumbers }, "The property needs all transitions.")
    var search = Search(
      model, bounds, monitor(properties), sleepSets: SleepSets(areIndependent: areIndependent),
      report: progress)
    let extent = search.run()
    return search.checkResult(extent)
  }

  @usableFromInline
  func monitor(_ properties: [Property<System.View>]) -> PropertyMonitor<System> {
    PropertyMonitor(properties, fair: fair, showing: shows)
  }
}
