/// A picture in SVG in the project's style, for light and dark backgrounds.
///
/// The body is text, line by line, with the classes of the style. Shapes are `box` and `here` for
/// places, and `way`. Texts are `head`, `mono`, `name`, `soft`, `step`, `left` and `right`.
struct Picture {
  /// The title, and the description for readers who do not see the picture.
  let title: String
  let description: String

  /// The size, in points.
  let width: Double
  let height: Double

  /// The elements, in the order of drawing.
  var body: [String] = []

  /// Creates an empty picture.
  init(title: String, description: String, width: Double, height: Double) {
    self.title = title
    self.description = description
    self.width = width.rounded(.up)
    self.height = height.rounded(.up)
  }

  /// The picture as an SVG file.
  var svg: String {
    let size = "width=\"\(Self.short(width))\" height=\"\(Self.short(height))\""
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" "
        + "viewBox=\"0 0 \(Self.short(width)) \(Self.short(height))\" \(size) role=\"img\">",
      "<title>\(title.escapedForXML)</title>",
      description.isEmpty ? nil : "<desc>\(description.escapedForXML)</desc>",
      Self.style, "<rect class=\"paper\" \(size)/>",
    ].compactMap { $0 }
    return (head + body + ["</svg>", ""]).joined(separator: "\n")
  }

  /// Returns a number with at most one digit after the point.
  static func short(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }

  /// The style of all pictures. Texts have at least twelve points.
  private static let style = """
    <style>
    .paper{fill:#fff;stroke:none}text{font:14px system-ui,sans-serif;text-anchor:middle;fill:#1f2328}
    .head{font-size:16px;font-weight:600}.mono{font-family:ui-monospace,monospace;font-size:13px}.name{font:12px ui-monospace,monospace}
    .soft{font-size:12px;fill:#57606a}.left{text-anchor:start}.right{text-anchor:end}
    .step{font:12px ui-monospace,monospace;fill:#3d5a73;paint-order:stroke;stroke:#fff;stroke-width:4}
    .box{fill:#f6f8fa;stroke:#6e7781}.open{stroke-dasharray:4 3}
    .here{fill:#ddf4ff;stroke:#0969da;stroke-width:2.5}
    path{fill:none;stroke:#8c959f;stroke-width:1.4}.tip{fill:#8c959f;stroke:none}
    .way{stroke:#cf222e;stroke-width:2}
    @media (prefers-color-scheme:dark){.paper{fill:#14181c}text{fill:#e6edf3}.soft{fill:#9da7b1}
    .step{fill:#9cc4e4;stroke:#14181c}.box{fill:#1f262d;stroke:#8b949e}
    .here{fill:#0c2d4f;stroke:#58a6ff}path{stroke:#6e7a86}.tip{fill:#6e7a86}
    .way{stroke:#ff7b72}}
    </style>
    <defs><marker id="tip" markerUnits="userSpaceOnUse" viewBox="0 0 8 8" refX="8" refY="4" \
    markerWidth="9" markerHeight="9" orient="auto-start-reverse"><path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>
    """
}

// MARK: - Elements

extension Picture {
  /// Writes a text. With `left` its first letter stands at the point, with `right` its last,
  /// otherwise its middle.
  mutating func write(_ text: String, _ x: Double, _ y: Double, _ kinds: String = "") {
    let kinds = kinds.isEmpty ? "" : " class=\"\(kinds)\""
    body.append(
      "<text\(kinds) x=\"\(Self.short(x))\" y=\"\(Self.short(y))\">\(text.escapedForXML)</text>")
  }

  /// Draws a rectangle from its upper left corner.
  mutating func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ kind: String
  ) {
    body.append(
      "<rect class=\"\(kind)\" x=\"\(Self.short(x))\" y=\"\(Self.short(y))\" "
        + "width=\"\(Self.short(width))\" height=\"\(Self.short(height))\"/>")
  }
}

extension String {
  /// The text, escaped for the content of XML or HTML.
  var escapedForXML: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "<": text += "&lt;".unicodeScalars
      case ">": text += "&gt;".unicodeScalars
      case "&": text += "&amp;".unicodeScalars
      case "\"": text += "&quot;".unicodeScalars
      case "\n", "\t": text.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
