public import Pairings

/// A pair of two parts: the smallest whole.
public struct Both<First: LawValue, Second: LawValue>: LawValue {
  /// The first part.
  public var first: First

  /// The second part.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// A domain of all pairs.
  public static var domain: Domain<Both> {
    First.domain.zip(Second.domain).map({ Both($0.0, $0.1) }, back: { ($0.first, $0.second) })
  }

  /// Records both parts.
  public func observe(_ seen: inout Observation) { Self.domain.observe(self, &seen) }

  /// The lens of the first part.
  public static var lens: Lens<Both, First> { Lens(get: { $0.first }, modify: { $1(&$0.first) }) }
}

extension Both where Second == Bool {
  /// The affine of the first part, which exists if the second is true.
  public static var affine: Affine<Both, First> {
    Affine(
      preview: { $0.second ? $0.first : nil },
      modify: { whole, change in if whole.second { change(&whole.first) } })
  }
}

extension Prism where Whole: FiniteLawValue, Part: FiniteLawValue {
  /// The prism from all values of a larger type but the first to those of a smaller one.
  package static var following: Prism {
    let parts = Part.allValues
    let wholes = Whole.allValues
    return Prism(
      preview: { whole in
        let index = whole.ordinal - 1
        return parts.indices.contains(index) ? parts[index] : nil
      },
      review: { wholes[$0.ordinal + 1] })
  }
}

/// One of two values, on which prisms are checked.
package enum OneOf<First, Second> {
  case first(First)
  case second(Second)

  /// The prism of the first case.
  package static var prism: Prism<OneOf, First> {
    Prism(preview: { if case .first(let first) = $0 { first } else { nil } }, review: first)
  }
}

extension OneOf: LawValue where First: LawValue, Second: LawValue {
  package static var domain: Domain<OneOf> {
    let (firsts, seconds) = (First.domain, Second.domain)
    return Domain(
      elements: firsts.elements.flatMap { firsts in
        seconds.elements.map { seconds in
          firsts.map { .first($0) } + seconds.map { .second($0) }
        }
      }
    ) { choices in
      choices.draw(1) == 1 ? .second(seconds.draw(&choices)) : .first(firsts.draw(&choices))
    } observe: { value, seen in
      value.observe(&seen)
    }
  }

  package func observe(_ seen: inout Observation) {
    switch self {
    case .first(let first):
      seen.count(1)
      seen.group("first") { first.observe(&$0) }
    case .second(let second):
      seen.count(2)
      seen.group("second") { second.observe(&$0) }
    }
  }
}

/// An element with an identity, for lists.
package struct Item: Identifiable, LawValue {
  package let id: Three
  package var isDone: Bool

  package static var domain: Domain<Item> {
    Three.domain.zip(Bool.domain).map(
      { Item(id: $0.0, isDone: $0.1) }, back: { ($0.id, $0.isDone) })
  }

  package func observe(_ seen: inout Observation) { Self.domain.observe(self, &seen) }
}

/// An enumeration whose cases have equal mirrors, by name or by the type of the payload.
///
/// Swift creates cases of one name but matches only one of them, so that equality distinguishes
/// them.
package enum Likeness: LawValue, Equatable {
  case of(name: Three)
  case of(number: Three)
  case to(Three)
  case nowhere

  private static var all: [Likeness] {
    Three.allCases.map { .of(name: $0) } + Three.allCases.map { .of(number: $0) }
      + Three.allCases.map { .to($0) } + [.nowhere]
  }

  package static var domain: Domain<Likeness> {
    Domain(elements: all) { $0.observe(&$1) }
  }

  package func observe(_ seen: inout Observation) {
    seen.record(UInt64(Self.all.firstIndex(of: self) ?? 0), "\(self)")
  }
}
