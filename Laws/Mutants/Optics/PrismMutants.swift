import PairingLaws
import Pairings

/// Cases that print and are named alike: the model of a prism.
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
    Domain(elements: all) { shape, seen in
      seen.record(UInt64(all.firstIndex(of: shape) ?? 0), "\(shape)")
    }
  }

  var description: String { "Shape" }

  /// The payload of the first case.
  var own: Three? { Three.allCases.first { self == .own($0) } }

  /// The payload of the last case that has one.
  var other: Three? { Three.allCases.first { self == .other($0) } }

  /// The name of the case, all that a mirror calls it by.
  var name: String? { Mirror(reflecting: self).children.first?.label }
}

private typealias OwnPrism = Prism<Shape, Three>

extension Prism where Whole == Shape, Part == Three {
  fileprivate static var own: Prism { Prism(preview: { $0.own }, review: { .own($0) }) }

  /// A prism that matches the first case and changes in its own way.
  fileprivate init(_ modify: @escaping (inout Shape, (inout Three) -> Void) -> Void) {
    self.init(preview: { $0.own }, review: { .own($0) }, modify: modify)
  }
}

private func mapsAMiss(_ shape: inout Shape, change: (inout Three) -> Void) {
  if var part = shape.own {
    change(&part)
    shape = .own(part)
  } else if var part = shape.other {
    change(&part)
    shape = .other(part)
  }
}

private func buildsAHit(_ shape: inout Shape, change: (inout Three) -> Void) {
  var part = shape.own ?? .a0
  change(&part)
  shape = .own(part)
}

private func modifyChangesTwice(_ shape: inout Shape, change: (inout Three) -> Void) {
  guard var part = shape.own else { return }
  change(&part)
  change(&part)
  shape = .own(part)
}

private func modifyDoesNothing(_ shape: inout Shape, change: (inout Three) -> Void) {}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var prisms: [Mutant] {
    [
      Mutant(
        "preview never matches", .prism(OwnPrism(preview: { _ in nil }, review: { .own($0) })),
        .sole("review then preview")),
      Mutant(
        "preview matches another case too",
        .prism(OwnPrism(preview: { $0.own ?? $0.other }, review: { .own($0) })),
        .sole("preview then review")),
      Mutant(
        "preview matches every case of the name",
        .prism(
          OwnPrism(
            preview: { shape in
              shape.name == "own"
                ? Three.allCases.first { shape == .own($0) || shape == .own(other: $0) } : nil
            }, review: { .own($0) })), .sole("preview then review")),
      Mutant(
        "preview matches what prints alike",
        .prism(
          Prism(preview: { "\($0)" == "\(Shape.open)" ? () : nil }, review: { .open }),
          Shape.domain, .void, of: "Shape.open"), .sole("preview then review")),
      Mutant("modify maps a miss", .prism(OwnPrism(mapsAMiss)), .sole("modify coherence")),
      Mutant("modify builds a hit", .prism(OwnPrism(buildsAHit)), .sole("modify coherence")),
      Mutant(
        "modify changes twice", .prism(OwnPrism(modifyChangesTwice)), .sole("modify coherence")),
      Mutant("modify does nothing", .prism(OwnPrism(modifyDoesNothing)), .sole("modify coherence")),
      Mutant(
        "review forgets the payload",
        .prism(OwnPrism(preview: { $0.own }, review: { _ in .own(.a0) })),
        .several(["review then preview", "preview then review"])),
      Mutant(
        "review makes another case", .prism(OwnPrism(preview: { $0.own }, review: { .other($0) })),
        .several(["review then preview", "preview then review"])),
      Mutant(
        "the part is the payload turned, both ways",
        .prism(OwnPrism(preview: { $0.own?.next }, review: { .own($0.next.next) })), .survives),
    ]
  }
}

extension Suite {
  fileprivate static func prism(_ prism: Prism<Shape, Three>) -> Suite {
    .prism(prism, Shape.domain, Three.domain, of: "Shape.own")
  }

  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var prismModels: [Suite] {
    [
      prism(.own), prism(.case { Shape.own($0) }),
      prism(.case(Shape.open), Shape.domain, .void, of: "Shape.open"),
    ]
  }
}
