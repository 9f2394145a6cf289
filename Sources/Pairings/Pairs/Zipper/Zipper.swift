/// A list with a focus: what has been passed, what is seen now, and what is still
/// to come; the comonad of spaces that a ``Puller`` moves in.
///
///     let days = Zipper(past: ["Mon"], focus: "Tue", future: ["Wed", "Thu"])
///     days.extract()                                    // "Tue"
///     days.moved(by: .forward).extract()                // "Wed"
///     days.extend { $0.future.count }.elements          // [3, 2, 1, 0]
///
/// The elements are an array and the focus is a place in it, so that a step costs
/// the same for four elements as for a million, and the lists in a duplicate share
/// one array.
///
/// ## Laws
///
/// Those of ``Comonad``, and for every `w`, `f` and `i`:
///
///     w.past + [w.focus] + w.future == w.elements       // nothing is lost
///     w.extract() == w.elements[w.index]                // extract is the focus
///     w.extend(f).index == w.index                      // extend stays
///     w.extend(f).elements[i] == f(w.focused(at: i))    // extend everywhere
///
/// - Complexity: O(1) for `extract` and a move; O(*n*) calls of the closure for
///   `map` and `extend`, which compute every element at once. `past` and `future`
///   are slices and copy nothing.
/// - SeeAlso: Huet, *The Zipper* (1997); Uustalu and Vene, *The Essence of Dataflow
///   Programming* (2006).
public final class Zipper<Value>: Kind<ZipperOf, Value> {
  /// All elements, from the first to the last.
  public let elements: [Value]

  /// Where the focus is, outside of a move: read ``cursor`` instead.
  ///
  /// Exclusivity is enforced by `isMoving`, which is sound for the reasons that
  /// `Store.place` gives; here `PullerZipper.move` alone writes.
  @exclusivity(unchecked) @usableFromInline final var place: Cursor

  /// Whether a move is working on `place`.
  @exclusivity(unchecked) @usableFromInline final var isMoving = false

  @inlinable
  init(_ elements: [Value], _ place: Cursor) {
    self.elements = elements
    self.place = place
  }

  /// Creates a list from its elements, seen from the one at `index`.
  ///
  /// - Precondition: There is an element; an index before the first one is the
  ///   first, one after the last is the last.
  @inlinable
  public convenience init(_ elements: [Value], at index: Int = 0) {
    self.init(elements, Cursor(index, of: elements.count))
  }

  /// Creates a list from what lies before the focus, the focus, and what lies after
  /// it.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public convenience init(
    past: some Collection<Value>, focus: Value, future: some Collection<Value>
  ) {
    self.init(Array(past) + [focus] + Array(future), at: past.count)
  }
}

// MARK: - Comonad

extension Zipper {
  /// Transforms every element.
  ///
  /// - Throws: What `transform` throws, with its type.
  /// - Complexity: O(*n*).
  @inlinable
  public func map<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> Zipper<NewValue> {
    Zipper<NewValue>(try elements.map(transform), cursor)
  }

  /// Returns the element in focus.
  @inlinable
  public func extract() -> Value { elements[cursor.index] }

  /// Recomputes every element from the list with its focus there.
  ///
  /// - Throws: What `transform` throws, with its type.
  /// - Complexity: O(*n*).
  @inlinable
  public func extend<NewValue, Failure: Error>(
    _ transform: (Zipper) throws(Failure) -> NewValue
  ) throws(Failure) -> Zipper<NewValue> {
    Zipper<NewValue>(
      try elements.indices.map { (index) throws(Failure) in try transform(focused(at: index)) },
      cursor)
  }

  /// Puts in the place of every element the list with its focus there.
  ///
  /// - Complexity: O(*n*); all lists share their elements.
  @inlinable
  public func duplicate() -> Zipper<Zipper<Value>> { extend { $0 } }

  /// Composes two functions of a list: `{ g($0.extend(f)) }`.
  @inlinable
  public static func compose<Middle, Output>(
    _ first: @escaping (Zipper<Value>) -> Middle, _ second: @escaping (Zipper<Middle>) -> Output
  ) -> (Zipper<Value>) -> Output {
    { second($0.extend(first)) }
  }
}

// MARK: - Places

extension Zipper {
  /// Where the focus is, and between which ends.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public var cursor: Cursor {
    precondition(!isMoving, "A move reads the list that it moves: use the cursor it is given.")
    return place
  }

  /// Where the focus is, counted from 0.
  @inlinable
  public var index: Int { cursor.index }

  /// The element in focus.
  @inlinable
  public var focus: Value { extract() }

  /// What lies before the focus, from the first element on.
  @inlinable
  public var past: ArraySlice<Value> { elements[..<index] }

  /// What lies after the focus, from its neighbour on.
  @inlinable
  public var future: ArraySlice<Value> { elements[(index + 1)...] }

  /// Returns this list with its focus at an index, or at the end that is nearest to
  /// it.
  @inlinable
  public func focused(at index: Int) -> Zipper {
    Zipper(elements, Cursor(index, of: elements.count))
  }
}

// MARK: - Conformances

extension Zipper: Equatable where Value: Equatable {
  /// Whether both have the same elements and the same focus.
  @inlinable
  public static func == (left: Zipper, right: Zipper) -> Bool {
    left.cursor == right.cursor && left.elements == right.elements
  }
}
