import PairingsGallery
import PairingsWeb

/// The effect of the page: it waits for the browser, and cannot fail.
typealias PageEffect = BrowserOf<Never>

/// What the page looks like.
typealias PageNode = Node<Deed>

/// What happens to the page.
typealias PageEvent = PairingsWeb.Event

/// What is done to the page.
enum Deed {
  /// The component is chosen that a hash names.
  case choose(String)

  /// An input is sent to the component that is chosen.
  case send(String)

  /// A way through time.
  case travel(Travel)

  /// What is typed of a line.
  case type(String)

  /// The component that is chosen has moved by itself.
  case look

  /// The element that hears of the event deals with it alone.
  case nothing
}
