/// A part that determines a whole of one shape, such as the payload of a case, with functions that
/// recognise it and make the whole.
///
/// A change takes the part out, changes it and puts it back: storage that only the whole holds is
/// not copied.
///
///     enum Input { case key(Character), resize(Int, Int) }
///     let key = Prism<Input, Character>(
///       preview: { if case .key(let key) = $0 { key } else { nil } },
///       review: Input.key)  // or Prism.case(Input.key)
///     key.preview(.key("q"))        // "q"
///     key.preview(.resize(80, 25))  // nil
///
/// ## Laws
///
/// For every `s`, `a` and `f`:
///
///     preview(review(a)) == a                             // review then preview
///     preview(s).map(review) ?? s == s                    // preview then review
///     modify(s, f) == preview(s).map { review(f($0)) } ?? s  // modify coherence
///     identity.appending(p) == p                          // left identity
///     p.appending(identity) == p                          // right identity
///     p.appending(q).appending(r) == p.appending(q.appending(r))  // associativity
///
/// - SeeAlso: Pickering, Gibbons and Wu, *Profunctor Optics* (2017).
@frozen
public struct Prism<Whole, Part> {
  /// A function that returns the part if the whole has the shape of this prism.
  public let preview: (Whole) -> Part?

  /// A function that returns the whole made of a part.
  public let review: (Part) -> Whole

  @usableFromInline let update: (inout Whole, (inout Part) -> Void) -> Void

  /// Creates a prism from functions that recognise the part and make a whole.
  @inlinable
  public init(preview: @escaping (Whole) -> Part?, review: @escaping (Part) -> Whole) {
    self.init(
      preview: preview, review: review,
      modify: { whole, change in
        guard var part = preview(whole) else { return }
        _ = consume whole  // The part alone holds its storage now.
        change(&part)
        whole = review(part)
      })
  }

  /// Creates a prism with its own function to change the part. `modify` calls its second argument
  /// once with the part of its first; if there is no part, it does nothing.
  @inlinable
  public init(
    preview: @escaping (Whole) -> Part?, review: @escaping (Part) -> Whole,
    modify: @escaping (_ whole: inout Whole, _ change: (inout Part) -> Void) -> Void
  ) {
    self.preview = preview
    self.review = review
    update = modify
  }
}

// MARK: - Changing

extension Prism {
  /// Changes the part and returns the result of the change. A whole of another shape is unchanged,
  /// and the result is nil.
  ///
  /// - Throws: The error that `change` throws. The part keeps the changes made before.
  @inlinable @discardableResult
  public func modify<Result, Failure: Error>(
    _ whole: inout Whole, _ change: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try affine.modify(&whole, change)
  }

  /// Replaces the part of a whole that has one. Returns true if it has.
  @inlinable @discardableResult
  public func set(_ whole: inout Whole, _ part: Part) -> Bool { affine.set(&whole, part) }
}

// MARK: - Composition

extension Prism where Whole == Part {
  /// The prism whose part is the whole.
  @inlinable
  public static var identity: Prism {
    Prism(preview: { $0 }, review: { $0 }, modify: { $1(&$0) })
  }
}

extension Prism {
  /// Returns the prism of the part that a prism matches in this part.
  @inlinable
  public func appending<Detail>(_ next: Prism<Part, Detail>) -> Prism<Whole, Detail> {
    let joined = affine.appending(next.affine)
    return Prism<Whole, Detail>(
      preview: joined.preview, review: { [review] in review(next.review($0)) },
      modify: joined.update)
  }

  /// Returns the affine of a part of this part.
  @inlinable
  public func appending<Detail>(_ next: Lens<Part, Detail>) -> Affine<Whole, Detail> {
    affine.appending(next.affine)
  }

  /// Returns the affine of a part that may be missing from this part.
  @inlinable
  public func appending<Detail>(_ next: Affine<Part, Detail>) -> Affine<Whole, Detail> {
    affine.appending(next)
  }

  /// This prism as an affine, without the function that makes a whole.
  @inlinable
  public var affine: Affine<Whole, Part> { Affine(preview: preview, modify: update) }
}

// MARK: - Optionals

extension Prism where Whole == Part? {
  /// The prism of the value of an optional.
  @inlinable
  public static var some: Prism { Prism(preview: { $0 }, review: { $0 }) }
}
