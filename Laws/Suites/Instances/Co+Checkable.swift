public import Pairings

/// A comonad with a named monad of moves, by which ``Pairings/Co`` is generated and seen.
public protocol NamedDual: Comonad & Checkable {
  /// The pairing with the named monad.
  associatedtype Dual: Pairing where Dual.Space == Self, Dual.Moves: Checkable

  /// The pairing.
  static var dual: Dual { get }
}

extension StoreOf: NamedDual where Position: LawValue {
  /// Moves of a store are steps of a state.
  public static var dual: StateStore<Position> { StateStore() }
}

extension TracedOf: NamedDual where Log: LawValue {
  /// Moves of a space of logs write them.
  public static var dual: WriterTraced<Log> { WriterTraced() }
}

extension EnvOf: NamedDual where Environment: LawValue {
  /// Moves of an environment read it.
  public static var dual: ReaderEnv<Environment> { ReaderEnv() }
}

extension MooreOf: NamedDual where Input: LawValue {
  /// Moves of a machine send it inputs.
  public static var dual: ActionMoore<Input> { ActionMoore() }
}

extension CoOf: Checkable where Space: NamedDual {
  /// All moves that the named monad has, seen by what they choose from many spaces.
  @inlinable
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let moves = Space.Dual.Moves.domain(of: values)
    let spaces = Space.domain(of: Three.domain)
    let probes = spaces.probes
    return Domain { choices in
      Co(Space.dual, moves.draw(&choices))
    } observe: { co, seen in
      seen.table { seen in
        for probe in probes {
          seen.entry(spaces.text(probe)) { seen in
            CoPairing().pair(co, probe) { value, future in
              seen.group("") { seen in
                values.observe(value, &seen)
                Three.domain.observe(future, &seen)
              }
            }
          }
        }
      }
    }
  }
}
