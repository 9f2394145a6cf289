import Foundation

/// The number of repetitions of an operation that has to work a million times: a million in a
/// release build, and fewer in a debug build.
package let million = many(1_000_000, inDebug: 10_000)

/// Returns the first number in a release build, and the second in a debug build.
package func many(_ count: Int, inDebug few: Int) -> Int { isDebug ? few : count }

/// True in a debug build.
#if DEBUG
package let isDebug = true
#else
package let isDebug = false
#endif

/// Returns how many times the processor's time `body` takes for 10 times as much, by the least of
/// three tries of each: about 10 if the cost is level, 100 if it is quadratic. Other work on the
/// machine does not count.
package func growth(from count: Int, _ body: (Int) -> Void) -> Double {
  func time(_ count: Int) -> Double {
    let start = processorTime()
    body(count)
    return processorTime() - start
  }
  let once = (0..<3).map { _ in time(count) }.min() ?? 0
  return ((0..<3).map { _ in time(10 * count) }.min() ?? 0) / once
}

/// The nanoseconds that this thread has run.
package func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
