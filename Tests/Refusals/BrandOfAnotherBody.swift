// error: '_ProgramConstructor' requires the types 'StoreOf<Position>._Representation' (aka '_BuiltIn') and '_ProgramBody' be equivalent
import Pairings

extension StoreOf: ProgramConstructor {
  /// What a step would work on.
  public typealias Context = Position
}
