extension String {
  /// The text between the tags of XML or HTML.
  var escapedForXML: String {
    var text = ""
    for character in self {
      switch character {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      case "\"": text += "&quot;"
      default:
        let isForbidden = character.unicodeScalars.contains { $0.value < 32 && $0 != "\n" }
        text.append(isForbidden ? "\u{FFFD}" : character)
      }
    }
    return text
  }

  /// The text as a string of JSON, which may stand in a script of a page.
  var quotedForJSON: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The first line, if need be with an ellipsis at its end.
  func headline(_ length: Int) -> String {
    let line = split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    let isWhole = line.count <= length && line.utf8.count == utf8.count
    return isWhole ? line : line.prefix(max(length - 1, 0)) + "…"
  }
}
