import PairingsLaws
import Pairings
import PairingsTheory

/// The faults of ``ForgetsTheLog``.
private enum Wrong: String, Fault {
  case turnsTheValue = "turns the value → naturality"
}

private struct ForgetsTheLog: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<WriterOf<Endomap>, Value>) -> Kind<
    WriterOf<Endomap>, Value
  > {
    .pure(Wrong.present == .turnsTheValue ? turned(kind.value) : kind.value)
  }
}

// MARK: - Morphisms

/// A transformation of actions to writers.
private struct InputsToLog: NaturalTransformation {
  let log: ([Three]) -> [Three]

  func callAsFunction<Value>(
    _ kind: Kind<ActionOf<Three>, Value>
  ) -> Kind<WriterOf<[Three]>, Value> {
    Writer(log: log(kind.inputs), value: kind.value)
  }
}

/// A transformation of machines to spaces of logs.
private struct MachineToTraced: NaturalTransformation {
  let inputs: ([Three]) -> [Three]

  func callAsFunction<Value>(
    _ kind: Kind<MooreOf<Three>, Value>
  ) -> Kind<TracedOf<[Three]>, Value> {
    Traced(offset: .empty) { kind.run(inputs($0)) }
  }
}

private typealias Twins = Both<Three, Three>

/// Returns a component that shows the last of the inputs that it keeps.
private func lastOf(
  _ step: @escaping (inout [Three], Three) -> Void
) -> Component<IdentityOf, StateStore<[Three]>, Three, Three?> {
  .store([], on: .reduce(step)) { list, _ in list.last }
}

extension Mutants {
  static var morphisms: Mutants {
    let reverses = InputsToLog { $0.reversed() }
    let values = IdentityOf.domain(of: Three.domain)
    let writers = WriterOf<Endomap>.domain(of: Three.domain)
    let others = Mutants(
      [
        Mutant(
          "to loses inputs",
          .isomorphism(
            "Writer", writers, values, to: { Identity($0.value) }, from: { .pure($0.value) }),
          .sole("from after to")),
        Mutant("reverses the inputs", .monadMorphism(reverses), .sole("flatMap")),
        Mutant(
          "marks the end of the inputs", .monadMorphism(InputsToLog { $0 + [.a0] }),
          .several("pure", "flatMap")),
        Mutant(
          "runs the log in reverse", .comonadMorphism(MachineToTraced { $0.reversed() }),
          .sole("extend")),
        Mutant(
          "starts with an input of its own", .comonadMorphism(MachineToTraced { [.a0] + $0 }),
          .several("extract", "extend")),
        Mutant(
          "the log is reversed and the machine is not",
          .agreement(
            ActionMoore(), WriterTraced<[Three]>(), spaces: MooreToTraced(), moves: reverses),
          .sole("agreement")),
        Mutant(
          "the implementation moves a part that the space does not show",
          .pairingMorphism(
            PairingMorphism(
              from: StateStore(), to: StateStore(),
              moves: FocusMoves(Lens<Twins, Three>(\.second)),
              spaces: FocusSpaces(Lens(\.first)))),
          .sole("morphism")),
        Mutant(
          "an implementation that keeps the last input alone",
          .simulation(
            lastOf { list, input in list = [input] }, of: lastOf { $0.append($1) },
            inputs: Three.domain),
          .survives),
        Mutant(
          "an implementation that forgets to change its copy",
          .simulation(
            lastOf { if $1 != .a2 || $0.isEmpty { $0.append($1) } }, of: lastOf { $0.append($1) },
            inputs: Three.domain),
          .sole("views")),
      ],
      [.isomorphism(ActionToWriter<Three>(), WriterToAction<Three>(), of: "reference")])
    return Mutants([Mutants(.naturalTransformation(ForgetsTheLog()), Wrong.self), others])
  }
}
