import Pairings

extension Suite {
  /// The laws of ``Pairings/Zipper``, a list with a focus, and of the steps along it.
  public static func zipper(of name: String = "Zipper") -> Suite {
    typealias M = NavigationOf
    let a = Three.domain
    let lists = ZipperOf.domain(of: a)
    let steps = M.domain(of: .void)
    let elements = a.array(count: 0...4)
    let places = Domain(Generator<Int>.integer(in: -2...5)) { $0.observe(&$1) }
    let number = Int.domain
    func clamped(_ index: Int, _ list: Zipper<Three>) -> Int {
      min(max(index, 0), list.elements.count - 1)
    }
    return Suite(
      "Zipper", of: name,
      [
        Law("nothing is lost", "w.past + [w.focus] + w.future == w.elements") { trial in
          let w = trial.any("w", lists)
          return trial.equal(
            Array(w.past) + [w.extract()] + Array(w.future), w.elements, elements)
        },
        Law("extract is the focus", "w.extract() == w.elements[w.index]") { trial in
          let w = trial.any("w", lists)
          return trial.equal(w.extract(), w.elements[w.index], a)
        },
        Law("step by zero", "step(by: 0) == pure(())") { trial in
          trial.equal(Navigation<Void>.step(by: 0), M.pure(()), steps)
        },
        Law("jump then jump", "jump(to: i).then(jump(to: j)) == jump(to: j)") { trial in
          let i = trial.any("i", places)
          let j = trial.any("j", places)
          return trial.equal(
            M.then(Navigation<Void>.jump(to: i), Navigation<Void>.jump(to: j)),
            Navigation<Void>.jump(to: j),
            steps)
        },
        Law("jump to the index", "cursor.flatMap { jump(to: $0.index) } == pure(())") { trial in
          trial.equal(
            M.flatMap(Navigation<Cursor>.cursor) { Navigation<Void>.jump(to: $0.index) },
            M.pure(()), steps)
        },
        Law("jump sets the index", "w.moved(by: jump(to: i)) == w.focused(at: i)") { trial in
          let w = trial.any("w", lists)
          let i = clamped(trial.any("i", places), w)
          return trial.equal(w.moved(by: .jump(to: i)), w.focused(at: i), lists)
        },
        Law("step moves the index", "w.moved(by: step(by: n)).index == w.index + n, or an end") {
          trial in
          let w = trial.any("w", lists)
          let n = trial.any("n", places)
          return trial.equal(
            w.moved(by: .step(by: n)).index,
            clamped(w.index + n, w), number)
        },
      ])
  }
}
