import Foundation
import PairingsAtlas
import PairingsConsole

/// A run of an ``AtlasCommand``: checks the properties of a component, and reports the result.
@MainActor
struct AtlasRun {
  typealias Result = CheckResult<SearchAction, ComponentView>

  let entry: ExploredComponent
  let options: AtlasOptions

  /// Runs the command; returns the exit status, which is 1 if a property fails, or if its path
  /// cannot be recorded.
  func run() throws(Refusal) -> Int32 {
    let expectations = entry.expectations()
    let properties = try properties(expectations)
    let bounds = options.bounds(expectations.bounds)
    let (result, chart) = search(expectations, properties, bounds)
    let path = result.results.first { $0.verdict == .fails && $0.path != nil }?.path
    let events = path.flatMap { Self.events($0.actions) }
    // The recording is first: a reader that closes standard output ends the command.
    let isRecorded = options.record.map { record(events, hasPath: path != nil, to: $0) } ?? true
    switch options.format {
    case .text:
      Terminal.write("\(result)\n")
      if let events {
        let source = Player.source(of: events, entry)
        Terminal.write("\nAs a test:\n\n\(source)")
      }
    case .json:
      Terminal.write(AtlasReport(entry.exhibit, bounds, result).json + "\n")
    case .svg: Terminal.write(chart.minimised.svg(title: title))
    case .html: Terminal.write(chart.html(title: title))
    }
    return result.isGood && isRecorded ? EXIT_SUCCESS : EXIT_FAILURE
  }

  private var title: String { "\(entry.exhibit.name): \(entry.exhibit.summary)" }

  /// Returns the events of a path in a recording; nil if a recording cannot express its actions.
  private static func events(_ path: [SearchAction]) -> [Event]? {
    let events = path.compactMap(\.event)
    return events.count < path.count ? nil : events
  }

  /// Records the events of a path; returns false, and reports why, if that fails.
  private func record(_ events: [Event]?, hasPath: Bool, to file: String) -> Bool {
    guard let events else {
      Terminal.streams.complain(
        hasPath
          ? "a recording cannot have every step of the path"
          : "there is nothing to record")
      return !hasPath
    }
    do throws(Refusal) {
      let recorder = try Recorder(file, entry.exhibit)
      events.forEach(recorder.write)
      return recorder.isComplete
    } catch {
      Terminal.streams.complain(error.message)
      return false
    }
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
    if !options.never.isEmpty || !options.reachable.isEmpty {
      guard options.invariant == nil else {
        throw Refusal(
          message: "--invariant chooses among the properties of \(entry.exhibit.name), "
            + "instead of which --never and --reachable are checked")
      }
      properties = []
    }
    return properties + options.never.map { .never(.shows($0)) }
      + options.reachable.map { .reachable(.shows($0)) }
  }

  private func search(
    _ expectations: Expectations, _ properties: [Property<ComponentView>], _ bounds: Bounds
  ) -> (result: Result, chart: Chart) {
    let atlas = expectations.atlas
    let line = ProgressLine()
    defer { line.clear() }
    guard let limit = options.drawn else {
      return (atlas.check(properties, within: bounds) { line.show($0) }, Chart.empty)
    }
    return atlas.check(
      properties, within: bounds, drawing: limit, progress: { line.show($0) },
      showing: { $0.text })
  }
}

extension Expectations {
  /// The model checker of the model.
  var atlas: Atlas<Behaviour> { Atlas(model, fair: isFair) }
}
