public import Pairings

/// The operations of a monad that reads a shape and follows its positions.
public protocol UpdateOperations<Moves, Container> {
  /// The monad.
  associatedtype Moves: Monad & Checkable

  /// The directed container.
  associatedtype Container: CheckableContainer

  /// Returns the part of the present shape that `read` returns.
  func inspect<Value>(_ read: @escaping (Container.Shape) -> Value) -> Kind<Moves, Value>

  /// Follows a position and returns true, or stays and returns false.
  func follow(_ position: Container.Position) -> Kind<Moves, Bool>

  /// Runs a step from a shape.
  func run<Value>(
    _ step: Kind<Moves, Value>, from shape: Container.Shape
  ) -> (position: Container.Position, value: Value)
}

/// The operations of ``Pairings/Update``.
@frozen
public struct DefaultUpdateOperations<Container: CheckableContainer>: UpdateOperations {
  /// The update monad of the framework.
  public typealias Moves = UpdateOf<Container>

  /// Creates the operations.
  @inlinable
  public init() {}

  /// Returns the part of the present shape that `read` returns.
  @inlinable
  public func inspect<Value>(
    _ read: @escaping (Container.Shape) -> Value
  ) -> Update<Container, Value> { .inspect(read) }

  /// Follows a position and returns true, or stays and returns false.
  @inlinable
  public func follow(_ position: Container.Position) -> Update<Container, Bool> {
    .follow(position)
  }

  /// Runs a step from a shape.
  @inlinable
  public func run<Value>(
    _ step: Update<Container, Value>, from shape: Container.Shape
  ) -> (position: Container.Position, value: Value) { step.run(shape) }
}

extension Suite {
  /// The laws of reading a shape and following its positions: an enabled move arrives, and any
  /// other one is refused.
  public static func update<V: UpdateOperations>(_ ops: V, of name: String? = nil) -> Suite {
    typealias M = V.Moves
    typealias C = V.Container
    let (shapes, positions, a) = (C.shapes, C.positions, Three.domain)
    let (followed, bool) = (positions.zip(Bool.domain), Bool.domain)
    return Suite(
      "Update", of: name ?? title(of: M.self),
      [
        Law("inspect stays", "inspect(f).run(s) == (root(at: s), f(s))") { trial in
          let s = trial.any("s", shapes)
          let f = trial.any("f", shapes.functions(to: a))
          return trial.equal(
            ops.run(ops.inspect(f.run), from: s), (C.root(at: s), f(s)), positions.zip(a))
        },
        Law("an enabled move arrives", "if isEnabled(p, at: s): follow(p).run(s) == (p, true)") {
          trial in
          let s = trial.any("s", shapes)
          let p = C.enabled(trial.any("p", positions), at: s)
          return trial.equal(ops.run(ops.follow(p), from: s), (p, true), followed)
        },
        Law(
          "a refused move stays",
          "if !isEnabled(r, at: s): follow(r).zip(inspect { $0 }).run(s) == (root(at: s), (false, s))"
        ) { trial in
          let s = trial.any("s", shapes)
          let r = trial.any("r", positions)
          trial.classify(!C.isEnabled(r, at: s), "refused")
          guard !C.isEnabled(r, at: s) else { return true }
          let step = M.zip(ops.follow(r), ops.inspect { $0 }) { ($0, $1) }
          return trial.equal(
            ops.run(step, from: s), (C.root(at: s), (false, s)), positions.zip(bool.zip(shapes)))
        },
        Law(
          "follow shifts",
          "follow(p).then(inspect { $0 }).run(s).value == shifted(s, along: p)"
        ) { trial in
          let s = trial.any("s", shapes)
          let p = C.enabled(trial.any("p", positions), at: s)
          let step = M.then(ops.follow(p), ops.inspect { $0 })
          return trial.equal(ops.run(step, from: s).value, C.shifted(s, along: p), shapes)
        },
        Law(
          "follow twice", "follow(p).then(follow(r)).run(s).value == isEnabled(r, at: t)", .derived
        ) { trial in
          let s = trial.any("s", shapes)
          let p = C.enabled(trial.any("p", positions), at: s)
          let r = trial.any("r", positions)
          let step = M.then(ops.follow(p), ops.follow(r))
          return trial.equal(
            ops.run(step, from: s).value, C.isEnabled(r, at: C.shifted(s, along: p)), bool)
        },
        Law(
          "follow appends",
          "follow(p).then(follow(q)).run(s).position == appended(q, to: p)"
        ) { trial in
          let s = trial.any("s", shapes)
          let p = C.enabled(trial.any("p", positions), at: s)
          let q = C.enabled(trial.any("q", positions), at: C.shifted(s, along: p))
          let step = M.then(ops.follow(p), ops.follow(q))
          return trial.equal(ops.run(step, from: s).position, C.appended(q, to: p), positions)
        },
      ])
  }
}
