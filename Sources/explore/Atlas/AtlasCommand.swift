import PairingsAtlas
import PairingsGallery
import PairingsTimeline

/// Explores all that can be reached in a component, and says what came of it.
@MainActor
struct AtlasCommand {
  let exhibit: Exhibit
  let options: AtlasOptions

  /// Runs it; returns the exit status: 1 if something fails that was asked.
  func run() throws(Refusal) -> Int32 {
    let expectations = exhibit.expectations
    let questions = try questions(expectations)
    let bounds = options.bounds(expectations.bounds)
    let (survey, chart) = try search(expectations, questions, bounds)
    let failed = survey.answers.first { $0.verdict == .fails && $0.path != nil }
    let events = try events(failed?.path?.steps, expectations)
    if let file = options.record {
      if let events {
        try record(events, file)
      } else {
        Console.complain("there is nothing to record")
      }
    }
    switch options.format {
    case .text:
      Console.write("\(survey)\n")
      if let events {
        let source = Player.source(of: events, exhibit)
        Console.write("\nAs a test:\n\n\(source)")
      }
    case .json: Console.write(SwarmReport(exhibit, options, bounds, survey).json + "\n")
    case .dot, .svg, .html:
      let title = "\(exhibit.name): \(exhibit.summary)"
      switch options.format {
      case .dot: Console.write(chart.minimised.dot)
      case .svg: Console.write(chart.minimised.svg(title: title))
      default: Console.write(chart.html(title: title))
      }
    }
    return survey.isGood ? 0 : 1
  }

  /// What happens on a path, as a recording says it; nothing if there is none, or nothing that
  /// a recording can say.
  private func events(
    _ path: [String]?, _ expectations: Expectations
  ) throws(Refusal) -> [Event]? {
    guard let path else { return nil }
    guard let event = expectations.event else {
      guard options.record == nil else {
        throw Refusal(
          message: "\(exhibit.name) is random: the atlas chooses its numbers, and a "
            + "recording cannot")
      }
      return nil
    }
    return path.map(event)
  }

  private func questions(_ expectations: Expectations) throws(Refusal) -> [Question<Sight>] {
    var questions = expectations.questions
    if let name = options.invariant {
      questions = questions.filter { $0.name.contains(name) }
      guard !questions.isEmpty else {
        let names = expectations.questions.map { "'\($0.name)'" }.joined(separator: ", ")
        throw Refusal(message: "\(exhibit.name) is not asked '\(printable(name))', but \(names)")
      }
    }
    if options.never != nil || options.reachable != nil { questions = [] }
    if let text = options.never { questions.append(.never(.shows(text))) }
    if let text = options.reachable { questions.append(.reachable(.shows(text))) }
    if options.swarm != nil { questions.removeAll { !$0.isAboutPlaces } }
    return questions
  }

  private func search(
    _ expectations: Expectations, _ questions: [Question<Sight>], _ bounds: Bounds
  ) throws(Refusal) -> (survey: Expectations.Answers, chart: Chart) {
    let line = ProgressLine()
    defer { line.clear() }
    guard let part = options.swarm?.part, part > 1 else {
      guard let limit = options.drawn else {
        return (expectations.ask(questions, bounds) { line.show($0) }, Chart.empty)
      }
      return expectations.draw(questions, bounds, limit) { line.show($0) }
    }
    guard options.drawn == nil else {
      throw Refusal(message: "a picture is of a search by depth, which part 1 of a swarm is")
    }
    // Every other part goes half as deep as the one before it, down to a sixteenth, and then
    // as deep as the first: what is near is seen by many, what is far by some.
    var own = bounds
    if own.depth < .max { own.depth = max(own.depth >> ((part - 2) % 5), 1) }
    if own.places == Int(UInt32.max), own.time == nil { own.places = 1_000_000 }
    let seed = options.seed &+ UInt64(part)
    return (expectations.descend(questions, own, seed) { line.show($0) }, Chart.empty)
  }

  private func record(_ events: [Event], _ file: String) throws(Refusal) {
    let writer = try Player.writer(file, exhibit, seed: nil)
    do { for event in events { try writer.append(event) } } catch {
      throw Refusal(message: "'\(printable(file))' cannot be written: \(error)")
    }
  }
}
