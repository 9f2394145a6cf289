// error: '_ProgramConstructor' requires the types 'StoreOf<Position>._Representation' (aka '_BuiltIn') and '_ProgramBody' be equivalent
import Pairings

extension StoreOf: ProgramConstructor {
  /// The type on which a step would work.
  public typealias Context = Position
}
