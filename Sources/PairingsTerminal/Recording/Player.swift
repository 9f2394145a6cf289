import Foundation
import PairingsConsole
import PairingsDifferences
import PairingsTimeline

/// A player of recordings: it repeats the events in their order.
@MainActor
struct Player {
  let file: String
  private let entry: ExploredComponent
  private let recording: Recording<Event>

  /// Reads a recording.
  ///
  /// - Throws: A refusal that names the line and the field that is wrong, or the component.
  init(_ file: String, of shelf: Shelf) throws(Refusal) {
    do throws(RecordingError) {
      switch FileContents(of: file) {
      case .whole(let bytes): recording = try Recording(Data(bytes), events: Self.events)
      case .tooLarge:
        throw .unreadable("it is too large for a recording")
      case .unreadable:
        recording = try Recording(contentsOf: URL(fileURLWithPath: file), events: Self.events)
      }
    } catch {
      throw Refusal(message: "\(printable(file)): \(printable(error.description))")
    }
    self.file = file
    let name = recording.header.subject
    guard let entry = shelf[name] else {
      throw Refusal(
        message: "\(printable(file)): line 1, field 'subject': there is no '\(printable(name))'")
    }
    self.entry = entry
    if let odd = recording.header.circumstances.keys.min() {
      let field = printable("circumstances.\(odd)")
      throw Refusal(message: "\(printable(file)): line 1, field '\(field)': it is not known")
    }
  }

  /// The identifier of this command's events in recordings.
  static var events: String { "explore/1" }

  /// Shows every view, up to an event if one is named; returns the exit status.
  ///
  /// An event that the component refuses is damage, since it was never recorded. The player stops
  /// there.
  func play(to end: Int?) -> Int32 {
    let session = open()
    Terminal.write(printableLines(session.view()) + "\n")
    session.onView = { Terminal.write(printableLines($0) + "\n") }
    if let damage = play(recording.events.prefix(end ?? .max), session) {
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
    let session = open()
    if let damage = play(recording.events[...], session) { return fail(damage) }
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
    Terminal.write(Self.source(of: accepted(events), entry))
    return 0
  }

  /// Reports damage; returns the exit status.
  private func fail(_ reason: String) -> Int32 {
    Terminal.streams.complain("\(printable(file)): \(printable(reason))")
    return 1
  }

  /// Plays events; returns the damage at the first one that is refused.
  private func play(_ events: ArraySlice<Event>, _ session: Session) -> String? {
    for (index, event) in events.enumerated() {
      do throws(Refusal) {
        try Self.play(event, session)
      } catch {
        return "line \(index + 2): \(entry.name) \(error.message)"
      }
    }
    return nil
  }

  private func open(keepingPast keepsPast: Bool = false) -> Session {
    entry.replayed(keepsPast || recording.events.contains { $0.isTravel })
  }

  private static func play(_ event: Event, _ session: Session) throws(Refusal) {
    // A host accepts a line, and treats the commands of a session as such.
    if case .input(let text) = event,
      session.command(text) != nil || text.unicodeScalars.contains("\n")
    {
      throw Refusal(message: "takes no input '\(printable(text))'")
    }
    try session.take(event)
  }

  private func view(after events: [Event]) -> String {
    let session = open()
    for event in events { try? Self.play(event, session) }
    return session.view()
  }

  /// Returns the events that the component accepts after others are removed.
  private func accepted(_ events: [Event]) -> [Event] {
    let session = open()
    return events.filter { (try? Self.play($0, session)) != nil }
  }

  /// Returns the source of a test with these events.
  static func source(of events: [Event], _ entry: ExploredComponent) -> String {
    let session = entry.replayed(false)
    var (lines, noted): ([String], Int) = ([], 0)
    func note() {
      let notes = session.notes()
      for note in notes[noted...] { lines += note.expectation.map { ["    test.\($0)"] } ?? [] }
      noted = notes.count
    }
    session.onView = {
      note()
      lines.append("    test.expect(\($0.debugDescription))")
    }
    for event in events {
      guard let line = entry.source.line(event) else { continue }
      let (index, before) = (lines.count, noted)
      lines.append(line)
      try? play(event, session)
      note()
      // The event that the test itself causes comes first.
      if case .stage(.comes) = event, session.notes().dropFirst(before).first == .failed {
        lines[index] = line.replacing("perform(", with: "performFailing(")
      }
    }
    if !session.isIdle { lines.append("    test.skipUnfinished()") }
    let attempt = lines.contains { $0.hasPrefix("    try ") } ? "try " : ""
    return """
      @MainActor @Test func \(identifier(entry.name))() throws {
        \(attempt)rehearse(\(entry.source.component)) { test in
      \(lines.joined(separator: "\n"))
        }
      }

      """
  }
}
