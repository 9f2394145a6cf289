/// The key of a request: a hashable value of any type. Values of different types are different
/// keys.
///
/// The value is in an object and not in an `AnyHashable`, which Embedded Swift does not have.
/// The size of an `AnyHashable` would also make each copy of an effect a call.
@frozen @usableFromInline
struct Key: Hashable {
  private let content: KeyContent

  @usableFromInline
  init(_ value: some Hashable) { content = KeyValue(value) }

  @usableFromInline
  static func == (left: Key, right: Key) -> Bool { left.content.isEqual(to: right.content) }

  @usableFromInline
  func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

/// The value of a key, with its type erased.
@usableFromInline
class KeyContent {
  func isEqual(to other: KeyContent) -> Bool { self === other }
  func hash(into hasher: inout Hasher) {}
}

/// The value of a key with its type.
private final class KeyValue<Value: Hashable>: KeyContent {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func isEqual(to other: KeyContent) -> Bool { (other as? KeyValue)?.value == value }
  override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
