import PairingLaws
import Pairings

private struct RunsFromTheFirst: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<StateOf<Three>, Value>) -> Kind<IdentityOf, Value> {
    Identity(kind.run(.a0).value)
  }
}

private struct ForgetsTheLog: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<WriterOf<Turn>, Value>) -> Kind<IdentityOf, Value> {
    Identity(kind.value)
  }
}

private struct ForgetsTheLogOfSome: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<WriterOf<Turn>, Value>
  ) -> Kind<WriterOf<Turn>, Value> {
    let isForgotten = code(kind.value) == 1
    return Writer(log: isForgotten ? .empty : kind.log, value: kind.value)
  }
}

private struct TurnsTheValue: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<WriterOf<Turn>, Value>) -> Kind<IdentityOf, Value> {
    Identity(turned(kind.value))
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var transformations: [Mutant] {
    [
      Mutant("turns the value", .naturalTransformation(TurnsTheValue()), .sole("naturality")),
      Mutant(
        "forgets the log of some values", .naturalTransformation(ForgetsTheLogOfSome()),
        .sole("naturality")),
      Mutant(
        "runs from the first position whatever the present one",
        .naturalTransformation(RunsFromTheFirst()), .survives),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var transformations: [Suite] { [naturalTransformation(ForgetsTheLog())] }
}
