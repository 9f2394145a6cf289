public import PairingsLaws
public import Pairings
public import PropertyTesting

// The signatures of the classes of the framework, over small types.

extension Signature {
  /// Returns the operations of a monad.
  public static func monad<M: Monad & Checkable>(_: M.Type, of name: String? = nil) -> Signature {
    let suite = Suite.monad(M.self, of: name)
    var own = Signature(suite.subject)
    let a = own.sort(Three.domain, "a", "b")
    let ma = own.sort(M.domain(of: Three.domain), "m", "n")
    let mma = own.sort(M.domain(of: M.domain(of: Three.domain)), "mm")
    let f = own.functions(a, to: ma, "f", "g", constant: true)
    let h = own.functions(a, to: a, "h", "k")
    let j = own.functions(ma, to: ma)
    own.operation("pure", a, to: ma) { M.pure($0) }
    own.operation("pure", ma, to: mma) { M.pure($0) }
    own.operation("map", ma, h, to: ma) { M.map($0, $1) }
    own.operation("map", mma, j, to: mma) { M.map($0, $1) }
    own.operation("flatMap", ma, f, to: ma) { M.flatMap($0, $1) }
    own.operation("flatMap", mma, j, to: ma) { M.flatMap($0, $1) }
    own.operation("then", ma, ma, to: ma) { M.then($0, $1) }
    own.operation("flatten", mma, to: ma) { M.flatten($0) }
    own.name(suite)
    return own
  }

  /// Returns the operations of a comonad.
  public static func comonad<W: Comonad & Checkable>(
    _: W.Type, of name: String? = nil
  ) -> Signature {
    let suite = Suite.comonad(W.self, of: name)
    var own = Signature(suite.subject)
    let a = own.sort(Three.domain, "a")
    let wa = own.sort(W.domain(of: Three.domain), "w")
    let wwa = own.sort(W.domain(of: W.domain(of: Three.domain)), "ww")
    let f = own.functions(wa, to: a, "f", "g")
    let h = own.functions(a, to: a, "h", "k")
    let j = own.functions(wa, to: wa)
    own.operation("extract", wa, to: a) { W.extract($0) }
    own.operation("extract", wwa, to: wa) { W.extract($0) }
    own.operation("duplicate", wa, to: wwa) { W.duplicate($0) }
    own.operation("extend", wa, f, to: wa) { W.extend($0, $1) }
    own.operation("extend", wa, j, to: wwa) { W.extend($0, $1) }
    own.operation("map", wa, h, to: wa) { W.map($0, $1) }
    own.operation("map", wwa, f, to: wa) { W.map($0, $1) }
    own.operation("map", wwa, j, to: wwa) { W.map($0, $1) }
    own.name(suite)
    return own
  }

  /// Returns the operations of a monad of moves that read and write a position.
  public static func state<M: MonadState & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Signature where M.Position: LawValue {
    var own = Signature(name ?? Suite.state(M.self).subject)
    let positions = M.Position.domain
    let p = own.sort(positions, "p", "q")
    let unit = own.sort(Domain.void)
    let m = own.sort(M.domain(of: positions), "m", "n")
    let u = own.sort(M.domain(of: Domain.void), "u", "v")
    let f = own.functions(p, to: m, "f", "g", constant: true)
    let s = own.functions(p, to: u, "h", constant: true)
    let v = own.functions(unit, to: m, constant: true)
    let t = own.functions(unit, to: u, constant: true)
    own.operation("()", to: unit) { () }
    own.operation("get", to: m) { .get }
    own.operation("put", p, to: u) { .set($0) }
    own.operation("pure", p, to: m) { M.pure($0) }
    own.operation("pure", unit, to: u) { M.pure($0) }
    own.operation("flatMap", m, f, to: m) { M.flatMap($0, $1) }
    own.operation("flatMap", m, s, to: u) { M.flatMap($0, $1) }
    own.operation("flatMap", u, v, to: m) { M.flatMap($0, $1) }
    own.operation("flatMap", u, t, to: u) { M.flatMap($0, $1) }
    own.operation("then", u, u, to: u) { M.then($0, $1) }
    own.operation("then", u, m, to: m) { M.then($0, $1) }
    own.operation("then", m, u, to: u) { M.then($0, $1) }
    own.operation("then", m, m, to: m) { M.then($0, $1) }
    own.name(.monad(M.self))
    return own
  }

  /// Returns the operations of a pairing with those of its moves and its spaces.
  public static func pairing<P: Pairing>(_ p: P, of name: String? = nil) -> Signature
  where P.Moves: Checkable, P.Space: Checkable {
    typealias M = P.Moves
    typealias W = P.Space
    let suite = Suite.pairing(p, of: name)
    var own = Signature(suite.subject)
    let a = own.sort(Three.domain, "a")
    let b = own.sort(Four.domain, "b")
    let c = own.sort(Five.domain, "c")
    let m = own.sort(M.domain(of: Three.domain), "m", "n")
    let w = own.sort(W.domain(of: Four.domain), "w")
    let ww = own.sort(W.domain(of: W.domain(of: Four.domain)), "ww")
    let k = own.functions(a, to: m, "k", "l", constant: true)
    let h = own.functions(w, to: b, "h", "s")
    _ = own.functions(c, to: c, "g")
    let f = own.functions(a, b, to: c, "f")
    let arriving = own.functions(a, w, to: c)
    let choosing = own.functions(a, w, to: w)
    let seeing = own.functions(a, b, to: b)
    let answering = own.functions(a, b, to: a)
    let (i, j) = (own.functions(a, to: a, "i"), own.functions(b, to: b, "j"))
    let t = own.functions(b, to: c, "t")
    let mt = own.sort(M.domain(of: Four.domain.closures(to: Five.domain)), "mt")
    let same = own.sort(W.domain(of: Three.domain), "v")
    let mixing = own.functions(a, a, to: c, "e")
    let applying = own.functions(t, b, to: c)
    own.operation("pure", a, to: m) { M.pure($0) }
    own.operation("flatMap", m, k, to: m) { M.flatMap($0, $1) }
    own.operation("extract", w, to: b) { W.extract($0) }
    own.operation("extract", ww, to: w) { W.extract($0) }
    own.operation("duplicate", w, to: ww) { W.duplicate($0) }
    own.operation("extend", w, h, to: w) { W.extend($0, $1) }
    own.operation("map", m, i, to: m) { M.map($0, $1) }
    own.operation("map", w, j, to: w) { W.map($0, $1) }
    own.operation("map", ww, h, to: w) { W.map($0, $1) }
    own.operation("pair", m, w, f, to: c) { p.pair($0, $1, $2) }
    own.operation("pair", m, ww, arriving, to: c) { p.pair($0, $1, $2) }
    own.operation("pair", m, ww, choosing, to: w) { p.pair($0, $1, $2) }
    own.operation("pair", m, w, seeing, to: b) { p.pair($0, $1, $2) }
    own.operation("pair", m, w, answering, to: a) { p.pair($0, $1, $2) }
    own.operation("extract", same, to: a) { W.extract($0) }
    own.operation("pair", m, same, mixing, to: c) { p.pair($0, $1, $2) }
    own.operation("pair", mt, w, applying, to: c) { p.pair($0, $1, $2) }
    own.operation("zap", mt, w, to: c) { p.zap($0, $1) }
    own.operation("select", m, ww, to: w) { p.select($0, $1) }
    own.operation("moved(_:by:)", w, m, to: w) { p.moved($0, by: $1) }
    own.operation("move", m, w, to: a) { move, space in
      var space = space
      return p.move(move, &space)
    }
    own.operation("moveAlone", m, w, to: a) { move, space in
      var alone = W.map(space) { $0 }
      return p.move(move, &alone)
    }
    own.operation("movedAlone(_:by:)", w, m, to: w) { space, move in
      var alone = W.map(space) { $0 }
      p.move(move, &alone)
      return alone
    }
    own.operation("interaction", m, w, f, to: c) { p.interact($0, $1, $2).value }
    own.operation("interacted(_:by:)", w, m, to: w) { p.interact($1, $0).value.space }
    let truth = own.sort(Bool.domain)
    own.operation("true", to: truth) { true }
    own.operation("stays", w, m, to: truth) { space, move in
      var moved = space
      let before = w.domain.word(space)
      p.move(move, &moved)
      return w.domain.word(space) == before
    }
    own.name(suite)
    return own
  }
}
