/// A part that may be missing from a whole, with functions that read it and change it in place.
///
/// Lenses and prisms compose to affines. The part may be missing, as for a prism, and need not
/// determine the whole, as for a lens. A change of a missing part does nothing.
///
///     let bob = Affine<[String: Int], Int>.value(forKey: "bob")
///     var scores = ["bob": 1]
///     bob.modify(&scores) { $0 += 1 }  // scores["bob"] == 2
///     Affine.value(forKey: "eve").set(&scores, 9)  // false, and scores are as they were
///
/// ## Laws
///
/// For every `s`, `a`, `b` and `f`, where `set` returns the new whole:
///
///     preview(s).map { set(s, $0) } ?? s == s             // get then set
///     preview(set(s, a)) == a  /* if preview(s) != nil */ // set then get
///     modify(s, f) == s  /* if preview(s) == nil */       // a miss changes nothing
///     set(set(s, a), b) == set(s, b)                      // set then set
///     modify(s, f) == set(s, f(a))  /* if preview(s) == a */  // modify coherence
///     identity.appending(l) == l                          // left identity
///     l.appending(identity) == l                          // right identity
///     l.appending(m).appending(n) == l.appending(m.appending(n))  // associativity
@frozen
public struct Affine<Whole, Part> {
  /// A function that returns the part, if there is one.
  public let preview: (Whole) -> Part?

  @usableFromInline let update: (inout Whole, (inout Part) -> Void) -> Void

  /// Creates an affine from functions that read the part and change it in place. `modify` calls its
  /// second argument once with the part of its first; if there is no part, it does nothing.
  @inlinable
  public init(
    preview: @escaping (Whole) -> Part?,
    modify: @escaping (_ whole: inout Whole, _ change: (inout Part) -> Void) -> Void
  ) {
    self.preview = preview
    update = modify
  }
}

// MARK: - Changing

extension Affine {
  /// Changes the part in place and returns the result of the change. If there is no part, the whole
  /// is unchanged and the result is nil.
  ///
  /// - Throws: The error that `change` throws. The part keeps the changes made before.
  @inlinable @discardableResult
  public func modify<Result, Failure: Error>(
    _ whole: inout Whole, _ change: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    var outcome: Swift.Result<Result, Failure>?
    update(&whole) { part in
      do throws(Failure) {
        outcome = .success(try change(&part))
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome?.get()
  }

  /// Replaces the part if there is one. Returns true if there is.
  @inlinable @discardableResult
  public func set(_ whole: inout Whole, _ part: Part) -> Bool {
    var isSet = false
    update(&whole) {
      $0 = part
      isSet = true
    }
    return isSet
  }
}

// MARK: - Composition

extension Affine where Whole == Part {
  /// The affine whose part is the whole.
  @inlinable
  public static var identity: Affine { Affine(preview: { $0 }, modify: { $1(&$0) }) }
}

extension Affine {
  /// Returns the affine of a part that may be missing from this part.
  @inlinable
  public func appending<Detail>(_ next: Affine<Part, Detail>) -> Affine<Whole, Detail> {
    Affine<Whole, Detail>(
      preview: { [preview] in preview($0).flatMap(next.preview) },
      modify: { [update] whole, change in update(&whole) { next.update(&$0, change) } })
  }

  /// Returns the affine of a part of this part.
  @inlinable
  public func appending<Detail>(_ next: Lens<Part, Detail>) -> Affine<Whole, Detail> {
    appending(next.affine)
  }

  /// Returns the affine of the part that a prism matches in this part.
  @inlinable
  public func appending<Detail>(_ next: Prism<Part, Detail>) -> Affine<Whole, Detail> {
    appending(next.affine)
  }
}
