import PairingsLaws
import Pairings

/// The faults of ``DelayedOf``.
private enum Wrong: String, Fault {
  case suspendRunsTwice = "suspend runs twice → suspend"
  case suspendMakesTwice = "suspend makes twice → suspend makes once a run"
  case suspendMakesOneInAdvance = "suspend makes one in advance → suspend is lazy"
  case computesAtOnce = "computed computes at once → computed computes once a run"
  case runRunsTwice = "run runs twice → run flatMap"
  case runFails = "run fails → run pure"
}

/// Work that leaves a trace and then returns or fails: the model of an effect.
private final class Delayed<Value>: Carrier<DelayedOf, Value> {
  let run: () throws(Mishap) -> Value

  init(_ run: @escaping () throws(Mishap) -> Value) { self.run = run }
}

private enum DelayedOf: CarrierConstructor, Deferring, RecursiveMonad, Running, Checkable {
  typealias Failure = Mishap

  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Delayed<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    IOOf<Mishap>.domain(of: values).map(
      { work in Delayed { () throws(Mishap) in try IOOf.run(work) } },
      back: { .work($0.narrow().run) })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Delayed { value } }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Delayed { () throws(Mishap) in try next(ma.narrow().run()).narrow().run() }
  }

  static func suspend<A>(_ make: @escaping () -> Kind<Self, A>) -> Kind<Self, A> {
    if Wrong.present == .suspendMakesOneInAdvance { _ = make() }
    return Delayed { () throws(Mishap) in
      let work = make().narrow()
      if Wrong.present == .suspendRunsTwice { _ = try? work.run() }
      if Wrong.present == .suspendMakesTwice { _ = make() }
      return try work.run()
    }
  }

  static func computed<A>(_ compute: @escaping () -> A) -> Kind<Self, A> {
    Wrong.present == .computesAtOnce ? pure(compute()) : map(pure(()), compute)
  }

  static func run<A>(_ effect: Kind<Self, A>) throws(Mishap) -> A {
    if Wrong.present == .runFails { throw .e0 }
    if Wrong.present == .runRunsTwice { _ = try? effect.narrow().run() }
    return try effect.narrow().run()
  }
}

extension Kind where Brand == DelayedOf {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Delayed<Value> { carrier(as: Delayed<Value>.self) }
}

extension Mutants {
  static var delays: Mutants {
    Mutants([
      Mutants(
        .deferring(DelayedOf.self),
        [.suspendRunsTwice, .suspendMakesTwice, .suspendMakesOneInAdvance, Wrong.computesAtOnce],
        also: [.monad(DelayedOf.self)]),
      Mutants(.running(DelayedOf.self), [Wrong.runRunsTwice, .runFails]),
      Mutants(
        [
          Mutant(
            "binds by nested calls", .stackSafety(DelayedOf.self),
            .several(["left nesting", "right nesting", "iteration"]))
        ], []),
    ])
  }
}
