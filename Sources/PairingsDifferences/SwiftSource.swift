import Foundation

/// Returns a value as Swift source that makes it, such as `Note(title: "a", marks: [1, 2])`, where
/// the context requires its type.
///
/// Cases of enumerations begin with a dot, so that they need no name of a type. A part that is
/// declared with another type, such as `Any`, has the name of its own: `Float(1.0)`. A structure is a
/// call of its memberwise initialiser. One tuple in a case looks like several values: reflection
/// shows the same of both. A part that reflection does not show is its description in a
/// placeholder, `<#Price: 5 €#>`, and so is a part that is too deep; neither compiles. The result is
/// nil if a part is a function or an object, which have no source.
package func swiftSource(of value: Any) -> String? { swiftSource(of: value, within: 100) }

private func swiftSource(of value: Any, within depth: Int) -> String? {
  guard depth > 0 else { return "<#a part deeper than 100 levels#>" }
  let mirror = Mirror(reflecting: value)
  let type = mirror.subjectType
  if mirror.displayStyle != .optional,
    let text = literal(of: value) ?? interval(mirror, within: depth)
  {
    return text
  }
  switch mirror.displayStyle {
  case .optional:
    guard let content = mirror.children.first?.value else { return "nil" }
    // Without a name, the optional would be taken for this one.
    let isLoose =
      isDeclaredOtherwise(content) && Mirror(reflecting: content).displayStyle == .optional
    return part(content, within: depth).map {
      isLoose || ["nil", ".none", ".some"].contains($0.prefix { $0 != "(" }) ? ".some(\($0))" : $0
    }
  case .collection where value is any ExpressibleByArrayLiteral:
    return list(mirror, within: depth).map { "[\($0.joined(separator: ", "))]" }
  case .set where value is any ExpressibleByArrayLiteral:
    return list(mirror, within: depth).map { "[\($0.sorted().joined(separator: ", "))]" }
  case .dictionary where value is any ExpressibleByDictionaryLiteral:
    let parts = mirror.children.map {
      list(Mirror(reflecting: $0.value), isLabelled: false, within: depth)
    }
    guard parts.allSatisfy({ $0?.count == 2 }) else { return nil }
    let texts = parts.compactMap { $0?.joined(separator: ": ") }
    guard !texts.isEmpty else { return "[:]" }
    // The order of an ordered dictionary belongs to its value.
    let isHashed = String(reflecting: type).hasPrefix("Swift.Dictionary<")
    return "[\((isHashed ? texts.sorted() : texts).joined(separator: ", "))]"
  case .tuple:
    return list(mirror, within: depth).map { "(\($0.joined(separator: ", ")))" }
  case .enum:
    guard let content = mirror.children.first else { return bareCase(value, of: type) }
    // The payload of a generic type may be one tuple, which has parentheses of its own.
    let isList =
      Mirror(reflecting: content.value).displayStyle == .tuple && !(content.value is ())
      && !isDeclaredOtherwise(content.value)
      && !String(reflecting: type).contains(String(reflecting: Swift.type(of: content.value)))
    return part(content.value, within: depth).map {
      ".\(member(content.label ?? ""))" + (isList ? $0 : "(\($0))")
    }
  case .struct where hasMembers(value, mirror):
    return list(mirror, within: depth).map {
      "\(name(of: type))(\($0.joined(separator: ", ")))"
    }
  case .class, .foreignReference: return nil
  default: return isDescribed(value) ? unknown(value) : nil
  }
}

// MARK: - Values of one part

/// Returns the source of a value of the standard library or of Foundation that is read as one.
private func literal(of value: Any) -> String? {
  switch value {
  case _ where type(of: value) == AnyHashable.self:
    (value as? AnyHashable).flatMap { hash in
      swiftSource(of: hash.base).map { typed($0, hash.base) }
    }
  case let text as String: quoted(text)
  case let text as Substring: quoted(String(text))
  case let character as Character: quoted(String(character))
  case let scalar as Unicode.Scalar: quoted(String(scalar))
  case let number as any BinaryFloatingPoint: number.source
  case is Bool, is any FixedWidthInteger: "\(value)"
  case let time as Duration: time.source
  case let vector as any SIMD: vector.source
  case let date as Date:
    "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate.source))"
  case let data as Data: "Data(\(Array(data)))"
  case let id as UUID: "UUID(uuidString: \"\(id)\")!"
  case let number as Decimal: number.isNaN ? ".nan" : "Decimal(string: \"\(number)\")!"
  case let url as URL where url.baseURL == nil: "URL(string: \(quoted(url.absoluteString)))!"
  default: nil
  }
}

extension BinaryFloatingPoint {
  fileprivate var source: String {
    isNaN ? ".nan" : isInfinite ? (self < 0 ? "-.infinity" : ".infinity") : "\(self)"
  }
}

extension Duration {
  fileprivate var source: String {
    let (seconds, rest) = components
    let unit = Int64(1_000_000_000_000_000)
    if rest == 0 { return ".seconds(\(seconds))" }
    if rest % unit == 0, seconds.magnitude < 1 << 50 {
      return ".milliseconds(\(seconds * 1_000 + rest / unit))"
    }
    return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(rest))"
  }
}

extension SIMD {
  fileprivate var source: String? { swiftSource(of: indices.map { self[$0] }) }
}

/// Returns the source of a case without a payload.
private func bareCase(_ value: Any, of type: Any.Type) -> String {
  guard isDescribed(value) else { return ".\(member("\(value)"))" }
  if let raw = (value as? any RawRepresentable).flatMap({ swiftSource(of: $0.rawValue) }) {
    return "\(name(of: type))(rawValue: \(raw))!"
  }
  func index<Value: CaseIterable>(_ value: Value) -> Int? {
    Value.allCases.map { $0 }.firstIndex { areEqual($0, value) == true }
  }
  let place = (value as? any CaseIterable).flatMap { index($0) }
  return place.map { "\(name(of: type)).allCases[\($0)]" } ?? unknown(value)
}

/// Returns a placeholder for a value, with its description.
private func unknown(_ value: Any) -> String {
  "<#\(name(of: type(of: value))): \("\(value)".replacing(/[\r\n]+|#>/, with: " "))#>"
}

// MARK: - Parts

/// Returns the sources of the parts of a value, each with its label, or nil if one has no source.
private func list(_ mirror: Mirror, isLabelled: Bool = true, within depth: Int) -> [String]? {
  var texts: [String] = []
  for child in mirror.children {
    guard let text = part(child.value, within: depth) else { return nil }
    let label = isLabelled && child.label?.hasPrefix(".") == false ? child.label : nil
    texts.append((label.map { $0 == "inout" ? "`inout`: " : "\(spaced($0)): " } ?? "") + text)
  }
  return texts
}

/// Returns the source of a part of a value, with the type of the part if that is not the declared
/// one, such as `Any`.
private func part(_ value: Any, within depth: Int) -> String? {
  let text = swiftSource(of: value, within: depth - 1)
  return isDeclaredOtherwise(value) ? text.map { typed($0, value) } : text
}

/// Returns true if a part is declared with another type than its own, such as `Any`.
private func isDeclaredOtherwise(_ value: Any) -> Bool {
  func declared<Part>(_ part: Part) -> Any.Type { Part.self }
  return declared(value) != type(of: value)
}

/// Returns the source of a value where the context requires no type.
private func typed(_ text: String, _ value: Any) -> String {
  let (type, start) = (type(of: value), text.prefix(2))
  let name = name(of: type)
  if start == "<#" || text.hasPrefix(name) { return text }
  // A cast would look into these.
  if type == AnyHashable.self || Mirror(reflecting: value).displayStyle == .optional {
    return "\(text) as \(name)"
  }
  if start.hasPrefix("."), start != ".." { return name + text }
  if start == "-." { return "-\(name)\(text.dropFirst())" }
  switch value {
  case is Int, is Double, is String, is Bool: return text
  case is any ExpressibleByIntegerLiteral, is any ExpressibleByUnicodeScalarLiteral:
    return "\(name)(\(text))"
  default: return "\(text) as \(name)"
  }
}

/// Returns the source of a range, or nil for another value. A bound that begins with a sign or a
/// dot has parentheses: the sign would belong to the operator.
private func interval(_ mirror: Mirror, within depth: Int) -> String? {
  let signs = [
    "Range": "..<", "ClosedRange": "...", "PartialRangeFrom": "...", "PartialRangeUpTo": "..<",
    "PartialRangeThrough": "...",
  ]
  let type = String(reflecting: mirror.subjectType).prefix { $0 != "<" }
  guard type.hasPrefix("Swift."), let sign = signs[String(type.dropFirst(6))] else { return nil }
  func bound(_ label: String) -> String? {
    guard let bound = mirror.children.first(where: { $0.label == label }) else { return "" }
    return swiftSource(of: bound.value, within: depth - 1).map {
      "-.".contains($0.first ?? " ") ? "(\($0))" : $0
    }
  }
  return bound("lowerBound").flatMap { lower in bound("upperBound").map { lower + sign + $0 } }
}

/// Returns true if the parts of a structure are the arguments of its memberwise initialiser, as far
/// as a mirror shows.
private func hasMembers(_ value: Any, _ mirror: Mirror) -> Bool {
  !(value is any CustomReflectable) && !String(reflecting: mirror.subjectType).hasPrefix("Swift.")
    && mirror.children.allSatisfy { $0.label.map { !"_$".contains($0.first ?? "_") } ?? false }
}

// MARK: - Names

/// Returns a name after a dot, where all but these keywords are names.
private func member(_ name: String) -> String {
  ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : spaced(name)
}

/// Returns a name in accents with the spaces of its declaration.
private func spaced(_ name: String) -> String { name.replacing("\u{A0}", with: " ") }

/// Returns the name of a type within the types around it, without modules and functions. At its
/// beginning, a name in lower case may be a keyword.
private func name(of type: Any.Type) -> String {
  spaced(String(reflecting: type))
    .replacing(/(^|[^\w.>])[\w.]+(\.\(unknown context at \S+\)){2}\./) { $0.1 + "local." }
    .replacing(/\((unknown context at|extension in) [^)]*\)[.:]/, with: "")
    .replacing(/(^|[^\w.>)])\w+\./) { $0.1 }
    .replacing(/^\p{Ll}\w*/) { "`\($0.0)`" }
}
