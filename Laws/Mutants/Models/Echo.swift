import PairingsLaws
import Pairings

/// The faults of ``EchoOf`` and its operations.
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
    case .traceStopsAtOne: .sole("trace twice")
    case .tracesForgets: .sole("traces coherence")
    case .extendDoesNotMove: .several("trace twice", "trace of a map")
    case .extractReadsOne: .several("trace nothing", "trace of a map")
    }
  }
}

/// The brand of a value for every number modulo three: the model of a traced space.
private enum EchoOf: TrailBrand {
  typealias Log = Residue

  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    wa.narrow().values(Wrong.present == .extractReadsOne ? .one : .zero)
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Trail { transform(Wrong.present == .extendDoesNotMove ? wa : wa.narrow().after($0)) }
  }
}

private struct EchoOperations: TracedOperations {
  func trace<Value>(_ log: Residue, _ space: Kind<EchoOf, Value>) -> Value {
    switch Wrong.present {
    case .traceIgnores: space.narrow().values(.one)
    case .traceDoubles: space.narrow().values(log.combined(with: log))
    case .traceStopsAtOne where log == .two: space.narrow().values(.one)
    default: space.narrow().values(log)
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
    Mutants(.traced(EchoOperations(), of: "Echo"), Wrong.self, also: [.comonad(EchoOf.self)])
  }
}
