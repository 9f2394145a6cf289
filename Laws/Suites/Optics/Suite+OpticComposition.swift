import Pairings

extension Suite {
  /// The laws of the composition of optics: three categories, and every composition of two kinds.
  public static func opticComposition(
    _ ops: some OpticOperations, of name: String = "Optics"
  ) -> Suite {
    Suite(
      "OpticComposition", of: name,
      joints(ops) + lenses(ops) + prisms(ops) + affines(ops))
  }

  private typealias Product = Both<Three, Bool>
  private typealias Sum = OneOf<Three, Bool>

  /// The laws of the composition of every two kinds of optics.
  private static func joints(_ ops: some OpticOperations) -> [Law] {
    let (lens, prism) = (Product.lens, Sum.prism)
    let lensOfProduct = Both<Product, Bool>.lens
    let lensOfSum = Both<Sum, Bool>.lens
    let prismOfProduct = OneOf<Product, Bool>.prism
    let prismOfSum = OneOf<Sum, Bool>.prism
    return [
      joint(
        "lens then lens", ops.append(lens, to: lensOfProduct).affine, lensOfProduct.affine,
        lens.affine),
      joint(
        "lens then prism", ops.append(prism, to: lensOfSum), lensOfSum.affine, prism.affine),
      joint(
        "lens then affine", ops.append(prism.affine, to: lensOfSum), lensOfSum.affine,
        prism.affine),
      joint(
        "prism then lens", ops.append(lens, to: prismOfProduct), prismOfProduct.affine,
        lens.affine),
      joint(
        "prism then prism", ops.append(prism, to: prismOfSum).affine, prismOfSum.affine,
        prism.affine),
      joint(
        "prism then affine", ops.append(prism.affine, to: prismOfSum), prismOfSum.affine,
        prism.affine),
      joint(
        "affine then lens", ops.append(lens, to: prismOfProduct.affine), prismOfProduct.affine,
        lens.affine),
      joint(
        "affine then prism", ops.append(prism, to: prismOfSum.affine), prismOfSum.affine,
        prism.affine),
      joint(
        "affine then affine", ops.append(prism.affine, to: prismOfSum.affine),
        prismOfSum.affine, prism.affine),
      Law(
        "review coherence", "p.appending(q).review(a) == p.review(q.review(a))", .coherence
      ) { trial in
        let a = trial.any("a", Three.domain)
        return trial.equal(
          ops.append(prism, to: prismOfSum).review(a), prismOfSum.review(prism.review(a)),
          OneOf<Sum, Bool>.domain)
      },
    ]
  }

  private static func joint<A: LawValue, B>(
    _ name: String, _ joined: Affine<A, Three>, _ outer: Affine<A, B>, _ inner: Affine<B, Three>
  ) -> Law {
    let nested = Affine<A, Three>(
      preview: { outer.preview($0).flatMap(inner.preview) },
      modify: { whole, change in
        outer.modify(&whole) { part in _ = inner.modify(&part) { change(&$0) } }
      })
    return equation(
      name, "a.appending(b).modify(s, f) == a.modify(s) { b.modify(&$0, f) }", .coherence,
      [(joined, nested)])
  }

  /// The law that optics modify and preview the same.
  @_semantics("optimize.sil.specialize.generic.never")  // Slow for eight types.
  private static func equation<A: LawValue>(
    _ name: String, _ statement: String, _ role: Law.Role,
    _ sides: [(left: Affine<A, Three>, right: Affine<A, Three>)]
  ) -> Law {
    let functions = Three.domain.functions(to: Three.domain)
    let wholes = A.domain
    let seen = wholes.zip(Three.domain.optional).zip(Three.domain.optional)
    return Law(name, statement, role) { trial in
      let s = trial.any("s", wholes)
      let f = trial.any("f", functions)
      func result(_ affine: Affine<A, Three>) -> ((A, Three?), Three?) {
        var whole = s
        let given = affine.modify(&whole) { replace(&$0, by: f.run) }
        return ((whole, given), affine.preview(s))
      }
      return sides.allSatisfy { trial.equal(result($0.left), result($0.right), seen) }
    }
  }
}

// MARK: - Categories

extension Suite {
  private static func lenses(_ ops: some OpticOperations) -> [Law] {
    let (first, second) = (Both<Both<Product, Bool>, Bool>.lens, Both<Product, Bool>.lens)
    let third = Product.lens
    return [
      equation(
        "lens identities", "identity.appending(l) == l && l.appending(identity) == l",
        .essential,
        [
          (ops.append(third, to: ops.lensIdentity(Product.self)).affine, third.affine),
          (ops.append(ops.lensIdentity(Three.self), to: third).affine, third.affine),
        ]),
      equation(
        "lens associativity", "l.appending(m).appending(n) == l.appending(m.appending(n))",
        .derived,
        [
          (
            ops.append(third, to: ops.append(second, to: first)).affine,
            ops.append(ops.append(third, to: second), to: first).affine
          )
        ]),
    ]
  }

  private static func prisms(_ ops: some OpticOperations) -> [Law] {
    let (first, second) = (OneOf<OneOf<Sum, Bool>, Bool>.prism, OneOf<Sum, Bool>.prism)
    let third = Sum.prism
    return [
      equation(
        "prism identities", "identity.appending(p) == p && p.appending(identity) == p",
        .essential,
        [
          (ops.append(third, to: ops.prismIdentity(Sum.self)).affine, third.affine),
          (ops.append(ops.prismIdentity(Three.self), to: third).affine, third.affine),
        ]),
      equation(
        "prism associativity", "p.appending(q).appending(r) == p.appending(q.appending(r))",
        .derived,
        [
          (
            ops.append(third, to: ops.append(second, to: first)).affine,
            ops.append(ops.append(third, to: second), to: first).affine
          )
        ]),
    ]
  }

  private static func affines(_ ops: some OpticOperations) -> [Law] {
    let first = OneOf<OneOf<Sum, Bool>, Bool>.prism.affine
    let second = OneOf<Sum, Bool>.prism.affine
    let third = Sum.prism.affine
    return [
      equation(
        "affine identities", "identity.appending(a) == a && a.appending(identity) == a",
        .essential,
        [
          (ops.append(third, to: ops.affineIdentity(Sum.self)), third),
          (ops.append(ops.affineIdentity(Three.self), to: third), third),
        ]),
      equation(
        "affine associativity", "a.appending(b).appending(c) == a.appending(b.appending(c))",
        .derived,
        [
          (
            ops.append(third, to: ops.append(second, to: first)),
            ops.append(ops.append(third, to: second), to: first)
          )
        ]),
    ]
  }
}
