/// The brand of a functor whose kinds are instances of a class of your own.
///
///     enum BoxOf: CarrierConstructor, Functor {
///       static func carrier<Value>(of: Value.Type) -> Carrier<BoxOf, Value>.Type {
///         Box<Value>.self
///       }
///       static func map<Value, NewValue>(
///         _ fa: Kind<BoxOf, Value>, _ transform: @escaping (Value) -> NewValue
///       ) -> Kind<BoxOf, NewValue> {
///         Box(transform(fa.carrier(as: Box.self).content))
///       }
///     }
///     nonisolated final class Box<Value>: Carrier<BoxOf, Value> {
///       let content: Value
///       init(_ content: Value) { self.content = content }
///     }
///
/// (`nonisolated` says nothing new, unless the module is isolated to an actor by
/// default.) Few brands need it: most are a ``ProgramConstructor``, a
/// ``CoroutineConstructor`` or a ``PlacedConstructor``, and have no class to write.
public protocol CarrierConstructor: TypeConstructor where _Representation == _OwnCarrier {
  /// Returns the one class whose instances are values of `Kind<Self, Value>`.
  static func carrier<Value>(of value: Value.Type) -> Carrier<Self, Value>.Type
}

/// What kinds of a brand with a carrier of its own are made of.
public enum _OwnCarrier {}

/// The superclass of a carrier of your own.
@_fixed_layout
open class Carrier<Brand: CarrierConstructor, Value>: Kind<Brand, Value> {
  /// Creates the part of a carrier that everybody sees.
  ///
  /// - Precondition: The instance is of the class that ``CarrierConstructor/carrier(of:)``
  ///   names: a brand has one carrier. This is checked in every build.
  /// - Complexity: A look-up of two classes.
  @inlinable
  public init() {
    super.init(_carrier: ())
    #if !hasFeature(Embedded)  // Embedded Swift has no dynamic types to compare.
    let expected = Brand.carrier(of: Value.self)
    precondition(
      type(of: self) == expected,
      """
      '\(type(of: self))' cannot carry '\(Brand.self)': its one carrier is '\(expected)'. \
      Declare a brand of its own for the new carrier.
      """)
    #endif
  }
}

extension Kind where Brand: CarrierConstructor {
  /// The kind as its carrier.
  ///
  /// - Precondition: `type` is the class that ``CarrierConstructor/carrier(of:)`` names.
  ///   This is checked in every build.
  @inlinable
  public func carrier<Own: Carrier<Brand, Value>>(as type: Own.Type = Own.self) -> Own {
    #if !hasFeature(Embedded)
    precondition(
      Swift.type(of: self) == type, "'\(Brand.self)' is carried by '\(Swift.type(of: self))'.")
    #endif
    return unsafe unsafeDowncast(self, to: type)  // Sound: just checked.
  }
}
