// error: static method 'each(of:_:)' requires the types 'Offline' and 'any Error' be equivalent
import Pairings

struct Offline: Error {}

func feed(
  of prices: AsyncThrowingStream<Int, any Error>
) -> Effects<AsyncOf<Offline>, StateOf<Int>, Int> {
  .stream { send in .each(of: prices) { send($0) } }
}
