/// The result of a search: the results of its properties, and its extent.
public struct CheckResult<Action: Hashable, View> {
  /// The number of states visited.
  public let states: Int

  /// The number of transitions taken.
  public let transitions: Int

  /// The number of steps from the initial state to the farthest state visited.
  public let depth: Int

  /// The reason for which the search ended.
  public let extent: Extent

  /// The results, in the order of the properties.
  public let results: [PropertyResult<Action, View>]

  /// A violation of the laws of ``Model``, if the search met one. Without it, no property holds on
  /// the ground of all states.
  public let defect: ModelDefect<Action, View>?

  /// A Boolean value indicating whether some state had no fingerprint. The search visits such a
  /// state anew each time that it reaches it.
  public let hasUnidentifiedStates: Bool

  /// The number of random walks that continued the search beyond its bounds.
  public let walkCount: Int

  @usableFromInline
  init(
    states: Int, transitions: Int, depth: Int, extent: Extent,
    results: [PropertyResult<Action, View>], defect: ModelDefect<Action, View>? = nil,
    hasUnidentifiedStates: Bool, walkCount: Int
  ) {
    (self.states, self.transitions, self.depth) = (states, transitions, depth)
    (self.extent, self.defect, self.hasUnidentifiedStates) = (extent, defect, hasUnidentifiedStates)
    self.results = defect == nil ? results : results.map { $0.ofDefectiveModel }
    self.walkCount = walkCount
  }

  /// A Boolean value indicating whether each result is good and the model has no defect.
  public var isGood: Bool { defect == nil && results.allSatisfy(\.isGood) }

  /// A Boolean value indicating whether the search visited everything or decided all properties.
  public var isExhausted: Bool { extent == .everything || extent == .decided }
}

extension CheckResult: CustomStringConvertible {
  /// A line for each result, with its path, and a line about the search.
  public var description: String {
    let counts = "\(counted(states, "state")), \(counted(transitions, "transition"))"
    return
      (results.map { text($0) } + ["\(counts): \(search)"] + (defect.map { ["error: \($0)"] } ?? []))
      .joined(separator: "\n")
  }

  /// The extent of the search, in words.
  public var search: String {
    let walked = walkCount == 0 ? "" : ", and \(counted(walkCount, "random walk")) beyond"
    let notes = (hasUnidentifiedStates ? ", with states that have no fingerprint" : "") + walked
    return switch extent {
    case .everything: (defect == nil ? "all of them" : "of a model that is wrong") + notes
    case .depth(let depth): "up to depth \(depth), not exhausted" + notes
    case .states: "not exhausted, too many states (depth \(depth))" + notes
    case .time: "not exhausted, no time left (depth \(depth))" + notes
    case .memory: "not exhausted, no memory left (depth \(depth))" + notes
    case .stopped: "not exhausted, stopped (depth \(depth))" + notes
    case .decided: "as far as was needed (depth \(depth))" + notes
    }
  }

  private func text(_ result: PropertyResult<Action, View>) -> String {
    guard result.path == nil, defect == nil else { return "\(result)" }
    return "\(result)"
      + (result.verdict == .open ? ", \(search)" : " for all \(counted(states, "state"))")
  }
}
