/// The bounds of a search.
@frozen
public struct Bounds: Sendable {
  /// The maximal number of steps of a path.
  public var depth: Int

  /// The maximal number of states; the initial state is always visited. On several cores, or for a
  /// moment, the search exceeds the bound by the successors of one state for each core.
  public var states: Int

  /// The maximal duration. The search measures it by work done: it ends after the action or the
  /// view that it computes when the time is over.
  ///
  /// Afterwards the search replays the path of each result, an action for each step.
  public var time: Duration?

  /// The maximal growth of the memory of the process in bytes, as the system counts it: macOS and
  /// Linux do.
  public var memory: Int?

  /// The number of random walks that continue a search that ended before it visited everything.
  public var walkCount = 0

  /// The maximal number of steps of a random walk.
  public var stepsPerWalk = 0

  /// The seed of the random walks.
  public var seed: UInt64 = 0

  /// Returns the same bounds with random walks beyond them, for a search on one core.
  ///
  /// If there are too many reachable states, processes of several seeds visit more of them than one.
  ///
  /// - SeeAlso: Holzmann, Joshi and Groce, *Swarm Verification Techniques* (2011).
  public func walking(_ walkCount: Int, steps: Int, seed: UInt64 = 0) -> Bounds {
    var bounds = self
    (bounds.walkCount, bounds.stepsPerWalk, bounds.seed) = (walkCount, steps, seed)
    return bounds
  }

  /// Makes bounds; the default is none, but for the four billion states that can be numbered.
  public init(
    depth: Int = .max, states: Int = Int(UInt32.max), time: Duration? = nil, memory: Int? = nil
  ) {
    (self.depth, self.states) = (depth, min(states, Int(UInt32.max)))
    (self.time, self.memory) = (time, memory)
  }

  /// No bounds.
  public static var none: Bounds { Bounds() }

  /// Returns a bound of the number of steps of a path.
  public static func depth(_ depth: Int) -> Bounds { Bounds(depth: depth) }

  /// Returns a bound of the number of states.
  public static func states(_ states: Int) -> Bounds { Bounds(states: states) }
}
