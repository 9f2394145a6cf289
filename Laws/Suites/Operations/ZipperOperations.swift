public import Pairings

/// The operations of a list with a focus and of the steps along it.
public protocol ZipperOperations {
  /// The list with a focus.
  associatedtype Space: Comonad & Checkable

  /// The steps along it.
  associatedtype Moves: Monad & Checkable

  /// Returns the elements before the focus.
  func past<Value>(_ list: Kind<Space, Value>) -> [Value]

  /// Returns the elements after the focus.
  func future<Value>(_ list: Kind<Space, Value>) -> [Value]

  /// Returns all elements.
  func elements<Value>(_ list: Kind<Space, Value>) -> [Value]

  /// Returns the index of the focus.
  func index<Value>(_ list: Kind<Space, Value>) -> Int

  /// Returns the list focused on another element.
  func focused<Value>(_ list: Kind<Space, Value>, at index: Int) -> Kind<Space, Value>

  /// Returns the step over a number of elements.
  func step(by distance: Int) -> Kind<Moves, Void>

  /// Returns the step to an element.
  func jump(to index: Int) -> Kind<Moves, Void>

  /// The step that stays and returns the index.
  var here: Kind<Moves, Int> { get }

  /// Returns the list after a step.
  func moved<Value>(_ list: Kind<Space, Value>, by step: Kind<Moves, Void>) -> Kind<Space, Value>
}

extension ZipperOperations where Space == ZipperOf, Moves == PullerOf {
  /// Returns the elements before the focus.
  public func past<Value>(_ list: Zipper<Value>) -> [Value] { Array(list.past) }

  /// Returns the elements after the focus.
  public func future<Value>(_ list: Zipper<Value>) -> [Value] { Array(list.future) }

  /// Returns all elements.
  public func elements<Value>(_ list: Zipper<Value>) -> [Value] { list.elements }

  /// Returns the index of the focus.
  public func index<Value>(_ list: Zipper<Value>) -> Int { list.index }

  /// Returns the list focused on another element.
  public func focused<Value>(_ list: Zipper<Value>, at index: Int) -> Zipper<Value> {
    list.focused(at: index)
  }

  /// Returns the step over a number of elements.
  public func step(by distance: Int) -> Puller<Void> { .step(by: distance) }

  /// Returns the step to an element.
  public func jump(to index: Int) -> Puller<Void> { .jump(to: index) }

  /// The step that stays and returns the index.
  public var here: Puller<Int> { Puller<Cursor>.cursor.map(\.index) }

  /// Returns the list after a step.
  public func moved<Value>(_ list: Zipper<Value>, by step: Puller<Void>) -> Zipper<Value> {
    list.moved(by: step)
  }
}

/// The operations of ``Pairings/Zipper`` and ``Pairings/Puller``.
@frozen
public struct DefaultZipperOperations: ZipperOperations {
  /// The list of the framework.
  public typealias Space = ZipperOf

  /// The steps of the framework.
  public typealias Moves = PullerOf

  /// Creates the operations.
  @inlinable
  public init() {}
}

extension Suite {
  /// The laws of a list with a focus and of the steps along it.
  public static func zipper<Operations: ZipperOperations>(
    _ ops: Operations, of name: String? = nil
  ) -> Suite {
    typealias W = Operations.Space
    typealias M = Operations.Moves
    let (a, b) = (Three.domain, Four.domain)
    let lists = W.domain(of: a)
    let steps = M.domain(of: .void)
    let functions = lists.functions(to: b)
    let elements = a.array(count: 0...4)
    let places = Domain(Generator<Int>.integer(in: -2...5)) { $0.observe(&$1) }
    let number = Int.domain
    func clamped(_ index: Int, _ list: Kind<W, Three>) -> Int {
      min(max(index, 0), ops.elements(list).count - 1)
    }
    return Suite(
      "Zipper", of: name ?? title(of: W.self),
      [
        Law("nothing is lost", "w.past + [w.focus] + w.future == w.elements") { trial in
          let w = trial.any("w", lists)
          return trial.equal(
            ops.past(w) + [W.extract(w)] + ops.future(w), ops.elements(w), elements)
        },
        Law("extract is the focus", "w.extract() == w.elements[w.index]") { trial in
          let w = trial.any("w", lists)
          return trial.equal(W.extract(w), ops.elements(w)[ops.index(w)], a)
        },
        Law("extend keeps the place", "w.extend(f).index == w.index") { trial in
          let w = trial.any("w", lists)
          let f = trial.any("f", functions)
          return trial.equal(ops.index(W.extend(w, f.run)), ops.index(w), number)
        },
        Law("extend at every place", "w.extend(f).elements[i] == f(w.focused(at: i))") { trial in
          let w = trial.any("w", lists)
          let f = trial.any("f", functions)
          let i = clamped(trial.any("i", places), w)
          return trial.equal(
            ops.elements(W.extend(w, f.run))[i], f(ops.focused(w, at: i)), b)
        },
        Law("step by zero", "step(by: 0) == pure(())") { trial in
          trial.equal(ops.step(by: 0), M.pure(()), steps)
        },
        Law("jump then jump", "jump(to: i).then(jump(to: j)) == jump(to: j)") { trial in
          let i = trial.any("i", places)
          let j = trial.any("j", places)
          return trial.equal(
            M.then(ops.jump(to: i), ops.jump(to: j)), ops.jump(to: j), steps)
        },
        Law("jump to the index", "cursor.flatMap { jump(to: $0.index) } == pure(())") { trial in
          trial.equal(M.flatMap(ops.here) { ops.jump(to: $0) }, M.pure(()), steps)
        },
        Law("jump sets the index", "w.moved(by: jump(to: i)) == w.focused(at: i)") { trial in
          let w = trial.any("w", lists)
          let i = clamped(trial.any("i", places), w)
          return trial.equal(ops.moved(w, by: ops.jump(to: i)), ops.focused(w, at: i), lists)
        },
        Law("step moves the index", "w.moved(by: step(by: n)).index == w.index + n, or an end") {
          trial in
          let w = trial.any("w", lists)
          let n = trial.any("n", places)
          return trial.equal(
            ops.index(ops.moved(w, by: ops.step(by: n))),
            clamped(ops.index(w) + n, w), number)
        },
      ])
  }
}
