/// A value whose type only the function that hid it knows.
///
/// Joined spaces, as in ``Day``, hide the types of their values. A class or a protocol with generic
/// methods would do, but Swift does not specialise those, and Embedded Swift does not have them.
/// Type-erased values are all of one type: plain bits are stored in two words, every other value in
/// a box.
@frozen @usableFromInline
package struct TypeErased {
  @usableFromInline let first: UInt64
  @usableFromInline let second: UInt64
  @usableFromInline let box: TypeErasedBox?

  #if !hasFeature(Embedded)  // Embedded Swift has no metatypes to compare.
  @usableFromInline let type: ObjectIdentifier
  #endif

  @inlinable
  init<Value>(_ value: Value) {
    #if !hasFeature(Embedded)
    type = ObjectIdentifier(Value.self)
    #endif
    guard Self.isPlain(Value.self) else {
      (first, second, box) = (0, 0, TypeErasedValue(value))
      return
    }
    var words: (UInt64, UInt64) = (0, 0)
    unsafe withUnsafeMutableBytes(of: &words) { unsafe $0.storeBytes(of: value, as: Value.self) }
    (first, second, box) = (words.0, words.1, nil)
  }

  /// Returns the value.
  ///
  /// The cast and the load are sound: the type is the one that was hidden. That is checked, since a
  /// step that carries the place of one space to another could bring a value of another type here.
  /// In Embedded Swift it rests on the precondition.
  ///
  /// - Precondition: The value was hidden with this type.
  @inlinable
  func reveal<Value>(as type: Value.Type) -> Value {
    #if !hasFeature(Embedded)
    precondition(
      self.type == ObjectIdentifier(type), "A move left the place of another space behind.")
    #endif
    guard Self.isPlain(Value.self) else {
      return unsafe unsafeDowncast(box.unsafelyUnwrapped, to: TypeErasedValue<Value>.self).value
    }
    return unsafe withUnsafeBytes(of: (first, second)) { unsafe $0.load(as: Value.self) }
  }

  /// Returns true if values of a type are bits that fit into two words.
  @inlinable @inline(__always)
  static func isPlain<Value>(_ type: Value.Type) -> Bool {
    _isPOD(type) && MemoryLayout<Value>.size <= 16 && MemoryLayout<Value>.alignment <= 8
  }
}

/// A box whose content type is hidden.
@usableFromInline
@_fixed_layout
class TypeErasedBox {
  @inlinable
  init() {}
}

/// A box with its content.
@usableFromInline
@_fixed_layout
final class TypeErasedValue<Value>: TypeErasedBox {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
    super.init()
  }
}

extension Comonad {
  /// Hides the type of every value of a space.
  @inlinable
  package static func hide<Value>(_ space: Kind<Self, Value>) -> Kind<Self, TypeErased> {
    map(space) { TypeErased($0) }
  }

  /// Returns the value in focus of a space with hidden values.
  @inlinable
  package static func reveal<Value>(_ space: Kind<Self, TypeErased>, as type: Value.Type) -> Value {
    extract(space).reveal(as: type)
  }
}
