public import Pairings

extension Suite {
  /// The laws of a list of spaces: a part is moved by its identity, and changes of the list do not
  /// affect the futures of the other parts.
  public static func each<ID: FiniteLawValue & Hashable, Part: PlainPairing>(
    _ pairing: EachPairing<ID, Part>, of name: String? = nil
  ) -> Suite {
    Suite(
      "Each", of: name ?? title(of: EachPairing<ID, Part>.self),
      parts(of: pairing) + lists(with: pairing))
  }

  private static func combining<ID: FiniteLawValue>(
    _: ID.Type
  ) -> Domain<Function<[(ID, Three)], Four>> {
    ID.domain.zip(Three.domain).array(count: 0...ID.allValues.count).functions(to: Four.domain)
  }

  private static func made<ID: Hashable, Space: Comonad>(
    _ list: PartList<ID, Space, Three>, _ see: Function<[(ID, Three)], Four>
  ) -> Each<ID, Space, Four> {
    Each(list.parts, fresh: list.fresh) { parts in see(parts.map { ($0.id, $0.value) }) }
  }

  private static func parts<ID: FiniteLawValue & Hashable, Part: PlainPairing>(
    of p: EachPairing<ID, Part>
  ) -> [Law] {
    typealias M = EachPairing<ID, Part>.Moves
    typealias Plain = EachMove<ID, Part, Void>
    let (a, ids, void) = (Three.domain, ID.domain, Domain<Void>.void)
    let (lists, fs) = (PartList<ID, Part.Space, Three>.domain(of: a), combining(ID.self))
    let eaches = EachOf<ID, Part.Space>.domain(of: Four.domain)
    let (moves, plain) = (Part.Moves.domain(of: a), Part.Moves.domain(of: void))
    return [
      Law("extract", "extract(each(parts, f)) == f(parts.map { ($0.id, extract($0.space)) })") {
        trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        return trial.equal(
          made(list, f).extract(),
          f(list.parts.map { ($0.id, Part.Space.extract($0.space)) }), Four.domain)
      },
      Law(
        "part",
        "moved(each(parts, f), by: part(id, m)) == each(parts.replacing(id) { moved($0, by: m) }, f)"
      ) { trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        let (id, m) = (trial.any("id", ids), trial.any("m", moves))
        let moved = list.replacing(id, by: Part().future(of: list[id], by: m))
        return trial.equal(
          p.moved(made(list, f), by: EachMove<ID, Part, Three?>.part(id, m)), made(moved, f), eaches
        )
      },
      Law(
        "value of part",
        "pair(part(id, m), each(parts, f)) { a, _ in a } == parts[id].map { pair(m, $0) { a, _ in a } }"
      ) { trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        let (id, m) = (trial.any("id", ids), trial.any("m", moves))
        let value = Part().pair(m, list[id]) { a, _ in a }
        return trial.equal(
          p.pair(EachMove<ID, Part, Three?>.part(id, m), made(list, f)) { a, _ in a },
          list.order.contains(id) ? value : nil, a.optional)
      },
      Law("part without value", "part(id, plain: m) == map(part(id, m)) { _ in }", .coherence) {
        trial in
        let (id, m) = (trial.any("id", ids), trial.any("m", plain))
        return trial.equal(
          Plain.part(id, m), M.map(EachMove<ID, Part, Void?>.part(id, m)) { _ in },
          M.domain(of: void))
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
        let both = first.replacing(i, by: Part().future(of: first[i], by: m)).inserting(j, at: 0)
        let move = M.flatMap(Plain.insert(i, at: 0)) { _ in
          M.flatMap(Plain.part(i, m)) { _ in Plain.insert(j, at: 0) }
        }
        return trial.equal(
          p.moved(made(list, f), by: move), made(both, f), eaches)
      },
    ]
  }

  private static func lists<ID: FiniteLawValue & Hashable, Part: PlainPairing>(
    with p: EachPairing<ID, Part>
  ) -> [Law] {
    typealias M = EachPairing<ID, Part>.Moves
    typealias Plain = EachMove<ID, Part, Void>
    let (a, ids) = (Three.domain, ID.domain)
    let (lists, fs) = (PartList<ID, Part.Space, Three>.domain(of: a), combining(ID.self))
    let eaches = EachOf<ID, Part.Space>.domain(of: Four.domain)
    let indices = Domain(Generator<Int>.integer(in: -1...4)) { $0.observe(&$1) }
    let moves = M.domain(of: a)
    return [
      Law(
        "insert",
        "moved(each(parts, f), by: insert(id, at: n)) == each(parts.inserting(id, at: n), f)"
      ) { trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        let (id, n) = (trial.any("id", ids), trial.any("n", indices))
        return trial.equal(
          p.moved(made(list, f), by: Plain.insert(id, at: n)),
          made(list.inserting(id, at: n), f), eaches)
      },
      Law("remove", "moved(each(parts, f), by: remove(id)) == each(parts.removing(id), f)") {
        trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        let id = trial.any("id", ids)
        return trial.equal(
          p.moved(made(list, f), by: Plain.remove(id)),
          made(list.removing(id), f), eaches)
      },
      Law(
        "rearrange",
        "moved(each(parts, f), by: rearrange(id, to: n)) == each(parts.rearranging(id, to: n), f)"
      ) { trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        let (id, n) = (trial.any("id", ids), trial.any("n", indices))
        return trial.equal(
          p.moved(made(list, f), by: Plain.rearrange(id, to: n)),
          made(list.rearranging(id, to: n), f), eaches)
      },
      Law("ids", "pair(ids, each(parts, f)) { a, _ in a } == parts.map(\\.id)") { trial in
        let (list, f) = (trial.any("parts", lists), trial.any("f", fs))
        return trial.equal(
          p.pair(EachMove<ID, Part, [ID]>.ids(), made(list, f)) { a, _ in a }, list.order,
          ids.array())
      },
      Law("ids changes nothing", "then(ids, m) == m") { trial in
        let m = trial.any("m", moves)
        return trial.equal(M.flatMap(EachMove<ID, Part, [ID]>.ids()) { _ in m }, m, moves)
      },
    ]
  }
}
