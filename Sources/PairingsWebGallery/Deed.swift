import PairingsGallery
import PairingsWeb

/// The effect of the page, which waits for the browser and cannot fail.
typealias PageEffect = BrowserOf<Never>

/// The view of the page.
typealias PageNode = Node<Deed>

/// An event of the page.
typealias PageEvent = PairingsWeb.Event

/// An input of the page.
enum Deed {
  /// Chooses the component that a hash names.
  case choose(String)

  /// Sends an input to the chosen component.
  case send(String)

  /// Travels through the time of the chosen component.
  case travel(Travel)

  /// Sets the draft of a line.
  case type(String)

  /// Shows the chosen component after a change by its effects.
  case look

  /// Keeps the event from the listeners around an element.
  case nothing
}
