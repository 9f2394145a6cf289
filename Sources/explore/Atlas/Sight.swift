import PairingsAtlas
import PairingsGallery

/// What an atlas sees of a component: its text, and whether something goes on.
struct Sight: Hashable, CustomStringConvertible {
  let text: String

  /// Whether nothing waits.
  var isQuiet = true

  var description: String { text }
}

extension Claim where View == Sight {
  /// That a text is shown.
  static func shows(_ text: String) -> Claim {
    Claim("'\(printable(text))' is shown") { $0.text.contains(text) }
  }
}
