import PairingsLaws
import Pairings

/// The faults of a prism of a ``Shape``.
private enum Wrong: String, Fault {
  case matchesNothing = "preview never matches → review then preview"
  case matchesAnotherCase = "preview matches another case too → preview then review"
  case mapsAMiss = "modify maps a miss → modify coherence"
  case isTurnedBothWays = "the part is the payload turned, both ways"
}

/// Cases that print alike, two of which have the same name: the model of a prism.
private enum Shape: Equatable, CustomStringConvertible {
  case own(Three)
  case own(other: Three)
  case other(Three)
  case open
  case closed

  static var all: [Shape] {
    Three.allCases.map { .own($0) } + Three.allCases.map { .own(other: $0) }
      + Three.allCases.map { .other($0) } + [.open, .closed]
  }

  static var domain: Domain<Shape> {
    Domain(elements: all) { $1.record(UInt64(all.firstIndex(of: $0) ?? 0), "\($0)") }
  }

  var description: String { "Shape" }

  /// The payload of the first case.
  var own: Three? { Three.allCases.first { self == .own($0) } }

  /// The payload of the last case that has one.
  var other: Three? { Three.allCases.first { self == .other($0) } }
}

extension Prism where Whole == Shape, Part == Three {
  /// The prism of the first case.
  fileprivate static var model: Prism {
    let plain = Prism(
      preview: { shape in
        switch Wrong.present {
        case .matchesNothing: nil
        case .matchesAnotherCase: shape.own ?? shape.other
        case .isTurnedBothWays: shape.own?.next
        default: shape.own
        }
      },
      review: { .own(Wrong.present == .isTurnedBothWays ? $0.next.next : $0) })
    return Prism(preview: plain.preview, review: plain.review) { shape, change in
      if Wrong.present == .mapsAMiss, var part = shape.other {
        change(&part)
        shape = .other(part)
      }
      plain.modify(&shape, change)
    }
  }
}

extension Mutants {
  static var prisms: Mutants {
    Mutants(
      .prism(.model, Shape.domain, Three.domain, of: "Shape.own"), Wrong.self,
      also: [
        .prism(.case { Shape.own($0) }, Shape.domain, Three.domain, of: "Shape.own"),
        .prism(.case(Shape.open), Shape.domain, .void, of: "Shape.open"),
      ])
  }
}
