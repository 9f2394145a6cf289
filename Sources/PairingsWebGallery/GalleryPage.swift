public import PairingsWeb

/// The components of the gallery on one page, with a picker: each with its view, with what its
/// keys lead to, and with its past.
public enum GalleryPage: WebPage {
  /// Makes the page, which follows the address.
  public static func page() -> Page {
    let gallery = Gallery()
    return Page(gallery.component, start: gallery.start)
  }
}
