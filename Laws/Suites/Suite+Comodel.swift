public import Pairings
public import PairingsTheory

extension Suite {
  /// The law of a comodel, whose states are observed.
  public static func comodel<Model: Comodel>(_ model: Model, of name: String? = nil) -> Suite
  where Model.Signature: Checkable, Model.State: LawValue {
    let (a, b) = (Three.domain, Four.domain)
    let (states, results) = (Model.State.domain, b.zip(Model.State.domain))
    let instructions = Model.Signature.domain(of: a)
    return Suite(
      "Comodel", of: name ?? "\(Model.self)",
      [
        Law("answer naturality", "answer(map(i, f), &s) == f(answer(i, &s))") { trial in
          let (i, s) = (trial.any("i", instructions), trial.any("s", states))
          let f = trial.any("f", a.functions(to: b))
          var (here, there) = (s, s)
          let left = model.answer(i.map(f.run), &here)
          let right = f(model.answer(i, &there))
          return trial.equal((left, here), (right, there), results)
        }
      ])
  }

  /// The equations of a theory that a comodel obeys, for all states and all values of the variables.
  ///
  ///     expectLaws(.comodel(cell, obeys: [putTwice, putThenGet], for: Int.domain, returning: Int.domain))
  public static func comodel<Model: Comodel, Variables, Value>(
    _ model: Model, obeys equations: [Equation<Model.Signature, Variables, Value>],
    for variables: Domain<Variables>, returning values: Domain<Value>, of name: String? = nil
  ) -> Suite where Model.State: LawValue {
    precondition(!equations.isEmpty, "A theory without equations checks nothing.")
    let (states, outcomes) = (Model.State.domain, values.zip(Model.State.domain))
    return Suite(
      "Theory", of: name ?? "\(Model.self)",
      equations.map { equation in
        Law(equation.name, "left, from s == right, from s") { trial in
          let sides = equation.sides(trial.any("x", variables))
          let s = trial.any("s", states)
          let runs = [sides.left, sides.right].map { program in
            ComodelPairing(model).pair(program, Store(s) { $0 }) { ($0, $1) }
          }
          return trial.equal(runs[0], runs[1], outcomes)
        }
      })
  }

  /// The laws of a pair of moves paired with one of two spaces: the move of that side runs.
  public static func productCoproduct<First: Pairing, Second: Pairing>(
    _ p: ProductCoproduct<First, Second>, of name: String? = nil
  ) -> Suite
  where
    First.Moves: Checkable, First.Space: Checkable, Second.Moves: Checkable, Second.Space: Checkable
  {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let moves = First.Moves.domain(of: a).zip(Second.Moves.domain(of: a))
    let (lefts, rights) = (First.Space.domain(of: b), Second.Space.domain(of: b))
    let fs = a.zip(b).functions(to: c)
    return Suite(
      "ProductCoproduct", of: name ?? title(of: ProductCoproduct<First, Second>.self),
      [
        Law("left move", "pair(FunctorProduct(m, n), .left(w), f) == first.pair(m, w, f)") {
          trial in
          let (both, w, f) = (trial.any("(m, n)", moves), trial.any("w", lefts), trial.any("f", fs))
          return trial.equal(
            p.pair(FunctorProduct(both.0, both.1), Coproduct(.left(w))) { f(($0, $1)) },
            p.first.pair(both.0, w) { f(($0, $1)) }, c)
        },
        Law("right move", "pair(FunctorProduct(m, n), .right(v), f) == second.pair(n, v, f)") {
          trial in
          let (both, v, f) = (
            trial.any("(m, n)", moves), trial.any("v", rights), trial.any("f", fs)
          )
          return trial.equal(
            p.pair(FunctorProduct(both.0, both.1), Coproduct(.right(v))) { f(($0, $1)) },
            p.second.pair(both.1, v) { f(($0, $1)) }, c)
        },
      ])
  }
}
