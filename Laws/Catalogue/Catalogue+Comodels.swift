import PairingsLaws
import Pairings
import PairingsTheory

extension Suite {
  /// The laws of pairs of moves, and of one of two spaces.
  static var productCoproducts: [Suite] {
    typealias Moves = FunctorProductOf<StateOf<Three>, WriterOf<Endomap>>
    typealias Sides = SumPairing<StateStore<Three>, WriterTraced<Endomap>>
    let (first, second) = (StateStore<Three>(), WriterTraced<Endomap>())
    let pair = ProductCoproduct(first, second)
    return [
      monad(Moves.self), stackSafety(FunctorProductOf<StateOf<Three>, ReaderOf<Three>>.self),
      comonad(CoproductOf<StoreOf<Three>, TracedOf<Endomap>>.self),
      pairing(pair), productCoproduct(pair),
      pairingMorphism(
        PairingMorphism(
          from: pair, to: Sides(), moves: OnShown<StateStore<Three>, WriterTraced<Endomap>>(),
          spaces: Shown())
      ).thinned(toOneIn: 4),
    ]
  }

  /// The laws of the pairings that comodels make.
  static var comodels: [Suite] {
    let states = StateOf<Three>.domain(of: Three.domain)
    return [
      comodel(Memory<Three>()), comodel(Recording<Bool>()),
      comodel(
        Memory<Three>(), obeys: [.putTwice, .putThenGet, .getThenPut],
        for: Three.domain.zip(Three.domain), returning: Three.domain, of: "Memory, as a state"),
      pairing(ComodelPairing(Memory<Three>())).thinned(toOneIn: 4),
      pairingMorphism(
        PairingMorphism(
          from: ComodelPairing(Memory<Three>()), to: StateStore(),
          moves: Fold(Memory<Three>().runner), spaces: IdentityTransformation())),
      retraction(
        "State in programs of get and set", states, to: { StateToFree()($0) },
        from: { $0.fold(Memory<Three>().runner) }),
      pairingMorphism(
        PairingMorphism(
          from: ActionMoore<Bool>(), to: ComodelPairing(Recording<Bool>()),
          moves: ActionToFree<Bool>(), spaces: StoreToMoore<Bool>())),
    ]
  }
}

// MARK: - One of two spaces

private struct OnShown<First: Pairing, Second: Pairing>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: FunctorProduct<First.Moves, Second.Moves, Value>
  ) -> SumMove<First, Second, Value> {
    SumPairing<First, Second>.onShown(kind)
  }
}

private struct Shown: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: SumSpace<StoreOf<Three>, TracedOf<Endomap>, Value>
  ) -> Coproduct<StoreOf<Three>, TracedOf<Endomap>, Value> {
    SumPairing<StateStore<Three>, WriterTraced<Endomap>>.shown(of: kind)
  }
}

// MARK: - Comodels

/// The instructions that read and write a cell, answered by the cell.
private struct Memory<Content>: Comodel {
  typealias Signature = CoproductOf<ReaderOf<Content>, EnvOf<Content>>

  func answer<Value>(_ instruction: Kind<Signature, Value>, _ state: inout Content) -> Value {
    switch instruction.either() {
    case .left(let get): return get.run(state)
    case .right(let set):
      state = set.environment
      return set.value
    }
  }
}

extension Equation
where
  Signature == CoproductOf<ReaderOf<Three>, EnvOf<Three>>, Variables == (Three, Three),
  Value == Three
{
  private static var get: Free<Signature, Three> { .lift(Coproduct(.left(Reader.ask))) }

  private static func put(_ state: Three) -> Free<Signature, Three> {
    .lift(Coproduct(.right(Env(environment: state, value: state))))
  }

  fileprivate static var putTwice: Equation {
    Equation("put twice") { (put($0.0).then(put($0.1)), put($0.1)) }
  }

  fileprivate static var putThenGet: Equation {
    Equation("put then get") { (put($0.0).then(get), put($0.0)) }
  }

  fileprivate static var getThenPut: Equation {
    Equation("get then put") { _ in (get.flatMap(put), get) }
  }
}

/// The instruction that sends an input, answered by a list of all inputs.
private struct Recording<Input>: Comodel {
  func answer<Value>(_ instruction: Env<Input, Value>, _ state: inout [Input]) -> Value {
    state.append(instruction.environment)
    return instruction.value
  }
}

private struct StateToFree: NaturalTransformation {
  typealias Target = FreeOf<CoproductOf<ReaderOf<Three>, EnvOf<Three>>>

  func callAsFunction<Value>(_ kind: State<Three, Value>) -> Kind<Target, Value> {
    Kind<Target, Three>.lift(Coproduct(.left(Reader.ask))).flatMap { position in
      let (value, arrival) = kind.run(position)
      return .lift(Coproduct(.right(Env(environment: arrival, value: value))))
    }
  }
}

private struct Fold<Inputs: NaturalTransformation>: NaturalTransformation
where Inputs.Source: Functor, Inputs.Target: Monad {
  let meaning: Inputs

  init(_ meaning: Inputs) { self.meaning = meaning }

  func callAsFunction<Value>(
    _ kind: Free<Inputs.Source, Value>
  ) -> Kind<Inputs.Target, Value> { kind.fold(meaning) }
}

private struct StoreToMoore<Input>: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Store<[Input], Value>) -> Moore<Input, Value> {
    Moore(kind.position, step: { $0.append($1) }, output: { kind.peek($0) })
  }
}
