// error: missing argument for parameter #1 in call
import Pairings

func bare() -> State<Int, String> { State<Int, String>() }
