package import Pairings

/// A list of spaces and their identities, the model of an ``Pairings/Each`` in laws.
package struct PartList<ID: FiniteLawValue, Part: Comonad & Checkable, Value> {
  /// The identities, in order.
  package private(set) var order: [ID]

  /// A space for each identity, even if the list does not contain it.
  private var spaces: [Kind<Part, Value>]

  /// The space that new parts copy.
  package let fresh: Kind<Part, Value>

  /// The parts, in order.
  package var parts: [(id: ID, space: Kind<Part, Value>)] { order.map { ($0, self[$0]) } }

  /// The space of an identity.
  package subscript(id: ID) -> Kind<Part, Value> {
    get { spaces[id.ordinal] }
    set { spaces[id.ordinal] = newValue }
  }

  /// Returns a domain of all lists of some identities.
  package static func domain(of values: Domain<Value>) -> Domain<PartList> {
    let (part, count) = (Part.domain(of: values), ID.allValues.count)
    let orders = ID.orders
    let isLong = Cover<PartList>("has two parts or more", percent: 20) { $0.order.count > 1 }
    return Domain(covers: [isLong]) { choices in
      let order = choices.element(of: orders)
      let spaces = choices.array(count: count...count, part.draw)
      return PartList(order: order, spaces: spaces, fresh: part.draw(&choices))
    } observe: { list, seen in
      seen.group("") { seen in
        seen.count(list.order.count)
        for id in list.order { seen.field("\(id)") { part.observe(list[id], &$0) } }
        seen.field("fresh") { part.observe(list.fresh, &$0) }
      }
    }
  }

  /// Returns the list with a copy of the fresh part, unless there is a part of that identity.
  package func inserting(_ id: ID, at index: Int) -> PartList {
    guard !order.contains(id) else { return self }
    var list = self
    list[id] = fresh
    list.order.insert(id, at: min(max(index, 0), order.count))
    return list
  }

  /// Returns the list without a part.
  package func removing(_ id: ID) -> PartList {
    var list = self
    list.order.removeAll { $0 == id }
    return list
  }

  /// Returns the list with a part at another index, if there is one of that identity.
  package func rearranging(_ id: ID, to index: Int) -> PartList {
    guard order.contains(id) else { return self }
    var list = removing(id)
    list.order.insert(id, at: min(max(index, 0), list.order.count))
    return list
  }

  /// Returns the list with another space for an identity.
  package func replacing(_ id: ID, by space: Kind<Part, Value>) -> PartList {
    var list = self
    list[id] = space
    return list
  }
}

extension FiniteLawValue {
  /// All lists of distinct values, shorter ones first.
  package static var orders: [[Self]] {
    var orders: [[Self]] = [[]]
    var longest = orders
    for _ in allValues {
      longest = longest.flatMap { order in
        allValues.filter { !order.contains($0) }.map { order + [$0] }
      }
      orders += longest
    }
    return orders
  }
}
