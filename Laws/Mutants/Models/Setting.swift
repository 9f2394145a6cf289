import PairingsLaws
import Pairings

/// The faults of ``SettingOf`` and its operations.
private enum Wrong: String, Fault {
  case localIgnores = "local ignores its function"
  case localAppliesTwice = "local applies its function twice"
  case localClearsTheValue = "local clears the value"
  case localChangesTheValue = "local changes the value too"
  case localTurnsTheValue = "local turns the value when the environment changes"
  case localMarks = "local marks"
  case localCountsChanges = "local counts the environments that change"
  case extendTurns = "extend turns the environment"
  case asksReadsTheNext = "asks reads the next environment"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .localIgnores: .sole("local changes the environment")
    case .localAppliesTwice: .several("local changes the environment", "local composition")
    case .localClearsTheValue: .several("local keeps the value", "local identity")
    case .localChangesTheValue: .sole("local keeps the value")
    case .localTurnsTheValue: .several("local keeps the value", "local composition")
    case .localMarks: .sole("local identity")
    case .localCountsChanges: .sole("local composition")
    case .extendTurns: .sole("extend keeps the environment")
    case .asksReadsTheNext: .sole("asks coherence")
    }
  }
}

/// The brand of a value in an environment: the model of an `Env`.
private enum SettingOf: NotedBrand, Comonad {
  typealias Note = Three

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().value }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let (old, mark) = (wa.narrow().note, wa.narrow().mark)
    return Noted(Wrong.present == .extendTurns ? old.next : old, mark: mark, transform(wa))
  }
}

private struct SettingOperations: EnvOperations {
  func ask<Value>(_ space: Kind<SettingOf, Value>) -> Three { space.narrow().note }

  func asks<Part, Value>(
    _ read: @escaping (Three) -> Part, _ space: Kind<SettingOf, Value>
  ) -> Part {
    read(Wrong.present == .asksReadsTheNext ? ask(space).next : ask(space))
  }

  func local<Value>(
    _ transform: @escaping (Three) -> Three, _ space: Kind<SettingOf, Value>
  ) -> Kind<SettingOf, Value> {
    let (old, new) = (ask(space), transform(ask(space)))
    var (environment, mark, value) = (new, space.narrow().mark, space.narrow().value)
    switch Wrong.present {
    case .localIgnores: environment = old
    case .localAppliesTwice: environment = transform(new)
    case .localClearsTheValue: value = Three.a0 as? Value ?? value
    case .localChangesTheValue: value = (value as? Three).map(transform) as? Value ?? value
    case .localTurnsTheValue where old != new: value = turned(value)
    case .localMarks: mark = 1
    case .localCountsChanges where old != new: mark = (mark + 1) % 3
    default: break
    }
    return Noted(environment, mark: mark, value)
  }
}

extension Mutants {
  static var settings: Mutants {
    Mutants(.env(SettingOperations(), of: "Setting"), Wrong.self, also: [.comonad(SettingOf.self)])
  }
}
