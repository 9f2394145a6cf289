import PairingLaws
import Pairings

/// What may be wrong with ``Echo``.
private enum Wrong: String, Fault {
  case traceIgnores = "trace ignores its log"
  case traceDoubles = "trace doubles its log"
  case traceStopsAtOne = "trace stops at one"
  case tracesForgets = "traces forgets its log"
  case extendDoesNotMove = "extend does not move"
  case extractReadsOne = "extract reads the value after one"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .traceIgnores: .several("trace nothing", "trace twice")
    case .traceDoubles: .survives
    case .traceStopsAtOne, .extendDoesNotMove: .sole("trace twice")
    case .tracesForgets: .sole("traces coherence")
    case .extractReadsOne: .sole("trace nothing")
    }
  }
}

/// A value for every number modulo three: the model of a traced space.
private final class Echo<Value>: Carrier<EchoOf, Value> {
  let values: [Value]

  init(_ values: [Value]) { self.values = values }

  /// The value after a number.
  func after(_ number: Int) -> Value { values[number % 3] }

  /// The space as seen after a number.
  func moved(_ number: Int) -> Echo { Echo((0..<3).map { after($0 + number) }) }
}

private enum EchoOf: CarrierConstructor, Comonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Echo<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    values.array(count: 3...3).map({ Echo($0) }, back: { $0.narrow().values })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    wa.narrow().after(Wrong.present == .extractReadsOne ? 1 : 0)
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let stays = Wrong.present == .extendDoesNotMove
    return Echo((0..<3).map { transform(stays ? wa : wa.narrow().moved($0)) })
  }
}

extension Kind where Brand == EchoOf {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Echo<Value> { carrier(as: Echo<Value>.self) }
}

private struct EchoWords: TracedVocabulary {
  func trace<Value>(_ log: Residue, _ space: Kind<EchoOf, Value>) -> Value {
    switch Wrong.present {
    case .traceIgnores: space.narrow().after(1)
    case .traceDoubles: space.narrow().after(log.number * 2)
    case .traceStopsAtOne: space.narrow().after(min(log.number, 1))
    default: space.narrow().after(log.number)
    }
  }

  func traces<Value>(
    _ log: @escaping (Value) -> Residue, _ space: Kind<EchoOf, Value>
  ) -> Value {
    trace(Wrong.present == .tracesForgets ? .empty : log(EchoOf.extract(space)), space)
  }
}

extension Mutants {
  static var echoes: Mutants {
    Mutants(.traced(EchoWords(), of: "Echo"), Wrong.self, also: [.comonad(EchoOf.self)])
  }
}
