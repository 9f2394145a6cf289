import PairingsLaws
import Pairings

/// The faults of a prism of a ``Shape``.
private enum Wrong: String, Fault {
  case matchesNothing = "preview never matches"
  case matchesAnotherCase = "preview matches another case too"
  case matchesTheName = "preview matches every case of the name"
  case matchesWhatPrintsAlike = "preview matches cases that print alike"
  case mapsAMiss = "modify maps a miss"
  case buildsAHit = "modify builds a hit"
  case modifyChangesTwice = "modify changes twice"
  case modifyDoesNothing = "modify does nothing"
  case reviewForgetsThePayload = "review forgets the payload"
  case reviewMakesAnotherCase = "review makes another case"
  case isTurnedBothWays = "the part is the payload turned, both ways"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .matchesNothing: .sole("review then preview")
    case .matchesAnotherCase, .matchesTheName, .matchesWhatPrintsAlike:
      .sole("preview then review")
    case .mapsAMiss, .buildsAHit, .modifyChangesTwice, .modifyDoesNothing:
      .sole("modify coherence")
    case .reviewForgetsThePayload, .reviewMakesAnotherCase:
      .several("review then preview", "preview then review")
    case .isTurnedBothWays: .survives
    }
  }
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

  /// The payload of the cases to which a mirror gives the name of the first.
  var named: Three? {
    guard Mirror(reflecting: self).children.first?.label == "own" else { return nil }
    return own ?? Three.allCases.first { self == .own(other: $0) }
  }
}

extension Prism where Whole == Shape, Part == Three {
  /// The prism of the first case.
  fileprivate static var model: Prism {
    let plain = Prism(
      preview: { shape in
        switch Wrong.present {
        case .matchesNothing: nil
        case .matchesAnotherCase: shape.own ?? shape.other
        case .matchesTheName: shape.named
        case .isTurnedBothWays: shape.own?.next
        default: shape.own
        }
      },
      review: { part in
        switch Wrong.present {
        case .reviewForgetsThePayload: .own(.a0)
        case .reviewMakesAnotherCase: .other(part)
        case .isTurnedBothWays: .own(part.next.next)
        default: .own(part)
        }
      })
    return Prism(preview: plain.preview, review: plain.review) { shape, change in
      switch Wrong.present {
      case .mapsAMiss:
        if var part = shape.other {
          change(&part)
          shape = .other(part)
        }
      case .buildsAHit where shape.own == nil: shape = .own(.a0)
      case .modifyChangesTwice: plain.modify(&shape, change)
      case .modifyDoesNothing: return
      default: break
      }
      plain.modify(&shape, change)
    }
  }
}

extension Mutants {
  static var prisms: Mutants {
    let open = Prism.case(Shape.open)
    let printed = Prism<Shape, Void>(
      preview: { shape in
        Wrong.present == .matchesWhatPrintsAlike
          ? ("\(shape)" == "\(Shape.open)" ? () : nil) : open.preview(shape)
      }, review: open.review)
    return Mutants([
      Mutants(
        .prism(.model, Shape.domain, Three.domain, of: "Shape.own"),
        Wrong.allCases.filter { $0 != .matchesWhatPrintsAlike },
        also: [.prism(.case { Shape.own($0) }, Shape.domain, Three.domain, of: "Shape.own")]),
      Mutants(
        .prism(printed, Shape.domain, .void, of: "Shape.open"), [Wrong.matchesWhatPrintsAlike],
        also: [.prism(open, Shape.domain, .void, of: "Shape.open")]),
    ])
  }
}
