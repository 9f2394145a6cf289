// A space has the short form of its moves if its brand names the pairing.
// error: referencing instance method 'moved(by:)' on 'Kind' requires that 'PathOf' conform to 'PairedComonad'
import Pairings

enum PathOf: CarrierConstructor {
  static func carrier<Value>(of: Value.Type) -> Carrier<PathOf, Value>.Type { Path<Value>.self }
}

final class Path<Value>: Carrier<PathOf, Value> {}

func arrival(_ space: Kind<PathOf, Int>, _ move: State<Int, Void>) { _ = space.moved(by: move) }
