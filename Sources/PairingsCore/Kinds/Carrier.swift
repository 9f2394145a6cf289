/// The brand of a functor whose kinds are instances of a custom class.
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
/// (`nonisolated` has no effect unless the module is isolated to an actor by default.) Few brands
/// need a carrier class: most are a ``ProgramConstructor`` or a ``StoreConstructor``.
public protocol CarrierConstructor: TypeConstructor where _Representation == _OwnCarrier {
  /// Returns the one class whose instances are values of `Kind<Self, Value>`.
  static func carrier<Value>(of value: Value.Type) -> Carrier<Self, Value>.Type
}

/// The representation of kinds that are instances of a custom class.
public enum _OwnCarrier {}

/// The superclass of custom carriers.
@_fixed_layout
open class Carrier<Brand: CarrierConstructor, Value>: Kind<Brand, Value> {
  /// Creates the common part of a carrier.
  ///
  /// - Precondition: The instance is of the class that ``CarrierConstructor/carrier(of:)`` returns:
  ///   a brand has one carrier. Every build checks this.
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
  /// Returns the kind as its carrier.
  ///
  /// - Precondition: `type` is the class that ``CarrierConstructor/carrier(of:)`` returns. Every
  ///   build checks this.
  @inlinable
  public func carrier<Own: Carrier<Brand, Value>>(as type: Own.Type = Own.self) -> Own {
    #if !hasFeature(Embedded)
    precondition(
      Swift.type(of: self) == type, "'\(Brand.self)' is carried by '\(Swift.type(of: self))'.")
    #endif
    return unsafe unsafeDowncast(self, to: type)  // Sound: just checked.
  }
}
