/// The builder of a chart: of the first states of a search, and of the transitions between them.
@frozen
@usableFromInline
struct ChartBuilder<View> {
  @usableFromInline let limit: Int
  @usableFromInline let shown: (View) -> String
  @usableFromInline var chart: Chart

  /// The ordinal of the action of each transition among the actions of its source.
  @usableFromInline var ordinals: [Int] = []

  /// The states with transitions to states outside the chart.
  @usableFromInline var cut: Set<Int> = []

  @usableFromInline
  init(_ limit: Int, showing shown: @escaping (View) -> String) {
    (self.limit, self.shown, chart) = (max(limit, 1), shown, Chart.empty)
  }

  /// Adds the next state, unless the chart is full.
  @usableFromInline
  mutating func add(_ view: View, depth: Int) {
    guard chart.states.count < limit else { return }
    chart.states.append(Chart.State(text: shown(view), depth: depth, isOpen: true))
  }

  /// Adds a transition, if both its states are in the chart.
  @usableFromInline
  mutating func add<Action>(
    _ action: @autoclosure () -> Action, from: Int, to: Int, by ordinal: Int
  ) {
    guard from < chart.states.count else { return }
    guard to < chart.states.count else {
      cut.insert(from)
      return
    }
    chart.transitions.append(Chart.Transition(from: from, to: to, name: "\(action())"))
    ordinals.append(ordinal)
  }

  /// Returns the chart, of which so many states are expanded, with a path from the initial state by
  /// the ordinals of its actions, as far as the chart has such transitions.
  consuming func chart(expanded: Int, along path: [Int]) -> Chart {
    var (chart, state) = (chart, 0)
    var numbers: [[Int]: Int] = [:]
    for (number, ordinal) in ordinals.enumerated() where !path.isEmpty {
      numbers[[chart.transitions[number].from, ordinal]] = number
    }
    for ordinal in path {
      guard let number = numbers[[state, ordinal]] else { break }
      chart.path.append(number)
      state = chart.transitions[number].to
    }
    for state in chart.states.indices {
      chart.states[state].isOpen = state >= expanded || cut.contains(state)
    }
    return chart
  }
}
