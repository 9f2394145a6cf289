import PairingLaws
import Pairings

private enum HandleSeesIt: UnderstudyBrand {
  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    let seen: Kind<Self, A> = branching(effect) { outcome in
      if case .cancelled = outcome { .failure(.e0) } else { outcome }
    }
    return Understudy(Play.handle(seen.play) { recover($0).play })
  }
}

private enum FlatMapRunsOn: UnderstudyBrand {
  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    let ended: Kind<Self, A> = branching(ma) { outcome in
      guard case .cancelled = outcome, let value = someValue(of: A.self) else { return outcome }
      return .success(value)
    }
    return Understudy(Play.flatMap(ended.play) { next($0).play })
  }
}

private enum CancelDoesNothing: UnderstudyBrand {
  static func cancel() -> Kind<Self, Void> { pure(()) }
}

private enum CancelFails: UnderstudyBrand {
  static func cancel() -> Kind<Self, Void> { raise(.e0) }
}

private enum ShieldIsCut: UnderstudyBrand {
  static func shielded<A>(_ effect: Kind<Self, A>) -> Kind<Self, A> { effect }
}

private enum ShieldForgets: UnderstudyBrand {
  static func shielded<A>(_ effect: Kind<Self, A>) -> Kind<Self, A> {
    var result: Result<A, Mishap>?
    let kept = map(attempt(effect)) { result = $0 }
    return branching(Understudy<Self, Void>(Play.shielded(kept.play))) { _ in
      result.map { Outcome($0.get) } ?? .cancelled
    }
  }
}

private enum ShieldInAShieldIsOpen: UnderstudyBrand {
  static func shielded<A>(_ effect: Kind<Self, A>) -> Kind<Self, A> {
    let isInside = Understudy<Self, Bool>(
      .wait { fiber, resume in resume(.success(fiber.isShielded)) })
    return flatMap(isInside) { isInside in
      isInside ? branching(effect) { $0 } : Understudy(Play.shielded(effect.play))
    }
  }
}

private enum ShieldRunsTwice: UnderstudyBrand {
  static func shielded<A>(_ effect: Kind<Self, A>) -> Kind<Self, A> {
    Understudy(Play.shielded(then(effect, effect).play))
  }
}

private enum ShieldCancels: UnderstudyBrand {
  static func shielded<A>(_ effect: Kind<Self, A>) -> Kind<Self, A> {
    Understudy(Play.shielded(Play.flatMap(effect.play) { Play.replace(Play.cancel(), with: $0) }))
  }
}

extension Outcome {
  fileprivate init(_ body: () throws(Failure) -> Value) {
    do throws(Failure) { self = .success(try body()) } catch { self = .failure(error) }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var cancellations: [Mutant] {
    func cancelling<Brand: UnderstudyBrand>(_: Brand.Type) -> Suite {
      .cancelling(Brand.self).thinned(toOneIn: 4)
    }
    return [
      Mutant(
        "handle sees a cancellation", cancelling(HandleSeesIt.self), .sole("it is no failure")),
      Mutant(
        "flatMap runs on when it is cancelled", cancelling(FlatMapRunsOn.self),
        .several(["nothing follows"])),
      Mutant(
        "cancel does nothing", cancelling(CancelDoesNothing.self),
        .several(["nothing follows", "a shield puts it off"])),
      Mutant(
        "cancel fails", cancelling(CancelFails.self),
        .several(["it is no failure", "a shield puts it off"])),
      Mutant(
        "shielded is cut", cancelling(ShieldIsCut.self),
        .several(["a shield puts it off", "a shield holds"])),
      Mutant(
        "shielded forgets the cancellation", cancelling(ShieldForgets.self),
        .several(["a shield puts it off", "nothing follows a shield that puts it off"])),
      Mutant(
        "a shield in a shield is open", cancelling(ShieldInAShieldIsOpen.self),
        .several(["shields collapse", "a shield in a shield"])),
      Mutant(
        "shielded runs twice", cancelling(ShieldRunsTwice.self),
        .several(["shields collapse", "a shield in a shield"])),
      Mutant(
        "shielded cancels when it ends", cancelling(ShieldCancels.self),
        .several(["a shield of a value", "a shield in a shield"])),
    ]
  }
}
