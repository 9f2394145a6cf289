// error: referencing initializer 'init(_:_:)' on '_KindProtocol' requires the types 'Impostor' and 'Kind<StoreOf<Int>, Int>' be equivalent
import Pairings

class Impostor: Kind<StoreOf<Int>, Int> {
  var secret = "hello"
}

func revealed() -> String { Impostor(0) { $0 }.secret }
