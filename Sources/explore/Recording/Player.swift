import Foundation
import func PairingLaws.fewest
import PairingsGallery
import PairingsTimeline

/// Plays a recording: the inputs that were typed, and the answers that came, when they came.
@MainActor
struct Player {
  let file: String
  private let exhibit: Exhibit
  private let recording: Recording<Event>

  /// Reads a recording.
  ///
  /// - Throws: A refusal that names the line and the field that is wrong, or the component.
  init(_ file: String) throws(Refusal) {
    do {
      recording = try Recording(contentsOf: URL(fileURLWithPath: file), events: Self.events)
    } catch {
      throw Refusal(message: "\(printable(file)): \(error)")
    }
    self.file = file
    let name = recording.header.subject
    guard let exhibit = Exhibit.all.first(where: { $0.name == name }) else {
      throw Refusal(
        message: "\(printable(file)): line 1, field 'subject': there is no '\(printable(name))'")
    }
    self.exhibit = exhibit
    if let seed = recording.header.circumstances["seed"], UInt64(seed) == nil {
      throw Refusal(
        message: "\(printable(file)): line 1, field 'circumstances.seed': "
          + "'\(printable(seed))' is no seed")
    }
  }

  /// What tells the events of this command from others.
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
  func play(to end: Int?) -> Int32 {
    let (session, answers) = open()
    Console.write(session.view() + "\n")
    session.onView = { Console.write($0 + "\n") }
    for (index, event) in recording.events.prefix(end ?? .max).enumerated() {
      do throws(Refusal) {
        try Self.play(event, session, answers)
      } catch {
        Console.complain("\(printable(file)): line \(index + 2): \(exhibit.name) \(error.message)")
      }
    }
    guard let damage = recording.damage, end ?? .max > recording.events.count else { return 0 }
    Console.complain("\(printable(file)): \(damage)")
    return 1
  }

  /// Prints a test of the fewest events after which the view still has a text in it; returns
  /// the exit status.
  func shrink(until text: String) -> Int32 {
    guard view(after: recording.events).contains(text) else {
      Console.complain("\(printable(file)): the last view has no '\(printable(text))' in it")
      return 1
    }
    let typed = recording.events.filter { if case .travel = $0 { false } else { true } }
    guard view(after: typed).contains(text) else {
      Console.complain(
        "\(printable(file)): it takes a way through time to show '\(printable(text))', "
          + "which a test does not go")
      return 1
    }
    let events = fewest(of: typed) { view(after: $0).contains(text) }
    Console.write(source(events))
    return 0
  }

  private func open() -> (Session, Answers) {
    let answers = Answers()
    let seed = recording.header.circumstances["seed"].flatMap { UInt64($0) }
    return (exhibit.replayed(answers, Circumstances(seed: seed)), answers)
  }

  private static func play(
    _ event: Event, _ session: Session, _ answers: Answers
  ) throws(Refusal) {
    switch event {
    case .input(let text): try session.send(text)
    case .answer(let answer): try answers.give(answer)
    case .travel(let travel): try session.travel(travel)
    }
  }

  private func view(after events: [Event]) -> String {
    let (session, answers) = open()
    for event in events { try? Self.play(event, session, answers) }
    return session.view()
  }

  private func source(_ events: [Event]) -> String {
    let seed = recording.header.circumstances["seed"]
    return Self.source(
      of: events, exhibit, open(),
      seed.map { ["    // Its numbers are those of the seed \($0)."] } ?? [])
  }

  /// What happens to a component, as a test.
  static func source(of events: [Event], _ exhibit: Exhibit) -> String {
    let answers = Answers()
    return source(
      of: events, exhibit, (exhibit.replayed(answers, Circumstances(seed: nil)), answers), [])
  }

  private static func source(
    of events: [Event], _ exhibit: Exhibit, _ opened: (Session, Answers), _ notes: [String]
  ) -> String {
    let (session, answers) = opened
    var lines = notes
    session.onView = { lines.append("    test.expect(\($0.debugDescription))") }
    for event in events {
      switch event {
      case .input(let text):
        lines.append("    try test.send { try $0.respond(\(text.debugDescription)) }")
      case .answer(let answer):
        let name = answer.name.debugDescription
        lines.append(
          "    try test."
            + (answer.text == nil ? "fail(\(name), with: Offline())" : "perform(\(name))"))
      case .travel: continue
      }
      try? play(event, session, answers)
    }
    return """
      @Test func \(exhibit.name)() throws {
        try rehearse(\(exhibit.name), showing: \\.text) { test in
      \(lines.joined(separator: "\n"))
        }
      }

      """
  }
}
