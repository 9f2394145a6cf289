/// A part that is all there is to a whole of one shape, such as the payload of a
/// case: how to recognise it, and how to make a whole of it.
///
/// A change takes the part out, changes it and puts it back: storage that only the
/// whole holds is not copied.
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
  /// Returns the part if the whole has the shape of this prism.
  public let preview: (Whole) -> Part?

  /// Returns the whole that consists of a part.
  public let review: (Part) -> Whole

  @usableFromInline let update: (inout Whole, (inout Part) -> Void) -> Void

  /// Creates a prism from a way to recognise the part and a way to make a whole.
  @inlinable
  public init(preview: @escaping (Whole) -> Part?, review: @escaping (Part) -> Whole) {
    self.init(
      preview: preview, review: review,
      modify: { whole, change in
        guard var part = preview(whole) else { return }
        _ = consume whole  // The part is the only one left that holds its storage.
        change(&part)
        whole = review(part)
      })
  }

  /// Creates a prism that has a way of its own to change the part: it hands the part of
  /// its first argument to its second, once; if there is none, it does nothing.
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
  /// Changes the part and returns what the change returns; a whole of another shape
  /// stays as it is, and the result is nil.
  ///
  /// - Throws: What `change` throws; what it changed until then stays changed.
  @inlinable @discardableResult
  public func modify<Result, Failure: Error>(
    _ whole: inout Whole, _ change: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try affine.modify(&whole, change)
  }

  /// Replaces the part of a whole that has one; returns whether it has.
  @inlinable @discardableResult
  public func set(_ whole: inout Whole, _ part: Part) -> Bool { affine.set(&whole, part) }
}

// MARK: - Composition

extension Prism where Whole == Part {
  /// The shape that every whole has.
  @inlinable
  public static var identity: Prism {
    Prism(preview: { $0 }, review: { $0 }, modify: { $1(&$0) })
  }
}

extension Prism {
  /// Goes on to a shape of the part.
  @inlinable
  public func appending<Detail>(_ next: Prism<Part, Detail>) -> Prism<Whole, Detail> {
    let joined = affine.appending(next.affine)
    return Prism<Whole, Detail>(
      preview: joined.preview, review: { [review] in review(next.review($0)) },
      modify: joined.update)
  }

  /// Goes on to a part of the part.
  @inlinable
  public func appending<Detail>(_ next: Lens<Part, Detail>) -> Affine<Whole, Detail> {
    affine.appending(next.affine)
  }

  /// Goes on to what may be in the part.
  @inlinable
  public func appending<Detail>(_ next: Affine<Part, Detail>) -> Affine<Whole, Detail> {
    affine.appending(next)
  }

  /// The part as one that may be missing, without the way to make a whole of it.
  @inlinable
  public var affine: Affine<Whole, Part> { Affine(preview: preview, modify: update) }
}

// MARK: - Optionals

extension Prism where Whole == Part? {
  /// What an optional holds.
  @inlinable
  public static var some: Prism { Prism(preview: { $0 }, review: { $0 }) }
}
