/// Returns a text as a literal of Swift, in which all scalars can be seen.
///
/// A space of another kind, an invisible scalar, one that sets the direction of a text, and a mark
/// that may also be a part of its letter are escapes, such as `\u{200B}`.
package func quoted(_ text: String) -> String {
  var (literal, isEscape) = ("\"", true)
  for scalar in text.unicodeScalars {
    let short: String? =
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0": "\\0"
      default: nil
      }
    // A mark would join the character of the literal before it.
    let isShown = isVisible(scalar) && !(isEscape && scalar.properties.isGraphemeExtend)
    isEscape = short != nil || !isShown
    literal +=
      short ?? (isShown ? "\(scalar)" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
  }
  return literal + "\""
}

private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F }
  let properties = scalar.properties
  guard [.notReordered, .virama].contains(properties.canonicalCombiningClass),
    !(0x1160...0x11FF).contains(scalar.value)
  else { return false }
  return switch properties.generalCategory {
  case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
    .paragraphSeparator:
    false
  default: !properties.isDefaultIgnorableCodePoint
  }
}
