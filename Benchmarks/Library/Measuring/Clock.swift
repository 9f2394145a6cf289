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
    let start = now
    body()
    return now - start
  }

  /// The nanoseconds since some moment.
  private var now: Double {
    var time = timespec()
    clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
