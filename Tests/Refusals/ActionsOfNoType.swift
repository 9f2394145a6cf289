// error: type 'Any' cannot conform to 'Hashable'
import PairingsAtlas

enum Key: Hashable { case type(String) }

let typing = Positions(from: "", actions: [.type("a")]) { text, key in
  text.count < 3
}
