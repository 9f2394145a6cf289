import PairingsLaws
import Pairings
import PairingsTheory

/// The faults of ``LayerOf``.
private enum Wrong: String, Fault {
  case liftMarks = "lift marks → lift pure"
  case liftSaves = "lift makes a failure a success → lift flatMap"
  case liftMoves = "lift moves by each letter of the log of the base → lift keeps the position"
  case liftWrites = "lift writes the length of the log of the base → lift writes nothing"
  case liftReads = "lift forgets the log of the base in one environment → lift reads nothing"
}

/// A transformer of ``AttemptOf`` with a position, a log and an environment.
private typealias Whole = StateTOf<Three, WriterTOf<Residue, ReaderTOf<Three, AttemptOf>>>

/// The steps of a transformer with a wrong `lift`: the model of a transformer.
private final class Layer<Value>: Carrier<LayerOf, Value> {
  let step: Kind<Whole, Value>

  init(_ step: Kind<Whole, Value>) { self.step = step }
}

private enum LayerOf: CarrierConstructor, RecursiveMonad, MonadTransformer, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Layer<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Whole.domain(of: values).map({ Layer($0) }, back: { $0.whole })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Layer(Whole.pure(value)) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Layer(Whole.flatMap(ma.whole) { next($0).whole })
  }

  static func lift<Value>(_ effect: Kind<AttemptOf, Value>) -> Kind<Self, Value> {
    let (attempt, lifted) = (effect.narrow(), lifted(effect))
    let letters = attempt.log.letters
    switch Wrong.present {
    case .liftMarks: return Self.lifted(attempt.marked)
    case .liftSaves:
      guard case .failure = attempt.result, let value = someValue(of: Value.self) else { break }
      return Self.lifted(Attempt(attempt.log, mark: attempt.mark, .success(value)))
    case .liftMoves:
      return then(state { $0 = letters.reduce($0) { place, _ in place.next } }, lifted)
    case .liftWrites:
      return then(tell(letters.reduce(.empty) { sum, _ in sum.combined(with: .one) }), lifted)
    case .liftReads:
      let silent = Self.lifted(Attempt(.empty, mark: attempt.mark, attempt.result))
      return flatMap(reader { $0 }) { $0 == .a2 ? silent : lifted }
    case nil: break
    }
    return lifted
  }

  private static func lifted<Value>(_ effect: Kind<AttemptOf, Value>) -> Kind<Self, Value> {
    Layer(Whole.lift(WriterTOf.lift(ReaderTOf.lift(effect))))
  }
}

extension LayerOf: MonadState, MonadReader, MonadWriter {
  static func state<Value>(_ step: @escaping (inout Three) -> Value) -> Kind<Self, Value> {
    Layer(Whole.state(step))
  }

  static func reader<Value>(_ read: @escaping (Three) -> Value) -> Kind<Self, Value> {
    Layer(Whole.reader(read))
  }

  static func local<Value>(
    _ ma: Kind<Self, Value>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Self, Value> { Layer(Whole.local(ma.whole, transform)) }

  static func tell(_ log: Residue) -> Kind<Self, Void> { Layer(Whole.tell(log)) }

  static func listen<Value>(_ ma: Kind<Self, Value>) -> Kind<Self, (value: Value, log: Residue)> {
    Layer(Whole.listen(ma.whole))
  }

  static func pass<Value>(
    _ ma: Kind<Self, (value: Value, rewrite: (Residue) -> Residue)>
  ) -> Kind<Self, Value> { Layer(Whole.pass(ma.whole)) }
}

extension Kind where Brand == LayerOf {
  /// The step of the transformer.
  fileprivate var whole: Kind<Whole, Value> { carrier(as: Layer<Value>.self).step }
}

extension Mutants {
  static var layers: Mutants {
    Mutants([
      Mutants(
        .monadTransformer(LayerOf.self), [Wrong.liftMarks, .liftSaves],
        also: [.monad(LayerOf.self)]),
      Mutants(.stateTransformer(LayerOf.self), [Wrong.liftMoves]),
      Mutants(.writerTransformer(LayerOf.self), [Wrong.liftWrites]),
      Mutants(.readerTransformer(LayerOf.self), [Wrong.liftReads]),
    ])
  }
}
