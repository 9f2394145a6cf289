import Foundation
import PairingsConsole
import PairingsTimeline

/// A recorder of the events of a component.
@MainActor
final class Recorder {
  private let file: String
  private var writer: RecordingWriter<Event>?

  /// Begins a recording.
  ///
  /// - Throws: A refusal with the reason for which the file cannot be written.
  init(_ file: String, _ exhibit: Exhibit) throws(Refusal) {
    self.file = file
    do {
      writer = try RecordingWriter(
        to: URL(fileURLWithPath: file), .init(subject: exhibit.name, events: Player.events))
    } catch {
      let reason = (error as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
      throw Refusal(
        message: "'\(printable(file))' cannot be written: \(reason ?? "\(error)")")
    }
  }

  /// True if every event was written.
  var isComplete: Bool { writer != nil }

  /// Writes an event. After the first failure, which it reports, the recorder writes nothing more:
  /// events after a gap cannot be played.
  func write(_ event: Event) {
    do { try writer?.append(event) } catch {
      Terminal.streams.complain(
        "'\(printable(file))' cannot be written: \(error.localizedDescription)")
      writer = nil
    }
  }
}
