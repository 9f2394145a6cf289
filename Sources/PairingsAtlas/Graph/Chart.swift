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

  package init(places: [Place], steps: [Step]) { (self.places, self.steps) = (places, steps) }
}

extension Atlas {
  /// Draws a map of what can be reached: the first ten thousand places, without an answer.
  ///
  /// - Parameters:
  ///   - bounds: How far to go: a map of more than some hundred places is for programs.
  ///   - path: A path to be shown, from the start.
  ///   - shown: What to write at a place.
  public func chart(
    within bounds: Bounds = .places(10_000), path: [Region.Step] = [],
    showing shown: (Region.View) -> String
  ) -> Chart {
    var (chart, numbers) = (Chart(places: [], steps: []), [UInt64: Int]())
    var open: [(place: Region.Place, number: Int)] = []
    func number(_ place: Region.Place, _ depth: Int) -> Int {
      let word = area.identify(place)
      if let word, let known = numbers[word] { return known }
      let new = chart.places.count
      if let word { numbers[word] = new }
      let text = shown(area.view(from: place))
      chart.places.append(Chart.Place(text: text, depth: depth, isOpen: true))
      open.append((place, new))
      return new
    }
    _ = number(area.start, 0)
    var next = 0
    while next < open.count, chart.places.count <= bounds.places {
      let (place, from) = open[next]
      next += 1
      let depth = chart.places[from].depth
      guard depth < bounds.depth else { break }
      chart.places[from].isOpen = false
      area.forEachStep(from: place) { step, place in
        let to = number(place, depth + 1)
        chart.steps.append(Chart.Step(from: from, to: to, name: "\(step)"))
      }
    }
    chart.path = chart.way(path.map { "\($0)" })
    return chart
  }
}

extension Chart {
  /// The steps of these names from the start, as far as there are such steps.
  func way(_ names: [String]) -> [Int] {
    // Steps of one name may lead to several places: all ways are gone at once.
    var ways: [Int: [Int]] = [0: []]
    for name in names {
      var next: [Int: [Int]] = [:]
      for (number, step) in steps.enumerated() where step.name == name {
        if let way = ways[step.from], next[step.to] == nil { next[step.to] = way + [number] }
      }
      guard !next.isEmpty else { break }
      ways = next
    }
    return ways.min { $0.key < $1.key }?.value ?? []
  }
}
