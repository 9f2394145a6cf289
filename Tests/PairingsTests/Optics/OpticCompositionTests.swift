import Pairings
import PairingsLaws
import PropertyTestingSwiftTesting
import Testing

/// Each optic of two is one nested in the other: it visits the same parts, and changes them alike.
@Suite("The composition of optics")
struct OpticCompositionTests {
  private typealias Product = Both<Three, Bool>
  private typealias Sum = OneOf<Three, Bool>

  private let lens = Product.lens
  private let prism = Sum.prism
  private let all = Traversal<[Three], Three>.each

  @Test("lenses, prisms and affines")
  func affines() {
    let (ofProduct, ofSum) = (Both<Product, Bool>.lens, Both<Sum, Bool>.lens)
    let (caseOfProduct, caseOfSum) = (OneOf<Product, Bool>.prism, OneOf<Sum, Bool>.prism)
    expectNested(ofProduct.appending(lens).affine, ofProduct.affine, lens.affine)
    expectNested(ofSum.appending(prism), ofSum.affine, prism.affine)
    expectNested(ofSum.appending(prism.affine), ofSum.affine, prism.affine)
    expectNested(caseOfProduct.appending(lens), caseOfProduct.affine, lens.affine)
    expectNested(caseOfSum.appending(prism).affine, caseOfSum.affine, prism.affine)
    expectNested(caseOfSum.appending(prism.affine), caseOfSum.affine, prism.affine)
    expectNested(caseOfProduct.affine.appending(lens), caseOfProduct.affine, lens.affine)
    expectNested(caseOfSum.affine.appending(prism), caseOfSum.affine, prism.affine)
    expectNested(caseOfSum.affine.appending(prism.affine), caseOfSum.affine, prism.affine)
  }

  @Test("traversals with each kind of optics")
  func traversals() {
    let (products, sums) = (Traversal<[Product], Product>.each, Traversal<[Sum], Sum>.each)
    let (part, choice) = (Both<[Three], Bool>.lens, OneOf<[Three], Bool>.prism)
    let lists = Three.domain.array().array(count: 0...3)
    let (inLens, inPrism) = (lens.affine.traversal, prism.affine.traversal)
    expectNested(Traversal<[[Three]], [Three]>.each.appending(all), .each, all, lists)
    expectNested(products.appending(lens), products, inLens, Product.domain.array())
    expectNested(sums.appending(prism), sums, inPrism, Sum.domain.array())
    expectNested(sums.appending(prism.affine), sums, inPrism, Sum.domain.array())
    expectNested(part.appending(all), part.affine.traversal, all, Both<[Three], Bool>.domain)
    expectNested(choice.appending(all), choice.affine.traversal, all, OneOf<[Three], Bool>.domain)
    expectNested(
      choice.affine.appending(all), choice.affine.traversal, all, OneOf<[Three], Bool>.domain)
  }

  @Test("the whole before an optic, and a part after it, change nothing")
  func identities() {
    let wholes = Three.domain.array()
    expectTraversals(
      Lens.identity.appending(lens).affine.traversal, lens.affine.traversal, Product.domain)
    expectTraversals(
      lens.appending(Lens.identity).affine.traversal, lens.affine.traversal, Product.domain)
    expectTraversals(
      Prism.identity.appending(prism).affine.traversal, prism.affine.traversal, Sum.domain)
    expectTraversals(
      prism.appending(Prism.identity).affine.traversal, prism.affine.traversal, Sum.domain)
    expectTraversals(Affine.identity.appending(prism).traversal, prism.affine.traversal, Sum.domain)
    expectTraversals(
      prism.affine.appending(Affine.identity).traversal, prism.affine.traversal, Sum.domain)
    expectTraversals(Traversal.identity.appending(all), all, wholes)
    expectTraversals(all.appending(Traversal.identity), all, wholes)
  }

  @Test("a move of all parts, with values, without, and with an effect")
  func moves() {
    let (moves, wholes) = (StateOf<Three>.domain(of: Four.domain), Three.domain.array())
    expectLaw(
      Law("all parts", "m.focus(t).run(s) == t.modify(s) { m.run(&$0) }") { [all] trial in
        let (m, s) = (trial.any("m", moves), trial.any("s", wholes))
        var (expected, values) = (s, [Four]())
        all.modify(&expected) { values.append(m.run(&$0)) }
        let (found, whole) = m.focus(all).run(s)
        let plain: State<[Three], Void> = m.void().focus(all)
        return trial.equal(
          ((found, whole), plain.exec(s)), ((values, expected), expected),
          Four.domain.array().zip(wholes).zip(wholes))
      })
    expectLaw(
      Law("traverse", "t.traverse(s, m) == m.focus(t) /* for the state of one run */") {
        [all] trial in
        let (s, start) = (trial.any("s", wholes), trial.any("start", Bool.domain))
        let m = trial.any("m", Three.domain.functions(to: StateOf<Bool>.domain(of: Three.domain)))
        var (expected, state) = (s, start)
        all.modify(&expected) { $0 = m($0).run(&state) }
        let found = all.traverse(s, in: StateOf<Bool>.self) { m($0) }.run(start)
        return trial.equal((found.0, found.1), (expected, state), wholes.zip(Bool.domain))
      })
  }

  private func expectNested<A: LawValue, B>(
    _ joined: Affine<A, Three>, _ outer: Affine<A, B>, _ inner: Affine<B, Three>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectNested(
      joined.traversal, outer.traversal, inner.traversal, A.domain, sourceLocation: sourceLocation)
  }

  private func expectNested<A, B>(
    _ joined: Traversal<A, Three>, _ outer: Traversal<A, B>, _ inner: Traversal<B, Three>,
    _ wholes: Domain<A>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let nested = Traversal<A, Three>(
      parts: { outer.parts($0).flatMap(inner.parts) },
      modify: { whole, change in
        outer.modify(&whole) { part in inner.modify(&part) { change(&$0) } }
      })
    expectTraversals(joined, nested, wholes, sourceLocation: sourceLocation)
  }

  /// Expects that traversals visit the same parts, and change them alike.
  private func expectTraversals<A>(
    _ left: Traversal<A, Three>, _ right: Traversal<A, Three>, _ wholes: Domain<A>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (functions, lists) = (Three.domain.functions(to: Three.domain), Three.domain.array())
    expectLaw(
      Law("equal", "t.modify(s, f) == u.modify(s, f) && t.parts(s) == u.parts(s)") { trial in
        let (s, f) = (trial.any("s", wholes), trial.any("f", functions))
        func result(_ traversal: Traversal<A, Three>) -> ((A, [Three]), [Three]) {
          var (whole, given) = (s, [Three]())
          traversal.modify(&whole) {
            given.append($0)
            $0 = f($0)
          }
          return ((whole, given), traversal.parts(s))
        }
        return trial.equal(result(left), result(right), wholes.zip(lists).zip(lists))
      }, sourceLocation: sourceLocation)
  }
}
