import Pairings
import Testing

/// Checks the laws of a functor on every sample.
func checkFunctor<F: Functor>(
  _: F.Type, samples: [Kind<F, Int>], observe: (Kind<F, Int>) -> some Equatable,
  at location: SourceLocation = #_sourceLocation
) {
  for fa in samples {
    #expect(observe(F.map(fa) { $0 }) == observe(fa), "identity", sourceLocation: location)
    for f in functions {
      #expect(
        observe(F.replace(fa, with: 1)) == observe(F.map(fa) { _ in 1 }), "replace",
        sourceLocation: location)
      for g in functions {
        #expect(
          observe(F.map(F.map(fa, f), g)) == observe(F.map(fa) { g(f($0)) }), "composition",
          sourceLocation: location)
      }
    }
  }
}

/// Checks the laws of a monad on every sample and with every pair of arrows.
func checkMonad<M: Monad>(
  _: M.Type, samples: [Kind<M, Int>], arrows: [(Int) -> Kind<M, Int>],
  observe: (Kind<M, Int>) -> some Equatable, at location: SourceLocation = #_sourceLocation
) {
  func expectEqual(_ left: Kind<M, Int>, _ right: Kind<M, Int>, _ law: Comment) {
    #expect(observe(left) == observe(right), law, sourceLocation: location)
  }
  for f in arrows {
    for a in three {
      expectEqual(M.flatMap(M.pure(a), f), f(a), "left identity")
      // Two turns: the first goes on from a seed, the second is done.
      let turns = M.iterate((seed: a, isLast: false)) { turn in
        M.map(f(turn.seed)) { turn.isLast ? .done($0) : .next((seed: $0, isLast: true)) }
      }
      expectEqual(turns, M.flatMap(f(a), f), "iterate coherence")
    }
  }
  for m in samples {
    expectEqual(M.flatMap(m, M.pure), m, "right identity")
    expectEqual(M.flatten(M.map(m) { _ in m }), M.flatMap(m) { _ in m }, "flatten coherence")
    for f in functions {
      expectEqual(M.map(m, f), M.flatMap(m) { M.pure(f($0)) }, "map coherence")
      expectEqual(M.apply(M.pure(f), m), M.map(m, f), "apply coherence")
    }
    for f in arrows {
      expectEqual(M.then(m, f(0)), M.flatMap(m) { _ in f(0) }, "then coherence")
      expectEqual(
        M.zip(m, f(1)) { ($0 + 2 * $1) % 3 },
        M.flatMap(m) { a in M.map(f(1)) { (a + 2 * $0) % 3 } }, "zip coherence")
      for g in arrows {
        expectEqual(
          M.flatMap(M.flatMap(m, f), g), M.flatMap(m) { M.flatMap(f($0), g) }, "associativity")
      }
    }
  }
}

/// Checks the laws of a comonad on every sample and with every pair of arrows.
func checkComonad<W: Comonad>(
  _: W.Type, samples: [Kind<W, Int>], arrows: [(Kind<W, Int>) -> Int],
  observe: (Kind<W, Int>) -> some Equatable, at location: SourceLocation = #_sourceLocation
) {
  func expectEqual(_ left: Kind<W, Int>, _ right: Kind<W, Int>, _ law: Comment) {
    #expect(observe(left) == observe(right), law, sourceLocation: location)
  }
  for w in samples {
    expectEqual(W.extend(w) { W.extract($0) }, w, "left identity")
    for f in functions {
      expectEqual(W.map(w, f), W.extend(w) { f(W.extract($0)) }, "map coherence")
    }
    for f in arrows {
      #expect(W.extract(W.extend(w, f)) == f(w), "right identity", sourceLocation: location)
      expectEqual(W.map(W.duplicate(w), f), W.extend(w, f), "duplicate coherence")
      for g in arrows {
        expectEqual(
          W.extend(W.extend(w, f), g), W.extend(w) { g(W.extend($0, f)) }, "associativity")
      }
    }
  }
}
