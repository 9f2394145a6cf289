/// The graph of the reachable states: a text for each state, a name for each transition.
///
///     let chart = Atlas(model).chart { $0.text }
///     print(chart.minimised.svg(title: "screen"))
public struct Chart: Equatable, Sendable {
  /// A state of the chart.
  public struct State: Equatable, Sendable {
    /// The text of the state.
    public let text: String

    /// The number of steps from the initial state at least.
    public let depth: Int

    /// A Boolean value indicating whether the search did not expand the state.
    public internal(set) var isOpen: Bool

    /// The number of states of the model for which this one stands.
    public internal(set) var count = 1

    /// Creates a state that stands for one of the model.
    public init(text: String, depth: Int, isOpen: Bool) {
      (self.text, self.depth, self.isOpen) = (text, depth, isOpen)
    }
  }

  /// A transition from one state to another.
  public struct Transition: Equatable, Hashable, Sendable {
    /// The number of the source state.
    public let from: Int

    /// The number of the target state.
    public let to: Int

    /// The name of the action.
    public let name: String

    /// Creates a transition.
    public init(from: Int, to: Int, name: String) {
      (self.from, self.to, self.name) = (from, to, name)
    }
  }

  /// The states, in the order of their depths; the first is the initial state.
  public internal(set) var states: [State]

  /// The transitions, in the order of their source states.
  public internal(set) var transitions: [Transition]

  /// The numbers of the transitions of a path, in order.
  public internal(set) var path: [Int] = []

  /// The chart without states.
  package static var empty: Chart { Chart(states: [], transitions: []) }

  /// Creates a chart without a path.
  ///
  /// - Precondition: The transitions join states of the chart, whose depths are less than their number.
  public init(states: [State], transitions: [Transition]) {
    precondition(
      transitions.allSatisfy { states.indices ~= $0.from && states.indices ~= $0.to },
      "A transition of a chart joins two of its states.")
    precondition(
      states.allSatisfy { states.indices ~= $0.depth },
      "The depth of a state is less than the number of states of its chart.")
    (self.states, self.transitions) = (states, transitions)
  }
}

extension Atlas {
  /// Returns the chart of the reachable states; by default, of the first ten thousand.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the search: a chart of more than some hundred states is for programs.
  ///   - progress: Receives the progress from time to time; the search stops if it returns false.
  ///   - shown: Returns the text of a state.
  public func chart(
    within bounds: Bounds = .states(10_000), progress: ((Progress) -> Bool)? = nil,
    showing shown: @escaping (System.View) -> String
  ) -> Chart {
    check([], within: bounds, drawing: bounds.states, progress: progress, showing: shown).chart
  }

  /// Checks properties by a breadth-first search, and returns a chart of the states that it
  /// visited first. The chart marks the path of the first property that fails, or else the first
  /// path of any property.
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - bounds: The bounds of the search.
  ///   - limit: The maximal number of states in the chart.
  ///   - progress: Receives the progress from time to time; the search stops if it returns false.
  ///   - shown: Returns the text of a state.
  public func check(
    _ properties: [Property<System.View>], within bounds: Bounds = .none, drawing limit: Int,
    progress: ((Progress) -> Bool)? = nil, showing shown: @escaping (System.View) -> String
  ) -> (result: CheckResult<System.Action, System.View>, chart: Chart) {
    var search = Search(
      model, bounds, monitor(properties), builder: ChartBuilder(limit, showing: shown),
      report: progress)
    let extent = search.run()
    let result = search.checkResult(extent)
    let failed = result.results.first { $0.verdict == .fails && $0.path != nil }?.path
    let path = failed ?? result.results.lazy.compactMap(\.path).first
    let builder = search.visitor.builder.take()
    let chart = builder?.chart(expanded: search.frontier.expanded, along: path?.ordinals ?? [])
    return (result, chart ?? .empty)
  }
}
