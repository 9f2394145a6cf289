import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

// Each instance has one fault, and each test fails: `.ci/outside` says what it expects.

// MARK: - A pairing that stays where it was

struct BoxPairing: Pairing {
  typealias Moves = StateOf<Three>
  typealias Space = StoreOf<Three>

  func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    combine(move.eval(space.position), space.extract())
  }

  func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    moveByDuplicating(move, &space)
  }
}

@Test func pairing() { expectLaws(.pairing(BoxPairing()), runner: Runner(seed: 7)) }

// MARK: - A stream that goes on from its beginning

enum StreamOf: StoreConstructor {
  typealias Position = Three

  static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let value = transform(wa)
    return Kind<Self, NewValue>(at: wa.position) { _ in value }
  }
}

enum StepsOf: ProgramConstructor { typealias Context = Three }

struct StreamPairing: ProgramStorePairing {
  typealias Moves = StepsOf
  typealias Space = StreamOf
}

extension StreamOf: Checkable {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let functions = Three.domain.functions(to: values)
    return Domain { choices in
      Kind<StreamOf, Value>(at: Three.domain.draw(&choices), functions.draw(&choices).run)
    } observe: { stream, seen in
      for place in Three.allCases {
        let there = StreamPairing().moved(stream, by: Kind<StepsOf, Void> { $0 = place })
        values.observe(there.extract(), &seen)
      }
      Three.domain.observe(stream.position, &seen)
    }
  }
}

@Test func stream() { expectLaws(.comonad(StreamOf.self), runner: Runner(seed: 7)) }

// MARK: - An effect that forgets what its first step did

enum ForgetfulOf: ProgramConstructor {
  typealias Context = Three

  static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    Kind<Self, NewValue> { context in
      var before = context
      return next(ma.run(&before)).run(&context)
    }
  }
}

extension ForgetfulOf: Checkable {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let steps = Three.domain.functions(to: values.zip(Three.domain))
    return Domain { choices in
      let step = steps.draw(&choices)
      return Kind<Self, Value> { context in
        let (value, next) = step(context)
        context = next
        return value
      }
    } observe: { step, seen in
      for start in Three.allCases {
        var context = start
        values.observe(step.run(&context), &seen)
        Three.domain.observe(context, &seen)
      }
    }
  }
}

@Test func effect() { expectLaws(.monad(ForgetfulOf.self), runner: Runner(seed: 7)) }

// MARK: - A lens that writes into the other part

@Test func lens() {
  let wrong = Lens<(Three, Three), Three>(get: { $0.0 }, set: { $0.1 = $1 })
  expectLaws(
    .lens(wrong, Three.domain.zip(Three.domain), Three.domain, of: "Wrong"),
    runner: Runner(seed: 7))
}
