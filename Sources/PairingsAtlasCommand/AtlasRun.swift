import PairingsAtlas
import PairingsExplore
import PairingsSession

/// A run of an ``AtlasCommand``: checks the properties of a component, and reports the result.
@MainActor
struct AtlasRun {
  typealias Result = CheckResult<SearchAction, ComponentView>

  let entry: ExploredComponent
  let options: AtlasOptions

  /// Runs the command; returns the exit status, which is 1 if a property fails.
  func run() throws(Refusal) -> Int32 {
    let expectations = entry.expectations()
    let properties = try properties(expectations)
    let bounds = options.bounds(expectations.bounds)
    let (result, chart) = try search(expectations, properties, bounds)
    let failed = result.results.first { $0.verdict == .fails && $0.path != nil }
    let events = try events(failed?.path?.actions)
    if let file = options.record {
      if let events {
        try Player.record(events, of: entry.exhibit, to: file)
      } else {
        Console.complain("there is nothing to record")
      }
    }
    switch options.format {
    case .text:
      Console.write("\(result)\n")
      if let events {
        let source = Player.source(of: events, entry)
        Console.write("\nAs a test:\n\n\(source)")
      }
    case .json: Console.write(SwarmReport(entry.exhibit, options, bounds, result).json + "\n")
    case .dot, .svg, .html:
      let title = "\(entry.exhibit.name): \(entry.exhibit.summary)"
      switch options.format {
      case .dot: Console.write(chart.minimised.dot)
      case .svg: Console.write(chart.minimised.svg(title: title))
      default: Console.write(chart.html(title: title))
      }
    }
    return result.isGood ? 0 : 1
  }

  /// Returns the events of a path in a recording; nil without a path, or if a recording cannot
  /// express its actions.
  private func events(_ path: [SearchAction]?) throws(Refusal) -> [Event]? {
    guard let path else { return nil }
    let events = path.compactMap(\.event)
    guard events.count < path.count else { return events }
    guard options.record == nil else {
      throw Refusal(
        message: "\(entry.exhibit.name) is random: the atlas chooses its numbers, and a "
          + "recording cannot")
    }
    return nil
  }

  private func properties(
    _ expectations: Expectations
  ) throws(Refusal) -> [Property<ComponentView>] {
    var properties = expectations.properties
    if let name = options.invariant {
      properties = properties.filter { $0.name.contains(name) }
      guard !properties.isEmpty else {
        let names = expectations.properties.map { "'\($0.name)'" }.joined(separator: ", ")
        throw Refusal(
          message: "\(entry.exhibit.name) has no property '\(printable(name))', but \(names)")
      }
    }
    if options.never != nil || options.reachable != nil { properties = [] }
    if let text = options.never { properties.append(.never(.shows(text))) }
    if let text = options.reachable { properties.append(.reachable(.shows(text))) }
    if options.swarm != nil { properties.removeAll { !$0.isAboutStates } }
    return properties
  }

  private func search(
    _ expectations: Expectations, _ properties: [Property<ComponentView>], _ bounds: Bounds
  ) throws(Refusal) -> (result: Result, chart: Chart) {
    let atlas = expectations.atlas
    let line = ProgressLine()
    defer { line.clear() }
    guard let part = options.swarm?.part, part > 1 else {
      guard let limit = options.drawn else {
        return (atlas.check(properties, within: bounds) { line.show($0) }, Chart.empty)
      }
      return atlas.check(
        properties, within: bounds, drawing: limit, progress: { line.show($0) },
        showing: { $0.text })
    }
    guard options.drawn == nil else {
      throw Refusal(message: "a picture is of a search by depth, which part 1 of a swarm is")
    }
    // The parts from the second on go as deep as the bound, half as deep, and so on down to a
    // sixteenth, and then again. So many parts visit near states, and some visit far ones.
    var own = bounds
    if own.depth < .max { own.depth = max(own.depth >> ((part - 2) % 5), min(own.depth, 1)) }
    if own.states == Int(UInt32.max), own.time == nil { own.states = 1_000_000 }
    let seed = options.seed &+ UInt64(part)
    let result = atlas.checkDepthFirst(properties, within: own, seed: seed) { line.show($0) }
    return (result, Chart.empty)
  }
}

extension Expectations {
  /// The model checker of the model.
  var atlas: Atlas<Behaviour> { Atlas(model, fair: isFair) }
}
