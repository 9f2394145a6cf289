import PairingsLaws
import Pairings

/// The faults of ``EchoOf``.
private enum Wrong: String, Fault {
  case traceIgnores = "trace ignores its log → trace nothing + trace twice"
  case traceDoubles = "trace doubles its log"
  case traceStopsAtOne = "trace stops at one → trace twice"
  case extendDoesNotMove = "extend does not move → trace twice + trace of a map"
}

/// The brand of a value for every number modulo three: the model of a traced space.
private enum EchoOf: TrailBrand, ComonadTraced {
  typealias Log = Residue

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Trail { transform(Wrong.present == .extendDoesNotMove ? wa : wa.narrow().after($0)) }
  }

  static func trace<Value>(_ wa: Kind<Self, Value>, _ log: Residue) -> Value {
    switch Wrong.present {
    case .traceIgnores: wa.narrow().values(.one)
    case .traceDoubles: wa.narrow().values(log.combined(with: log))
    case .traceStopsAtOne where log == .two: wa.narrow().values(.one)
    default: wa.narrow().values(log)
    }
  }
}

extension Mutants {
  static var echoes: Mutants {
    Mutants(.traced(EchoOf.self), Wrong.self, also: [.comonad(EchoOf.self)])
  }
}
