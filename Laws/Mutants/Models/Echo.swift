import PairingLaws
import Pairings

/// A value for every number modulo three: the model of a traced space.
final class Echo<Brand: EchoBrand, Value>: Carrier<Brand, Value> {
  let values: [Value]

  init(_ values: [Value]) { self.values = values }

  /// The value after a number.
  func after(_ number: Int) -> Value { values[number % 3] }

  /// The space as seen after a number.
  func moved(_ number: Int) -> Echo { Echo((0..<3).map { after($0 + number) }) }
}

/// A brand of ``Echo`` with the words of a traced space.
protocol EchoBrand: CarrierConstructor, Comonad, Checkable {
  static func trace<A>(_ number: Int, _ space: Kind<Self, A>) -> A
  static func traces<A>(_ read: (A) -> Int, _ space: Kind<Self, A>) -> A
}

extension EchoBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Echo<Self, Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    values.array(count: 3...3).map({ Echo($0) }, back: { $0.narrow().values })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().after(0) }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Echo((0..<3).map { transform(wa.narrow().moved($0)) })
  }

  static func trace<A>(_ number: Int, _ space: Kind<Self, A>) -> A {
    space.narrow().after(number)
  }

  static func traces<A>(_ read: (A) -> Int, _ space: Kind<Self, A>) -> A {
    trace(read(extract(space)), space)
  }
}

extension Kind where Brand: EchoBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Echo<Brand, Value> { carrier(as: Echo<Brand, Value>.self) }
}

/// The words of a brand of ``Echo``.
private struct EchoWords<Brand: EchoBrand>: TracedVocabulary {
  func trace<Value>(_ log: Residue<Addition>, _ space: Kind<Brand, Value>) -> Value {
    Brand.trace(log.number, space)
  }

  func traces<Value>(
    _ log: @escaping (Value) -> Residue<Addition>, _ space: Kind<Brand, Value>
  ) -> Value {
    Brand.traces({ log($0).number }, space)
  }
}

extension Suite {
  fileprivate static func traced<Brand: EchoBrand>(_: Brand.Type) -> Suite {
    traced(EchoWords<Brand>(), of: "\(Brand.self)")
  }
}

// MARK: - Mutants

private enum Lawful: EchoBrand {}

private enum TraceIgnoresItsLog: EchoBrand {
  static func trace<A>(_ number: Int, _ space: Kind<Self, A>) -> A { space.narrow().after(1) }
}

private enum TraceDoubles: EchoBrand {
  static func trace<A>(_ number: Int, _ space: Kind<Self, A>) -> A {
    space.narrow().after(number * 2)
  }
}

private enum TraceStopsAtOne: EchoBrand {
  static func trace<A>(_ number: Int, _ space: Kind<Self, A>) -> A {
    space.narrow().after(min(number, 1))
  }
}

private enum TracesForgetsItsLog: EchoBrand {
  static func traces<A>(_ read: (A) -> Int, _ space: Kind<Self, A>) -> A { trace(0, space) }
}

private enum ExtendDoesNotMove: EchoBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Echo((0..<3).map { _ in transform(wa) })
  }
}

private enum ExtractReadsOne: EchoBrand {
  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().after(1) }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var echoes: [Mutant] {
    [
      Mutant(
        "trace ignores its log", .traced(TraceIgnoresItsLog.self),
        .several(["trace nothing", "trace twice"])),
      Mutant("trace doubles its log", .traced(TraceDoubles.self), .survives),
      Mutant("trace stops at one", .traced(TraceStopsAtOne.self), .sole("trace twice")),
      Mutant(
        "traces forgets its log", .traced(TracesForgetsItsLog.self), .sole("traces coherence")),
      Mutant("extend does not move", .traced(ExtendDoesNotMove.self), .sole("trace twice")),
      Mutant(
        "extract reads the value after one", .traced(ExtractReadsOne.self),
        .sole("trace nothing")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var echoes: [Suite] {
    [comonad(Lawful.self, of: "Echo"), traced(EchoWords<Lawful>(), of: "Echo")]
  }
}
