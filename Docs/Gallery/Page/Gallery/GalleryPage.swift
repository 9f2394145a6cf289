public import PairingsWeb

/// The page of the gallery, with a picker. It shows a component with its view, the futures of its
/// keys, and its past.
public enum GalleryPage: WebPage {
  /// Returns the page, which follows the address.
  public static func page() -> Page {
    let gallery = Gallery()
    return Page(gallery.component, start: gallery.start)
  }
}
