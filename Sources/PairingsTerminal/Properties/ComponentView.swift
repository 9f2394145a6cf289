import PairingsAtlas

/// The view of a component in its model: its text, and whether effects are pending.
struct ComponentView: CustomStringConvertible {
  let text: String

  /// A Boolean value indicating whether no effect is pending.
  let isQuiet: Bool
  private let own: OwnView

  /// Erases the type of a view.
  init<View>(_ view: View, text: String, isQuiet: Bool = true) {
    (own, self.text, self.isQuiet) = (OwnViewOf(view), text, isQuiet)
  }

  /// Returns the view of the component.
  ///
  /// - Precondition: The component has views of the type.
  func view<View>(as _: View.Type = View.self) -> View {
    guard let own = own as? OwnViewOf<View> else {
      preconditionFailure("The properties of a component are about its own views.")
    }
    return own.view
  }

  var description: String { text }
}

private class OwnView {}

private final class OwnViewOf<View>: OwnView {
  let view: View

  init(_ view: View) { self.view = view }
}

extension ComponentView: Hashable {
  static func == (left: ComponentView, right: ComponentView) -> Bool {
    left.text == right.text && left.isQuiet == right.isQuiet
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(isQuiet)
  }
}

extension Proposition where View == ComponentView {
  /// Returns the proposition that the view contains a text.
  static func shows(_ text: String) -> Proposition {
    Proposition("'\(printable(text))' is shown") { $0.text.contains(text) }
  }
}
