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
  public init(states: [State], transitions: [Transition]) {
    (self.states, self.transitions) = (states, transitions)
  }
}

extension Atlas {
  /// Returns the chart of the reachable states; by default, of the first ten thousand.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the search: a chart of more than some hundred states is for programs.
  ///   - path: The actions of a path from the initial state to mark.
  ///   - progress: Receives the progress from time to time; the search stops if it returns false.
  ///   - shown: Returns the text of a state.
  public func chart(
    within bounds: Bounds = .states(10_000), path: [System.Action] = [],
    progress: ((Progress) -> Bool)? = nil, showing shown: @escaping (System.View) -> String
  ) -> Chart {
    var chart = check(
      [], within: bounds, drawing: bounds.states, progress: progress, showing: shown
    ).chart
    chart.path = chart.path(named: path.map { "\($0)" }, through: model.views(path).map(shown))
    return chart
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
    let builder = search.visitor.builder.take()
    var chart = builder?.chart(expanded: search.frontier.expanded) ?? .empty
    let failed = result.results.first { $0.verdict == .fails && $0.path != nil }?.path
    let path = failed ?? result.results.lazy.compactMap(\.path).first
    chart.path = chart.path(
      named: path?.actions.map { "\($0)" } ?? [], through: path?.steps.map { shown($0.view) } ?? [])
    return (result, chart)
  }
}

extension Chart {
  /// Returns the transitions of a path from the initial state by the names of its actions and the texts
  /// of its states, as far as the chart has such transitions.
  func path(named names: [String], through texts: [String]) -> [Int] {
    guard !names.isEmpty else { return [] }
    var outgoing = Array(repeating: [Int](), count: states.count)
    for (number, transition) in transitions.enumerated() {
      outgoing[transition.from].append(number)
    }
    // An action may have several targets: the search follows all of them at once.
    var layers: [[Int: Int]] = []
    var ends: Set<Int> = [0]
    for (name, text) in zip(names, texts) {
      var next: [Int: Int] = [:]
      for state in ends {
        for number in outgoing[state]
        where transitions[number].name == name && states[transitions[number].to].text == text {
          next[transitions[number].to] = min(next[transitions[number].to] ?? .max, number)
        }
      }
      guard !next.isEmpty else { break }
      ends = Set(next.keys)
      layers.append(next)
    }
    var (path, state): ([Int], Int?) = ([], ends.min())
    for layer in layers.reversed() {
      guard let end = state, let number = layer[end] else { return [] }
      path.append(number)
      state = transitions[number].from
    }
    return path.reversed()
  }
}

extension Model {
  /// Returns the views after actions that are taken one after the other, as far as they are enabled. An
  /// action that leads to several states leads to those from which the next one is enabled.
  ///
  /// - Complexity: The actions of the states on the way, and O(*n*) for *n* actions.
  fileprivate func views(_ actions: [Action]) -> [View] {
    var layers: [[(state: State, origin: Int)]] = [[(initial, 0)]]
    for action in actions {
      var (next, seen): ([(state: State, origin: Int)], Set<UInt64>) = ([], [])
      for (origin, step) in layers[layers.count - 1].enumerated() {
        forEachAction(from: step.state) { taken, target in
          guard taken == action, identify(target).map({ seen.insert($0).inserted }) ?? true
          else { return }
          next.append((target, origin))
        }
      }
      if next.isEmpty { break }
      layers.append(next)
    }
    var (views, place): ([View], Int) = ([], 0)
    for layer in layers.dropFirst().reversed() {
      views.append(view(of: layer[place].state))
      place = layer[place].origin
    }
    return views.reversed()
  }
}
