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

/// A transformer of ``AttemptOf`` whose layer may show the log of the base.
private protocol LeakyTransformer: MonadTransformer, Checkable where Base == AttemptOf {
  /// Lifts an effect by a morphism of monads that its layer observes.
  static func leak<Value>(_ effect: Kind<AttemptOf, Value>) -> Kind<Self, Value>
}

extension StateTOf: LeakyTransformer where Position == Three, Base == AttemptOf {
  static func leak<Value>(_ effect: Kind<AttemptOf, Value>) -> Kind<Self, Value> {
    let letters = effect.narrow().log.letters
    return then(state { $0 = letters.reduce($0) { place, _ in place.next } }, lift(effect))
  }
}

extension WriterTOf: LeakyTransformer where Log == Residue, Base == AttemptOf {
  static func leak<Value>(_ effect: Kind<AttemptOf, Value>) -> Kind<Self, Value> {
    let letters = effect.narrow().log.letters
    return then(tell(letters.reduce(.empty) { sum, _ in sum.combined(with: .one) }), lift(effect))
  }
}

extension ReaderTOf: LeakyTransformer where Environment == Three, Base == AttemptOf {
  static func leak<Value>(_ effect: Kind<AttemptOf, Value>) -> Kind<Self, Value> {
    let attempt = effect.narrow()
    let silent = Attempt(.empty, mark: attempt.mark, attempt.result)
    return flatMap(reader { $0 }) { lift($0 == .a2 ? silent : attempt) }
  }
}

/// The steps of a transformer with a wrong `lift`: the model of a transformer.
private final class Layer<Whole: LeakyTransformer, Value>: Carrier<LayerOf<Whole>, Value> {
  let step: Kind<Whole, Value>

  init(_ step: Kind<Whole, Value>) { self.step = step }
}

private enum LayerOf<Whole: LeakyTransformer>:
  CarrierConstructor, RecursiveMonad, MonadTransformer, Checkable
{
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Layer<Whole, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Whole.domain(of: values).map({ Layer($0) }, back: { $0.whole() })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Layer(Whole.pure(value)) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Layer(Whole.flatMap(ma.whole()) { next($0).whole() })
  }

  static func lift<Value>(_ effect: Kind<AttemptOf, Value>) -> Kind<Self, Value> {
    let attempt = effect.narrow()
    switch (Wrong.present, attempt.result) {
    case (.liftMoves, _), (.liftWrites, _), (.liftReads, _): return Layer(Whole.leak(effect))
    case (.liftMarks, _): return Layer(Whole.lift(attempt.marked))
    case (.liftSaves, .failure):
      let saved = someValue(of: Value.self).map {
        Attempt(attempt.log, mark: attempt.mark, .success($0))
      }
      return Layer(Whole.lift(saved ?? attempt))
    default: return Layer(Whole.lift(effect))
    }
  }
}

extension LayerOf: MonadState where Whole: MonadState {
  static func state<Value>(
    _ step: @escaping (inout Whole.Position) -> Value
  ) -> Kind<Self, Value> { Layer(Whole.state(step)) }
}

extension LayerOf: MonadReader where Whole: MonadReader {
  static func reader<Value>(
    _ read: @escaping (Whole.Environment) -> Value
  ) -> Kind<Self, Value> { Layer(Whole.reader(read)) }

  static func local<Value>(
    _ ma: Kind<Self, Value>, _ transform: @escaping (Whole.Environment) -> Whole.Environment
  ) -> Kind<Self, Value> { Layer(Whole.local(ma.whole(), transform)) }
}

extension LayerOf: MonadWriter where Whole: MonadWriter {
  static func tell(_ log: Whole.Log) -> Kind<Self, Void> { Layer(Whole.tell(log)) }

  static func listen<Value>(
    _ ma: Kind<Self, Value>
  ) -> Kind<Self, (value: Value, log: Whole.Log)> { Layer(Whole.listen(ma.whole())) }

  static func pass<Value>(
    _ ma: Kind<Self, (value: Value, rewrite: (Whole.Log) -> Whole.Log)>
  ) -> Kind<Self, Value> { Layer(Whole.pass(ma.whole())) }
}

extension Kind {
  /// Returns the step of the transformer.
  fileprivate func whole<Whole>() -> Kind<Whole, Value> where Brand == LayerOf<Whole> {
    carrier(as: Layer<Whole, Value>.self).step
  }
}

extension Mutants {
  static var layers: Mutants {
    typealias Steps = LayerOf<StateTOf<Three, AttemptOf>>
    typealias Logs = LayerOf<WriterTOf<Residue, AttemptOf>>
    typealias Reads = LayerOf<ReaderTOf<Three, AttemptOf>>
    return Mutants([
      Mutants(
        .monadTransformer(Reads.self), [Wrong.liftMarks, .liftSaves], also: [.monad(Reads.self)]),
      Mutants(.stateTransformer(Steps.self), [Wrong.liftMoves]),
      Mutants(.writerTransformer(Logs.self), [Wrong.liftWrites]),
      Mutants(.readerTransformer(Reads.self), [Wrong.liftReads]),
    ])
  }
}
