import PairingLaws
import Pairings

private typealias Inputs<Value> = Kind<ActionOf<Three>, Value>
private typealias Machine<Value> = Kind<MooreOf<Three>, Value>

/// A pairing of `Action` with `Moore` that is lawful where a mutant does not say
/// otherwise.
private protocol ActionMoorePairing: UnfusedPairing
where Moves == ActionOf<Three>, Space == MooreOf<Three> {
  /// What the machine takes of the inputs that are sent.
  func taken(_ inputs: [Three]) -> [Three]
}

extension ActionMoorePairing {
  func taken(_ inputs: [Three]) -> [Three] { inputs }

  func pair<A, B, C>(_ move: Inputs<A>, _ space: Machine<B>, _ combine: (A, B) -> C) -> C {
    combine(move.value, space.run(taken(move.inputs)))
  }
}

private struct LawfulMachine: ActionMoorePairing {}

private struct DropsTheLastInput: ActionMoorePairing {
  func taken(_ inputs: [Three]) -> [Three] { inputs.dropLast() }
}

private struct FeedsInReverse: ActionMoorePairing {
  func taken(_ inputs: [Three]) -> [Three] { inputs.reversed() }
}

private struct FeedsTwice: ActionMoorePairing {
  func taken(_ inputs: [Three]) -> [Three] { inputs + inputs }
}

private struct FeedsEachInputTwice: ActionMoorePairing {
  func taken(_ inputs: [Three]) -> [Three] { inputs.flatMap { [$0, $0] } }
}

private struct FeedsTheFirstInputFirst: ActionMoorePairing {
  func taken(_ inputs: [Three]) -> [Three] { inputs.prefix(1) + inputs }
}

private struct StopsAfterOneInput: ActionMoorePairing {
  func taken(_ inputs: [Three]) -> [Three] { Array(inputs.prefix(1)) }
}

private struct KeepsTheOldState: ActionMoorePairing {
  func taken(_ inputs: [Three]) -> [Three] { [] }
}

private struct FeedsZero: ActionMoorePairing {
  func taken(_ inputs: [Three]) -> [Three] { [.a0] + inputs }
}

private struct MoveDropsTheLastInput: ActionMoorePairing {
  func move<A, B>(_ move: Inputs<A>, _ space: inout Machine<B>) -> A {
    space = space.feed(move.inputs.dropLast())
    return move.value
  }
}

private struct MoveFeedsTwice: ActionMoorePairing {
  func move<A, B>(_ move: Inputs<A>, _ space: inout Machine<B>) -> A {
    space = space.feed(move.inputs).feed(move.inputs)
    return move.value
  }
}

private struct MoveKeepsTheStateIfShared: ActionMoorePairing {
  func move<A, B>(_ move: Inputs<A>, _ space: inout Machine<B>) -> A {
    if isKnownUniquelyReferenced(&space) { ActionMoore().move(move, &space) }
    return move.value
  }
}

private struct MoveDropsAnInputInPlace: ActionMoorePairing {
  func move<A, B>(_ move: Inputs<A>, _ space: inout Machine<B>) -> A {
    let inputs = move.inputs
    let isOwn = isKnownUniquelyReferenced(&space)
    space = space.feed(isOwn ? inputs.dropLast() : inputs[...])
    return move.value
  }
}

/// A machine whose state is an object that all of its futures share.
private struct SharesItsState: Pairing {
  typealias Moves = ActionOf<Three>
  typealias Space = SharedOf

  func pair<A, B, C>(_ move: Inputs<A>, _ space: Kind<SharedOf, B>, _ combine: (A, B) -> C) -> C {
    let shared = space.narrow()
    return combine(move.value, shared.machine.run(move.inputs))
  }

  func move<A, B>(_ move: Inputs<A>, _ space: inout Kind<SharedOf, B>) -> A {
    space.narrow().machine = space.narrow().machine.feed(move.inputs)
    return move.value
  }
}

private final class Shared<Value>: Carrier<SharedOf, Value> {
  var machine: Moore<Three, Value>

  init(_ machine: Moore<Three, Value>) { self.machine = machine }
}

private enum SharedOf: CarrierConstructor, Comonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Shared<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    MooreOf.domain(of: values).map({ Shared($0) }, back: { $0.narrow().machine })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().machine.extract() }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Shared(wa.narrow().machine.extend { transform(Shared($0)) })
  }
}

extension Kind where Brand == SharedOf {
  /// The cast is sound: `Shared` is the one class that a kind of this brand has.
  fileprivate func narrow() -> Shared<Value> { carrier(as: Shared<Value>.self) }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var machines: [Mutant] {
    [
      Mutant("drops the last input", .pairing(DropsTheLastInput()), .sole("composition")),
      Mutant("feeds in reverse", .pairing(FeedsInReverse()), .sole("composition")),
      Mutant("feeds all inputs twice", .pairing(FeedsTwice()), .sole("composition")),
      Mutant("feeds each input twice", .pairing(FeedsEachInputTwice()), .survives),
      Mutant(
        "feeds the first input twice", .pairing(FeedsTheFirstInputFirst()), .sole("composition")),
      Mutant("stops after one input", .pairing(StopsAfterOneInput()), .sole("composition")),
      Mutant("keeps the old state", .pairing(KeepsTheOldState()), .survives),
      Mutant(
        "feeds a first input of its own", .pairing(FeedsZero()), .several(["unit", "composition"])),
      Mutant(
        "move drops the last input", .pairing(MoveDropsTheLastInput()), .sole("move coherence")),
      Mutant("move feeds twice", .pairing(MoveFeedsTwice()), .sole("move coherence")),
      Mutant(
        "move keeps a shared machine in its state", .pairing(MoveKeepsTheStateIfShared()),
        .several(["move coherence"])),
      Mutant(
        "move drops an input in place", .pairing(MoveDropsAnInputInPlace()),
        .sole("a space of one's own moves alike")),
      Mutant(
        "all futures share the state", .pairing(SharesItsState()),
        .several(["a shared space stays"])),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var machineModels: [Suite] { [pairing(LawfulMachine(), of: "ActionMoorePairing")] }
}
