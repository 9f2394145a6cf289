import PairingLaws
import Pairings

private enum EndsTwice: UnderstudyBrand {
  static func prepare<A>(
    _ effect: Kind<Self, A>, on stage: Stage<Mishap>,
    _ end: @escaping (Outcome<A, Mishap>) -> Void
  ) -> Launch {
    Play.prepare(effect.play, on: stage) { outcome in
      end(outcome)
      end(outcome)
    }
  }
}

private enum ValueEndsLater: UnderstudyBrand {
  static func prepare<A>(
    _ effect: Kind<Self, A>, on stage: Stage<Mishap>,
    _ end: @escaping (Outcome<A, Mishap>) -> Void
  ) -> Launch {
    Play.prepare(Play.then(.step("start") {}, effect.play), on: stage, end)
  }
}

private enum IsCancelledAfterItsEnd: UnderstudyBrand {
  static func prepare<A>(
    _ effect: Kind<Self, A>, on stage: Stage<Mishap>,
    _ end: @escaping (Outcome<A, Mishap>) -> Void
  ) -> Launch {
    var isEnd = false
    let launch = Play.prepare(effect.play, on: stage) { outcome in
      if case .success = outcome { isEnd = true }
      end(outcome)
    }
    return Launch(
      start: launch.start, cancel: { isEnd ? end(.cancelled) : launch.cancel() })
  }
}

private enum IsCancelledTwice: UnderstudyBrand {
  static func prepare<A>(
    _ effect: Kind<Self, A>, on stage: Stage<Mishap>,
    _ end: @escaping (Outcome<A, Mishap>) -> Void
  ) -> Launch {
    var isCancelled = false
    let launch = Play.prepare(effect.play, on: stage) { outcome in
      if case .cancelled = outcome { isCancelled = true }
      end(outcome)
    }
    return Launch(
      start: launch.start, cancel: { isCancelled ? end(.cancelled) : launch.cancel() })
  }
}

private enum FlatMapWaits: UnderstudyBrand {
  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Understudy(Play.flatMap(ma.play) { value in Play.then(.step("bind") {}, next(value).play) })
  }
}

private enum LaunchTurnsTheValue: UnderstudyBrand {
  static func prepare<A>(
    _ effect: Kind<Self, A>, on stage: Stage<Mishap>,
    _ end: @escaping (Outcome<A, Mishap>) -> Void
  ) -> Launch {
    Play.prepare(Play.map(effect.play, turned), on: stage, end)
  }
}

private enum PreparesByStarting: UnderstudyBrand {
  static func prepare<A>(
    _ effect: Kind<Self, A>, on stage: Stage<Mishap>,
    _ end: @escaping (Outcome<A, Mishap>) -> Void
  ) -> Launch {
    let launch = Play.prepare(effect.play, on: stage, end)
    launch.start()
    return Launch(start: {}, cancel: launch.cancel)
  }
}

private enum ForgetsAnEarlyCancel: UnderstudyBrand {
  static func prepare<A>(
    _ effect: Kind<Self, A>, on stage: Stage<Mishap>,
    _ end: @escaping (Outcome<A, Mishap>) -> Void
  ) -> Launch {
    let launch = Play.prepare(effect.play, on: stage, end)
    var isStarted = false
    return Launch(
      start: {
        isStarted = true
        launch.start()
      }, cancel: { if isStarted { launch.cancel() } })
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var launches: [Mutant] {
    func suite<Brand: UnderstudyBrand>(_: Brand.Type) -> Suite {
      .launching(Brand.self, launcher: { Stage() })
    }
    return [
      Mutant(
        "launch ends twice", suite(EndsTwice.self),
        .several(["a value ends at once", "at most one end"])),
      Mutant(
        "launch ends a value later", suite(ValueEndsLater.self),
        .several(["a value ends at once", "what has ended is not cancelled"])),
      Mutant(
        "what has ended can be cancelled", suite(IsCancelledAfterItsEnd.self),
        .several(["what has ended is not cancelled", "at most one end"])),
      Mutant(
        "what was cancelled can be cancelled", suite(IsCancelledTwice.self),
        .sole("at most one end")),
      Mutant(
        "flatMap waits", suite(FlatMapWaits.self), .sole("what does not wait is done at once")),
      Mutant(
        "prepare starts", suite(PreparesByStarting.self),
        .several(["nothing happens before the start", "cancelled before its start"])),
      Mutant(
        "a cancellation before the start is forgotten", suite(ForgetsAnEarlyCancel.self),
        .sole("cancelled before its start")),
      Mutant(
        "launch turns the value", suite(LaunchTurnsTheValue.self),
        .several(["a value ends at once"])),
    ]
  }
}
