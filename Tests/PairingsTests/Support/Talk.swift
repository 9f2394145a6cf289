import Pairings

/// A conversation that stops at each question: a monad whose runs can be interleaved.
final class Talk<Value>: Carrier<TalkOf, Value> {
  /// The next turn of a conversation.
  enum Turn {
    case end(Value)
    case question(String, (Int) -> Talk)
  }

  let turn: Turn

  init(_ turn: Turn) { self.turn = turn }

  /// The question that waits for an answer, if there is one.
  var question: String? {
    if case .question(let question, _) = turn { question } else { nil }
  }

  /// The value of the conversation, if it has ended.
  var end: Value? {
    if case .end(let value) = turn { value } else { nil }
  }

  /// Returns the conversation after an answer.
  func answered(_ answer: Int) -> Talk {
    if case .question(_, let next) = turn { next(answer) } else { self }
  }
}

extension Kind where Brand == TalkOf {
  /// Returns a conversation that asks for a number.
  static func ask(_ question: String) -> Talk<Int> where Value == Int {
    Talk(.question(question) { Talk(.end($0)) })
  }

  func narrow() -> Talk<Value> { carrier(as: Talk<Value>.self) }
}

enum TalkOf: CarrierConstructor, Monad {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Talk<Value>.self }

  static func pure<Value>(_ value: Value) -> Kind<Self, Value> { Talk(.end(value)) }

  static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    switch ma.narrow().turn {
    case .end(let value): next(value)
    case .question(let question, let answered):
      Talk(.question(question) { flatMap(answered($0), next).narrow() })
    }
  }

  static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let next): iterate(next, step)
      case .done(let value): pure(value)
      }
    }
  }
}
