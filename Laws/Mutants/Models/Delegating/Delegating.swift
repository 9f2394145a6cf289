import PairingsLaws
import Pairings

/// The effects that delegating effects wrap.
typealias Play = RehearsalOf<Mishap>

/// An effect on a stage that delegates every operation to ``Rehearsal``, except for its faults: the
/// model of an effect that may wait.
final class Delegating<Value>: Carrier<DelegatingOf, Value> {
  fileprivate let actual: Kind<Play, Value>

  init(_ play: Kind<Play, Value>) { actual = play }
}

enum DelegatingOf:
  CarrierConstructor, RecursiveMonad, Concurrent, Sleeping, Shifting, Launching, Checkable
{
  typealias Failure = Mishap

  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Delegating<Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Play.domain(of: values).map({ Delegating($0) }, back: { $0.play })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Delegating(Play.pure(value)) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    let waits = LaunchFault.present == .flatMapWaits
    return Delegating(
      Play.flatMap(ma.play) { value in
        waits ? Play.then(.step("bind") {}, next(value).play) : next(value).play
      })
  }

  static func raise<A>(_ failure: Mishap) -> Kind<Self, A> { Delegating(Play.raise(failure)) }

  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    let seen =
      CancellingFault.present == .handleSeesIt
      ? branching(effect) { $0.ending == .cancelled ? .failure(.e0) : $0 } : effect
    let moves = PlaceFault.present == .failureForgetsThePlace
    return Delegating(
      Play.handle(seen.play) { failure in
        moves ? Play.then(Play.shift(to: "attic"), recover(failure).play) : recover(failure).play
      })
  }

  /// Returns a property of the fiber that runs the effect.
  static func asking<A>(_ read: @escaping (Fiber<_StageHost<Mishap>>) -> A) -> Kind<Self, A> {
    Delegating(.wait { fiber, resume in resume(.success(read(fiber))) })
  }

  /// Returns the effect in a branch, whose outcome `transform` changes.
  static func branching<A, B>(
    _ effect: Kind<Self, A>, _ transform: @escaping (Outcome<A, Mishap>) -> Outcome<B, Mishap>
  ) -> Kind<Self, B> {
    Delegating(
      .wait { fiber, resume in
        let branch = Fiber(effect.play, on: fiber.host.branch()) { resume(transform($0)) }
        fiber.onCancelAwaitingEnd(branch.cancel)
        branch.proceed()
      })
  }
}

extension Kind where Brand == DelegatingOf {
  /// The effect that this effect wraps.
  var play: Kind<Play, Value> { carrier(as: Delegating<Value>.self).actual }
}

/// Returns some value of a type, if laws have values of the type.
func someValue<A>(of _: A.Type) -> A? {
  (() as? A) ?? (Three.a0 as? A) ?? (Four.b0 as? A) ?? (Five.c0 as? A)
}
