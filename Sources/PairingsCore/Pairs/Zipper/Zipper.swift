/// A list with a focus between past and future elements: the comonad of spaces that a ``Navigation``
/// moves in.
///
///     let days = Zipper(past: ["Mon"], focus: "Tue", future: ["Wed", "Thu"])
///     days.extract()                                    // "Tue"
///     days.moved(by: .forward).extract()                // "Wed"
///     days.extend { $0.future.count }.elements          // [3, 2, 1, 0]
///
/// The elements are an array and the focus is an index in it. So a step costs the same for four
/// elements as for a million, and the lists in a duplicate share one array.
///
/// ## Laws
///
/// The laws of ``Comonad``, and for every `w`, `f` and `i`:
///
///     w.past + [w.focus] + w.future == w.elements       // nothing is lost
///     w.extract() == w.elements[w.index]                // extract is the focus
///     w.extend(f).index == w.index                      // extend keeps the place
///     w.extend(f).elements[i] == f(w.focused(at: i))    // extend at every place
///
/// - Complexity: O(1) for `extract` and a move; O(*n*) calls of the closure for
///   `map` and `extend`, which compute every element at once. `past` and `future`
///   are slices and copy nothing.
/// - SeeAlso: Huet, *The Zipper* (1997); Uustalu and Vene, *The Essence of Dataflow
///   Programming* (2006).
public typealias Zipper<Value> = Kind<ZipperOf, Value>

extension _KindProtocol where Exact == Self, Brand == ZipperOf {
  /// Creates a list from its elements, with the focus at `index`.
  ///
  /// - Precondition: There is an element. An index out of range becomes the first or the last one.
  @inlinable
  public init(_ elements: [Value], at index: Int = 0) {
    self.init(elements, at: Cursor(index, of: elements.count))
  }

  /// Creates a list from the elements before the focus, the focus, and the elements after it.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public init(
    past: some Collection<Value>, focus: Value, future: some Collection<Value>
  ) {
    self.init(Array(past) + [focus] + Array(future), at: past.count)
  }

  @inlinable
  init(_ elements: [Value], at cursor: Cursor) {
    self = Self._returning(ZipperCarrier(elements, cursor))
  }
}

/// The carrier of ``Zipper``.
@usableFromInline
@_fixed_layout
package final class ZipperCarrier<Value>: _ExclusiveBox<ZipperOf, Cursor, Value> {
  @usableFromInline package let list: [Value]

  @inlinable
  init(_ elements: [Value], _ cursor: Cursor) {
    list = elements
    super.init(cursor)
  }

  #if !hasFeature(Embedded)
  package override var _contents: String { shown("index") { "\(place.index), elements: \(list)" } }
  #endif

  /// Traps if a move replaced the cursor by that of another list.
  @inlinable
  func expect(_ cursor: Cursor) {
    precondition(cursor.count == list.count, "A move keeps to the list that it is given.")
  }
}

/// The brand of ``Zipper``.
public enum ZipperOf: PairedComonad {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  package static func carrier<Value>(_ kind: Kind<Self, Value>) -> ZipperCarrier<Value> {
    kind.carrier(as: ZipperCarrier.self)
  }

  /// The pairing with ``Navigation``.
  @inlinable
  public static var pairing: NavigationZipper { NavigationZipper() }
}

// MARK: - Comonad

extension ZipperOf {
  /// Transforms every element.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    ZipperCarrier(carrier(fa).list.map(transform), carrier(fa).place)
  }

  /// Returns the element in focus.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    let zipper = carrier(wa)
    return zipper.list[zipper.place.index]
  }

  /// Recomputes every element by a function of the list with its focus there.
  ///
  /// - Complexity: O(*n*); the lists of a duplicate share their elements.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (list, cursor) = (carrier(wa).list, carrier(wa).place)
    let elements = list.indices.map { index in
      transform(ZipperCarrier(list, Cursor(index, of: list.count)))
    }
    return ZipperCarrier(elements, cursor)
  }
}

// MARK: - Places

extension Kind where Brand == ZipperOf {
  /// All elements, from the first to the last.
  @inlinable
  public var elements: [Value] { ZipperOf.carrier(self).list }

  /// The cursor of the focus, which has the length of the list.
  ///
  /// - Precondition: The property is not read by the move that changes it.
  @inlinable
  public var cursor: Cursor { ZipperOf.carrier(self).place }

  /// The index of the focus, counted from 0.
  @inlinable
  public var index: Int { cursor.index }

  /// The element in focus.
  @inlinable
  public var focus: Value { extract() }

  /// The elements before the focus, in the order of the list.
  @inlinable
  public var past: ArraySlice<Value> { elements[..<index] }

  /// The elements after the focus, in the order of the list.
  @inlinable
  public var future: ArraySlice<Value> { elements[(index + 1)...] }

  /// Returns this list with its focus at an index, or at the nearest one in range.
  @inlinable
  public func focused(at index: Int) -> Zipper<Value> {
    Zipper(elements, at: Cursor(index, of: elements.count))
  }
}

extension ZipperOf: EquatableConstructor {
  /// Returns true if both have the same elements and the same focus.
  @inlinable
  public static func areEqual<Value: Equatable>(
    _ left: Kind<Self, Value>, _ right: Kind<Self, Value>
  ) -> Bool {
    carrier(left).place == carrier(right).place && carrier(left).list == carrier(right).list
  }
}

extension ZipperOf: LocatedComonad {
  /// Adds the index of the focus to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    fingerprint.combine(carrier(wa).place.index)
  }
}
