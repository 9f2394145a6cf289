#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

#if canImport(Darwin)
/// Returns the peak of the resident memory of the process in bytes.
func residentBytes() -> Int? {
  var usage = rusage()
  return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
}
#elseif os(Linux)
/// Returns the resident memory of the process in bytes.
func residentBytes() -> Int? {
  let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
    let count = read(file, buffer.baseAddress, 128)
    guard count > 0 else { return nil }
    // The second number counts resident pages.
    let words = buffer.prefix(count).split(separator: 0x20)
    guard words.count > 1 else { return nil }
    return words[1].reduce(0) { $0 * 10 + Int($1 & 15) } * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
#else
/// Returns nil: the platform does not report the resident memory.
func residentBytes() -> Int? { nil }
#endif
