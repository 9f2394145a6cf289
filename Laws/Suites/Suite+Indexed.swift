public import Pairings
public import PairingsTheory

/// An indexed type constructor whose laws can be checked, at any indices whose values can be drawn.
public protocol IndexedCheckable: IndexedFunctor {
  /// Returns the domain of values between two indices.
  static func domain<Source: LawValue, Target: LawValue, Value>(
    from source: Source.Type, to target: Target.Type, of values: Domain<Value>
  ) -> Domain<Kind<Ix<Self, Source, Target>, Value>>
}

extension Ix: Checkable where Base: IndexedCheckable, Source: LawValue, Target: LawValue {
  /// Returns the domain of values between the indices.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Base.domain(from: Source.self, to: Target.self, of: values)
  }
}

extension IndexedStateOf: IndexedCheckable {
  /// A domain of all steps, observed from every position.
  public static func domain<Source: LawValue, Target: LawValue, Value>(
    from source: Source.Type, to target: Target.Type, of values: Domain<Value>
  ) -> Domain<Kind<Ix<Self, Source, Target>, Value>> {
    Source.domain.closures(to: values.zip(Target.domain)).map(
      { step in IndexedState { step($0) } }, back: { step in { step.run($0) } })
  }
}

extension IndexedStoreOf: IndexedCheckable {
  /// A domain of all stores, observed at every position of their futures.
  public static func domain<Source: LawValue, Target: LawValue, Value>(
    from source: Source.Type, to target: Target.Type, of values: Domain<Value>
  ) -> Domain<Kind<Ix<Self, Source, Target>, Value>> {
    Source.domain.zip(Target.domain.closures(to: values)).map({ IndexedStore($0.0, $0.1) }) {
      store in
      let pairing = IndexedStateStore()
      let position = pairing.pair(IndexedState { ($0, $0) }, duplicate(store, at: Source.self)) {
        place, _ in place
      }
      return (
        position, { target in pairing.pair(IndexedState { _ in ((), target) }, store) { $1 } }
      )
    }
  }
}

extension Suite {
  /// Atkey's laws of an indexed monad, between four indices.
  public static func indexedMonad<M: IndexedMonad & IndexedCheckable>(
    _: M.Type, of name: String? = nil
  ) -> Suite {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let ms = M.domain(from: Three.self, to: Four.self, of: a)
    let ks = a.functions(to: M.domain(from: Four.self, to: Bool.self, of: b))
    let hs = b.functions(to: M.domain(from: Bool.self, to: Five.self, of: c))
    let (there, end) = (
      M.domain(from: Four.self, to: Bool.self, of: b),
      M.domain(from: Three.self, to: Five.self, of: c)
    )
    let mapped = M.domain(from: Three.self, to: Four.self, of: c)
    let back = M.domain(from: Bool.self, to: Bool.self, of: b)
    let turns = b.functions(to: back)
    return Suite(
      "IndexedMonad", of: name ?? title(of: M.self),
      [
        Law("left identity", "flatMap(pure(a), k) == k(a)") { trial in
          let value = trial.any("a", a)
          let k = trial.any("k", ks)
          return trial.equal(M.flatMap(M.pure(value), k.run), k(value), there)
        },
        Law("right identity", "flatMap(m, pure) == m") { trial in
          let m = trial.any("m", ms)
          return trial.equal(M.flatMap(m) { M.pure($0) }, m, ms)
        },
        Law("associativity", "flatMap(flatMap(m, k), h) == flatMap(m) { flatMap(k($0), h) }") {
          trial in
          let m = trial.any("m", ms)
          let k = trial.any("k", ks)
          let h = trial.any("h", hs)
          return trial.equal(
            M.flatMap(M.flatMap(m, k.run), h.run), M.flatMap(m) { M.flatMap(k($0), h.run) }, end)
        },
        Law("map coherence", "map(m, f) == flatMap(m) { pure(f($0)) }", .coherence) { trial in
          let m = trial.any("m", ms)
          let f = trial.any("f", a.functions(to: c))
          return trial.equal(M.map(m, f.run), M.flatMap(m) { M.pure(f($0)) }, mapped)
        },
        Law(
          "iterate", "iterate(s, step) == flatMap(step(s)) { /* again, n times, or done */ }",
          .coherence
        ) { trial in
          let step = trial.any("step", turns)
          let seed = trial.any("s", b)
          let count = trial.any("n", Domain(Generator<Int>.integer(in: 0...8)) { $0.observe(&$1) })
          typealias Turn<Value> = Kind<Ix<M, Bool, Bool>, Value>
          func turn(_ seed: (Four, Int)) -> Turn<Iteration<(Four, Int), Four>> {
            M.map(step(seed.0)) { seed.1 < count ? .next(($0, seed.1 + 1)) : .done($0) }
          }
          func byHand(_ seed: (Four, Int)) -> Turn<Four> {
            M.flatMap(turn(seed)) {
              switch $0 {
              case .next(let next): byHand(next)
              case .done(let value): M.pure(value)
              }
            }
          }
          return trial.equal(M.iterate((seed, 0), turn), byHand((seed, 0)), back)
        },
      ])
  }

  /// The laws of an indexed comonad, between four indices.
  public static func indexedComonad<W: IndexedComonad & IndexedCheckable>(
    _: W.Type, of name: String? = nil
  ) -> Suite {
    let values = Three.domain
    let ws = W.domain(from: Three.self, to: Four.self, of: values)
    let thrice = W.domain(
      from: Three.self, to: Bool.self,
      of: W.domain(
        from: Bool.self, to: Five.self, of: W.domain(from: Five.self, to: Four.self, of: values)))
    let mapped = W.domain(from: Three.self, to: Four.self, of: Four.domain)
    return Suite(
      "IndexedComonad", of: name ?? title(of: W.self),
      [
        Law("left identity", "extract(duplicate(w)) == w") { trial in
          let w = trial.any("w", ws)
          return trial.equal(W.extract(W.duplicate(w, at: Three.self)), w, ws)
        },
        Law("right identity", "map(duplicate(w), extract) == w") { trial in
          let w = trial.any("w", ws)
          return trial.equal(W.map(W.duplicate(w, at: Four.self)) { W.extract($0) }, w, ws)
        },
        Law("associativity", "duplicate(duplicate(w)) == map(duplicate(w), duplicate)") { trial in
          let w = trial.any("w", ws)
          return trial.equal(
            W.duplicate(W.duplicate(w, at: Five.self), at: Bool.self),
            W.map(W.duplicate(w, at: Bool.self)) { W.duplicate($0, at: Five.self) }, thrice)
        },
        Law("map of a composite", "map(map(w, f), g) == map(w) { g(f($0)) }") { trial in
          let w = trial.any("w", ws)
          let f = trial.any("f", values.functions(to: values))
          let g = trial.any("g", values.functions(to: Four.domain))
          return trial.equal(W.map(W.map(w, f.run), g.run), W.map(w) { g(f($0)) }, mapped)
        },
      ])
  }

  /// The laws of an indexed pairing, between three indices.
  public static func indexedPairing<P: IndexedPairing>(_ p: P, of name: String? = nil) -> Suite
  where P.Moves: IndexedCheckable, P.Space: IndexedCheckable {
    typealias M = P.Moves
    typealias W = P.Space
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let fs = a.zip(b).functions(to: c)
    let ms = M.domain(from: Three.self, to: Four.self, of: a)
    let ks = a.functions(to: M.domain(from: Four.self, to: Bool.self, of: a))
    let (ws, vs) = (
      W.domain(from: Three.self, to: Bool.self, of: b),
      W.domain(from: Five.self, to: Five.self, of: b)
    )
    let near = W.domain(from: Three.self, to: Four.self, of: b)
    return Suite(
      "IndexedPairing", of: name ?? title(of: P.self),
      [
        Law("unit", "pair(pure(a), v, f) == f(a, extract(v))") { trial in
          let value = trial.any("a", a)
          let v = trial.any("v", vs)
          let f = trial.any("f", fs)
          return trial.equal(
            p.pair(M.pure(value), v) { f(($0, $1)) }, f((value, W.extract(v))), c)
        },
        Law(
          "composition",
          "pair(flatMap(m, k), w, f) == pair(m, duplicate(w, at: J)) { a, w in pair(k(a), w, f) }"
        ) { trial in
          let m = trial.any("m", ms)
          let k = trial.any("k", ks)
          let w = trial.any("w", ws)
          let f = trial.any("f", fs)
          return trial.equal(
            p.pair(M.flatMap(m, k.run), w) { f(($0, $1)) },
            p.pair(m, W.duplicate(w, at: Four.self)) { value, w in
              p.pair(k(value), w) { f(($0, $1)) }
            }, c)
        },
        Law("naturality", "pair(map(m, g), map(w, h), f) == pair(m, w) { f(g($0), h($1)) }") {
          trial in
          let m = trial.any("m", ms)
          let w = trial.any("w", near)
          let g = trial.any("g", a.functions(to: b))
          let h = trial.any("h", b.functions(to: b))
          let f = trial.any("f", b.zip(b).functions(to: c))
          return trial.equal(
            p.pair(M.map(m, g.run), W.map(w, h.run)) { f(($0, $1)) },
            p.pair(m, w) { f((g($0), h($1))) }, c)
        },
      ])
  }
}
