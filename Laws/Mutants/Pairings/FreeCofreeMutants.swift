import PairingLaws
import Pairings

private typealias Program<Value> = Kind<FreeOf<EnvOf<Three>>, Value>
private typealias Future<Value> = Kind<CofreeOf<ReaderOf<Three>>, Value>

/// A pairing of `Free` with `Cofree` that is lawful where a mutant does not say
/// otherwise.
private protocol FreeCofreePairing: UnfusedPairing
where Moves == FreeOf<EnvOf<Three>>, Space == CofreeOf<ReaderOf<Three>> {
  /// Where an instruction leads.
  func next<A>(_ input: Three, _ space: Future<A>) -> Future<A>
}

extension FreeCofreePairing {
  func next<A>(_ input: Three, _ space: Future<A>) -> Future<A> {
    space.tail.run(input)
  }

  func pair<A, B, C>(_ move: Program<A>, _ space: Future<B>, _ combine: (A, B) -> C) -> C {
    switch move.resume() {
    case .left(let value): return combine(value, space.extract())
    case .right(let layer):
      let instruction = layer
      return pair(instruction.value, next(instruction.environment, space), combine)
    }
  }
}

private struct LawfulProgram: FreeCofreePairing {}

private struct FollowsItsHead: FreeCofreePairing {
  func next<A>(_ input: Three, _ space: Future<A>) -> Future<A> { space }
}

private struct FollowsTwoLayers: FreeCofreePairing {
  func next<A>(_ input: Three, _ space: Future<A>) -> Future<A> {
    let next = space.tail.run(input)
    return next.tail.run(input)
  }
}

private struct StopsAfterAnInstruction: FreeCofreePairing {
  func pair<A, B, C>(_ move: Program<A>, _ space: Future<B>, _ combine: (A, B) -> C) -> C {
    let first = move.resume()
    guard case .right(let layer) = first else { return LawfulProgram().pair(move, space, combine) }
    let next = space.tail.run(layer.environment)
    return LawfulProgram().pair(layer.value, next) { value, _ in
      combine(value, next.extract())
    }
  }
}

private struct ReadsOneLayerFurther: FreeCofreePairing {
  func pair<A, B, C>(_ move: Program<A>, _ space: Future<B>, _ combine: (A, B) -> C) -> C {
    LawfulProgram().pair(move, later(space), combine)
  }
}

/// The space whose every value is the one that the first input leads to.
private func later<A>(_ space: Future<A>) -> Future<A> {
  space.extend { $0.tail.run(.a0).extract() }
}

private struct MoveFollowsItsHead: FreeCofreePairing {
  func move<A, B>(_ move: Program<A>, _ space: inout Future<B>) -> A {
    pair(move, space) { value, _ in value }
  }
}

private struct MoveTakesOneInstruction: FreeCofreePairing {
  func move<A, B>(_ move: Program<A>, _ space: inout Future<B>) -> A {
    let value = pair(move, space) { value, _ in value }
    if case .right(let layer) = move.resume() {
      space = next(layer.environment, space)
    }
    return value
  }
}

// MARK: - Comonads

/// An endless line of values.
private final class Line<Brand: LineBrand, Value>: Carrier<Brand, Value> {
  let space: Cofree<IdentityOf, Value>

  init(_ space: Cofree<IdentityOf, Value>) { self.space = space }
}

/// A brand of an endless line of values.
private protocol LineBrand: CarrierConstructor, Comonad, Checkable {}

extension Kind where Brand: LineBrand {
  /// The cast is sound: `Line` is the one class that a kind of such a brand has.
  fileprivate func narrow() -> Line<Brand, Value> {
    carrier(as: Line<Brand, Value>.self)
  }
}

extension LineBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Line<Self, Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    CofreeOf<IdentityOf>.domain(of: values).map(
      { Line($0) }, back: { $0.narrow().space })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().space.extract() }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Line(wa.narrow().space.extend { transform(Line($0)) })
  }
}

private enum LawfulLine: LineBrand {}

private enum ExtendFollowsItsHead: LineBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let value = transform(wa)
    return Line(.unfold((), head: { value }, tail: { Identity(()) }))
  }
}

private enum ExtractReadsTheTail: LineBrand {
  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    wa.narrow().space.tail.value.extract()
  }
}

private enum MapLeavesTheTail: LineBrand {
  static func map<A, B>(
    _ fa: Kind<Self, A>, _ transform: @escaping (A) -> B
  ) -> Kind<Self, B> {
    let value = transform(extract(fa))
    return Line(.unfold((), head: { value }, tail: { Identity(()) }))
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var freeCofrees: [Mutant] {
    [
      Mutant("follows its own head", .pairing(FollowsItsHead()), .survives),
      Mutant("follows two layers an instruction", .pairing(FollowsTwoLayers()), .survives),
      Mutant(
        "sees only the first instruction", .pairing(StopsAfterAnInstruction()),
        .sole("composition")),
      Mutant(
        "reads one layer further", .pairing(ReadsOneLayerFurther()),
        .several(["unit", "composition"])),
      Mutant("move follows its own head", .pairing(MoveFollowsItsHead()), .sole("move coherence")),
      Mutant(
        "move follows one instruction", .pairing(MoveTakesOneInstruction()),
        .sole("move coherence")),
      Mutant(
        "extend follows its own head", .comonad(ExtendFollowsItsHead.self),
        .several(["left identity"])),
      Mutant(
        "extract reads the tail", .comonad(ExtractReadsTheTail.self),
        .several(["left identity", "right identity"])),
      Mutant(
        "map leaves the tail behind", .comonad(MapLeavesTheTail.self), .sole("map coherence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var freeCofreeModels: [Suite] {
    [
      pairing(LawfulProgram(), of: "FreeCofreePairing"), comonad(LawfulLine.self, of: "Line"),
    ]
  }
}
