/// A depth-first search in a random order that follows from a seed: a part of a swarm.
///
/// If there are too many reachable states, searches in different orders visit more states than one
/// search. The searches are independent.
///
/// - SeeAlso: Holzmann, Joshi and Groce, *Swarm Verification Techniques* (2011).
@usableFromInline
typealias DepthFirstSearch<System: Model> = Search<System, PathFrontier<System>>

extension Atlas {
  /// Checks properties of states by a depth-first search, in a random order that follows from a
  /// seed.
  ///
  /// Paths are not shortest, and there are no random walks beyond the bounds.
  ///
  /// - Precondition: No property is about runs, actions, fingerprints or reachability from every
  ///   state: these need all transitions.
  @inlinable
  public func checkDepthFirst(
    _ properties: [Property<System.View>], within bounds: Bounds, seed: UInt64,
    progress: ((Progress) -> Bool)? = nil
  ) -> CheckResult<System.Action, System.View> {
    precondition(
      properties.allSatisfy { !$0.needsNumbers }, "A property about transitions needs all of them.")
    var search = DepthFirstSearch(
      model, bounds, PathFrontier(within: bounds.depth, seed: seed), SeenSet(isNumbered: false),
      StateRecorder(monitor(properties)), SearchBudget(bounds, report: progress))
    let extent = search.run()
    guard extent == .everything else { return search.result(extent) }
    let isDone = search.visitor.monitor.isDone
    return search.result(isDone ? .decided : search.frontier.isCut ? .chance : .everything)
  }
}
