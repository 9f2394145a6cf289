#if !hasFeature(Embedded)  // Embedded Swift has no reflection.
/// The case of an enum that a function makes, learned by reflection.
///
/// Swift tells cases apart by name and argument labels. A mirror shows the name alone,
/// but the labels are part of the type of the payload, `(by: Int)`. So the case is
/// known by both; and where the type differs from the one that was learned, because
/// it is that of a subclass or of what an existential holds, a payload is embedded
/// once to see whether it comes back the same.
@usableFromInline
final class ReflectedCase<Whole, Part> {
  /// Where payloads of one type hold the part.
  private enum Place {
    /// Nowhere: this is another case of the same name.
    case nowhere

    /// The payload is the part.
    case payload

    /// The part is the only element of a tuple, with a label.
    case element
  }

  /// A case as a mirror shows it: in `Any`, which is all that a mirror gives. A prism that is
  /// written by hand has no part in it.
  private struct Reflection {
    let name: String
    let payload: Any

    /// The type of the payload, as it is dynamically.
    let type: ObjectIdentifier

    /// Reflects a value; nil if its case has no payload.
    init?(_ whole: Whole) {
      let mirror = Mirror(reflecting: whole)
      precondition(
        mirror.displayStyle == .enum || mirror.displayStyle == .optional,
        "'\(Whole.self)' is not an enum or has a mirror of its own: write its prism by hand.")
      guard let child = mirror.children.first, let name = child.label else { return nil }
      self.name = name
      payload = child.value
      type = ObjectIdentifier(Swift.type(of: child.value))
    }

    /// The only element of a tuple that has no other.
    var element: Any? {
      let mirror = Mirror(reflecting: payload)
      return mirror.displayStyle == .tuple && mirror.children.count == 1
        ? mirror.children.first?.value : nil
    }
  }

  private let embed: (Part) -> Whole

  /// The name of the case, once it is known.
  private var name: String?

  /// For every type that a payload of a case of this name had, where the part is.
  private var places: [ObjectIdentifier: Place] = [:]

  /// Functions are refused wherever they occur in the type: a mirror gives back one
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

  /// Embeds the payload and compares; returns it if it is of this case.
  ///
  /// That a payload is no `Part` is not kept: of an array it depends on the elements.
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
