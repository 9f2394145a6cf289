import Dispatch

/// Calls that block, such as those that read from a terminal: they are made on a thread
/// of their own, so that whoever waits for them is free meanwhile.
enum Blocking {
  private static let queue = DispatchQueue(label: "blocking")

  /// Returns what a call returns that may block.
  static func call<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body()) }
    }
  }
}
