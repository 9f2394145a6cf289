/// A map of what can be reached: places with what is shown of them, and steps with their names.
///
///     let chart = Atlas(area).chart { $0.text }
///     print(chart.minimised.svg(title: "screen"))
public struct Chart: Equatable, Sendable {
  /// A place on the map.
  public struct Place: Equatable, Sendable {
    /// What is shown of it.
    public let text: String

    /// How many steps it is from the start at least.
    public let depth: Int

    /// Whether its steps were not looked at any more.
    public internal(set) var isOpen: Bool

    /// How many places of the area it stands for.
    public internal(set) var count = 1

    package init(text: String, depth: Int, isOpen: Bool) {
      (self.text, self.depth, self.isOpen) = (text, depth, isOpen)
    }
  }

  /// A step from one place to another.
  public struct Step: Equatable, Hashable, Sendable {
    /// Where it begins, by number.
    public let from: Int

    /// Where it leads, by number.
    public let to: Int

    /// What it is called.
    public let name: String

    package init(from: Int, to: Int, name: String) {
      (self.from, self.to, self.name) = (from, to, name)
    }
  }

  /// The places, in the order of their depths; the first is the start.
  public internal(set) var places: [Place]

  /// The steps, in the order of the places that they begin at.
  public internal(set) var steps: [Step]

  /// Which steps are on a path that is shown, by number, in order.
  public internal(set) var path: [Int] = []

  /// A map of nothing.
  package static var empty: Chart { Chart(places: [], steps: []) }

  package init(places: [Place], steps: [Step]) { (self.places, self.steps) = (places, steps) }
}

extension Atlas {
  /// Draws a map of what can be reached: the first ten thousand places, without an answer.
  ///
  /// - Parameters:
  ///   - bounds: How far to go: a map of more than some hundred places is for programs.
  ///   - path: A path to be shown, from the start.
  ///   - progress: Is told how far it has come, and says whether to go on.
  ///   - shown: What to write at a place.
  public func chart(
    within bounds: Bounds = .places(10_000), path: [Region.Step] = [],
    progress: ((Progress) -> Bool)? = nil, showing shown: @escaping (Region.View) -> String
  ) -> Chart {
    var chart = ask(
      [], within: bounds, drawing: bounds.places, progress: progress, showing: shown
    ).chart
    chart.path = chart.way(path.map { "\($0)" })
    return chart
  }

  /// Searches breadth first, answers questions, and draws a map of the places that it saw first,
  /// with the path of the first answer that fails, or else of the first that has one.
  ///
  /// - Parameters:
  ///   - questions: What is asked.
  ///   - bounds: How far to go.
  ///   - limit: How many places are on the map, at most.
  ///   - progress: Is told how far it has come, and says whether to go on.
  ///   - shown: What to write at a place.
  public func ask(
    _ questions: [Question<Region.View>], within bounds: Bounds = .none, drawing limit: Int,
    progress: ((Progress) -> Bool)? = nil, showing shown: @escaping (Region.View) -> String
  ) -> (survey: Survey<Region.Step, Region.View>, chart: Chart) {
    var expedition = Expedition(
      area, bounds, inquiry(questions), shows.map(Confusion.init),
      draft: Draft(limit, showing: shown), report: progress)
    let extent = expedition.run()
    let survey = expedition.survey(extent)
    let draft = expedition.draft.take()
    var chart = draft?.chart(expanded: expedition.expanded) ?? .empty
    let failed = survey.answers.first { $0.verdict == .fails && $0.path != nil }?.path
    let path = failed ?? survey.answers.lazy.compactMap(\.path).first
    chart.path = chart.way(path?.steps.map { "\($0)" } ?? [])
    return (survey, chart)
  }
}

extension Chart {
  /// The steps of these names from the start, as far as there are such steps.
  func way(_ names: [String]) -> [Int] {
    guard !names.isEmpty else { return [] }
    var leaving = Array(repeating: [Int](), count: places.count)
    for (number, step) in steps.enumerated() { leaving[step.from].append(number) }
    // Steps of one name may lead to several places: all ways are gone at once.
    var arrivals: [[Int: Int]] = []
    var ends: Set<Int> = [0]
    for name in names {
      var next: [Int: Int] = [:]
      for place in ends {
        for number in leaving[place] where steps[number].name == name {
          next[steps[number].to] = min(next[steps[number].to] ?? .max, number)
        }
      }
      guard !next.isEmpty else { break }
      ends = Set(next.keys)
      arrivals.append(next)
    }
    var (way, place): ([Int], Int?) = ([], ends.min())
    for arrival in arrivals.reversed() {
      guard let end = place, let number = arrival[end] else { return [] }
      way.append(number)
      place = steps[number].from
    }
    return way.reversed()
  }
}
