import PairingsLaws
import Pairings

private typealias Program<Value> = Kind<FreeOf<EnvOf<Three>>, Value>
private typealias Future<Value> = Kind<CofreeOf<ReaderOf<Three>>, Value>

/// The faults of ``FreeCofreePairing``.
private enum Wrong: String, Fault {
  case followsItsHead = "follows its own head"
  case followsTwoLayers = "follows two layers an instruction"
  case seesTheFirst = "sees only the first instruction"
  case readsOneLayerFurther = "reads one layer further"
  case moveFollowsItsHead = "move follows its own head"
  case moveFollowsOne = "move follows one instruction"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .followsItsHead, .followsTwoLayers: .survives
    case .seesTheFirst: .sole("composition")
    case .readsOneLayerFurther: .several("unit", "composition")
    case .moveFollowsItsHead, .moveFollowsOne: .sole("move coherence")
    }
  }
}

/// A pairing of `Free` with `Cofree`.
private struct FreeCofreePairing: UnfusedPairing {
  func pair<A, B, C>(_ move: Program<A>, _ space: Future<B>, _ combine: (A, B) -> C) -> C {
    switch (Wrong.present, move.resume()) {
    case (.readsOneLayerFurther, _):
      return follow(move, space.extend { $0.tail.run(.a0).extract() }, combine)
    case (.seesTheFirst, .right(let layer)):
      let seen = next(layer.environment, space)
      return follow(layer.value, seen) { value, _ in combine(value, seen.extract()) }
    default: return follow(move, space, combine)
    }
  }

  func move<A, B>(_ move: Program<A>, _ space: inout Future<B>) -> A {
    let value = pair(move, space) { value, _ in value }
    switch (Wrong.present, move.resume()) {
    case (.moveFollowsOne, .right(let layer)): space = next(layer.environment, space)
    case (.moveFollowsItsHead, _), (.moveFollowsOne, _): break
    default: moveByDuplicating(move, &space)
    }
    return value
  }

  /// Runs a program, instruction by instruction.
  private func follow<A, B, C>(
    _ move: Program<A>, _ space: Future<B>, _ combine: (A, B) -> C
  ) -> C {
    switch move.resume() {
    case .left(let value): combine(value, space.extract())
    case .right(let layer): follow(layer.value, next(layer.environment, space), combine)
    }
  }

  /// Returns the future after an instruction.
  private func next<A>(_ input: Three, _ space: Future<A>) -> Future<A> {
    switch Wrong.present {
    case .followsItsHead: space
    case .followsTwoLayers: space.tail.run(input).tail.run(input)
    default: space.tail.run(input)
    }
  }
}

// MARK: - Comonads

/// The faults of ``Line``.
private enum WrongLine: String, Fault {
  case extendFollowsItsHead = "extend follows its own head"
  case extractReadsTheTail = "extract reads the tail"
  case mapLeavesTheTail = "map leaves the tail behind"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .extendFollowsItsHead: .several("left identity")
    case .extractReadsTheTail: .several("left identity", "right identity")
    case .mapLeavesTheTail: .sole("map coherence")
    }
  }
}

/// An endless list of values.
private enum Line: House {
  typealias Inside = CofreeOf<IdentityOf>

  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    let line = wa.narrow().inside
    return (WrongLine.present == .extractReadsTheTail ? line.tail.value : line).extract()
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let stays = WrongLine.present == .extendFollowsItsHead
    return Housed(wa.narrow().inside.extend { transform(stays ? wa : Housed($0)) })
  }

  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let stays = WrongLine.present == .mapLeavesTheTail
    return extend(fa) { transform(extract(stays ? fa : $0)) }
  }
}

extension Mutants {
  static var freeCofrees: Mutants {
    Mutants([
      Mutants(.pairing(FreeCofreePairing()), Wrong.self),
      Mutants(.comonad(Line.self), WrongLine.self),
    ])
  }
}
