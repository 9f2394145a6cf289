import Pairings
import PairingsTimeline
import PairingsWeb

/// The application in a browser, with its past as a slider, and a button that saves its recording.
@main enum RecorderPage: WebPage {
  static func page() -> Page {
    Page(
      timelineOf: notes(.browser).map { NotesView(notes: $0).page }, start: Notes.start,
      recording: RecordingFormat(subject: "notes", inputs: "Notes.Input") { $0.json.text })
  }
}
