public import PairingsCore

extension Suite {
  /// The laws of a monad, those of an applicative functor included.
  public static func monad<M: Monad & Checkable>(_: M.Type, of name: String? = nil) -> Suite {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (ma, mb, mc) = (M.domain(of: a), M.domain(of: b), M.domain(of: c))
    let (fs, gs) = (a.functions(to: mb), b.functions(to: mc))
    let functions = a.functions(to: b)
    let combinations = a.zip(b).functions(to: c)
    let nested = M.domain(of: ma)
    let sixSteps = a.functions(to: ma).array(count: 1...6)
    let turns = Domain<Int>(.integer(in: 0...5)) { $0.observe(&$1) }
    let idleTurns = Domain<Int>(.element(of: [0, 0, 0, 8])) { $0.observe(&$1) }
    return Suite(
      "Monad", of: name ?? title(of: M.self), parents: [applicative(M.self, of: name)],
      [
        Law("left identity", "flatMap(pure(a), f) == f(a)") { trial in
          let value = trial.any("a", a)
          let f = trial.any("f", fs)
          return trial.equal(M.flatMap(M.pure(value), f.run), f(value), mb)
        },
        Law("right identity", "flatMap(m, pure) == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(M.flatMap(m) { M.pure($0) }, m, ma)
        },
        Law(
          "associativity", "flatMap(flatMap(m, f), g) == flatMap(m) { flatMap(f($0), g) }"
        ) { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", fs)
          let g = trial.any("g", gs)
          return trial.equal(
            M.flatMap(M.flatMap(m, f.run), g.run), M.flatMap(m) { M.flatMap(f($0), g.run) }, mc)
        },
        Law(
          "associativity in depth",
          "[f, g, …].reduce(m, flatMap) == flatMap(m) { flatMap(f($0)) { flatMap(g($0)) … } }",
          .derived
        ) { trial in
          let m = trial.any("m", ma)
          let steps = trial.any("f, g, …", sixSteps)
          func nested(_ value: Three, from index: Int) -> Kind<M, Three> {
            index == steps.count - 1
              ? steps[index](value)
              : M.flatMap(steps[index](value)) { nested($0, from: index + 1) }
          }
          return trial.equal(
            steps.reduce(m) { M.flatMap($0, $1.run) }, M.flatMap(m) { nested($0, from: 0) }, ma)
        },
        Law("map coherence", "map(m, f) == flatMap(m) { pure(f($0)) }", .coherence) { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", functions)
          return trial.equal(M.map(m, f.run), M.flatMap(m) { M.pure(f($0)) }, mb)
        },
        Law(
          "zip coherence", "zip(m, n, with: f) == flatMap(m) { a in map(n) { f(a, $0) } }",
          .coherence
        ) { trial in
          let m = trial.any("m", ma)
          let n = trial.any("n", mb)
          let f = trial.any("f", combinations)
          return trial.equal(
            M.zip(m, n) { f(($0, $1)) },
            M.flatMap(m) { first in M.map(n) { f((first, $0)) } }, mc)
        },
        Law("then coherence", "then(m, n) == flatMap(m) { _ in n }", .coherence) { trial in
          let m = trial.any("m", ma)
          let n = trial.any("n", mb)
          return trial.equal(M.then(m, n), M.flatMap(m) { _ in n }, mb)
        },
        Law("flatten coherence", "flatten(mm) == flatMap(mm) { $0 }", .coherence) { trial in
          let mm = trial.any("mm", nested)
          return trial.equal(M.flatten(mm), M.flatMap(mm) { $0 }, ma)
        },
        Law(
          "iterate coherence",
          "iterate(a, f) == flatMap(f(a)) { /* next: iterate from there, done: pure */ }",
          .coherence
        ) { trial in
          let seed = trial.any("a", a)
          let f = trial.any("f", a.functions(to: ma))
          typealias Turn = (seed: Three, number: Int)
          let idle = trial.any("idle turns", idleTurns)
          let last = trial.any("turns", turns) + idle
          func step(_ turn: Turn) -> Kind<M, Iteration<Turn, Three>> {
            // An effect of many branches would have too many of them after so many turns.
            guard turn.number == 0 || turn.number > idle || turn.number == last else {
              return M.pure(.next((turn.seed, turn.number + 1)))
            }
            return M.map(f(turn.seed)) {
              turn.number == last ? .done($0) : .next(($0, turn.number + 1))
            }
          }
          func unfolded(_ turn: Turn) -> Kind<M, Three> {
            M.flatMap(step(turn)) { decision in
              switch decision {
              case .next(let next): unfolded(next)
              case .done(let value): M.pure(value)
              }
            }
          }
          return trial.equal(M.iterate((seed, 0), step), unfolded((seed, 0)), ma)
        },
      ])
  }

  /// The number of nested steps of a monad after which the stack is measured: sixteen thousand, or four
  /// thousand without optimisation. A monad that nests its calls fails in both.
  public static var stackDepth: Int {
    #if DEBUG
    4_000
    #else
    16_000
    #endif
  }

  /// The laws that steps of a monad, however they are bound, need about as much stack as a quarter of
  /// them, when they run and when they are freed.
  public static func stackSafety<M: Monad & Checkable>(
    _: M.Type, depth: Int = stackDepth, of name: String? = nil
  ) -> Suite {
    let numbers = M.domain(of: Int.domain)
    typealias Successor = (Int) -> Kind<M, Int>
    func law(
      _ name: String, _ statement: String,
      _ steps: @escaping (_ count: Int, _ successor: @escaping () -> Successor) -> Kind<M, Int>
    ) -> Law {
      /// Returns the stack depth of a number of steps; nil if they have another value.
      func stack(_ count: Int) -> UInt? {
        let use = StackUse()
        let word = numbers.word(
          steps(count) {
            let witness = StackUse.Witness(use)
            return { number in
              witness.called()
              return M.pure(number + 1)
            }
          })
        return word == numbers.word(M.pure(count)) ? use.deepest : nil
      }
      return Law(name, statement, .stackSafety, isSingle: true) { trial in
        var last: (count: Int, use: UInt)?
        for count in [depth / 64, depth / 16, depth / 4, depth] {
          guard let use = stack(count) else {
            return trial.expect(false, "another value after \(count) steps")
          }
          // The deallocation of steps nests for up to 256 KB, see `DeferredDeallocation`.
          if let last, use > last.use + 300 << 10 {
            return trial.expect(
              false, "\(last.use) bytes of stack after \(last.count) steps, \(use) after \(count)")
          }
          last = (count, use)
        }
        return true
      }
    }
    return Suite(
      "StackSafety", of: name ?? title(of: M.self),
      [
        law("left nesting", "flatMap(flatMap(… pure(0) …, next), next) == pure(n)") {
          count, successor in
          (0..<count).reduce(M.pure(0)) { m, _ in M.flatMap(m, successor()) }
        },
        law("right nesting", "flatMap(pure(0)) { flatMap(pure($0 + 1)) { … } } == pure(n)") {
          count, successor in
          func rest(_ number: Int) -> Kind<M, Int> {
            let next = successor()
            return number == count
              ? M.pure(number)
              : M.flatMap(next(number)) { number in withExtendedLifetime(next) { rest(number) } }
          }
          return rest(0)
        },
        law("iteration", "iterate(0) { $0 == n ? .done($0) : .next($0 + 1) } == pure(n)") {
          count, successor in
          let next = successor()
          return M.iterate(0) {
            $0 == count ? M.pure(.done($0)) : M.map(next($0)) { .next($0) }
          }
        },
      ])
  }
}
