/// What a search writes down for a map: the first places, and the steps between them.
@frozen
@usableFromInline
struct Draft<View> {
  @usableFromInline let limit: Int
  @usableFromInline let shown: (View) -> String
  @usableFromInline var chart: Chart

  /// The places of which some steps lead to places that are not there.
  @usableFromInline var cut: Set<Int> = []

  @usableFromInline
  init(_ limit: Int, showing shown: @escaping (View) -> String) {
    (self.limit, self.shown, chart) = (max(limit, 1), shown, Chart.empty)
  }

  /// Writes down the next place, if there is room.
  @usableFromInline
  mutating func add(_ view: View, depth: Int) {
    guard chart.places.count < limit else { return }
    chart.places.append(Chart.Place(text: shown(view), depth: depth, isOpen: true))
  }

  /// Writes down a step, if both its places are there.
  @usableFromInline
  mutating func add<Step>(_ step: @autoclosure () -> Step, from: Int, to: Int) {
    guard from < chart.places.count else { return }
    guard to < chart.places.count else {
      cut.insert(from)
      return
    }
    chart.steps.append(Chart.Step(from: from, to: to, name: "\(step())"))
  }

  /// The map, where so many places were left by all their steps.
  consuming func chart(expanded: Int) -> Chart {
    var chart = chart
    for place in chart.places.indices {
      chart.places[place].isOpen = place >= expanded || cut.contains(place)
    }
    return chart
  }
}
