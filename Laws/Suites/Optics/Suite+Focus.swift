import Pairings

extension Suite {
  /// The laws of focusing: a monad morphism and a comonad morphism, which are the two sides of one
  /// pairing.
  public static func focus(of name: String = "StateStore") -> Suite {
    Suite("Focus", of: name, focusedMoves + misses + focusedSpaces)
  }

  private typealias Whole = Both<Three, Bool>

  /// The affine of a Boolean value that the first of three values lacks.
  private static var truth: Affine<Three, Bool> {
    Affine(
      preview: { $0 == .a0 ? nil : $0 == .a2 },
      modify: { whole, change in
        guard whole != .a0 else { return }
        var truth = whole == .a2
        change(&truth)
        whole = truth ? .a2 : .a1
      })
  }

  private static var focusedMoves: [Law] {
    let lens = Whole.lens
    let outer = Both<Whole, Bool>.lens
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let mb = StateOf<Three>.domain(of: b)
    let (wa, wc) = (StateOf<Whole>.domain(of: a), StateOf<Whole>.domain(of: c))
    let nested = StateOf<Both<Whole, Bool>>.domain(of: b)
    let done = StateOf<Whole>.domain(of: .void)
    return [
      Law("focus pure", "pure(a).focus(l) == pure(a)") { trial in
        let value = trial.any("a", c)
        return trial.equal(
          StateOf<Three>.pure(value).focus(lens), StateOf<Whole>.pure(value), wc)
      },
      Law(
        "focus flatMap", "m.flatMap(f).focus(l) == m.focus(l).flatMap { f($0).focus(l) }"
      ) { trial in
        let m = trial.any("m", mb)
        let f = trial.any("f", b.functions(to: StateOf<Three>.domain(of: c)))
        return trial.equal(
          StateOf<Three>.flatMap(m, f.run).focus(lens),
          StateOf<Whole>.flatMap(m.focus(lens)) { f($0).focus(lens) }, wc)
      },
      Law("focus get", "get.focus(l) == inspect(l.get)") { trial in
        let get: Kind<StateOf<Three>, Three> = .get
        let inspect: Kind<StateOf<Whole>, Three> = .inspect(lens.get)
        return trial.equal(get.focus(lens), inspect, wa)
      },
      Law("focus set", "set(a).focus(l) == modify(inPlace: { l.set(&$0, a) })") { trial in
        let value = trial.any("a", a)
        let set: Kind<StateOf<Three>, Void> = .set(value)
        let modify: Kind<StateOf<Whole>, Void> = .modify(inPlace: { lens.set(&$0, value) })
        return trial.equal(set.focus(lens), modify, done)
      },
      Law("focus identity", "m.focus(identity) == m", .derived) { trial in
        let m = trial.any("m", mb)
        return trial.equal(m.focus(.identity), m, mb)
      },
      Law("focus composition", "m.focus(k).focus(l) == m.focus(l.appending(k))", .derived) {
        trial in
        let m = trial.any("m", mb)
        return trial.equal(
          m.focus(lens).focus(outer), m.focus(outer.appending(lens)), nested)
      },
    ]
  }

  private static var misses: [Law] {
    let affine = truth
    let (moves, wholes) = (StateOf<Bool>.domain(of: Four.domain), Three.domain)
    let steps = StateOf<Three>.domain(of: Four.domain.optional)
    let done = StateOf<Three>.domain(of: .void)
    let reached = Four.domain.optional.zip(wholes)
    return [
      Law(
        "a miss changes nothing", "m.focus(p).run(s) == (nil, s) /* if p.preview(s) == nil */"
      ) { trial in
        let m = trial.any("m", moves)
        let s = trial.any("s", wholes)
        guard affine.preview(s) == nil else { return true }
        let (value, whole) = m.focus(affine).run(s)
        return trial.equal((value, whole), (nil, s), reached)
      },
      Law(
        "a hit runs the move",
        "m.focus(p).run(s) == p.modify(s) { m.run(&$0) } /* if it is no miss */"
      ) { trial in
        let m = trial.any("m", moves)
        let s = trial.any("s", wholes)
        guard affine.preview(s) != nil else { return true }
        let (value, whole) = m.focus(affine).run(s)
        var expected = s
        let result = affine.modify(&expected) { m.run(&$0) }
        return trial.equal((value, whole), (result, expected), reached)
      },
      Law(
        "lens coherence", "m.focus(l.affine) == m.focus(l).map { .some($0) }", .derived
      ) { trial in
        let m = trial.any("m", StateOf<Three>.domain(of: Four.domain))
        let whole = StateOf<Whole>.domain(of: Four.domain.optional)
        return trial.equal(
          m.focus(Whole.lens.affine),
          StateOf<Whole>.map(m.focus(Whole.lens)) { $0 }, whole)
      },
      Law(
        "void coherence", "m.focus(p) as State<_, Void> == m.focus(p).map { _ in }", .coherence
      ) { trial in
        let m = StateOf<Bool>.map(trial.any("m", moves)) { _ in }
        let optional: Kind<StateOf<Three>, Void?> = m.focus(affine)
        return trial.equal(
          m.focus(affine), StateOf<Three>.map(optional) { _ in }, done)
      },
      Law(
        "miss coherence", "pure(a).focus(p) == inspect { p.preview($0).map { _ in a } }", .derived
      ) { trial in
        let value = trial.any("a", Four.domain)
        let inspect: Kind<StateOf<Three>, Four?> = .inspect {
          affine.preview($0).map { _ in value }
        }
        return trial.equal(
          StateOf<Bool>.pure(value).focus(affine), inspect, steps)
      },
    ]
  }

  private static var focusedSpaces: [Law] {
    let lens = Whole.lens
    let (b, c) = (Four.domain, Five.domain)
    let stores = StoreOf<Whole>.domain(of: b)
    let moves = StateOf<Three>.domain(of: b)
    return [
      Law("pairing", "m.pair(with: w.focus(l), f) == m.focus(l).pair(with: w, f)") { trial in
        let m = trial.any("m", moves)
        let w = trial.any("w", stores)
        let f = trial.any("f", b.zip(b).functions(to: c))
        return trial.equal(
          StateStore().pair(m, w.focus(lens)) { f(($0, $1)) },
          StateStore().pair(m.focus(lens), w) { f(($0, $1)) }, c)
      },
      Law("focus extract", "w.focus(l).extract() == w.extract()", .derived) { trial in
        let w = trial.any("w", stores)
        return trial.equal(
          StoreOf<Three>.extract(w.focus(lens)), StoreOf<Whole>.extract(w), b)
      },
      Law(
        "focus extend", "w.focus(l).extend(f) == w.extend { f($0.focus(l)) }.focus(l)", .derived
      ) { trial in
        let w = trial.any("w", stores)
        let f = trial.any("f", StoreOf<Three>.domain(of: b).functions(to: c))
        return trial.equal(
          StoreOf<Three>.extend(w.focus(lens), f.run),
          StoreOf<Whole>.extend(w) { f($0.focus(lens)) }.focus(lens),
          StoreOf<Three>.domain(of: c))
      },
    ]
  }
}
