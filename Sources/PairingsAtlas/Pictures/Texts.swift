extension String {
  /// The text as a string of JSON, safe in a script of a page.
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

  /// Returns the first line that is not blank, without frame characters, in at most two lines of
  /// whole words, if need be with an ellipsis at its end.
  func label(_ length: Int) -> [String] {
    let lines = split(separator: "\n").map { line in
      line.split { $0 == " " || ("\u{2500}"..."\u{257F}").contains($0) }.map(String.init)
    }
    var (label, rest) = ([""], (lines.first { !$0.isEmpty } ?? [])[...])
    while let word = rest.popFirst() {
      let last = label[label.count - 1]
      let longer = last.isEmpty ? word : "\(last) \(word)"
      if longer.count <= length {
        label[label.count - 1] = longer
      } else if label.count == 1, !last.isEmpty {
        label.append(word.headline(length))
      } else {
        label[label.count - 1] = (longer + (rest.isEmpty ? "" : " …")).headline(length)
        rest = []
      }
    }
    return label
  }

  /// Returns the first line, if need be with an ellipsis at its end.
  func headline(_ length: Int) -> String {
    let line = split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    let isWhole = line.count <= length && line.utf8.count == utf8.count
    return isWhole ? line : line.prefix(max(length - 1, 0)) + "…"
  }
}
