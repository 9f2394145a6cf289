public import Pairings

extension Suite {
  /// The laws of do-notation: each of its operations is one of the monad's.
  ///
  /// They follow from the definition of `Do`, a concrete type whose operations no instance can
  /// override. No mutant can break them without breaking the monad.
  public static func doNotation<M: Monad & Checkable>(_: M.Type, of name: String? = nil) -> Suite {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (ma, mb, mc) = (M.domain(of: a), M.domain(of: b), M.domain(of: c))
    let mab = M.domain(of: a.zip(b))
    let mabc = M.domain(of: a.zip(b.zip(c)))
    let (fs, gs) = (a.functions(to: mb), a.functions(to: b))
    let pairs = a.functions(to: M.domain(of: b.zip(c)))
    return Suite(
      "Do", of: name ?? title(of: M.self),
      [
        Law("yield", "Do { m }.yield { $0 } == m", .derived) { trial in
          let m = trial.any("m", ma)
          return trial.equal(Do { m }.yield { $0 }, m, ma)
        },
        Law("start", "Do(m).yield { $0 } == m", .derived) { trial in
          let m = trial.any("m", ma)
          return trial.equal(Do(m).yield { $0 }, m, ma)
        },
        Law(
          "bind",
          "Do { m }.bind(f).yield { ($0, $1) } == flatMap(m) { a in map(f(a)) { (a, $0) } }",
          .derived
        ) { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", fs)
          return trial.equal(
            Do { m }.bind(f.run).yield { ($0, $1) },
            M.flatMap(m) { first in M.map(f(first)) { (first, $0) } }, mab)
        },
        Law(
          "bindBoth",
          "Do { m }.bindBoth(f).yield { ($0, ($1, $2)) } == Do { m }.bind(f).yield { ($0, $1) }",
          .derived
        ) { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", pairs)
          return trial.equal(
            Do { m }.bindBoth(f.run).yield { ($0, ($1, $2)) },
            Do { m }.bind(f.run).yield { ($0, $1) }, mabc)
        },
        Law(
          "discard", "Do { m }.discard(f).yield { $0 } == flatMap(m) { a in map(f(a)) { _ in a } }",
          .derived
        ) { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", fs)
          return trial.equal(
            Do { m }.discard(f.run).yield { $0 },
            M.flatMap(m) { first in M.map(f(first)) { _ in first } }, ma)
        },
        Law("let", "Do { m }.let(g).yield { ($0, $1) } == map(m) { ($0, g($0)) }", .derived) {
          trial in
          let m = trial.any("m", ma)
          let g = trial.any("g", gs)
          return trial.equal(
            Do { m }.let(g.run).yield { ($0, $1) }, M.map(m) { ($0, g($0)) }, mab)
        },
        Law("end", "Do { m }.end(f) == flatMap(m, f)", .derived) { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", fs)
          return trial.equal(Do { m }.end(f.run), M.flatMap(m, f.run), mb)
        },
        Law(
          "second step",
          "Do { m }.bind(f).end(k) == flatMap(m) { a in flatMap(f(a)) { k(a, $0) } }", .derived
        ) { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", fs)
          let k = trial.any("k", a.zip(b).functions(to: mc))
          return trial.equal(
            Do { m }.bind(f.run).end { k(($0, $1)) },
            M.flatMap(m) { first in M.flatMap(f(first)) { k((first, $0)) } }, mc)
        },
        Law(
          "three steps",
          "Do { m }.bind(f).bind { f($1) } … .yield(all) == /* three nested flatMaps */",
          .derived
        ) { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", a.functions(to: ma))
          let d = trial.any("d", fs)
          let steps = Do { m }.discard(d.run)
            .bind(f.run).discard { d($1) }
            .bind { f($1) }.discard { d($2) }
          func nested(_ values: [Three], _ last: Three) -> Kind<M, [Three]> {
            let values = values + [last]
            return M.flatMap(d(last)) { _ in
              values.count == 3 ? M.pure(values) : M.flatMap(f(last)) { nested(values, $0) }
            }
          }
          return trial.equal(
            steps.yield { [$0, $1, $2] }, M.flatMap(m) { nested([], $0) },
            M.domain(of: a.array()))
        },
      ])
  }
}
