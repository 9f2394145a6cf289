// error: 'commit' is unavailable: A commit is of a move without a value: end this one with 'void()'.
import Pairings

func tap(
  _ explorer: Explorer<IOOf<Never>, StateStore<Int>, Never, Int>, _ increment: State<Int, Int>
) {
  explorer.commit(increment)
}
