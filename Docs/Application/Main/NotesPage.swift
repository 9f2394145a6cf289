import Pairings
import PairingsWeb

/// The application in a browser.
@main enum NotesPage: WebPage {
  static func page() -> Page {
    Page(notes(.browser).map { NotesView(notes: $0).page }, start: Notes.start)
  }
}
