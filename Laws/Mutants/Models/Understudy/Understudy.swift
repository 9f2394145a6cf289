import PairingLaws
import Pairings

/// The effects that understudies stand in for.
typealias Play = RehearsalOf<Mishap>

/// An effect on a stage that does all that it can in the way of ``Rehearsal``, but for
/// what its brand does in its own: the model of an effect that may wait.
final class Understudy<Brand: UnderstudyBrand, Value>: Carrier<Brand, Value> {
  fileprivate let actual: Kind<Play, Value>

  init(_ play: Kind<Play, Value>) { actual = play }
}

/// A brand of ``Understudy``.
protocol UnderstudyBrand: CarrierConstructor, Concurrent, Sleeping, Shifting, Launching, Checkable
where Failure == Mishap, Workplace == String, Launcher == Stage<Mishap> {}

extension UnderstudyBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Understudy<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let plays = Play.domain(of: values)
    let covers = plays.covers.map { cover in
      Cover<Kind<Self, Value>>(cover.name, percent: cover.percent) { cover.isMet($0.play) }
    }
    return Domain(covers: covers) { choices in
      Understudy(plays.draw(&choices))
    } observe: { understudy, seen in
      plays.observe(understudy.play, &seen)
    }
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Understudy(Play.pure(value)) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Understudy(Play.flatMap(ma.play) { next($0).play })
  }

  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    Understudy(Play.iterate(seed) { step($0).play })
  }

  static func raise<A>(_ failure: Mishap) -> Kind<Self, A> { Understudy(Play.raise(failure)) }

  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    Understudy(Play.handle(effect.play) { recover($0).play })
  }

  static func bracket<Resource, A>(
    _ acquire: Kind<Self, Resource>,
    release: @escaping (Resource, Ending<Mishap>) -> Kind<Self, Void>,
    use: @escaping (Resource) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    bracketed(acquire, release: release, use: use)
  }

  static func cancel() -> Kind<Self, Void> { Understudy(Play.cancel()) }

  static func shielded<A>(_ effect: Kind<Self, A>) -> Kind<Self, A> {
    Understudy(Play.shielded(effect.play))
  }

  static func both<A, B>(_ first: Kind<Self, A>, _ second: Kind<Self, B>) -> Kind<Self, (A, B)> {
    Understudy(Play.both(first.play, second.play))
  }

  static func race<A, B>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, Either<A, B>> {
    Understudy(Play.race(first.play, second.play))
  }

  static func never<A>() -> Kind<Self, A> { Understudy(Play.never()) }

  static func sleep(for duration: Duration) -> Kind<Self, Void> {
    Understudy(Play.sleep(for: duration))
  }

  static func shift(to place: String) -> Kind<Self, Void> { Understudy(Play.shift(to: place)) }

  static func prepare<A>(
    _ effect: Kind<Self, A>, on stage: Stage<Mishap>,
    _ end: @escaping (Outcome<A, Mishap>) -> Void
  ) -> Launch {
    Play.prepare(effect.play, on: stage, end)
  }

  /// The lawful way to acquire, use and release.
  static func bracketed<Resource, A>(
    _ acquire: Kind<Self, Resource>,
    release: @escaping (Resource, Ending<Mishap>) -> Kind<Self, Void>,
    use: @escaping (Resource) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    Understudy(
      Play.bracket(
        acquire.play, release: { release($0, $1).play }, use: { use($0).play }))
  }

  /// The effect in a branch, whose outcome `transform` changes; nil for no end at all.
  static func branching<A, B>(
    _ effect: Kind<Self, A>,
    _ transform: @escaping (Outcome<A, Mishap>) -> Outcome<B, Mishap>?
  ) -> Kind<Self, B> {
    Understudy(
      .wait { fiber, resume in
        let branch = Fiber(effect.play, on: fiber.host.branch()) { outcome in
          if let outcome = transform(outcome) { resume(outcome) }
        }
        fiber.onCancelAwaitingEnd(branch.cancel)
        branch.proceed()
      })
  }
}

extension Kind where Brand: UnderstudyBrand {
  /// What this stands for.
  ///
  /// The cast is sound: `Understudy` is the one class that a kind of such a brand has.
  var play: Kind<Play, Value> {
    carrier(as: Understudy<Brand, Value>.self).actual
  }
}

/// Returns some value of a type of which laws have values; nil for another one.
func someValue<A>(of _: A.Type) -> A? {
  (() as? A) ?? (Three.a0 as? A) ?? (Four.b0 as? A) ?? (Five.c0 as? A)
}

private enum Lawful: UnderstudyBrand {}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var understudies: [Suite] {
    let places = Play.places
    return [
      failing(Lawful.self, of: "Understudy"), bracketing(Lawful.self, of: "Understudy"),
      cancelling(Lawful.self, of: "Understudy"), concurrent(Lawful.self, of: "Understudy"),
      sleeping(Lawful.self, of: "Understudy"), time(Lawful.self, of: "Understudy"),
      shifting(Lawful.self, places: places, of: "Understudy"),
      shiftingOnFailure(Lawful.self, places: places, of: "Understudy"),
      shiftingBranches(Lawful.self, places: places, of: "Understudy"),
      launching(Lawful.self, launcher: { Stage() }, of: "Understudy"),
    ].map { $0.thinned(toOneIn: 4) }
  }
}
