/// A value in JSON, whose objects keep the order of their members.
indirect enum JSON {
  case object([(String, JSON)])
  case array([JSON])
  case string(String)
  case number(String)
  case bool(Bool)
  case null

  static func number(_ value: some FixedWidthInteger) -> JSON { .number("\(value)") }

  static func number(_ value: Double) -> JSON {
    .number(value.isFinite ? "\((value * 1_000).rounded() / 1_000)" : "null")
  }

  /// The value as text, with the members of the outer two levels on lines of their own.
  var text: String { text(indent: "") + "\n" }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    func lines(_ items: [String], _ open: String, _ close: String) -> String {
      guard !items.isEmpty else { return open + close }
      return indent.count > 2
        ? open + items.joined(separator: ", ") + close
        : "\(open)\n\(inner)\(items.joined(separator: ",\n\(inner)"))\n\(indent)\(close)"
    }
    return switch self {
    case .object(let members):
      lines(members.map { "\(Self.quoted($0)): \($1.text(indent: inner))" }, "{", "}")
    case .array(let items): lines(items.map { $0.text(indent: inner) }, "[", "]")
    case .string(let text): Self.quoted(text)
    case .number(let digits): digits
    case .bool(let value): "\(value)"
    case .null: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case _ where scalar.value < 32:
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
