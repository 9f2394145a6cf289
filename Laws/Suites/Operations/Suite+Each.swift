import Pairings

extension Suite {
  /// The laws of a list of spaces: a part is moved by its identity, and changes of the list do not
  /// affect the futures of the other parts.
  public static func each<V: EachOperations>(_ ops: V, of name: String? = nil) -> Suite {
    Suite(
      "Each", of: name ?? title(of: V.Whole.self), parts(of: ops) + lists(with: ops))
  }

  private typealias List<V: EachOperations> = PartList<V.ID, V.Part.Space, Three>

  private static func combining<V: EachOperations>(
    _: V
  ) -> Domain<Function<[(V.ID, Three)], Four>> {
    V.ID.domain.zip(Three.domain).array(count: 0...V.ID.allValues.count)
      .functions(to: Four.domain)
  }

  private static func made<V: EachOperations>(
    _ ops: V, _ list: List<V>, _ see: Function<[(V.ID, Three)], Four>
  ) -> Kind<V.Whole.Space, Four> {
    ops.each(list.parts, fresh: list.fresh) { parts in see(parts.map { ($0.id, $0.value) }) }
  }

  private static func parts<V: EachOperations>(of ops: V) -> [Law] {
    typealias M = V.Whole.Moves
    let (a, ids, p, void) = (Three.domain, V.ID.domain, ops.whole, Domain<Void>.void)
    let (lists, fs) = (List<V>.domain(of: a), combining(ops))
    let eaches = V.Whole.Space.domain(of: Four.domain)
    let (moves, plain) = (V.Part.Moves.domain(of: a), V.Part.Moves.domain(of: void))
    return [
      Law("extract", "extract(each(parts, f)) == f(parts.map { ($0.id, extract($0.space)) })") {
        trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        return trial.equal(
          V.Whole.Space.extract(made(ops, list, f)),
          f(list.parts.map { ($0.id, V.Part.Space.extract($0.space)) }), Four.domain)
      },
      Law(
        "part",
        "moved(each(parts, f), by: part(id, m)) == each(parts.replacing(id) { moved($0, by: m) }, f)"
      ) { trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        let (id, m) = (trial.any("id", ids), trial.any("m", moves))
        let moved = list.replacing(id, by: V.Part().future(of: list[id], by: m))
        return trial.equal(
          p.moved(made(ops, list, f), by: ops.part(id, m)), made(ops, moved, f), eaches)
      },
      Law(
        "value of part",
        "pair(part(id, m), each(parts, f)) { a, _ in a } == parts[id].map { pair(m, $0) { a, _ in a } }"
      ) { trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        let (id, m) = (trial.any("id", ids), trial.any("m", moves))
        let value = V.Part().pair(m, list[id]) { a, _ in a }
        return trial.equal(
          p.pair(ops.part(id, m), made(ops, list, f)) { a, _ in a },
          list.order.contains(id) ? value : nil, a.optional)
      },
      Law("part without value", "part(id, plain: m) == map(part(id, m)) { _ in }", .coherence) {
        trial in
        let (id, m) = (trial.any("id", ids), trial.any("m", plain))
        return trial.equal(
          ops.part(id, plain: m), M.map(ops.part(id, m)) { _ in }, M.domain(of: void))
      },
      Law(
        "a new part is independent",
        """
        moved(each(parts, f), by: then(insert(i), part(i, plain: m), insert(j))) \
        == each(parts.inserting(i).replacing(i) { moved($0, by: m) }.inserting(j), f)
        """
      ) { trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        let (i, j, m) = (trial.any("i", ids), trial.any("j", ids), trial.any("m", plain))
        let first = list.inserting(i, at: 0)
        let both = first.replacing(i, by: V.Part().future(of: first[i], by: m)).inserting(j, at: 0)
        let move = M.flatMap(ops.insert(i, at: 0)) { _ in
          M.flatMap(ops.part(i, plain: m)) { _ in ops.insert(j, at: 0) }
        }
        return trial.equal(
          p.moved(made(ops, list, f), by: move), made(ops, both, f), eaches)
      },
    ]
  }

  private static func lists<V: EachOperations>(with ops: V) -> [Law] {
    typealias M = V.Whole.Moves
    let (a, ids, p) = (Three.domain, V.ID.domain, ops.whole)
    let (lists, fs) = (List<V>.domain(of: a), combining(ops))
    let eaches = V.Whole.Space.domain(of: Four.domain)
    let indices = Domain(Generator<Int>.integer(in: -1...4)) { $0.observe(&$1) }
    let (moves, plain) = (M.domain(of: a), M.domain(of: .void))
    return [
      Law(
        "insert",
        "moved(each(parts, f), by: insert(id, at: n)) == each(parts.inserting(id, at: n), f)"
      ) { trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        let (id, n) = (trial.any("id", ids), trial.any("n", indices))
        return trial.equal(
          p.moved(made(ops, list, f), by: ops.insert(id, at: n)),
          made(ops, list.inserting(id, at: n), f), eaches)
      },
      Law("remove", "moved(each(parts, f), by: remove(id)) == each(parts.removing(id), f)") {
        trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        let id = trial.any("id", ids)
        return trial.equal(
          p.moved(made(ops, list, f), by: ops.remove(id)),
          made(ops, list.removing(id), f), eaches)
      },
      Law(
        "rearrange",
        "moved(each(parts, f), by: rearrange(id, to: n)) == each(parts.rearranging(id, to: n), f)"
      ) { trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        let (id, n) = (trial.any("id", ids), trial.any("n", indices))
        return trial.equal(
          p.moved(made(ops, list, f), by: ops.rearrange(id, to: n)),
          made(ops, list.rearranging(id, to: n), f), eaches)
      },
      Law("ids", "pair(ids, each(parts, f)) { a, _ in a } == parts.map(\\.id)") { trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        return trial.equal(
          p.pair(ops.ids(), made(ops, list, f)) { a, _ in a }, list.order, ids.array())
      },
      Law("ids changes nothing", "then(ids, m) == m") { trial in
        let m = trial.any("m", moves)
        return trial.equal(M.flatMap(ops.ids()) { _ in m }, m, moves)
      },
      Law("insert then remove", "then(insert(id, at: n), remove(id)) == remove(id)", .derived) {
        trial in
        let (id, n) = (trial.any("id", ids), trial.any("n", indices))
        return trial.equal(
          M.flatMap(ops.insert(id, at: n)) { _ in ops.remove(id) }, ops.remove(id), plain)
      },
    ]
  }
}
