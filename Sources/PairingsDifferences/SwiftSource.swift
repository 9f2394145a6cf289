/// Returns a value as Swift source that makes it, such as `Note(title: "a", marks: [1, 2])`.
///
/// Cases of enumerations begin with a dot, so that they need no name of a type. A structure is a
/// call of its memberwise initialiser. A value whose parts are hidden is its description. The result
/// is nil if a part is a function or an object, which have no source, or if the value is too deep.
package func swiftSource(of value: Any) -> String? { swiftSource(of: value, within: 100) }

private func swiftSource(of value: Any, within depth: Int) -> String? {
  guard depth > 0 else { return nil }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case nil where literal(of: value) != nil: return literal(of: value)
  case .optional:
    guard let content = mirror.children.first?.value else { return "nil" }
    return swiftSource(of: content, within: depth - 1).map {
      ["nil", ".none", ".some"].contains($0.prefix { $0 != "(" }) ? ".some(\($0))" : $0
    }
  case .collection where value is any ExpressibleByArrayLiteral:
    return list(mirror.children, within: depth).map { "[\($0.joined(separator: ", "))]" }
  case .set where value is any ExpressibleByArrayLiteral:
    return list(mirror.children, within: depth).map { "[\($0.sorted().joined(separator: ", "))]" }
  case .dictionary where value is any ExpressibleByDictionaryLiteral:
    let entries = mirror.children.map { Mirror(reflecting: $0.value).children }
    let parts = entries.map { list($0.map { (nil, $0.value) }, within: depth) }
    guard parts.allSatisfy({ $0?.count == 2 }) else { return nil }
    let texts = parts.compactMap { $0?.joined(separator: ": ") }.sorted()
    return texts.isEmpty ? "[:]" : "[\(texts.joined(separator: ", "))]"
  case .tuple:
    return list(mirror.children, within: depth).map { "(\($0.joined(separator: ", ")))" }
  case .enum:
    guard let content = mirror.children.first else {
      guard isDescribed(value) else { return ".\(value)" }
      let raw = (value as? any RawRepresentable).flatMap { swiftSource(of: $0.rawValue) }
      return raw.map { "\(name(of: mirror.subjectType))(rawValue: \($0))!" } ?? "\(value)"
    }
    let isTuple = Mirror(reflecting: content.value).displayStyle == .tuple && !(content.value is ())
    return swiftSource(of: content.value, within: depth - 1).map {
      ".\(content.label ?? "")" + (isTuple ? $0 : "(\($0))")
    }
  case .struct where hasMembers(value, mirror):
    return list(mirror.children, within: depth).map {
      "\(name(of: mirror.subjectType))(\($0.joined(separator: ", ")))"
    }
  case .class, .foreignReference: return nil
  default: return isDescribed(value) ? "\(value)" : nil
  }
}

/// Returns the source of a number, a Boolean value, a character or a text.
private func literal(of value: Any) -> String? {
  switch value {
  case let text as String: text.debugDescription
  case let text as Substring: text.debugDescription
  case let character as Character: character.debugDescription
  case let scalar as Unicode.Scalar: scalar.debugDescription
  case let number as any BinaryFloatingPoint: number.source
  case is Bool, is any FixedWidthInteger: "\(value)"
  default: nil
  }
}

/// Returns the name of a type within the types around it, without modules and functions.
private func name(of type: Any.Type) -> String {
  String(reflecting: type)
    .replacing(/(^|[^\w.>])[\w.]+(\.\(unknown context at \S+\)){2}\./) { $0.1 + "local." }
    .replacing(/\((unknown context at|extension in) [^)]*\)[.:]/, with: "")
    .replacing(/(^|[^\w.>)])\w+\./) { $0.1 }
}

extension BinaryFloatingPoint {
  fileprivate var source: String {
    isNaN ? ".nan" : isInfinite ? (self < 0 ? "-.infinity" : ".infinity") : "\(self)"
  }
}

/// Returns the sources of parts, each with its label, or nil if one has no source.
private func list(_ parts: some Sequence<Mirror.Child>, within depth: Int) -> [String]? {
  var texts: [String] = []
  for part in parts {
    guard let text = swiftSource(of: part.value, within: depth - 1) else { return nil }
    let label = part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
    texts.append(label + text)
  }
  return texts
}

/// Returns true if the parts of a structure are the arguments of its memberwise initialiser, as far
/// as a mirror shows.
private func hasMembers(_ value: Any, _ mirror: Mirror) -> Bool {
  !(value is any CustomReflectable)
    && mirror.children.allSatisfy { $0.label.map { !"_$".contains($0.first ?? "_") } ?? false }
}
