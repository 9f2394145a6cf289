import Foundation
import PairingsGallery
import PairingsTimeline

/// A player of recordings: it repeats the inputs and the answers in their order.
@MainActor
struct Player {
  let file: String
  private let entry: GalleryEntry
  private let recording: Recording<Event>

  /// Reads a recording.
  ///
  /// - Throws: A refusal that names the line and the field that is wrong, or the component.
  init(_ file: String) throws(Refusal) {
    do {
      recording = try Recording(contentsOf: URL(fileURLWithPath: file), events: Self.events)
    } catch {
      throw Refusal(message: "\(printable(file)): \(printable(error.description))")
    }
    self.file = file
    let name = recording.header.subject
    guard let entry = GalleryEntry.all.first(where: { $0.name == name }) else {
      throw Refusal(
        message: "\(printable(file)): line 1, field 'subject': there is no '\(printable(name))'")
    }
    self.entry = entry
    try checkCircumstances()
  }

  /// Checks that the recording has exactly the circumstances that the component needs.
  private func checkCircumstances() throws(Refusal) {
    let circumstances = recording.header.circumstances
    func refuse(_ name: String, _ reason: String) -> Refusal {
      let field = printable("circumstances.\(name)")
      return Refusal(message: "\(printable(file)): line 1, field '\(field)': \(reason)")
    }
    if let name = circumstances.keys.sorted().first(where: { $0 != "seed" }) {
      throw refuse(name, "it is not known")
    }
    switch circumstances["seed"] {
    case nil: if entry.exhibit.isRandom { throw refuse("seed", "it is missing") }
    case let seed?:
      guard UInt64(seed) != nil else {
        throw refuse("seed", "'\(printable(seed))' is no seed")
      }
      guard entry.exhibit.isRandom else { throw refuse("seed", "nothing about it is random") }
    }
  }

  /// The identifier of this command's events in recordings.
  static var events: String { "explore/1" }

  /// Begins a recording of a component.
  static func writer(
    _ file: String, _ exhibit: Exhibit, seed: UInt64?
  ) throws(Refusal) -> RecordingWriter<Event> {
    do {
      return try RecordingWriter(
        to: URL(fileURLWithPath: file),
        .init(
          subject: exhibit.name, events: events,
          circumstances: seed.map { ["seed": "\($0)"] } ?? [:]))
    } catch {
      throw Refusal(
        message: "'\(printable(file))' cannot be written: \(error.localizedDescription)")
    }
  }

  /// Shows every view, up to an event if one is named; returns the exit status.
  ///
  /// An event that the component refuses is damage, since it was never recorded. The player stops
  /// there.
  func play(to end: Int?) -> Int32 {
    let (session, answers) = open()
    Console.write(session.view() + "\n")
    session.onView = { Console.write($0 + "\n") }
    if let damage = play(recording.events.prefix(end ?? .max), session, answers) {
      return fail(damage)
    }
    guard end ?? .max > recording.events.count else { return 0 }
    if let damage = recording.damage { return fail(damage.description) }
    guard let end else { return 0 }
    return fail("there are \(recording.events.count) events, and no event \(end)")
  }

  /// Prints a test of the fewest events after which the view still contains a text; returns the
  /// exit status.
  func shrink(until text: String) -> Int32 {
    let (session, answers) = open()
    if let damage = play(recording.events[...], session, answers) { return fail(damage) }
    if let damage = recording.damage { return fail(damage.description) }
    guard session.view().contains(text) else {
      return fail("the last view has no '\(text)' in it")
    }
    let typed = recording.events.filter { !$0.isTravel }
    guard view(after: typed).contains(text) else {
      return fail(
        "it takes a way through time to show '\(text)', which a test does not go")
    }
    let events = fewest(of: typed) { view(after: $0).contains(text) }
    Console.write(source(accepted(events)))
    return 0
  }

  /// Reports damage; returns the exit status.
  private func fail(_ reason: String) -> Int32 {
    Console.complain("\(printable(file)): \(printable(reason))")
    return 1
  }

  /// Plays events; returns the damage at the first one that is refused.
  private func play(
    _ events: ArraySlice<Event>, _ session: Session, _ answers: Answers
  ) -> String? {
    for (index, event) in events.enumerated() {
      do throws(Refusal) {
        try Self.play(event, session, answers)
      } catch {
        return "line \(index + 2): \(entry.name) \(error.message)"
      }
    }
    return nil
  }

  private func open() -> (Session, Answers) {
    let answers = Answers()
    let seed = recording.header.circumstances["seed"].flatMap { UInt64($0) }
    let configuration = SessionConfiguration(
      seed: seed, keepsPast: recording.events.contains { $0.isTravel })
    return (entry.replayed(answers, configuration), answers)
  }

  private static func play(
    _ event: Event, _ session: Session, _ answers: Answers
  ) throws(Refusal) {
    switch event {
    case .input(let text):
      // A host accepts a line, and treats commands of time travel as such.
      guard Travel(text) == nil, !text.unicodeScalars.contains("\n") else {
        throw Refusal(message: "takes no input '\(printable(text))'")
      }
      try session.send(text)
    case .answer(let answer): try answers.give(answer)
    case .travel(let travel): try session.travel(travel)
    }
  }

  private func view(after events: [Event]) -> String {
    let (session, answers) = open()
    for event in events { try? Self.play(event, session, answers) }
    return session.view()
  }

  /// Returns the events that the component accepts after others are removed.
  private func accepted(_ events: [Event]) -> [Event] {
    let (session, answers) = open()
    return events.filter { (try? Self.play($0, session, answers)) != nil }
  }

  private func source(_ events: [Event]) -> String {
    let seed = recording.header.circumstances["seed"]
    return Self.source(
      of: events, entry.name, open(),
      seed.map { ["    // Its numbers are those of the seed \($0)."] } ?? [])
  }

  /// Returns the source of a test with these events.
  static func source(of events: [Event], _ entry: GalleryEntry) -> String {
    let answers = Answers()
    return source(
      of: events, entry.name, (entry.replayed(answers, SessionConfiguration(seed: nil)), answers),
      [])
  }

  private static func source(
    of events: [Event], _ name: String, _ opened: (Session, Answers), _ notes: [String]
  ) -> String {
    let (session, answers) = opened
    var lines = notes
    session.onView = { lines.append("    test.expect(\($0.debugDescription))") }
    for event in events {
      switch event {
      case .input(let text):
        lines.append("    try test.send(test.view.respond(\(text.debugDescription)))")
      case .answer(let answer):
        let step = answer.name.debugDescription
        lines.append(
          "    try test."
            + (answer.text == nil ? "fail(\(step), with: Offline())" : "perform(\(step))"))
      case .travel: continue
      }
      try? play(event, session, answers)
    }
    return """
      @Test func \(name)() throws {
        try rehearse(\(name), showing: \\.text) { test in
      \(lines.joined(separator: "\n"))
        }
      }

      """
  }
}

extension Event {
  /// True for a command of time travel.
  fileprivate var isTravel: Bool { if case .travel = self { true } else { false } }
}
