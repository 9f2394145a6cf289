// error: type 'State<Int, Void>' (aka 'Kind<StateOf<Int>, ()>') does not conform to the 'Sendable' protocol
import PairingsLaws
import Pairings

func steps(_ increment: State<Int, Void>, _ double: State<Int, Void>) {
  _ = Generator.element(of: [increment, double])
}
