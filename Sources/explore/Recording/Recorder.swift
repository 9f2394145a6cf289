import Foundation
import PairingsGallery
import PairingsTimeline

/// Writes down what happens to a component, as long as that can be written.
@MainActor
final class Recorder {
  private let file: String
  private var writer: RecordingWriter<Event>?

  /// Begins a recording.
  ///
  /// - Throws: A refusal that says why the file cannot be written.
  init(_ file: String, _ exhibit: Exhibit, seed: UInt64?) throws(Refusal) {
    self.file = file
    writer = try Player.writer(file, exhibit, seed: seed)
  }

  /// Whether all that happened was written.
  var isComplete: Bool { writer != nil }

  /// Writes an event. Where that fails it is told once, and nothing more is written, since what
  /// comes after a gap cannot be played.
  func write(_ event: Event) {
    do { try writer?.append(event) } catch {
      Console.complain("'\(printable(file))' cannot be written: \(error.localizedDescription)")
      writer = nil
    }
  }
}
