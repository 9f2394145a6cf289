public import Pairings
public import PairingsTheory

extension Suite {
  /// The laws of a choice paired with the product of its alternatives, including those of a pairing
  /// of functors: each structure pairs with its own partner.
  public static func choice<First: FunctorPairing, Second: FunctorPairing>(
    _ p: CoproductProduct<First, Second>, of name: String? = nil
  ) -> Suite
  where
    First.Left: Checkable, First.Right: Checkable, Second.Left: Checkable, Second.Right: Checkable
  {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (l1, l2) = (First.Left.domain(of: a), Second.Left.domain(of: a))
    let rights = First.Right.domain(of: b).zip(Second.Right.domain(of: b))
    let fs = a.zip(b).functions(to: c)
    return Suite(
      "Choice", of: name ?? title(of: CoproductProduct<First, Second>.self),
      parents: [functorPairing(p, of: name)],
      [
        Law("left", "pair(.left(l), FunctorProduct(r, s), f) == first.pair(l, r, f)") { trial in
          let (l, both) = (trial.any("l", l1), trial.any("(r, s)", rights))
          let f = trial.any("f", fs)
          return trial.equal(
            p.pair(
              Coproduct<First.Left, Second.Left, Three>(.left(l)), FunctorProduct(both.0, both.1)
            ) { f(($0, $1)) },
            p.first.pair(l, both.0) { f(($0, $1)) }, c)
        },
        Law("right", "pair(.right(l), FunctorProduct(r, s), f) == second.pair(l, s, f)") { trial in
          let (l, both) = (trial.any("l", l2), trial.any("(r, s)", rights))
          let f = trial.any("f", fs)
          return trial.equal(
            p.pair(
              Coproduct<First.Left, Second.Left, Three>(.right(l)), FunctorProduct(both.0, both.1)
            ) { f(($0, $1)) },
            p.second.pair(l, both.1) { f(($0, $1)) }, c)
        },
      ])
  }
}
