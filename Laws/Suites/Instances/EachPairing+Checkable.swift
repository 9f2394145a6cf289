public import Pairings
import PairingsTheory

extension EachOf: Checkable where ID: FiniteLawValue, Part: Checkable {
  /// A domain of lists of parts in every order. They are observed from every position of all parts
  /// together, and after each removal, insertion or move to the front of a part.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (threes, ids) = (Three.domain, ID.allValues)
    let parts = PartList<ID, Part, Three>.domain(of: threes)
    let lists = ID.domain.zip(threes).array(count: 0...ids.count)
    let functions = lists.functions(to: values)
    let isLong = Cover<Kind<Self, Value>>("has two parts or more", percent: 20) {
      $0.ids.count > 1
    }
    let (here, part) = (everywhere(values), Part.domain(of: values))
    return Domain(covers: [isLong]) { choices in
      let (list, see) = (parts.draw(&choices), functions.draw(&choices))
      return Each(list.parts, fresh: list.fresh) { see($0.map { ($0.id, $0.value) }) }
    } observe: { each, seen in
      let list = each.ids
      seen.group("Each") { seen in
        seen.field("ids") { seen in
          seen.count(list.count)
          for id in list { seen.record(id) }
        }
        seen.field("shows") { here((each, list[...]), &$0) }
        for id in ids where !list.contains(id) {
          let more = moved(each, by: .insert(id, at: 0))
          guard let places = more.places(of: id) else { continue }
          seen.field("with \(id)") { part.observe(places, &$0) }
        }
        for id in list {
          let less = moved(each, by: .remove(id))
          seen.field("without \(id)") { values.observe(extract(less), &$0) }
        }
        guard list.count > 1, let last = list.last else { return }
        let turned = moved(each, by: .rearrange(last, to: 0))
        seen.field("\(last) first") { values.observe(extract(turned), &$0) }
      }
    }
  }

  /// Returns a function that observes a list from every position of the given parts.
  private static func everywhere<Value>(
    _ values: Domain<Value>
  ) -> ((Kind<Self, Value>, ArraySlice<ID>), inout Observation) -> Void {
    var look: ((Kind<Self, Value>, ArraySlice<ID>), inout Observation) -> Void = { list, seen in
      values.observe(extract(list.0), &seen)
    }
    for _ in ID.allValues {
      let now = look
      let later = Domain<(Kind<Self, Value>, ArraySlice<ID>)>(draw: unmade, observe: look)
      let places = Part.domain(of: later)
      look = { list, seen in
        guard let id = list.1.first, let part = duplicate(list.0).places(of: id) else {
          return now(list, &seen)
        }
        places.observe(Part.map(part) { ($0, list.1.dropFirst()) }, &seen)
      }
    }
    return look
  }

  private static func unmade<Value>(_ choices: inout Choices) -> Value {
    preconditionFailure("What is only looked at is not made.")
  }

  private static func moved<Value>(
    _ each: Kind<Self, Value>, by move: Kind<EachMoveOf<ID, CoPairing<Part>>, Void>
  ) -> Kind<Self, Value> {
    EachPairing<ID, CoPairing<Part>>(CoPairing()).moved(each, by: move)
  }
}

extension EachMoveOf: Checkable where ID: FiniteLawValue, Part: PlainPairing {
  /// A domain of programs that move parts, and that insert, remove and rearrange them. They are
  /// observed by their values and by their destinations from lists in every order.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let threes = Three.domain
    let (ids, places) = (ID.domain, Generator<Int>.integer(in: 0...2))
    typealias Move<Result> = EachMove<ID, Part, Result>
    let moves = Part.Moves.domain(of: .void)
    let (asking, telling) = (Part.Moves.domain(of: threes), Part.Moves.domain(of: values))
    let steps: [(inout Choices) -> Kind<Self, Void>] = [
      { .part(ids.draw(&$0), moves.draw(&$0)) }, { .insert(ids.draw(&$0), at: places.run(&$0)) },
      { .remove(ids.draw(&$0)) }, { .rearrange(ids.draw(&$0), to: places.run(&$0)) },
    ]
    let questions: [(inout Choices) -> Kind<Self, Three>] = [
      { Move<Three?>.part(ids.draw(&$0), asking.draw(&$0)).map { $0 ?? .a0 } },
      { choices in
        let id = ids.draw(&choices)
        return Move<[ID]>.ids().map { $0.first == id ? .a0 : $0.contains(id) ? .a1 : .a2 }
      },
    ]
    let ending: (inout Choices) -> Kind<Self, Value> = { choices in
      let (id, move) = (ids.draw(&choices), telling.draw(&choices))
      let rest = values.draw(&choices)
      return Move<Value?>.part(id, move).map { $0 ?? rest }
    }
    return EachPairing<ID, Part>.moves(
      programs(of: steps, asking: questions, ending: [ending], with: values), of: values)
  }
}

extension EachPairing: PlainPairing where ID: FiniteLawValue, Part: PlainPairing {
  /// Makes the pairing of a plain one.
  public init() { self.init(Part()) }

  /// The observations of each part, in order, with its identity.
  public static var positions: Domain<[(ID, Part.Position)]> {
    ID.domain.zip(Part.positions).array(count: 0...ID.allValues.count)
  }

  /// Lists in every order, of up to four positionSpaces, in every pair of parts each.
  public static var positionSpaces: [Kind<Space, [(ID, Part.Position)]>] {
    let spaces = Array(Part.positionSpaces.prefix(4))
    let count = spaces.count
    var positionSpaces: [Kind<Space, [(ID, Part.Position)]>] = []
    for order in ID.orders {
      for start in 0..<(order.isEmpty ? 1 : count) {
        for step in 0..<(order.count < 2 ? 1 : count) {
          let parts = order.enumerated().map { index, id in
            (id: id, space: spaces[(start + step * index) % count])
          }
          let fresh = spaces[(start + 1) % count]
          positionSpaces.append(Each(parts, fresh: fresh) { $0.map { ($0.id, $0.value) } })
        }
      }
    }
    return positionSpaces
  }
}
