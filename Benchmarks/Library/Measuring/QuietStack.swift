/// The distance in bytes of stack between two points at which a chain that is freed looks for other
/// chains above it.
private let period: UInt = 128 << 10

/// Runs `body` half-way between two such points. The start of a process's stack is random, so that
/// otherwise the operation would look, and allocate, in one of thirty processes.
@inline(never)
func withQuietStack<Result>(_ body: () -> Result) -> Result {
  var here: UInt8 = 0
  let place = unsafe withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) % period }
  if place >= period / 2 { return body() }
  return unsafe withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 16) { buffer in
    keep(buffer.count)
    return withQuietStack(body)
  }
}
