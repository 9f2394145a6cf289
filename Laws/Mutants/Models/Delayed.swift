import PairingLaws
import Pairings

/// Work that leaves a trace and then returns or fails: the model of an effect.
final class Delayed<Brand: DelayedBrand, Value>: Carrier<Brand, Value> {
  let run: () -> Result<Value, Mishap>

  init(_ run: @escaping () -> Result<Value, Mishap>) { self.run = run }
}

/// A brand of ``Delayed``.
protocol DelayedBrand: CarrierConstructor, Deferring, Running, Checkable where Failure == Mishap {}

extension DelayedBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Delayed<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (deeds, mishaps) = (Three.domain, Mishap.domain)
    let results: [(Int, (inout Choices) -> Result<Value, Mishap>)] = [
      (3, { .success(values.draw(&$0)) }), (1, { .failure(mishaps.draw(&$0)) }),
    ]
    return Domain { choices in
      let deeds = choices.array(count: 0...2, deeds.draw)
      let result = choices.frequency(results)
      return Delayed {
        for deed in deeds { Trace.record(deed) }
        return result
      }
    } observe: { work, seen in
      var result: Result<Value, Mishap>?
      let trace = Trace.of { result = work.narrow().run() }
      seen.group("Delayed") { seen in
        seen.field("does") { trace.observe(&$0) }
        switch result {
        case .success(let value): seen.field("returns") { values.observe(value, &$0) }
        case .failure(let failure): seen.field("fails") { failure.observe(&$0) }
        case nil: break
        }
      }
    }
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Delayed { .success(value) } }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Delayed { ma.narrow().run().flatMap { next($0).narrow().run() } }
  }

  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let seed): iterate(seed, step)
      case .done(let value): pure(value)
      }
    }
  }

  static func suspend<A>(_ make: @escaping () -> Kind<Self, A>) -> Kind<Self, A> {
    Delayed { make().narrow().run() }
  }

  static func run<A>(_ effect: Kind<Self, A>) throws(Mishap) -> A {
    try effect.narrow().run().get()
  }
}

extension Kind where Brand: DelayedBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Delayed<Brand, Value> { carrier(as: Delayed<Brand, Value>.self) }
}

// MARK: - Mutants

private enum Lawful: DelayedBrand {}

private enum RunsTwice: DelayedBrand {
  static func suspend<A>(_ make: @escaping () -> Kind<Self, A>) -> Kind<Self, A> {
    Delayed {
      let work = make().narrow()
      _ = work.run()
      return work.run()
    }
  }
}

private enum MakesTwice: DelayedBrand {
  static func suspend<A>(_ make: @escaping () -> Kind<Self, A>) -> Kind<Self, A> {
    Delayed {
      _ = make()
      return make().narrow().run()
    }
  }
}

private enum MakesAndRunsTwice: DelayedBrand {
  static func suspend<A>(_ make: @escaping () -> Kind<Self, A>) -> Kind<Self, A> {
    Delayed {
      _ = make().narrow().run()
      return make().narrow().run()
    }
  }
}

private enum MakesAtOnce: DelayedBrand {
  static func suspend<A>(_ make: @escaping () -> Kind<Self, A>) -> Kind<Self, A> { make() }
}

private enum MakesOneInAdvance: DelayedBrand {
  static func suspend<A>(_ make: @escaping () -> Kind<Self, A>) -> Kind<Self, A> {
    _ = make()
    return Delayed { make().narrow().run() }
  }
}

private enum MakesOnce: DelayedBrand {
  static func suspend<A>(_ make: @escaping () -> Kind<Self, A>) -> Kind<Self, A> {
    var made: Kind<Self, A>?
    return Delayed {
      let work = made ?? make()
      made = work
      return work.narrow().run()
    }
  }
}

private enum RunRunsTwice: DelayedBrand {
  static func run<A>(_ effect: Kind<Self, A>) throws(Mishap) -> A {
    _ = effect.narrow().run()
    return try effect.narrow().run().get()
  }
}

private enum FlatMapFailsAlike: DelayedBrand {
  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Delayed { ma.narrow().run().flatMap { next($0).narrow().run() }.mapError { _ in .e1 } }
  }
}

private enum RunFails: DelayedBrand {
  static func run<A>(_ effect: Kind<Self, A>) throws(Mishap) -> A { throw .e0 }
}

private enum RunTurnsTheValue: DelayedBrand {
  static func run<A>(_ effect: Kind<Self, A>) throws(Mishap) -> A {
    turned(try effect.narrow().run().get())
  }
}

private enum FlatMapFails: DelayedBrand {
  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> { Delayed { .failure(.e0) } }
}

private enum ComputesAtOnce: DelayedBrand {
  static func computed<A>(_ compute: @escaping () -> A) -> Kind<Self, A> { pure(compute()) }
}

private enum ComputesOnce: DelayedBrand {
  static func computed<A>(_ compute: @escaping () -> A) -> Kind<Self, A> {
    var known: A?
    return Delayed {
      let value = known ?? compute()
      known = value
      return .success(value)
    }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var delays: [Mutant] {
    [
      Mutant("suspend runs twice", .deferring(RunsTwice.self), .sole("suspend")),
      Mutant("suspend makes twice", .deferring(MakesTwice.self), .sole("once a run")),
      Mutant(
        "suspend makes and runs twice", .deferring(MakesAndRunsTwice.self),
        .several(["suspend", "once a run"])),
      Mutant(
        "suspend makes at once", .deferring(MakesAtOnce.self),
        .several(["nothing happens before a run", "once a run"])),
      Mutant(
        "suspend makes one in advance", .deferring(MakesOneInAdvance.self),
        .sole("nothing happens before a run")),
      Mutant("suspend makes once for all runs", .deferring(MakesOnce.self), .sole("once a run")),
      Mutant(
        "computed computes at once", .deferring(ComputesAtOnce.self), .sole("computed once a run")),
      Mutant(
        "computed computes once for all runs", .deferring(ComputesOnce.self),
        .sole("computed once a run")),
      Mutant("run runs twice", .running(RunRunsTwice.self), .sole("run flatMap")),
      Mutant(
        "flatMap takes all failures for one", .running(FlatMapFailsAlike.self), .sole("run flatMap")
      ),
      Mutant("run fails", .running(RunFails.self), .sole("run pure")),
      Mutant(
        "run turns the value", .running(RunTurnsTheValue.self),
        .several(["run pure", "run flatMap"])),
      Mutant("flatMap fails", .running(FlatMapFails.self), .sole("run flatMap")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var delays: [Suite] {
    [
      monad(Lawful.self, of: "Delayed"), deferring(Lawful.self, of: "Delayed"),
      running(Lawful.self, of: "Delayed"),
    ]
  }
}
