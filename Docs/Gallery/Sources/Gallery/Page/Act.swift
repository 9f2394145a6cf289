import PairingsWeb

/// The effect of the page, which waits for the browser and cannot fail.
typealias PageEffect = BrowserOf<Never>

/// The view of the page.
typealias PageNode = Node<Act>

/// An event of the page.
typealias PageEvent = PairingsWeb.Event

/// An input of the page.
enum Act {
  /// The choice of the component that a hash names.
  case choose(String)

  /// An input to the chosen component.
  case send(String)

  /// A travel through the time of the chosen component.
  case travel(Travel)

  /// A new draft of a line.
  case type(String)

  /// A change of the chosen component by its effects.
  case look

  /// No change; the listeners around the element do not receive the event.
  case nothing
}
