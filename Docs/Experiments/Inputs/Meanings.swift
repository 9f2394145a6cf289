// What B and C share: what an input means, and what goes on after it.

import Pairings

/// How an effect of an input ends.
enum Next<Moves: Monad, Input> {
  case move(Kind<Moves, Void>)
  case input(Input)
  case nothing
}

/// What goes on after the move of an input.
struct Effects<Eff: Monad, Moves: Monad, Input>: Monoid {
  enum One {
    case run(Kind<Eff, Next<Moves, Input>>, key: AnyHashable?, KeyPolicy, onCancel: Input?)
    case cancel(AnyHashable)
  }

  var all: [One] = []

  static var empty: Effects { Effects() }
  static var none: Effects { Effects() }

  mutating func combine(with other: Effects) { all += other.all }

  /// Ends in an input, made of its value.
  static func run<Value>(
    _ effect: Kind<Eff, Value>, key: AnyHashable? = nil, _ policy: KeyPolicy = .latest,
    cancelled: Input? = nil, _ input: @escaping (Value) -> Input
  ) -> Effects {
    Effects(
      all: [
        .run(Eff.map(effect) { .input(input($0)) }, key: key, policy, onCancel: cancelled)
      ])
  }

  /// Ends in a move, made of its value.
  static func move<Value>(
    _ effect: Kind<Eff, Value>, key: AnyHashable? = nil, _ policy: KeyPolicy = .latest,
    _ move: @escaping (Value) -> Kind<Moves, Void>
  ) -> Effects {
    Effects(
      all: [.run(Eff.map(effect) { .move(move($0)) }, key: key, policy, onCancel: nil)])
  }

  /// Ends in nothing.
  static func run(_ effect: Kind<Eff, Void>, key: AnyHashable? = nil) -> Effects {
    Effects(all: [.run(Eff.map(effect) { .nothing }, key: key, .latest, onCancel: nil)])
  }

  static func cancel(_ key: AnyHashable) -> Effects { Effects(all: [.cancel(key)]) }

  func lift<NewMoves: Monad, New>(
    moves: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>,
    input: @escaping (Input) -> New
  ) -> Effects<Eff, NewMoves, New> {
    Effects<Eff, NewMoves, New>(
      all: all.map { one in
        switch one {
        case .cancel(let key): .cancel(key)
        case .run(let effect, let key, let policy, let cancelled):
          .run(
            Eff.map(effect) { next in
              switch next {
              case .move(let move): .move(moves(move))
              case .input(let value): .input(input(value))
              case .nothing: .nothing
              }
            }, key: key, policy, onCancel: cancelled.map(input))
        }
      })
  }
}

/// What an input means: a move whose value is what goes on after it.
struct Dispatcher<Eff: Monad, Moves: Monad, Input> {
  typealias Going = Effects<Eff, Moves, Input>

  enum Meaning {
    case move((Input) -> Kind<Moves, Void>?)
    case step((Input) -> Kind<Moves, Going>?)
    case reduce(InPlace<Moves, Input, Void>)
    case update(InPlace<Moves, Input, Going>)
  }

  let meaning: Meaning

  init(_ meaning: Meaning) { self.meaning = meaning }

  static func steps(_ step: @escaping (Input) -> Kind<Moves, Going>) -> Dispatcher {
    Dispatcher(.step { step($0) })
  }

  func on(_ input: Input) -> Kind<Moves, Going>? {
    switch meaning {
    case .move(let move): move(input).map { $0.map { .none } }
    case .step(let step): step(input)
    case .reduce(let reducer): reducer.move(input).map { .none }
    case .update(let reducer): reducer.move(input)
    }
  }

  /// The move alone, if there never is more.
  var move: ((Input) -> Kind<Moves, Void>?)? {
    switch meaning {
    case .move(let move): move
    case .reduce(let reducer): { reducer.move($0) }
    case .step, .update: nil
    }
  }

  func lift<NewMoves: Monad, New>(
    moves: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>,
    steps: @escaping (Kind<Moves, Going>) -> Kind<NewMoves, Going?>,
    input prism: Prism<New, Input>
  ) -> Dispatcher<Eff, NewMoves, New> {
    if let move { return .init(.move { prism.preview($0).flatMap(move).map(moves) }) }
    return .init(
      .step { input in
        prism.preview(input).flatMap(on).map { move in
          steps(move).map { $0?.lift(moves: moves, input: prism.review) ?? .none }
        }
      })
  }

  func combined(with other: Dispatcher) -> Dispatcher {
    if let first = move, let second = other.move {
      return Dispatcher(
        .move { input in
          guard let a = first(input) else { return second(input) }
          guard let b = second(input) else { return a }
          return a.then(b)
        })
    }
    return Dispatcher(
      .step { input in
        guard let a = on(input) else { return other.on(input) }
        guard let b = other.on(input) else { return a }
        return Moves.zip(a, b) { $0.combined(with: $1) }
      })
  }
}

/// A change in place, of which a store knows the type of the position.
class InPlace<Moves: Monad, Input, Result> {
  let move: (Input) -> Kind<Moves, Result>
  init(_ move: @escaping (Input) -> Kind<Moves, Result>) { self.move = move }
}

final class Reducing<Position, Input, Result>: InPlace<StateOf<Position>, Input, Result> {
  let run: (inout Position, Input) -> Result
  init(_ run: @escaping (inout Position, Input) -> Result) {
    self.run = run
    super.init { input in State { run(&$0, input) } }
  }
}

extension Dispatcher where Eff == IdentityOf {
  /// An input is a change in place, and nothing else.
  static func reduce<Position>(
    _ step: @escaping (inout Position, Input) -> Void
  ) -> Dispatcher where Moves == StateOf<Position> {
    Dispatcher(.reduce(Reducing(step)))
  }

  /// An input is a move, and nothing else.
  static func moves(_ move: @escaping (Input) -> Kind<Moves, Void>) -> Dispatcher {
    Dispatcher(.move { move($0) })
  }
}

extension Dispatcher {
  /// An input is a change in place, and what goes on after it.
  static func update<Position>(
    _ step: @escaping (inout Position, Input) -> Going
  ) -> Dispatcher where Moves == StateOf<Position> {
    Dispatcher(.update(Reducing(step)))
  }

  func widen<Position, New, NewInput>(
    state: Lens<New, Position>, input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<New>, NewInput> where Moves == StateOf<Position> {
    lift(moves: { $0.focus(state) }, steps: { $0.focus(state).map { $0 } }, input: input)
  }

  func widen<Position, New, NewInput>(
    state: Affine<New, Position>, input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<New>, NewInput> where Moves == StateOf<Position> {
    lift(moves: { $0.focus(state) }, steps: { $0.focus(state) }, input: input)
  }
}

extension Dispatcher where Eff == IdentityOf {
  func under<Other: Monad>(_: Other.Type = Other.self) -> Dispatcher<Other, Moves, Input> {
    switch meaning {
    case .move(let move): .init(.move(move))
    case .reduce(let reducer): .init(.reduce(reducer))
    case .step, .update: .init(.step { on($0).map { $0.map { $0.under() } } })
    }
  }
}

extension Effects where Eff == IdentityOf {
  func under<Other: Monad>(_: Other.Type = Other.self) -> Effects<Other, Moves, Input> {
    Effects<Other, Moves, Input>(
      all: all.map { one in
        switch one {
        case .cancel(let key): .cancel(key)
        case .run(let effect, let key, let policy, let cancelled):
          .run(Other.pure(effect.value), key: key, policy, onCancel: cancelled)
        }
      })
  }
}

extension Prism {
  static func left<B>() -> Prism where Whole == Either<Part, B> {
    Prism(preview: { if case .left(let a) = $0 { a } else { nil } }, review: { .left($0) })
  }
  static func right<A>() -> Prism where Whole == Either<A, Part> {
    Prism(preview: { if case .right(let b) = $0 { b } else { nil } }, review: { .right($0) })
  }
}

/// An input of a part, or one of the whole's own.
enum PartInput<Part, Own> {
  case part(Part)
  case own(Own)

  static var part: Prism<PartInput, Part> {
    Prism(preview: { if case .part(let a) = $0 { a } else { nil } }, review: { .part($0) })
  }
  static var own: Prism<PartInput, Own> {
    Prism(preview: { if case .own(let a) = $0 { a } else { nil } }, review: { .own($0) })
  }
}

struct Event {
  var value = ""
  var key = ""
  func isKey(_ name: String) -> Bool { key == name }
}

extension Effects where Eff: Failing {
  /// Ends in an input, made of its value or of its failure.
  static func run<Value>(
    _ effect: Kind<Eff, Value>, key: AnyHashable? = nil, _ policy: KeyPolicy = .latest,
    failed: @escaping (Eff.Failure) -> Input, cancelled: Input? = nil,
    _ input: @escaping (Value) -> Input
  ) -> Effects {
    let all: Kind<Eff, Next<Moves, Input>> = Eff.handle(Eff.map(effect) { .input(input($0)) }) {
      Eff.pure(.input(failed($0)))
    }
    return Effects(all: [.run(all, key: key, policy, onCancel: cancelled)])
  }
}

extension StateStore {
  /// Changes the position. What was measured changes it in place, without a move between.
  func reduce<Value, Result>(
    _ space: inout Kind<StoreOf<Position>, Value>, _ body: @escaping (inout Position) -> Result
  ) -> Result {
    move(State { body(&$0) }, &space)
  }
}
