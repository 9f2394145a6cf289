// error: generic parameter 'Failure' could not be inferred
import Pairings

func wait() {
  let pause = Async.sleep(for: .seconds(1)).map { 3 }
  _ = pause
}

func stage() { _ = Stage() }
