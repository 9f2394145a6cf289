import PairingLaws
import Pairings

/// A value that knows how many binds made it, which no operation shows.
private final class Deep<Brand: DeepBrand, Value>: Carrier<Brand, Value> {
  let log: Word
  let depth: Int
  let value: Value

  init(_ log: Word, depth: Int = 0, _ value: Value) {
    self.log = log
    self.depth = depth
    self.value = value
  }
}

/// A brand of ``Deep``, which says what is written from a depth on.
private protocol DeepBrand: CarrierConstructor, Monad, Checkable {
  static func join(_ first: Word, _ second: Word, depth: Int) -> Word
}

extension DeepBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Deep<Self, Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Word.domain.and(values).map(
      { Deep($0.0, $0.1) }, back: { ($0.narrow().log, $0.narrow().value) })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Deep(.empty, value) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    let first = ma.narrow()
    let second = next(first.value).narrow()
    let depth = first.depth + 1
    return Deep(join(first.log, second.log, depth: depth), depth: depth, second.value)
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
}

extension Kind where Brand: DeepBrand {
  fileprivate func narrow() -> Deep<Brand, Value> { carrier(as: Deep<Brand, Value>.self) }
}

private enum Lawful: DeepBrand {
  static func join(_ first: Word, _ second: Word, depth: Int) -> Word {
    first.combined(with: second)
  }
}

private enum TurnsFromTheFourth: DeepBrand {
  static func join(_ first: Word, _ second: Word, depth: Int) -> Word {
    depth < 4 ? first.combined(with: second) : second.combined(with: first)
  }
}

private enum ForgetsLateTurns: DeepBrand {
  static func join(_ first: Word, _ second: Word, depth: Int) -> Word {
    first.combined(with: second)
  }

  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    func turn(_ seed: Seed, _ number: Int) -> Kind<Self, A> {
      let made = step(seed).narrow()
      return flatMap(number < 4 ? made : Deep(.empty, made.value)) { decision in
        switch decision {
        case .next(let seed): turn(seed, number + 1)
        case .done(let value): pure(value)
        }
      }
    }
    return turn(seed, 1)
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var depths: [Mutant] {
    [
      Mutant(
        "flatMap writes from the right from the fourth on", .monad(TurnsFromTheFourth.self),
        .several(["associativity in depth"])),
      Mutant(
        "iterate forgets the log from the fourth turn on", .monad(ForgetsLateTurns.self),
        .sole("iterate coherence")),
      Mutant(
        "a row of steps has no log from the fourth on", .sequences(ForgetsLateTurns.self),
        .several(["traverse"])),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var depths: [Suite] { [monad(Lawful.self, of: "Deep")] }
}
