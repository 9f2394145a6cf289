import PairingsWeb

@main enum GalleryPage: WebPage {
  static func page() -> Page { .gallery() }
}
