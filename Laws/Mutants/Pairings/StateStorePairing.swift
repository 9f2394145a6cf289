package import PairingsDiscovery
import PairingsLaws
import Pairings

typealias Move<Value> = Kind<StateOf<Three>, Value>
typealias Stores<Value> = Kind<StoreOf<Three>, Value>

/// The faults of ``StateStorePairing``.
private enum Wrong: String, Fault {
  case staysForSpaces = "pair stays where a space is asked for → naturality in the result"
  case readsTheOldPosition = "pair reads the store at the old position → composition"
  case readsTheNextPosition = "pair reads the store at the next position → unit + composition"
  case runsTwice = "pair runs the move twice → composition"
  case turnsTheValue =
    "pair turns the value of the move, as a pairing of moves → FunctorPairing/naturality + unit"
  case readsANeighbour = "pair reads a neighbour → FunctorPairing/naturality + unit"
  case selectStays = "select keeps the old space → select coherence + move coherence"
  case movesByExtend = "move is extend(pair(m)) → move coherence"
  case moveStays = "move stays → move coherence"
  case returnsTheNextValue = "move returns the value of the next move → move returns the value"
  case staysIfUnshared =
    "move stays if nothing else refers to the space → an unshared space moves alike"
  case leavesFootprints = "move marks the space that it leaves → a shared space stays"
  case interactStays = "interact stays → interact moves"
}

/// The faults of ``StateStorePairing`` as a pairing of functors.
private enum WrongFunctors: String, Fault {
  case swapsEqualTypes = "pair swaps equal types → naturality"
  case answersOneOfFive = "pair answers one of five → naturality in the result"
  case zapStays = "zap ignores the new position → zap coherence"
  case interactsThere = "interact ignores the new position → interact without effects"
}

/// The fault of ``StateStorePairing`` that no short chain of moves shows.
private enum WrongDepth: String, Fault {
  case wrapsTheSpace = "each move is a function of the one before → many moves"
}

/// A store in an object, which faults can mark.
private final class Housed<Value>: Carrier<Ground, Value> {
  let inside: Stores<Value>

  /// A mark that laws can see. It is 0 unless a fault sets it.
  var mark = 0

  init(_ inside: Stores<Value>) { self.inside = inside }
}

private enum Ground: CarrierConstructor, Comonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Housed<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    StoreOf<Three>.domain(of: values).zip(.marks(1)).map(
      { Housed($0.0) }, back: { ($0.narrow().inside, $0.narrow().mark) })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().inside.extract() }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Housed(wa.narrow().inside.extend { transform(Housed($0)) })
  }
}

extension Kind where Brand == Ground {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Housed<Value> { carrier(as: Housed<Value>.self) }
}

/// A pairing of `State` with a store in an object.
private struct StateStorePairing: UnfusedPairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Kind<Ground, B>, _ combine: (A, B) -> C) -> C {
    let store = space.narrow().inside
    var (value, position) = move.run(store.position)
    switch Wrong.present {
    case .readsTheOldPosition: position = store.position
    case .staysForSpaces where C.self is AnyClass: position = store.position
    case .readsTheNextPosition: position = position.next
    case .readsANeighbour where B.self == Four.self: position = position.next
    case .runsTwice: (value, position) = move.run(position)
    case .turnsTheValue: value = turned(value)
    default: break
    }
    if WrongFunctors.present == .answersOneOfFive, let answer = Five.c0 as? C { return answer }
    return WrongFunctors.present == .swapsEqualTypes
      ? swapped(value, store.peek(position), combine) : combine(value, store.peek(position))
  }

  func zap<A, B>(_ move: Move<(A) -> B>, _ space: Kind<Ground, A>) -> B {
    pair(move, space) { $0(WrongFunctors.present == .zapStays ? space.extract() : $1) }
  }

  func interact<A, B, C>(
    _ move: Move<A>, _ space: Kind<Ground, B>, _ combine: @escaping (A, B) -> C
  ) -> Kind<IdentityOf, C> {
    Identity(
      pair(move, space) { [space] value, next in
        combine(value, WrongFunctors.present == .interactsThere ? space.extract() : next)
      })
  }

  func interact<A, B>(
    _ move: Move<A>, _ space: Kind<Ground, B>
  ) -> Kind<IdentityOf, (value: A, space: Kind<Ground, B>)> {
    var moved = space
    let value = self.move(move, &moved)
    return Identity((value, Wrong.present == .interactStays ? space : moved))
  }

  func select<A, B>(_ move: Move<A>, _ spaces: Kind<Ground, Kind<Ground, B>>) -> Kind<Ground, B> {
    Wrong.present == .selectStays ? spaces.extract() : pair(move, spaces) { $1 }
  }

  func move<A, B>(_ move: Move<A>, _ space: inout Kind<Ground, B>) -> A {
    let isShared = !isKnownUniquelyReferenced(&space)
    let left = space.narrow()
    let value = pair(move, space) { value, _ in value }
    switch Wrong.present {
    case .moveStays: return value
    case .staysIfUnshared where !isShared: return value
    case .movesByExtend: space = Ground.extend(space) { pair(move, $0) { $1 } }
    case .staysForSpaces: space = select(move, Ground.duplicate(space))
    default: moveByDuplicating(move, &space)
    }
    if WrongDepth.present != nil { space = Ground.extend(space) { Ground.extract($0) } }
    switch Wrong.present {
    case .returnsTheNextValue: return pair(move, space) { value, _ in value }
    case .leavesFootprints: left.mark = 1
    default: break
    }
    return value
  }
}

/// Passes two values in the other order if both are of one type.
func swapped<A, B, C>(_ first: A, _ second: B, _ combine: (A, B) -> C) -> C {
  guard A.self == B.self, let a = second as? A, let b = first as? B else {
    return combine(first, second)
  }
  return combine(a, b)
}

extension Mutants {
  static var pairs: Mutants {
    let pairing = StateStorePairing()
    return Mutants([
      Mutants(.pairing(pairing), Wrong.self), Mutants(.pairing(pairing), WrongDepth.self),
      Mutants(.functorPairing(pairing), WrongFunctors.self),
    ])
  }
}

// MARK: - Discovery

extension Fault {
  /// The operations of a signature with each of the faults, by the name of the fault.
  static func signatures(_ signature: Signature) -> [(name: String, signature: Signature)] {
    allCases.map { fault in
      (fault.name, signature.within { body in fault.whilePresent { body() } })
    }
  }
}

extension Mutants {
  /// The operations of the right pairings.
  package static var rightPairings: [Signature] {
    [
      .pairing(StateStorePairing()), .pairing(PlacesPairing<PlaceOf>()),
      .pairing(PlacesPairing<SeekingPlace>()),
    ]
  }

  /// The operations of each broken pairing, with the index of the right one.
  package static var brokenPairings: [(name: String, signature: Signature, right: Int)] {
    let right = rightPairings
    let broken = [
      Wrong.signatures(right[0]) + WrongFunctors.signatures(right[0]), PlaceOf.broken(right[1]),
      SeekingPlace.broken(right[2]),
    ]
    return broken.enumerated().flatMap { index, own in
      own.map { ($0.name, $0.signature, index) }
    }
  }
}
