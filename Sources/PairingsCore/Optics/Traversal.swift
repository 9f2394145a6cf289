/// All parts of a whole of one kind, in order, with functions that read them and change them in
/// place.
///
/// A lens has one part, an affine at most one, and a traversal any number.
///
///     let prices = Traversal<[Item], Item>.each.appending(\.price)
///     var items = [Item(price: 2), Item(price: 3)]
///     prices.modify(&items) { $0 *= 10 }
///     prices.parts(items)  // [20, 30]
///
/// ## Laws
///
/// For every `s`, `f` and `g`, where `modify` returns the new whole, and `h` and `k` also take the
/// number of the parts before:
///
///     modify(s) { $0 } == s                               // identity
///     modify(modify(s, f), g) == modify(s) { g(f($0)) }   // fusion
///     modify(modify(s, h), k) == modify(s) { k(h($0)) }   // composition
///     modify(s) { /* the parts are */ $0 } /* in order */ == parts(s)  // visits
///     parts(modify(s, f)) == parts(s).map(f)              // modify then parts
///     t.appending(u).modify(s, f) == t.modify(s) { u.modify(&$0, f) }  // traversal then traversal
///     identity.appending(t) == t && t.appending(identity) == t         // traversal identities
///
/// - SeeAlso: Jaskelioff and O'Connor, *A Representation Theorem for Second-Order Functionals*
///   (2015).
@frozen
public struct Traversal<Whole, Part> {
  /// A function that returns the parts, in order.
  public let parts: (Whole) -> [Part]

  @usableFromInline let update: (inout Whole, (inout Part) -> Void) -> Void

  /// Creates a traversal from functions that read the parts and change them in place. `modify` calls
  /// its second argument once with each part of its first, in the same order.
  @inlinable
  public init(
    parts: @escaping (Whole) -> [Part],
    modify: @escaping (_ whole: inout Whole, _ change: (inout Part) -> Void) -> Void
  ) {
    self.parts = parts
    update = modify
  }
}

// MARK: - Changing

extension Traversal {
  /// Changes each part in place, in order.
  ///
  /// - Throws: The first error that `change` throws. The parts keep the changes made before, and
  ///   those after the error are unchanged.
  @inlinable
  public func modify<Failure: Error>(
    _ whole: inout Whole, _ change: (inout Part) throws(Failure) -> Void
  ) throws(Failure) {
    var failure: Failure?
    update(&whole) { part in
      guard failure == nil else { return }
      do throws(Failure) { try change(&part) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Replaces each part by the same one.
  @inlinable
  public func set(_ whole: inout Whole, _ part: Part) { modify(&whole) { $0 = part } }

  /// Runs an effect for each part, in order, and returns the whole with the results as its parts.
  ///
  ///     prices.traverse(items, in: IOOf<Offline>.self) { price in converted(price) }
  ///
  /// - Complexity: That of ``Monad/traverse(_:_:)``.
  @inlinable
  public func traverse<M: Monad>(
    _ whole: Whole, in _: M.Type, _ effect: @escaping (Part) -> Kind<M, Part>
  ) -> Kind<M, Whole> {
    M.map(M.traverse(parts(whole), effect)) { [update] results in
      var (whole, index) = (whole, 0)
      update(&whole) { part in
        if index < results.count { part = results[index] }
        index += 1
      }
      return whole
    }
  }
}

// MARK: - Composition

extension Traversal where Whole == Part {
  /// The traversal whose only part is the whole.
  @inlinable
  public static var identity: Traversal { Traversal(parts: { [$0] }, modify: { $1(&$0) }) }
}

extension Traversal {
  /// Returns the traversal of all parts of these parts.
  @inlinable
  public func appending<Detail>(_ next: Traversal<Part, Detail>) -> Traversal<Whole, Detail> {
    Traversal<Whole, Detail>(
      parts: { [parts] in parts($0).flatMap(next.parts) },
      modify: { [update] whole, change in update(&whole) { next.update(&$0, change) } })
  }

  /// Returns the traversal of a part of each of these parts.
  @inlinable
  public func appending<Detail>(_ next: Lens<Part, Detail>) -> Traversal<Whole, Detail> {
    appending(next.affine.traversal)
  }

  /// Returns the traversal of the parts that a prism matches in these parts.
  @inlinable
  public func appending<Detail>(_ next: Prism<Part, Detail>) -> Traversal<Whole, Detail> {
    appending(next.affine.traversal)
  }

  /// Returns the traversal of the parts that these parts may have.
  @inlinable
  public func appending<Detail>(_ next: Affine<Part, Detail>) -> Traversal<Whole, Detail> {
    appending(next.traversal)
  }
}

extension Affine {
  /// This affine as a traversal, of at most one part.
  @inlinable
  public var traversal: Traversal<Whole, Part> {
    Traversal(parts: { [preview] in preview($0).map { [$0] } ?? [] }, modify: update)
  }

  /// Returns the traversal of all parts of this part.
  @inlinable
  public func appending<Detail>(_ next: Traversal<Part, Detail>) -> Traversal<Whole, Detail> {
    traversal.appending(next)
  }
}

extension Lens {
  /// Returns the traversal of all parts of this part.
  @inlinable
  public func appending<Detail>(_ next: Traversal<Part, Detail>) -> Traversal<Whole, Detail> {
    affine.traversal.appending(next)
  }
}

extension Prism {
  /// Returns the traversal of all parts of the part that this prism matches.
  @inlinable
  public func appending<Detail>(_ next: Traversal<Part, Detail>) -> Traversal<Whole, Detail> {
    affine.traversal.appending(next)
  }
}

// MARK: - Collections

extension Traversal where Whole: MutableCollection, Part == Whole.Element {
  /// The traversal of all elements of a collection.
  @inlinable
  public static var each: Traversal {
    Traversal(
      parts: { Array($0) },
      modify: { whole, change in
        var index = whole.startIndex
        while index != whole.endIndex {
          change(&whole[index])
          whole.formIndex(after: &index)
        }
      })
  }
}

extension Traversal {
  /// The traversal of all values of a dictionary, in its order, which differs in each process.
  @inlinable
  public static func values<Key: Hashable>() -> Traversal where Whole == [Key: Part] {
    Traversal(
      parts: { Array($0.values) },
      modify: { whole, change in
        var index = whole.values.startIndex
        while index != whole.values.endIndex {
          change(&whole.values[index])
          whole.values.formIndex(after: &index)
        }
      })
  }
}
