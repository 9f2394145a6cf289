// error: class property 'get' requires the types 'String' and 'Int' be equivalent
import Pairings

func text() -> State<Int, String> { .get.map { "\($0)" } }
