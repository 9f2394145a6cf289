public import Pairings

extension Suite {
  /// The laws of a lens.
  ///
  ///     expectLaws(.lens(Lens(\Point.x), points, Int.domain))
  public static func lens<Whole, Part>(
    _ lens: Lens<Whole, Part>, _ wholes: Domain<Whole>, _ parts: Domain<Part>,
    of subject: String = "\(Lens<Whole, Part>.self)"
  ) -> Suite {
    let (functions, both) = (parts.functions(to: parts), wholes.zip(parts))
    func set(_ whole: Whole, _ part: Part) -> Whole { changed(whole) { lens.set(&$0, part) } }
    return Suite(
      "Lens", of: subject,
      [
        Law("get then set", "set(s, get(s)) == s") { trial in
          let s = trial.any("s", wholes)
          return trial.equal(set(s, lens.get(s)), s, wholes)
        },
        Law("set then get", "get(set(s, a)) == a") { trial in
          let s = trial.any("s", wholes)
          let a = trial.any("a", parts)
          return trial.equal(lens.get(set(s, a)), a, parts)
        },
        Law("set then set", "set(set(s, a), b) == set(s, b)") { trial in
          let s = trial.any("s", wholes)
          let a = trial.any("a", parts)
          let b = trial.any("b", parts)
          return trial.equal(set(set(s, a), b), set(s, b), wholes)
        },
        Law(
          "modify coherence", "modify(s, f) == set(s, f(get(s))) /* and f is given get(s), once */",
          .coherence
        ) { trial in
          let s = trial.any("s", wholes)
          let f = trial.any("f", functions)
          var whole = s
          var calls = 0
          let given = lens.modify(&whole) { replace(&$0, by: f.run, &calls) }
          return trial.equal(calls, 1)
            && trial.equal((whole, given), (set(s, f(lens.get(s))), lens.get(s)), both)
        },
      ])
  }

  /// The laws of a prism.
  ///
  ///     expectLaws(.prism(.case(Input.key), inputs, keys))
  public static func prism<Whole, Part>(
    _ prism: Prism<Whole, Part>, _ wholes: Domain<Whole>, _ parts: Domain<Part>,
    of subject: String = "\(Prism<Whole, Part>.self)"
  ) -> Suite {
    let (functions, both) = (parts.functions(to: parts), wholes.zip(parts.optional))
    return Suite(
      "Prism", of: subject,
      [
        Law("review then preview", "preview(review(a)) == a") { trial in
          let a = trial.any("a", parts)
          return trial.equal(prism.preview(prism.review(a)), a, parts.optional)
        },
        Law("preview then review", "preview(s).map(review) ?? s == s") { trial in
          let s = trial.any("s", wholes)
          return trial.equal(prism.preview(s).map(prism.review) ?? s, s, wholes)
        },
        Law(
          "modify coherence",
          "modify(s, f) == preview(s).map { review(f($0)) } ?? s /* and f is given preview(s), once */",
          .coherence
        ) { trial in
          let s = trial.any("s", wholes)
          let f = trial.any("f", functions)
          var whole = s
          var calls = 0
          let given = prism.modify(&whole) { replace(&$0, by: f.run, &calls) }
          let part = prism.preview(s)
          return trial.equal(calls, part == nil ? 0 : 1)
            && trial.equal((whole, given), (part.map { prism.review(f($0)) } ?? s, part), both)
        },
      ])
  }

  /// The laws of an affine.
  ///
  ///     expectLaws(.affine(.value(forKey: "bob"), scores, Int.domain))
  public static func affine<Whole, Part>(
    _ affine: Affine<Whole, Part>, _ wholes: Domain<Whole>, _ parts: Domain<Part>,
    of subject: String = "\(Affine<Whole, Part>.self)"
  ) -> Suite {
    let (functions, both) = (parts.functions(to: parts), wholes.zip(parts.optional))
    func set(_ whole: Whole, _ part: Part) -> Whole { changed(whole) { affine.set(&$0, part) } }
    return Suite(
      "Affine", of: subject,
      [
        Law("get then set", "preview(s).map { set(s, $0) } ?? s == s") { trial in
          let s = trial.any("s", wholes)
          return trial.equal(affine.preview(s).map { set(s, $0) } ?? s, s, wholes)
        },
        Law("set then get", "preview(set(s, a)) == a /* if preview(s) != nil */") { trial in
          let s = trial.any("s", wholes)
          let a = trial.any("a", parts)
          let isThere = affine.preview(s) != nil
          trial.cover(isThere, "the part is there", percent: 5)
          return !isThere || trial.equal(affine.preview(set(s, a)), a, parts.optional)
        },
        Law(
          "a miss changes nothing", "modify(s, f) == s /* and is nil, if preview(s) == nil */"
        ) { trial in
          let s = trial.any("s", wholes)
          let f = trial.any("f", functions)
          guard affine.preview(s) == nil else { return true }
          var whole = s
          var calls = 0
          let given = affine.modify(&whole) { replace(&$0, by: f.run, &calls) }
          return trial.equal(calls, 0) && trial.equal((whole, given), (s, nil), both)
        },
        Law("set then set", "set(set(s, a), b) == set(s, b)") { trial in
          let s = trial.any("s", wholes)
          let a = trial.any("a", parts)
          let b = trial.any("b", parts)
          return trial.equal(set(set(s, a), b), set(s, b), wholes)
        },
        Law(
          "modify coherence",
          "modify(s, f) == set(s, f(a)) /* and f is given a, once, if preview(s) == a */",
          .coherence
        ) { trial in
          let s = trial.any("s", wholes)
          let f = trial.any("f", functions)
          let part = affine.preview(s)
          trial.cover(part != nil, "the part is there", percent: 5)
          guard let a = part else { return true }
          var whole = s
          var calls = 0
          let given = affine.modify(&whole) { replace(&$0, by: f.run, &calls) }
          return trial.equal(calls, 1) && trial.equal((whole, given), (set(s, f(a)), a), both)
        },
      ])
  }
}

/// Returns a value after a change.
func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

/// Replaces a value by a transformed one, and counts the calls. Returns the old value.
private func replace<Value>(
  _ value: inout Value, by transform: (Value) -> Value, _ calls: inout Int
) -> Value {
  calls += 1
  let given = value
  value = transform(given)
  return given
}
