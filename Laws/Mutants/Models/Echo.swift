import PairingsLaws
import Pairings

/// The faults of ``EchoOf``.
private enum Wrong: String, Fault {
  case traceIgnores = "trace ignores its log → trace nothing + trace twice"
  case traceDoubles = "trace doubles its log"
  case traceStopsAtOne = "trace stops at one → trace twice"
  case extendDoesNotMove = "extend does not move → trace twice + trace of a map"
}

/// A value for every number modulo three: the model of a traced space.
private final class Echo<Value>: Carrier<EchoOf, Value> {
  let values: (Residue) -> Value

  init(_ values: @escaping (Residue) -> Value) { self.values = values }

  /// Returns the values after a log.
  func after(_ log: Residue) -> Echo { Echo { [values] in values(log.combined(with: $0)) } }
}

private enum EchoOf: CarrierConstructor, ComonadTraced, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Echo<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Residue.domain.closures(to: values).map({ Echo($0) }, back: { $0.narrow().values })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().values(.empty) }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Echo { transform(Wrong.present == .extendDoesNotMove ? wa : wa.narrow().after($0)) }
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

extension Kind where Brand == EchoOf {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Echo<Value> { carrier(as: Echo<Value>.self) }
}

extension Mutants {
  static var echoes: Mutants {
    Mutants(.traced(EchoOf.self), Wrong.self, also: [.comonad(EchoOf.self)])
  }
}
