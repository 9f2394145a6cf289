#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

#if canImport(Darwin)
/// How many bytes of memory the process took at its peak.
func residentBytes() -> Int? {
  var usage = rusage()
  return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
}
#elseif os(Linux)
/// How many bytes of memory the process takes.
func residentBytes() -> Int? {
  let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
    let count = read(file, buffer.baseAddress, 128)
    guard count > 0 else { return nil }
    // The second of its numbers, in pages.
    let words = buffer.prefix(count).split(separator: 0x20)
    guard words.count > 1 else { return nil }
    return words[1].reduce(0) { $0 * 10 + Int($1 & 15) } * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
#else
/// Nothing: it cannot be asked here.
func residentBytes() -> Int? { nil }
#endif
