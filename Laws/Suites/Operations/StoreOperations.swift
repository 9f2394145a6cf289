public import Pairings

/// The operations of a comonad with a position among many.
public protocol StoreOperations<Space, Position> {
  /// The comonad.
  associatedtype Space: Comonad & Checkable

  /// The positions.
  associatedtype Position: LawValue

  /// Returns the present position.
  func position<Value>(_ space: Kind<Space, Value>) -> Position

  /// Returns the value of a position.
  func peek<Value>(_ position: Position, _ space: Kind<Space, Value>) -> Value

  /// Moves to a position.
  func seek<Value>(_ position: Position, _ space: Kind<Space, Value>) -> Kind<Space, Value>
}

/// The operations of ``Pairings/ComonadStore``, for any instance.
@frozen
public struct DefaultStoreOperations<Space: ComonadStore & Checkable>: StoreOperations
where Space.Position: LawValue {
  /// The positions.
  public typealias Position = Space.Position

  /// Creates the operations.
  @inlinable
  public init() {}

  /// Returns the present position.
  @inlinable
  public func position<Value>(_ space: Kind<Space, Value>) -> Position {
    space.position
  }

  /// Returns the value of a position.
  @inlinable
  public func peek<Value>(
    _ position: Position, _ space: Kind<Space, Value>
  ) -> Value { space.peek(position) }

  /// Moves to a position.
  @inlinable
  public func seek<Value>(
    _ position: Position, _ space: Kind<Space, Value>
  ) -> Kind<Space, Value> { space.seek(position) }
}

extension Suite {
  /// The laws of a position among many.
  public static func store<V: StoreOperations>(_ ops: V, of name: String? = nil) -> Suite {
    typealias W = V.Space
    let (positions, a, b) = (V.Position.domain, Three.domain, Four.domain)
    let wa = W.domain(of: a)
    let fs = wa.functions(to: b)
    return Suite(
      "ComonadStore", of: name ?? title(of: W.self),
      [
        Law("peek at the position", "w.peek(w.position) == w.extract()") { trial in
          let w = trial.any("w", wa)
          return trial.equal(ops.peek(ops.position(w), w), W.extract(w), a)
        },
        Law("seek sets the position", "w.seek(p).position == p") { trial in
          let w = trial.any("w", wa)
          let p = trial.any("p", positions)
          return trial.equal(ops.position(ops.seek(p, w)), p, positions)
        },
        Law("seek keeps the values", "w.seek(p).peek(q) == w.peek(q)") { trial in
          let w = trial.any("w", wa)
          let p = trial.any("p", positions)
          let q = trial.any("q", positions)
          return trial.equal(ops.peek(q, ops.seek(p, w)), ops.peek(q, w), a)
        },
        Law("seek to the position", "w.seek(w.position) == w") { trial in
          let w = trial.any("w", wa)
          return trial.equal(ops.seek(ops.position(w), w), w, wa)
        },
        Law("seek twice", "w.seek(p).seek(q) == w.seek(q)") { trial in
          let w = trial.any("w", wa)
          let p = trial.any("p", positions)
          let q = trial.any("q", positions)
          return trial.equal(ops.seek(q, ops.seek(p, w)), ops.seek(q, w), wa)
        },
        Law("extend keeps the place", "w.extend(f).position == w.position") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", fs)
          return trial.equal(
            ops.position(W.extend(w, f.run)), ops.position(w), positions)
        },
        Law("extend at every place", "w.extend(f).peek(p) == f(w.seek(p))") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", fs)
          let p = trial.any("p", positions)
          return trial.equal(ops.peek(p, W.extend(w, f.run)), f(ops.seek(p, w)), b)
        },
      ])
  }
}
