public import PairingsCore

extension Suite {
  /// The laws of a directed container: those of a category whose objects are the shapes.
  public static func directedContainer<C: CheckableContainer>(
    _: C.Type, of name: String? = nil
  ) -> Suite {
    let (bool, shapes, positions) = (Bool.domain, C.shapes, C.positions)
    // No shape is shifted along a position that is not enabled: a law of its own is about that.
    func shifted(_ shape: C.Shape, along position: C.Position) -> C.Shape {
      C.isEnabled(position, at: shape) ? C.shifted(shape, along: position) : shape
    }
    func path(
      _ trial: inout Trial
    ) -> (s: C.Shape, p: C.Position, t: C.Shape, q: C.Position) {
      let s = trial.any("s", shapes)
      let p = C.enabled(trial.any("p", positions), at: s)
      let t = shifted(s, along: p)
      return (s, p, t, C.enabled(trial.any("q", positions), at: t))
    }
    return Suite(
      "DirectedContainer", of: name ?? "\(C.self)",
      [
        Law("root is enabled", "isEnabled(root(at: s), at: s) == true") { trial in
          let s = trial.any("s", shapes)
          return trial.equal(C.isEnabled(C.root(at: s), at: s), true, bool)
        },
        Law("composite is enabled", "isEnabled(p.q, at: s) == true") { trial in
          let (s, p, _, q) = path(&trial)
          return trial.equal(C.isEnabled(C.appended(q, to: p), at: s), true, bool)
        },
        Law("root keeps the shape", "shifted(s, along: root(at: s)) == s") { trial in
          let s = trial.any("s", shapes)
          return trial.equal(shifted(s, along: C.root(at: s)), s, shapes)
        },
        Law(
          "shift of a composite",
          "shifted(s, along: p.q) == shifted(shifted(s, along: p), along: q)"
        ) { trial in
          let (s, p, t, q) = path(&trial)
          let composite = C.appended(q, to: p)
          guard C.isEnabled(composite, at: s) else { return true }
          return trial.equal(C.shifted(s, along: composite), shifted(t, along: q), shapes)
        },
        Law("left unit", "root(at: s).p == p") { trial in
          let (s, p, _, _) = path(&trial)
          return trial.equal(C.appended(p, to: C.root(at: s)), p, positions)
        },
        Law("right unit", "p.root(at: shifted(s, along: p)) == p") { trial in
          let (_, p, t, _) = path(&trial)
          return trial.equal(C.appended(C.root(at: t), to: p), p, positions)
        },
        Law("associativity", "(p.q).r == p.(q.r)") { trial in
          let (_, p, t, q) = path(&trial)
          let r = C.enabled(trial.any("r", positions), at: shifted(t, along: q))
          return trial.equal(
            C.appended(r, to: C.appended(q, to: p)), C.appended(C.appended(r, to: q), to: p),
            positions)
        },
      ])
  }

  /// The law of a directed container that lists its generators.
  public static func generatedContainer<C: CheckableContainer & GeneratedContainer>(
    _: C.Type, of name: String? = nil
  ) -> Suite {
    let (shapes, positions) = (C.shapes, C.positions)
    return Suite(
      "GeneratedContainer", of: name ?? "\(C.self)",
      parents: [directedContainer(C.self, of: name)],
      [
        Law(
          "listed positions are enabled",
          "enabled(at: s).allSatisfy { isEnabled($0, at: s) } == true"
        ) { trial in
          let s = trial.any("s", shapes)
          return trial.equal(
            C.enabled(at: s).allSatisfy { C.isEnabled($0, at: s) }, true, Bool.domain)
        },
        Law("listed positions generate", "/* p is a composite of listed positions, from s */") {
          trial in
          let s = trial.any("s", shapes)
          let p = C.enabled(trial.any("p", positions), at: s)
          let isListed = isComposite(C.self, p, at: s, shapes.word, positions.word)
          trial.cover(isListed != nil, "found among a thousand composites", percent: 5)
          return trial.expect(isListed != false, "it is no composite")
        },
      ])
  }

  /// Returns true if a position is a composite of listed ones. Where the composites have no end, returns
  /// false if none of them leads where the position does, and nil if that has no end, either.
  private static func isComposite<C: GeneratedContainer>(
    _: C.Type, _ position: C.Position, at shape: C.Shape, _ shapeWord: (C.Shape) -> UInt64,
    _ positionWord: (C.Position) -> UInt64
  ) -> Bool? {
    /// Returns true if one of the composites has a word, and nil if it is none of the first thousand.
    func isReached(_ wanted: UInt64, _ word: (C.Position, C.Shape) -> UInt64) -> Bool? {
      var layer = [(position: C.root(at: shape), shape: shape)]
      var known: Set<UInt64> = [word(layer[0].position, shape)]
      while !layer.isEmpty, !known.contains(wanted) {
        guard known.count < 1_000 else { return nil }
        layer = layer.flatMap { place in
          C.enabled(at: place.shape).compactMap { step in
            guard C.isEnabled(step, at: place.shape) else { return nil }
            let next = C.appended(step, to: place.position)
            let end = C.shifted(place.shape, along: step)
            return known.insert(word(next, end)).inserted ? (next, end) : nil
          }
        }
      }
      return known.contains(wanted)
    }
    if let isListed = isReached(positionWord(position), { position, _ in positionWord(position) }) {
      return isListed
    }
    let end = shapeWord(C.shifted(shape, along: position))
    return isReached(end) { _, shape in shapeWord(shape) } == false ? false : nil
  }

  /// The laws of a monoid of patches that act on states.
  public static func monoidAction<A: MonoidAction & CheckableContainer>(
    _: A.Type, of name: String? = nil
  ) -> Suite {
    let (states, patches) = (A.shapes, A.positions)
    return Suite(
      "MonoidAction", of: name ?? "\(A.self)",
      parents: [
        monoid(patches, of: name ?? "\(A.Patch.self)"), directedContainer(A.self, of: name),
      ],
      [
        Law("apply nothing", "applying(.empty, to: s) == s") { trial in
          let s = trial.any("s", states)
          return trial.equal(A.applying(.empty, to: s), s, states)
        },
        Law(
          "apply twice",
          "applying(p.combined(with: q), to: s) == applying(q, to: applying(p, to: s))"
        ) { trial in
          let s = trial.any("s", states)
          let p = trial.any("p", patches)
          let q = trial.any("q", patches)
          return trial.equal(
            A.applying(p.combined(with: q), to: s), A.applying(q, to: A.applying(p, to: s)), states)
        },
      ])
  }
}
