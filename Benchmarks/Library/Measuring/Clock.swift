#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension BenchmarkRow.Clock {
  /// Returns the nanoseconds that a function takes.
  func nanoseconds(_ body: () -> Void) -> Double {
    elapsed(on: self == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, body)
  }
}

/// Returns the nanoseconds that a function takes on the processor by its own thread, whatever others
/// do meanwhile.
func threadNanoseconds(_ body: () -> Void) -> Double {
  elapsed(on: CLOCK_THREAD_CPUTIME_ID, body)
}

private func elapsed(on clock: clockid_t, _ body: () -> Void) -> Double {
  let start = now(clock)
  body()
  return now(clock) - start
}

/// Returns the nanoseconds since some moment.
private func now(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
