import Pairings

// MARK: - A monad

struct ParseError: Error {}

enum ParserOf: ProgramConstructor {
  typealias Context = Substring
  typealias Failure = ParseError
}

typealias Parser<Value> = Kind<ParserOf, Value>

extension Kind where Brand == ParserOf, Value == Character {
  static var character: Parser<Character> {
    Parser { input throws(ParseError) in
      guard let first = input.popFirst() else { throw ParseError() }
      return first
    }
  }
}

func parsed() -> [Character] {
  var input: Substring = "ab"
  return (try? Parser.character.zip(.character) { [$0, $1] }.run(&input)) ?? []
}

// MARK: - A space, and the pair of both

enum PileOf: StoreConstructor {
  typealias Position = [Int]
}

enum PushOf: ProgramConstructor {
  typealias Context = [Int]
}

struct PushPile: ProgramStorePairing {
  typealias Moves = PushOf
  typealias Space = PileOf
}

func piled() -> Int {
  let pile = Kind<PileOf, Int>(at: []) { $0.count }
  let push = Kind<PushOf, Void> { $0.append(7) }
  return PushPile().moved(pile, by: push.then(push)).extract()
}

// MARK: - An effect

enum CallbackOf: CoroutineConstructor, Launching {
  typealias Host = CallbackHost
  typealias Failure = Never
}

typealias Callback<Value> = Kind<CallbackOf, Value>

func called() -> Int {
  var caller: () -> Void = {}
  let work = Callback<Int>.wait { _, resume in caller = { resume(.success(20)) } }
  var end = 0
  CallbackOf.launch(work.map { $0 + 1 }.flatMap { .pure($0 * 2) }, on: ()) { outcome in
    if case .success(let value) = outcome { end = value }
  }
  caller()
  return end
}

// MARK: - A pair with a carrier of its own

enum BoxOf: CarrierConstructor, Monad, Comonad {
  static func carrier<Value>(of: Value.Type) -> Carrier<BoxOf, Value>.Type { Box<Value>.self }

  static func pure<Value>(_ value: Value) -> Kind<BoxOf, Value> { Box(value) }

  static func map<Value, NewValue>(
    _ fa: Kind<BoxOf, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<BoxOf, NewValue> {
    Box(transform(extract(fa)))
  }

  static func flatMap<Value, NewValue>(
    _ ma: Kind<BoxOf, Value>, _ next: @escaping (Value) -> Kind<BoxOf, NewValue>
  ) -> Kind<BoxOf, NewValue> {
    next(extract(ma))
  }

  static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<BoxOf, Iteration<Seed, Value>>
  ) -> Kind<BoxOf, Value> {
    var seed = seed
    while true {
      switch extract(step(seed)) {
      case .next(let next): seed = next
      case .done(let value): return Box(value)
      }
    }
  }

  static func extract<Value>(_ wa: Kind<BoxOf, Value>) -> Value {
    wa.carrier(as: Box.self).content
  }

  static func extend<Value, NewValue>(
    _ wa: Kind<BoxOf, Value>, _ transform: @escaping (Kind<BoxOf, Value>) -> NewValue
  ) -> Kind<BoxOf, NewValue> {
    Box(transform(wa))
  }
}

nonisolated final class Box<Value>: Carrier<BoxOf, Value> {
  let content: Value

  init(_ content: Value) {
    self.content = content
    super.init()
  }
}

struct BoxBox: Pairing {
  typealias Moves = BoxOf
  typealias Space = BoxOf

  func pair<First, Second, Result>(
    _ move: Kind<BoxOf, First>, _ space: Kind<BoxOf, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    combine(BoxOf.extract(move), BoxOf.extract(space))
  }

  func move<Result, Value>(
    _ move: Kind<BoxOf, Result>, _ space: inout Kind<BoxOf, Value>
  ) -> Result {
    moveByDuplicating(move, &space)
  }
}

func boxed() -> Int {
  var space: Kind<BoxOf, Int> = Box(40)
  return BoxBox().move(Box(2), &space) + space.extract()
}

// MARK: - A list of parts with identities of one's own

nonisolated struct TodoID: Hashable {
  var number: Int
}

func listed() -> Int {
  let list = Each([TodoID(number: 1)], fresh: Store(1) { $0 }) { $0.reduce(0) { $0 + $1.value } }
  return StateStore<Int>().each(by: TodoID.self)
    .moved(list, by: .insert(TodoID(number: 2)).then(.part(TodoID(number: 1), .set(41))))
    .extract()
}

// MARK: - Generic code

func raised<M: Monad>(_ m: Kind<M, Int>) -> Kind<M, Int> {
  m.map { $0 + 1 }.flatMap { .pure($0 * 2) }
}

let results = [
  parsed().count, piled(), called(), boxed(), listed(), raised(State<Int, Int> { $0 }).eval(20),
]
guard results == [2, 2, 42, 42, 42, 42] else { fatalError("\(results)") }
