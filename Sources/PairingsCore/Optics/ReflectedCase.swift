#if !hasFeature(Embedded)  // Embedded Swift has no reflection.
/// A case as a mirror gives it, in `Any`. A prism written by hand does not use it.
///
/// The type has no type parameters, which would be looked up at each match.
private struct Reflection {
  let name: String
  let payload: Any

  /// The dynamic type of the payload.
  let type: ObjectIdentifier

  /// Reflects a value of an enum; nil if its case has no payload.
  init?(_ whole: Any) {
    let mirror = Mirror(reflecting: whole)
    precondition(
      mirror.displayStyle == .enum || mirror.displayStyle == .optional,
      "'\(Swift.type(of: whole))' is not an enum or has a mirror of its own: write its prism by hand."
    )
    guard let child = mirror.children.first, let name = child.label else { return nil }
    self.name = name
    payload = child.value
    type = ObjectIdentifier(Swift.type(of: child.value))
  }

  /// The only element of a tuple that has one element; otherwise nil.
  var element: Any? {
    let mirror = Mirror(reflecting: payload)
    return mirror.displayStyle == .tuple && mirror.children.count == 1
      ? mirror.children.first?.value : nil
  }
}

/// The place of the part in payloads of one type.
private enum PayloadPlace {
  /// None: this is another case of the same name.
  case nowhere

  /// The whole payload.
  case payload

  /// The only element of a tuple, with a label.
  case element
}

/// The case of an enum that a function makes, learned by reflection.
///
/// Swift distinguishes cases by name and argument labels. A mirror gives the name alone, but the
/// labels are part of the type of the payload, `(by: Int)`. So both identify the case. The type may
/// differ from the learned one because the payload is of a subclass or in an existential. Then the
/// payload is embedded once and compared with the original.
@usableFromInline
final class ReflectedCase<Whole, Part> {
  private let embed: (Part) -> Whole

  /// The name of the case, once it is learned.
  private var name: String?

  /// The place of the part, for every type of a payload of a case with this name.
  private var places: [ObjectIdentifier: PayloadPlace] = [:]

  /// The initialiser refuses functions wherever they occur in the type. A mirror returns a function
  /// that a case holds in a form in which it cannot be called (Swift 6.3).
  @usableFromInline
  init(_ embed: @escaping (Part) -> Whole) {
    precondition(
      !String(reflecting: Part.self).contains("->"),
      "'\(Part.self)' has a function, which cannot be reflected: write its prism by hand.")
    self.embed = embed
  }

  /// Returns the payload of a value of this case.
  @usableFromInline
  func payload(of whole: Whole) -> Part? {
    guard let reflection = Reflection(whole) else { return nil }
    if let name, name != reflection.name { return nil }
    switch places[reflection.type] {
    case .nowhere: return nil
    case .payload: return reflection.payload as? Part
    case .element: return reflection.element as? Part
    case nil: return learn(from: reflection)
    }
  }

  /// Embeds the payload and compares the result with the reflection. Returns the payload if it is
  /// of this case.
  ///
  /// A payload that is no `Part` is not recorded: for an array, the result depends on the elements.
  private func learn(from reflection: Reflection) -> Part? {
    guard let part = (reflection.element ?? reflection.payload) as? Part else { return nil }
    guard let own = Reflection(embed(part)) else {
      preconditionFailure("'\(Whole.self)' is not made of '\(Part.self)' by a case.")
    }
    name = own.name
    places[own.type] = own.element == nil ? .payload : .element
    guard own.name == reflection.name else { return nil }
    guard own.type == reflection.type else {
      places[reflection.type] = .nowhere
      return nil
    }
    return part
  }
}
#endif
