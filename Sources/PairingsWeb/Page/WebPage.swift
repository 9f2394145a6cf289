/// A program that is a page.
///
///     @main enum Counter: WebPage {
///       static func page() -> Page { Page(counter) }
///     }
///
/// `make-page` builds an HTML file that opens in any browser.
public protocol WebPage {
  /// Returns the page.
  static func page() -> Page
}

extension WebPage {
  /// Opens the page in a browser.
  public static func main() {
    #if hasFeature(Embedded)
    openInBrowser(page())
    #else
    print("This is a page for a browser: make it by Sources/PairingsWeb/make-page.")
    #endif
  }
}
