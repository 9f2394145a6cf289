// error: reference to member 'incremented' cannot be resolved without a contextual type
import Pairings

func tap(_ handler: Handler<IOOf<Never>, StateOf<Int>>) -> IO<Never, Void> {
  handler(.incremented)
}
