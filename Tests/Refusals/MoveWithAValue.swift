// error: 'callAsFunction' is unavailable: A handler makes moves without a value: end this one with 'void()'.
// error: 'commit' is unavailable: A commit is of a move without a value: end this one with 'void()'.
import Pairings

func tap(
  _ handler: Handler<IOOf<Never>, StateOf<Int>>, _ increment: State<Int, Int>
) -> IO<Never, Void> {
  handler(increment)
}

func tap(
  _ explorer: Explorer<IOOf<Never>, StateStore<Int>, Int>, _ increment: State<Int, Int>
) {
  explorer.commit(increment)
}
