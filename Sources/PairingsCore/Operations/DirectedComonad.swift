/// A comonad that is given by a directed container: a value for every position of a shape.
///
/// A ``Day`` and a ``SumSpace`` are such ones if their parts are, and a transformer if its base is. A
/// space is determined by its shape and its values, and the update monad of its container moves it.
/// The state of a ``Moore`` machine is hidden and its inputs are all enabled: its container has one
/// shape.
///
/// ## Laws
///
/// For every `w`, `f`, `g`, every `p` that is enabled at the shape of `w`, and `q` that is enabled at
/// the shape to which `p` leads:
///
///     w.peek(along: root(at: w.shape)) == w.extract()                     // peek along the root
///     (w.peek(along: r) != nil) == isEnabled(r, at: w.shape)              // peek where enabled
///     w.map(f).shape == w.shape                                           // map keeps the shape
///     w.map(f).peek(along: p) == f(w.peek(along: p))                      // map at every position
///     w.extend(f).shape == w.shape                                        // extend keeps the shape
///     w.extend { $0.shape }.peek(along: p) == shifted(w.shape, along: p)  // extend shifts
///     w.extend { $0.peek(along: q) }.peek(along: p)
///       == w.peek(along: appended(q, to: p))                              // extend appends
///     w.shifted(along: p) == w.duplicate().peek(along: p)                 // shift
///
/// A shape has a space for every family of values. So two positions have different values in some space:
///
///     w.peek(along: p) != w.peek(along: q)       // positions have values of their own
///
/// - SeeAlso: Ahman, Chapman and Uustalu, *When Is a Container a Comonad?* (2012).
public protocol DirectedComonad<Container>: Comonad {
  /// The directed container.
  associatedtype Container: DirectedContainer

  /// Returns the present shape.
  static func shape<Value>(_ wa: Kind<Self, Value>) -> Container.Shape

  /// Returns the value at a position of the present shape; nil if the shape does not have it.
  static func peek<Value>(_ wa: Kind<Self, Value>, along position: Container.Position) -> Value?

  /// Replaces a space by the one at a position. The default takes it from the duplicate; a space
  /// that keeps its shape beside a function changes the shape alone.
  ///
  /// - Precondition: The position is enabled at the present shape.
  static func shift<Value>(_ wa: inout Kind<Self, Value>, along position: Container.Position)
}

extension DirectedComonad {
  /// Replaces a space by the one that its duplicate has at a position.
  ///
  /// - Precondition: The position is enabled at the present shape.
  @inlinable
  public static func shift<Value>(
    _ wa: inout Kind<Self, Value>, along position: Container.Position
  ) {
    guard let future = peek(duplicate(wa), along: position) else {
      preconditionFailure("A space has no place along a position that is not enabled.")
    }
    wa = future
  }
}

extension Kind where Brand: DirectedComonad {
  /// The present shape.
  ///
  /// - Precondition: The property is not read by the move that changes it.
  @inlinable
  public var shape: Brand.Container.Shape { Brand.shape(self) }

  /// Returns the value at a position of the present shape; nil if the shape does not have it.
  @inlinable
  public func peek(along position: Brand.Container.Position) -> Value? {
    Brand.peek(self, along: position)
  }

  /// Returns the space at a position.
  ///
  /// - Precondition: The position is enabled at the present shape.
  @inlinable
  public consuming func shifted(along position: Brand.Container.Position) -> Kind {
    Brand.shift(&self, along: position)
    return self
  }
}
