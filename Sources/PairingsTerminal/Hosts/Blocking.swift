import Dispatch

/// A thread for calls that block, such as reads from a terminal, so that the caller's thread stays
/// free.
enum Blocking {
  private static let queue = DispatchQueue(label: "blocking")

  /// Runs a function that may block on the thread, and returns its result.
  static func call<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body()) }
    }
  }
}
