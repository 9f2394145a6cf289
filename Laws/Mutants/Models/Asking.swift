import PairingLaws
import Pairings

/// A function of an environment that returns a value, and a mark that no operation
/// shows: the model of a reader.
final class Asking<Brand: AskingBrand, Value>: Carrier<Brand, Value> {
  let run: (Three) -> (value: Value, mark: Int)

  init(_ run: @escaping (Three) -> (value: Value, mark: Int)) { self.run = run }

  /// The same without a mark.
  fileprivate var cleared: Asking { Asking { [run] in (run($0).value, 0) } }

  /// The same in another environment.
  fileprivate func inside(_ transform: @escaping (Three) -> Three) -> Asking {
    Asking { [run] in run(transform($0)) }
  }
}

/// A brand of ``Asking`` with the words of a reader.
protocol AskingBrand: CarrierConstructor, Monad, Checkable {
  static func ask() -> Kind<Self, Three>
  static func asks<A>(_ read: @escaping (Three) -> A) -> Kind<Self, A>
  static func local<A>(
    _ move: Kind<Self, A>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Self, A>
}

extension AskingBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Asking<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Three.domain.closures(to: values.and(.marks(3))).map(
      { read in
        Asking { environment in
          let (value, mark) = read(environment)
          return (value, mark)
        }
      },
      back: { move in
        { environment in
          let (value, mark) = move.narrow().run(environment)
          return (value, mark)
        }
      })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Asking { _ in (value, 0) } }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Asking { environment in
      let first = ma.narrow().run(environment)
      let second = next(first.value).narrow().run(environment)
      return (second.value, max(first.mark, second.mark))
    }
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

  static func ask() -> Kind<Self, Three> { Asking { ($0, 0) } }

  static func asks<A>(_ read: @escaping (Three) -> A) -> Kind<Self, A> { map(ask(), read) }

  static func local<A>(
    _ move: Kind<Self, A>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Self, A> {
    move.narrow().inside(transform)
  }
}

extension Kind where Brand: AskingBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Asking<Brand, Value> { carrier(as: Asking<Brand, Value>.self) }
}

/// The words of a brand of ``Asking``.
private struct AskingWords<Brand: AskingBrand>: ReaderVocabulary {
  func ask() -> Kind<Brand, Three> { Brand.ask() }

  func asks<Value>(_ read: @escaping (Three) -> Value) -> Kind<Brand, Value> { Brand.asks(read) }

  func local<Value>(
    _ move: Kind<Brand, Value>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Brand, Value> {
    Brand.local(move, transform)
  }
}

extension Suite {
  fileprivate static func reader<Brand: AskingBrand>(_: Brand.Type) -> Suite {
    reader(AskingWords<Brand>(), of: "\(Brand.self)")
  }
}

// MARK: - Mutants

private enum Lawful: AskingBrand {}

private enum AskMarks: AskingBrand {
  static func ask() -> Kind<Self, Three> { Asking { ($0, 1) } }
}

private enum AskAnswersZero: AskingBrand {
  static func ask() -> Kind<Self, Three> { pure(.a0) }
}

private enum AsksIgnoresItsFunction: AskingBrand {
  static func asks<A>(_ read: @escaping (Three) -> A) -> Kind<Self, A> {
    map(ask()) { read($0.next) }
  }
}

private enum ContinuesInZero: AskingBrand {
  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Asking { environment in
      let first = ma.narrow().run(environment)
      let second = next(first.value).narrow().run(.a0)
      return (second.value, max(first.mark, second.mark))
    }
  }
}

private enum LocalIgnoresItsFunction: AskingBrand {
  static func local<A>(
    _ move: Kind<Self, A>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Self, A> { move }
}

private enum LocalAppliesTwice: AskingBrand {
  static func local<A>(
    _ move: Kind<Self, A>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Self, A> { move.narrow().inside { transform(transform($0)) } }
}

private enum LocalLeavesZero: AskingBrand {
  static func local<A>(
    _ move: Kind<Self, A>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Self, A> { move.narrow().inside { $0 == .a0 ? .a0 : transform($0) } }
}

private enum LocalClears: AskingBrand {
  static func local<A>(
    _ move: Kind<Self, A>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Self, A> { move.narrow().inside(transform).cleared }
}

private enum LocalClearsWhenItMoves: AskingBrand {
  static func local<A>(
    _ move: Kind<Self, A>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Self, A> {
    let inside = move.narrow().inside(transform)
    return Three.allCases.allSatisfy { transform($0) == $0 } ? inside : inside.cleared
  }
}

private enum LocalByASwapClears: AskingBrand {
  static func local<A>(
    _ move: Kind<Self, A>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Self, A> {
    let inside = move.narrow().inside(transform)
    let (image, fixed) = (
      Set(Three.allCases.map(transform)), Three.allCases.filter { transform($0) == $0 }
    )
    return image.count == 3 && fixed.count == 1 ? inside.cleared : inside
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var askings: [Mutant] {
    [
      Mutant("ask marks", .reader(AskMarks.self), .sole("ask changes nothing")),
      Mutant("ask ignores the environment", .reader(AskAnswersZero.self), .sole("local ask")),
      Mutant(
        "asks reads the next environment", .reader(AsksIgnoresItsFunction.self),
        .sole("asks coherence")),
      Mutant(
        "flatMap continues in the first environment", .reader(ContinuesInZero.self),
        .several(["ask changes nothing", "local flatMap"])),
      Mutant(
        "local ignores its function", .reader(LocalIgnoresItsFunction.self), .sole("local ask")),
      Mutant(
        "local applies its function twice", .reader(LocalAppliesTwice.self),
        .several(["local ask", "local composition"])),
      Mutant(
        "local leaves the first environment", .reader(LocalLeavesZero.self),
        .several(["local ask", "local composition"])),
      Mutant("local clears the mark", .reader(LocalClears.self), .sole("local identity")),
      Mutant(
        "local clears the mark when its function moves something",
        .reader(LocalClearsWhenItMoves.self), .sole("local composition")),
      Mutant(
        "local by a swap clears the mark", .reader(LocalByASwapClears.self),
        .sole("local composition")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var askings: [Suite] {
    [monad(Lawful.self, of: "Asking"), reader(AskingWords<Lawful>(), of: "Asking")]
  }
}
