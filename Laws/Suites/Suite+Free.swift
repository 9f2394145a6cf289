public import Pairings

extension Suite {
  /// The laws of programs of instructions, with an interpretation of the instructions in another
  /// monad.
  public static func free<T: NaturalTransformation>(_ t: T, of name: String? = nil) -> Suite
  where T.Source: Functor & Checkable, T.Target: Monad & Checkable {
    typealias M = FreeOf<T.Source>
    typealias N = T.Target
    let (a, b) = (Three.domain, Four.domain)
    let (fa, ma, mb) = (T.Source.domain(of: a), M.domain(of: a), M.domain(of: b))
    let (na, nb) = (N.domain(of: a), N.domain(of: b))
    let layers = T.Source.domain(of: ma)
    return Suite(
      "Free", of: name ?? "\(T.self)",
      [
        Law("wrap", "wrap(layer) == lift(layer).flatMap { $0 }", .coherence) { trial in
          let layer = T.Source.map(trial.any("layer", layers)) { $0 }
          return trial.equal(Free.wrap(layer), Free.lift(layer).flatMap { $0 }, ma)
        },
        Law("resume a layer", "wrap(layer).resume() == .right(layer)") { trial in
          let layer = trial.any("layer", layers)
          let resumed = Free.wrap(T.Source.map(layer) { $0 }).resume()
          guard case .right(let rest) = resumed else { return trial.expect(false, "it ended") }
          return trial.equal(T.Source.map(rest) { $0 }, layer, layers)
        },
        Law("resume a value", "pure(a).resume() == .left(a)") { trial in
          let value = trial.any("a", a)
          guard case .left(let result) = Free<T.Source, Three>.pure(value).resume() else {
            return trial.expect(false, "there is an instruction")
          }
          return trial.equal(result, value, a)
        },
        Law("resume twice", "flatMap(m, f) == flatMap(/* resumed */ m, f)") { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", a.functions(to: mb))
          let resumed: Kind<M, Three> =
            switch m.resume() {
            case .left(let value): M.pure(value)
            case .right(let layer): Free.wrap(layer)
            }
          return trial.equal(M.flatMap(resumed, f.run), M.flatMap(m, f.run), mb)
        },
        Law("fold an instruction", "lift(fa).fold(t) == t(fa)") { trial in
          let instruction = trial.any("fa", fa)
          return trial.equal(Free.lift(instruction).fold(t), t(instruction), na)
        },
        Law("fold pure", "pure(a).fold(t) == pure(a)") { trial in
          let value = trial.any("a", a)
          return trial.equal(Free<T.Source, Three>.pure(value).fold(t), N.pure(value), na)
        },
        Law("fold flatMap", "flatMap(m, f).fold(t) == flatMap(m.fold(t)) { f($0).fold(t) }") {
          trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", a.functions(to: mb))
          return trial.equal(
            M.flatMap(m, f.run).fold(t),
            N.flatMap(m.fold(t)) { f($0).fold(t) }, nb)
        },
      ])
  }

  /// The laws of a value with its successors.
  public static func cofree<F: Functor & Checkable>(_: F.Type, of name: String? = nil) -> Suite {
    typealias W = CofreeOf<F>
    let (a, b) = (Three.domain, Four.domain)
    let (wa, fa) = (W.domain(of: a), F.domain(of: a))
    let (layers, views) = (F.domain(of: wa), F.domain(of: W.domain(of: b)))
    return Suite(
      "Cofree", of: name ?? title(of: W.self),
      [
        Law("head of an unfold", "unfold(s, head, tail).extract() == head(s)") { trial in
          let seed = trial.any("s", a)
          let head = trial.any("head", a.functions(to: a))
          let tail = trial.any("tail", a.functions(to: fa))
          return trial.equal(
            Cofree.unfold(seed, head: head.run, tail: tail.run).extract(), head(seed), a)
        },
        Law(
          "tail of an unfold",
          "unfold(s, head, tail).tail == map(tail(s)) { unfold($0, head, tail) }"
        ) { trial in
          let seed = trial.any("s", a)
          let head = trial.any("head", a.functions(to: a))
          let tail = trial.any("tail", a.functions(to: fa))
          return trial.equal(
            F.map(Cofree.unfold(seed, head: head.run, tail: tail.run).tail) { $0 },
            F.map(tail(seed)) { Cofree.unfold($0, head: head.run, tail: tail.run) }, layers)
        },
        Law("unfold back", "unfold(w, head: { $0.extract() }, tail: { $0.tail }) == w") { trial in
          let w = trial.any("w", wa)
          return trial.equal(
            Cofree.unfold(w, head: { $0.extract() }, tail: { $0.tail }), w, wa)
        },
        Law("tail of an extend", "w.extend(f).tail == map(w.tail) { $0.extend(f) }") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", wa.functions(to: b))
          return trial.equal(
            F.map(w.extend { f($0) }.tail) { $0 }, F.map(w.tail) { $0.extend { f($0) } }, views)
        },
      ])
  }
}
