/// The greatest number of scalars of the text of a part. A character may have any number of them.
private var longest: Int { 120 }

/// Returns the text of a value. It is as long as fits a line; `…` stands for the rest.
///
/// Only parts that are shown are read, so that a large, deep or cyclic value costs no more than a
/// small one. A value with a description of its own is shown by that.
func shortText(_ value: Any) -> String {
  var text = ShortText()
  text.write(value, depth: 0)
  return text.isFull ? text.text + "…" : text.text
}

/// Returns two texts that begin shortly before their first difference, if they are long.
func focused(_ left: String?, _ right: String?) -> (String?, String?) {
  guard let left, let right, max(left.utf8.count, right.utf8.count) > longest else {
    return (left.map { windowed($0, from: 0) }, right.map { windowed($0, from: 0) })
  }
  let common = zip(left.unicodeScalars, right.unicodeScalars).prefix { $0 == $1 }.count
  let start = common > longest / 2 ? common - longest / 6 : 0
  return (windowed(left, from: start), windowed(right, from: start))
}

/// Returns the part of a text that begins at a scalar and fits a line.
func windowed(_ text: String, from start: Int) -> String {
  let rest = text.unicodeScalars.dropFirst(start)
  let shown = rest.prefix(longest)
  return (start > 0 ? "…" : "") + String(shown) + (shown.endIndex < rest.endIndex ? "…" : "")
}

/// The beginning of the text of a value.
private struct ShortText {
  private(set) var text = ""

  /// A Boolean value indicating whether a part of the value is omitted.
  private(set) var isFull = false

  private var room = longest

  mutating func write(_ value: Any, depth: Int) {
    guard !isFull else { return }
    guard depth < 8 else { return isFull = true }
    if type(of: value) == AnyHashable.self, let base = (value as? AnyHashable)?.base {
      return write(base, depth: depth)
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let content = mirror.children.first?.value else { return add("nil") }
      let isNested = Mirror(reflecting: content).displayStyle == .optional
      if isNested { add("some(") }
      write(content, depth: depth + 1)
      if isNested { add(")") }
    case .collection, .set: list(mirror, "[", "]", depth)
    case .dictionary where mirror.children.isEmpty: add("[:]")
    case .dictionary:
      list(mirror, "[", "]", depth) { text, entry in
        let parts = Mirror(reflecting: entry).children.prefix(2).map(\.value)
        text.write(parts.first ?? entry, depth: depth + 1)
        guard parts.count == 2 else { return }
        text.add(": ")
        text.write(parts[1], depth: depth + 1)
      }
    case .tuple: list(mirror, "(", ")", depth)
    case nil where value is String:
      add(quoted(String("\(value)".unicodeScalars.prefix(room + 1))))
    case _ where isDescribed(value): add(String(reflecting: value))
    case .enum:
      guard let content = mirror.children.first else { return add("\(value)") }
      add(content.label ?? "")
      let isTuple = Mirror(reflecting: content.value).displayStyle == .tuple
      if !isTuple { add("(") }
      write(content.value, depth: depth + 1)
      if !isTuple { add(")") }
    case .struct, .class: list(mirror, "\(mirror.subjectType)(", ")", depth)
    case nil where !mirror.children.isEmpty: list(mirror, "\(mirror.subjectType)(", ")", depth)
    default: add("\(value)")
    }
  }

  private mutating func list(
    _ mirror: Mirror, _ opening: String, _ closing: String, _ depth: Int,
    _ element: ((inout ShortText, Any) -> Void)? = nil
  ) {
    add(opening)
    var isFirst = true
    for child in mirror.parts(room) {
      if isFull { return }
      if !isFirst { add(", ") }
      isFirst = false
      if let label = child.label, !label.hasPrefix(".") { add(label + ": ") }
      if let element { element(&self, child.value) } else { write(child.value, depth: depth + 1) }
    }
    add(closing)
  }

  private mutating func add(_ part: String) {
    guard !isFull else { return }
    let shown = part.unicodeScalars.prefix(room)
    text += String(shown)
    room -= shown.count
    isFull = shown.endIndex < part.endIndex
  }
}

/// Returns true if a value has a description of its own.
package func isDescribed(_ value: Any) -> Bool {
  value is any CustomDebugStringConvertible || value is any CustomStringConvertible
}

extension Mirror {
  /// Returns the first parts of the value, at most `limit`, those of its superclasses first.
  func parts(_ limit: Int) -> [Child] {
    var mirrors = [self]
    while mirrors.count < 100, let above = mirrors[mirrors.count - 1].superclassMirror {
      mirrors.append(above)
    }
    return mirrors.reversed().reduce(into: []) { parts, mirror in
      parts += mirror.children.prefix(limit - parts.count)
    }
  }
}
