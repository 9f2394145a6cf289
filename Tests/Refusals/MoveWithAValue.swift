// error: 'callAsFunction' is unavailable: A handler makes moves without a value: end this one with 'void()'.
// error: 'commit' is unavailable: A commit is of a move without a value: end this one with 'void()'.
import Pairings

func tap(_ handler: Handler<IOOf<Never>, StateOf<Int>>) -> IO<Never, Void> {
  handler(
    State {
      $0 += 1
      return $0
    })
}

func tap(_ explorer: Explorer<IOOf<Never>, StateStore<Int>, Int>, _ move: State<Int, Int>) {
  explorer.commit(move)
}
