import Foundation

/// The part of a stack that the generators of a case fill.
struct StackSpace {
  /// Three quarters of the stack of an ``OwnThread``, and of a main thread. A check on a thread with
  /// a smaller stack may overflow it.
  private static let limit: UInt = 6 << 20

  private var thread = pthread_self()
  private var start = StackSpace.address

  /// Returns an address in the frame of the caller.
  private static var address: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }

  /// Returns true if the calls since the start fill more than the limit. A case that goes on in
  /// another thread starts anew there.
  mutating func isExhausted() -> Bool {
    let here = Self.address
    guard pthread_equal(thread, pthread_self()) != 0 else {
      (thread, start) = (pthread_self(), here)
      return false
    }
    return max(here, start) - min(here, start) > Self.limit
  }
}
