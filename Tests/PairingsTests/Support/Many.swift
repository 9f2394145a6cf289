import Pairings
import PairingsCatalogue

extension Kind where Brand == ManyOf {
  var elements: [Value] { carrier(as: Many<Value>.self).outcomes }
}
