/// A part that every whole has, with functions that read it and change it in place.
///
/// A change works on the part in place. Neither the part nor its unshared storage is copied, for
/// any number of composed lenses.
///
///     struct Point { var x = 0, y = 0 }
///     let x = Lens<Point, Int>(get: { $0.x }, modify: { $1(&$0.x) })  // or Lens(\.x)
///     var point = Point()
///     x.modify(&point) { $0 += 3 }
///     x.get(point)  // 3
///
/// ## Laws
///
/// For every `s`, `a`, `b` and `f`, where `set` returns the new whole:
///
///     set(s, get(s)) == s                                 // get then set
///     get(set(s, a)) == a                                 // set then get
///     set(set(s, a), b) == set(s, b)                      // set then set
///     modify(s, f) == set(s, f(get(s)))                   // modify coherence
///     identity.appending(l) == l                          // left identity
///     l.appending(identity) == l                          // right identity
///     l.appending(m).appending(n) == l.appending(m.appending(n))  // associativity
///
/// - SeeAlso: Foster et al., *Combinators for Bidirectional Tree Transformations*
///   (2007).
@frozen
public struct Lens<Whole, Part> {
  /// A function that returns the part.
  public let get: (Whole) -> Part

  @usableFromInline let update: (inout Whole, (inout Part) -> Void) -> Void

  #if !hasFeature(Embedded)  // Embedded Swift has no key paths that are values.
  /// The key path, if the lens consists of one: appended key paths cost as much as one.
  @usableFromInline var path: WritableKeyPath<Whole, Part>?

  /// The offset of the part in the whole, if the key path leads through stored properties of
  /// structs alone. The part is then changed without an indirect call.
  @usableFromInline var offset: Int?
  #endif

  /// Creates a lens from functions that read the part and change it in place. `modify` calls its
  /// second argument once with the part of its first.
  @inlinable
  public init(
    get: @escaping (Whole) -> Part,
    modify: @escaping (_ whole: inout Whole, _ change: (inout Part) -> Void) -> Void
  ) {
    self.get = get
    update = modify
  }

  /// Creates a lens from functions that read the part and replace it.
  ///
  /// A change works on a copy of the part, whose storage the whole still holds: an array is copied.
  /// To avoid this, use ``init(get:modify:)``.
  @inlinable
  public init(
    get: @escaping (Whole) -> Part, set: @escaping (_ whole: inout Whole, _ part: Part) -> Void
  ) {
    self.init(
      get: get,
      modify: { whole, change in
        var part = get(whole)
        change(&part)
        set(&whole, part)
      })
  }
}

// MARK: - Changing

extension Lens {
  /// Changes the part in place and returns the result of the change.
  ///
  /// - Throws: The error that `change` throws. The part keeps the changes made before.
  /// - Precondition: The lens calls the change with the part.
  @inlinable
  public func modify<Result, Failure: Error>(
    _ whole: inout Whole, _ change: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if !hasFeature(Embedded)
    if let offset { return try Self.withPart(of: &whole, at: offset, change) }
    #endif
    var outcome: Swift.Result<Result, Failure>?
    update(&whole) { part in
      do throws(Failure) {
        outcome = .success(try change(&part))
      } catch {
        outcome = .failure(error)
      }
    }
    guard let outcome else { preconditionFailure("A lens hands its part to every change.") }
    return try outcome.get()
  }

  /// Replaces the part.
  @inlinable
  public func set(_ whole: inout Whole, _ part: Part) { modify(&whole) { $0 = part } }
}

// MARK: - Composition

extension Lens where Whole == Part {
  /// The lens whose part is the whole.
  @inlinable
  public static var identity: Lens {
    #if !hasFeature(Embedded)
    var identity = Lens(get: { $0 }, modify: { $1(&$0) })
    (identity.path, identity.offset) = (\.self, 0)
    return identity
    #else
    return Lens(get: { $0 }, modify: { $1(&$0) })
    #endif
  }
}

extension Lens {
  /// Returns the lens of a part of this part.
  @inlinable
  public func appending<Detail>(_ next: Lens<Part, Detail>) -> Lens<Whole, Detail> {
    #if !hasFeature(Embedded)
    if let path, let nextPath = next.path {
      return Lens<Whole, Detail>(path.appending(path: nextPath))
    }
    #endif
    return Lens<Whole, Detail>(
      get: { [get] in next.get(get($0)) },
      modify: { [update] whole, change in update(&whole) { next.update(&$0, change) } })
  }

  /// Returns the affine of the part that a prism matches in this part.
  @inlinable
  public func appending<Detail>(_ next: Prism<Part, Detail>) -> Affine<Whole, Detail> {
    affine.appending(next.affine)
  }

  /// Returns the affine of a part that may be missing from this part.
  @inlinable
  public func appending<Detail>(_ next: Affine<Part, Detail>) -> Affine<Whole, Detail> {
    affine.appending(next)
  }

  /// This lens as an affine, whose part is never missing.
  @inlinable
  public var affine: Affine<Whole, Part> { Affine(preview: get, modify: update) }
}
