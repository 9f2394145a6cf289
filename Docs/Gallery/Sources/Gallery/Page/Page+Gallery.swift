import PairingsWeb

extension Page {
  /// Returns the page of the gallery, with a picker. It shows a component with its view, the futures
  /// of its keys, and its past, and follows the address.
  package static func gallery() -> Page {
    let open = OpenComponents()
    return Page(open.component, start: open.start)
  }
}
