public import Pairings

extension Suite {
  /// The laws of a traversal.
  ///
  ///     expectLaws(.traversal(.each, Int.domain.array(), Int.domain))
  public static func traversal<Whole, Part>(
    _ traversal: Traversal<Whole, Part>, _ wholes: Domain<Whole>, _ parts: Domain<Part>,
    of subject: String = "\(Traversal<Whole, Part>.self)"
  ) -> Suite {
    let functions = parts.functions(to: parts)
    let numbered = parts.zip(Three.domain).functions(to: parts)
    let (lists, both) = (parts.array(), wholes.zip(parts.array()))
    func modified(_ whole: Whole, _ change: (Part) -> Part) -> Whole {
      changed(whole) { traversal.modify(&$0) { $0 = change($0) } }
    }
    /// Returns a change that also takes the number of the parts before, modulo three.
    func counting(_ change: Function<(Part, Three), Part>) -> (Part) -> Part {
      var count = 0
      return { part in
        count += 1
        return change((part, Three.allCases[(count - 1) % 3]))
      }
    }
    return Suite(
      "Traversal", of: subject,
      [
        Law("identity", "modify(s) { $0 } == s") { trial in
          let s = trial.any("s", wholes)
          return trial.equal(modified(s) { $0 }, s, wholes)
        },
        Law("fusion", "modify(modify(s, f), g) == modify(s) { g(f($0)) }") { trial in
          let s = trial.any("s", wholes)
          let f = trial.any("f", functions)
          let g = trial.any("g", functions)
          return trial.equal(modified(modified(s, f.run), g.run), modified(s) { g(f($0)) }, wholes)
        },
        Law(
          "composition",
          "modify(modify(s, h), k) == modify(s) { k(h($0)) } "
            + "/* if h and k also take the number of the parts before */"
        ) { trial in
          let s = trial.any("s", wholes)
          let h = trial.any("h", numbered)
          let k = trial.any("k", numbered)
          let (first, second) = (counting(h), counting(k))
          return trial.equal(
            modified(modified(s, counting(h)), counting(k)), modified(s) { second(first($0)) },
            wholes)
        },
        Law(
          "visits", "modify(s) { /* the parts are */ $0 } /* in order */ == parts(s)", .coherence
        ) { trial in
          let s = trial.any("s", wholes)
          var seen: [Part] = []
          let whole = modified(s) {
            seen.append($0)
            return $0
          }
          return trial.equal((whole, seen), (whole, traversal.parts(s)), both)
        },
        Law("modify then parts", "parts(modify(s, f)) == parts(s).map(f)") { trial in
          let s = trial.any("s", wholes)
          let f = trial.any("f", functions)
          return trial.equal(
            traversal.parts(modified(s, f.run)), traversal.parts(s).map(f.run), lists)
        },
      ])
  }
}

// MARK: - Composition

extension Suite {
  /// The laws of the composition of traversals with each kind of optics, and of moves of all parts.
  public static func traversalComposition(
    _ ops: some TraversalOperations, of name: String = "Optics"
  ) -> Suite {
    Suite("TraversalComposition", of: name, joints(ops) + identities(ops) + moves(ops))
  }

  private typealias Product = Both<Three, Bool>
  private typealias Sum = OneOf<Three, Bool>

  private static var all: Traversal<[Three], Three> { .each }

  private static func joints(_ ops: some TraversalOperations) -> [Law] {
    let (products, sums) = (Traversal<[Product], Product>.each, Traversal<[Sum], Sum>.each)
    let lists = Three.domain.array()
    let listsOfLists = lists.array(count: 0...3)
    let (lens, prism) = (Both<[Three], Bool>.lens, OneOf<[Three], Bool>.prism)
    let (ofLens, ofPrism) = (Both<[Three], Bool>.domain, OneOf<[Three], Bool>.domain)
    return [
      joint(
        "traversal then traversal", ops.append(all, to: Traversal<[[Three]], [Three]>.each), .each,
        all, listsOfLists),
      joint(
        "traversal then lens", ops.append(Product.lens, to: products), products,
        Product.lens.affine.traversal, Product.domain.array()),
      joint(
        "traversal then prism", ops.append(Sum.prism, to: sums), sums,
        Sum.prism.affine.traversal, Sum.domain.array()),
      joint(
        "traversal then affine", ops.append(Sum.prism.affine, to: sums), sums,
        Sum.prism.affine.traversal, Sum.domain.array()),
      joint("lens then traversal", ops.append(all, to: lens), lens.affine.traversal, all, ofLens),
      joint(
        "prism then traversal", ops.append(all, to: prism), prism.affine.traversal, all, ofPrism),
      joint(
        "affine then traversal", ops.append(all, to: prism.affine), prism.affine.traversal, all,
        ofPrism),
    ]
  }

  private static func joint<A, B>(
    _ name: String, _ joined: Traversal<A, Three>, _ outer: Traversal<A, B>,
    _ inner: Traversal<B, Three>, _ wholes: Domain<A>
  ) -> Law {
    let nested = Traversal<A, Three>(
      parts: { outer.parts($0).flatMap(inner.parts) },
      modify: { whole, change in
        outer.modify(&whole) { part in inner.modify(&part) { change(&$0) } }
      })
    return equation(
      name, "t.appending(u).modify(s, f) == t.modify(s) { u.modify(&$0, f) }", .coherence,
      [(joined, nested)], wholes)
  }

  private static func identities(_ ops: some TraversalOperations) -> [Law] {
    [
      equation(
        "traversal identities", "identity.appending(t) == t && t.appending(identity) == t",
        .essential,
        [
          (ops.append(all, to: ops.identity([Three].self)), all),
          (ops.append(ops.identity(Three.self), to: all), all),
        ], Three.domain.array())
    ]
  }

  /// The law that traversals visit the same parts, and change them alike.
  private static func equation<A>(
    _ name: String, _ statement: String, _ role: Law.Role,
    _ sides: [(left: Traversal<A, Three>, right: Traversal<A, Three>)], _ wholes: Domain<A>
  ) -> Law {
    let functions = Three.domain.functions(to: Three.domain)
    let lists = Three.domain.array()
    let seen = wholes.zip(lists).zip(lists)
    return Law(name, statement, role) { trial in
      let s = trial.any("s", wholes)
      let f = trial.any("f", functions)
      func result(_ traversal: Traversal<A, Three>) -> ((A, [Three]), [Three]) {
        var (whole, given) = (s, [Three]())
        traversal.modify(&whole) { given.append(replace(&$0, by: f.run)) }
        return ((whole, given), traversal.parts(s))
      }
      return sides.allSatisfy { trial.equal(result($0.left), result($0.right), seen) }
    }
  }

  private static func moves(_ ops: some TraversalOperations) -> [Law] {
    let (moves, wholes) = (StateOf<Three>.domain(of: Four.domain), Three.domain.array())
    let reached = Four.domain.array().zip(wholes)
    return [
      Law("all parts", "m.focus(t).run(s) == t.modify(s) { m.run(&$0) }") { trial in
        let m = trial.any("m", moves)
        let s = trial.any("s", wholes)
        var (expected, values) = (s, [Four]())
        all.modify(&expected) { values.append(m.run(&$0)) }
        let (found, whole) = ops.focus(m, all).run(s)
        return trial.equal((found, whole), (values, expected), reached)
      },
      Law(
        "void coherence", "m.focus(t) as State<_, Void> == m.focus(t).map { _ in }", .coherence
      ) { trial in
        let m = StateOf<Three>.map(trial.any("m", moves)) { _ in }
        let s = trial.any("s", wholes)
        let all: Kind<StateOf<[Three]>, [Void]> = ops.focus(m, all)
        return trial.equal(ops.focus(plain: m, Self.all).exec(s), all.exec(s), wholes)
      },
      Law(
        "traverse", "t.traverse(s, m) == m.focus(t) /* for the state of one run */", .coherence
      ) { trial in
        let s = trial.any("s", wholes)
        let m = trial.any("m", Three.domain.functions(to: StateOf<Bool>.domain(of: Three.domain)))
        let start = trial.any("start", Bool.domain)
        var (expected, state) = (s, start)
        all.modify(&expected) { $0 = m($0).run(&state) }
        let found = ops.traverse(s, all) { m($0) }.run(start)
        return trial.equal((found.0, found.1), (expected, state), wholes.zip(Bool.domain))
      },
    ]
  }
}
