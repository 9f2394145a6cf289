import PairingLaws
import Pairings

/// A value in an environment, with a mark that no operation shows: the model of an
/// `Env`.
final class Setting<Brand: SettingBrand, Value>: Carrier<Brand, Value> {
  let environment: Three
  let mark: Int
  let value: Value

  init(_ environment: Three, mark: Int, _ value: Value) {
    self.environment = environment
    self.mark = mark
    self.value = value
  }
}

/// A brand of ``Setting`` with the words of an environment.
protocol SettingBrand: CarrierConstructor, Comonad, Checkable {
  static func asks<Part, A>(_ read: (Three) -> Part, _ space: Kind<Self, A>) -> Part
  static func local<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A>
}

extension SettingBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Setting<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Three.domain.and(.marks(3)).and(values).map(
      { Setting($0.0.0, mark: $0.0.1, $0.1) },
      back: { (($0.narrow().environment, $0.narrow().mark), $0.narrow().value) })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().value }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Setting(wa.narrow().environment, mark: wa.narrow().mark, transform(wa))
  }

  static func asks<Part, A>(_ read: (Three) -> Part, _ space: Kind<Self, A>) -> Part {
    read(space.narrow().environment)
  }

  static func local<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    space.narrow().with(transform(space.narrow().environment))
  }
}

extension Setting {
  /// The same value in another environment.
  fileprivate func with(
    _ environment: Three, mark: Int? = nil, value: Value? = nil
  ) -> Setting {
    Setting(environment, mark: mark ?? self.mark, value ?? self.value)
  }
}

extension Kind where Brand: SettingBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Setting<Brand, Value> { carrier(as: Setting<Brand, Value>.self) }
}

/// The words of a brand of ``Setting``.
private struct SettingWords<Brand: SettingBrand>: EnvVocabulary {
  func ask<Value>(_ space: Kind<Brand, Value>) -> Three { space.narrow().environment }

  func asks<Part, Value>(
    _ read: @escaping (Three) -> Part, _ space: Kind<Brand, Value>
  ) -> Part { Brand.asks(read, space) }

  func local<Value>(
    _ transform: @escaping (Three) -> Three, _ space: Kind<Brand, Value>
  ) -> Kind<Brand, Value> { Brand.local(transform, space) }
}

extension Suite {
  fileprivate static func env<Brand: SettingBrand>(_: Brand.Type) -> Suite {
    env(SettingWords<Brand>(), of: "\(Brand.self)")
  }
}

// MARK: - Mutants

private enum Lawful: SettingBrand {}

private enum LocalIgnoresItsFunction: SettingBrand {
  static func local<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    space
  }
}

private enum LocalAppliesTwice: SettingBrand {
  static func local<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    space.narrow().with(transform(transform(space.narrow().environment)))
  }
}

private enum LocalClearsTheValue: SettingBrand {
  static func local<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    space.narrow().with(transform(space.narrow().environment), value: Three.a0 as? A)
  }
}

private enum LocalChangesTheValueToo: SettingBrand {
  static func local<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    let (environment, value) = (space.narrow().environment, space.narrow().value)
    let changed = (value as? Three).map(transform)
    return space.narrow().with(transform(environment), value: changed as? A)
  }
}

private enum LocalTurnsTheValueWhenItChanges: SettingBrand {
  static func local<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    let (old, value) = (space.narrow().environment, space.narrow().value)
    let new = transform(old)
    return space.narrow().with(new, value: old == new ? value : turned(value))
  }
}

private enum LocalMarks: SettingBrand {
  static func local<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    space.narrow().with(transform(space.narrow().environment), mark: 1)
  }
}

private enum LocalCountsChanges: SettingBrand {
  static func local<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    let setting = space.narrow()
    let new = transform(setting.environment)
    return setting.with(new, mark: (setting.mark + (setting.environment == new ? 0 : 1)) % 3)
  }
}

private enum ExtendTurnsTheEnvironment: SettingBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Setting(wa.narrow().environment.next, mark: wa.narrow().mark, transform(wa))
  }
}

private enum AsksReadsTheNext: SettingBrand {
  static func asks<Part, A>(_ read: (Three) -> Part, _ space: Kind<Self, A>) -> Part {
    read(space.narrow().environment.next)
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var settings: [Mutant] {
    [
      Mutant(
        "local ignores its function", .env(LocalIgnoresItsFunction.self),
        .sole("local is asked")),
      Mutant(
        "local applies its function twice", .env(LocalAppliesTwice.self),
        .several(["local is asked", "local composition"])),
      Mutant(
        "local clears the value", .env(LocalClearsTheValue.self),
        .several(["local keeps the value", "local identity"])),
      Mutant(
        "local changes the value too", .env(LocalChangesTheValueToo.self),
        .sole("local keeps the value")),
      Mutant(
        "local turns the value when the environment changes",
        .env(LocalTurnsTheValueWhenItChanges.self),
        .several(["local keeps the value", "local composition"])),
      Mutant("local marks", .env(LocalMarks.self), .sole("local identity")),
      Mutant(
        "local counts the environments that change", .env(LocalCountsChanges.self),
        .sole("local composition")),
      Mutant(
        "extend turns the environment", .env(ExtendTurnsTheEnvironment.self),
        .sole("extend keeps the environment")),
      Mutant(
        "asks reads the next environment", .env(AsksReadsTheNext.self), .sole("asks coherence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var settings: [Suite] {
    [comonad(Lawful.self, of: "Setting"), env(SettingWords<Lawful>(), of: "Setting")]
  }
}
