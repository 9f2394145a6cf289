/// The properties of an element by their slots: an attribute, text or flag of a name, the focus, or
/// a listener for an event.
///
/// - Complexity: O(1) for each property, unless an attacker chose the names.
struct PropertySlots<Input> {
  private let properties: [Property<Input>]

  /// The indices of the properties, if these are many.
  private var table: IndexTable?

  init(_ properties: [Property<Input>]) {
    self.properties = properties
    guard properties.count > 16 else { return }
    var table = IndexTable(count: properties.count)
    for index in properties.indices {
      _ = table.index(properties[index].slotHash, adding: index) {
        properties[$0].isSameSlot(as: properties[index])
      }
    }
    self.table = table
  }

  /// Returns the property in the slot of another one, which is usually at the same index.
  func find(_ property: Property<Input>, near index: Int) -> Property<Input>? {
    if index < properties.count, properties[index].isSameSlot(as: property) {
      return properties[index]
    }
    if let table {
      return table.index(property.slotHash) { properties[$0].isSameSlot(as: property) }
        .map { properties[$0] }
    }
    for other in properties where other.isSameSlot(as: property) { return other }
    return nil
  }
}

extension Property {
  /// Returns the properties without those whose slot a later one takes. Listeners are all kept.
  /// Names of attributes and flags that differ in case alone are one name, as in HTML.
  ///
  /// - Complexity: O(n).
  @usableFromInline
  static func lastOfEachSlot(_ properties: [Property]) -> [Property] {
    if properties.count <= 16, !hasRepeatedSlot(properties) { return properties }
    var (last, table): ([Property], IndexTable) = ([], IndexTable(count: properties.count))
    for property in properties.reversed() {
      if property.isListener { last.append(property); continue }
      let index = table.index(property.slotHash, adding: last.count) {
        last[$0].takesSlot(of: property)
      }
      if index == last.count { last.append(property) }
    }
    return last.count == properties.count ? properties : last.reversed()
  }

  private static func hasRepeatedSlot(_ properties: [Property]) -> Bool {
    for index in properties.indices.dropFirst() where !properties[index].isListener {
      for other in 0..<index where properties[other].takesSlot(of: properties[index]) {
        return true
      }
    }
    return false
  }

  private var isListener: Bool { if case .listener = content { true } else { false } }

  /// Returns true if the other property is of the same kind and name, or both are attributes or flags
  /// whose names differ in case alone.
  @inline(never)
  private func takesSlot(of other: Property) -> Bool {
    isNamedByLetters && other.isNamedByLetters
      ? name.hasLetters(of: other.name) : isSameSlot(as: other)
  }

  private var isNamedByLetters: Bool {
    switch content {
    case .attribute, .flag: true
    case .text, .listener, .focus: false
    }
  }

  /// Returns true if the other property is of the same kind and name.
  func isSameSlot(as other: Property) -> Bool {
    switch (content, other.content) {
    case (.attribute, .attribute), (.text, .text), (.flag, .flag), (.listener, .listener):
      name.hasBytes(of: other.name)
    case (.focus, .focus): true
    default: false
    }
  }

  /// A hash that properties of the same slot share.
  fileprivate var slotHash: UInt {
    switch content {
    case .focus: 0
    case .attribute, .flag: name.lettersHash
    case .text, .listener: name.bytesHash
    }
  }
}
