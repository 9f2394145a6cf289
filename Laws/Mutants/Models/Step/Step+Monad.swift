import PairingLaws
import Pairings

private enum Lawful: StepBrand {}

private enum ContinuesFromTheOriginal: StepBrand {
  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Step { next(ma.narrow().run($0).value).narrow().run($0) }
  }
}

private enum RestoresTheOriginal: StepBrand {
  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Step { spot in
      let (value, middle) = ma.narrow().run(spot)
      return (next(value).narrow().run(middle).value, spot)
    }
  }
}

private enum KeepsTheIntermediate: StepBrand {
  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Step { spot in
      let (value, middle) = ma.narrow().run(spot)
      return (next(value).narrow().run(middle).value, middle)
    }
  }
}

private enum PureResets: StepBrand {
  static func pure<A>(_ value: A) -> Kind<Self, A> {
    Step { (value, Spot(position: .a0, mark: $0.mark)) }
  }
}

private enum MapRunsTwice: StepBrand {
  static func map<A, B>(_ ma: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    flatMap(ma) { _ in flatMap(ma) { pure(transform($0)) } }
  }
}

private enum ZipsFromTheRight: StepBrand {
  static func zip<A, B, C>(
    _ ma: Kind<Self, A>, _ mb: Kind<Self, B>, with combine: @escaping (A, B) -> C
  ) -> Kind<Self, C> {
    flatMap(mb) { b in map(ma) { combine($0, b) } }
  }
}

private enum ThenRunsBackwards: StepBrand {
  static func then<A, B>(_ ma: Kind<Self, A>, _ mb: Kind<Self, B>) -> Kind<Self, B> {
    flatMap(mb) { b in map(ma) { _ in b } }
  }
}

private enum FlattenStaysOutside: StepBrand {
  static func flatten<A>(_ mma: Kind<Self, Kind<Self, A>>) -> Kind<Self, A> {
    Step { mma.narrow().run($0).value.narrow().run($0) }
  }
}

private enum IterateForgetsTheFirst: StepBrand {
  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    Step { spot in
      switch step(seed).narrow().run(spot).value {
      case .next(let seed): iterate(seed, step).narrow().run(spot)
      case .done(let value): (value, spot)
      }
    }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var stepMonads: [Mutant] {
    [
      Mutant(
        "flatMap continues from the original state", .monad(ContinuesFromTheOriginal.self),
        .sole("right identity")),
      Mutant(
        "flatMap restores the original state", .monad(RestoresTheOriginal.self),
        .several(["left identity", "right identity"])),
      Mutant(
        "flatMap keeps the intermediate state", .monad(KeepsTheIntermediate.self),
        .several(["left identity", "associativity"])),
      Mutant(
        "pure resets the state", .monad(PureResets.self),
        .several(["left identity", "right identity"])),
      Mutant("map runs the effect twice", .monad(MapRunsTwice.self), .sole("map coherence")),
      Mutant(
        "zip threads the state from the right", .monad(ZipsFromTheRight.self),
        .sole("zip coherence")),
      Mutant(
        "then runs its second argument first", .monad(ThenRunsBackwards.self),
        .sole("then coherence")),
      Mutant(
        "flatten runs the inner step from the original state", .monad(FlattenStaysOutside.self),
        .sole("flatten coherence")),
      Mutant(
        "iterate forgets where its turns went", .monad(IterateForgetsTheFirst.self),
        .sole("iterate coherence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var steps: [Suite] {
    [monad(Lawful.self, of: "Step"), state(StepWords<Lawful>(), of: "Step")]
  }
}
