#if !hasFeature(Embedded)  // Embedded Swift has no task-local values.

/// The remains of chains that were freed deep in the stack, which are freed further up.
///
/// A continuation is a closure, and the runtime frees its captures. If the closure holds the rest
/// of a chain, that chain is freed inside of it, and so on down the stack. Once in `period` bytes
/// of stack, a chain that is being freed checks for another one above it. If there is none, it
/// frees its binds and then, in a loop, the binds left by chains below. Otherwise it leaves its
/// binds to the one above, and the stack unwinds.
///
/// A task-local value holds the address of the list of remains, since it has to be `Sendable`. That
/// is sound:
///
/// - The memory lives as long as the `DeferredDeallocation` that owns it, which the
///   task-local binding retains, so that no reader meets a stale address.
/// - The list is written only by code that runs in the `owner`, the task (or no task) that the list
///   was made in. A child task that inherits the binding compares itself with the owner, finds
///   another, and leaves the list alone. `owner` itself is never written after its creation. A task
///   runs on one thread at a time, and one that reuses the owner's address came after it. Code
///   outside of any task inherits bindings only from its own stack.
package final class DeferredDeallocation: Sendable {
  @safe private struct Storage {
    let owner: UnsafeCurrentTask?
    var left: [_ChainLink] = []
  }

  @TaskLocal private static var current: DeferredDeallocation?

  /// The bytes of stack between two checks, and the distance from there within which a check
  /// happens. A level of freeing takes less stack than the second.
  private static let (period, window): (UInt, UInt) = (128 << 10, 4 << 10)

  private let address: UInt

  private init(owner: UnsafeCurrentTask?) {
    let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    unsafe storage.initialize(to: Storage(owner: owner))
    address = UInt(bitPattern: storage)
  }

  deinit {
    unsafe storage?.deinitialize(count: 1)
    unsafe storage?.deallocate()
  }

  private var storage: UnsafeMutablePointer<Storage>? {
    unsafe UnsafeMutablePointer(bitPattern: address)
  }

  /// True if the stack has grown to the point of the next check.
  @inline(__always)
  package static var isDue: Bool {
    var here: UInt8 = 0
    return unsafe withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) % period < window }
  }

  /// Frees the binds of a chain, here or further up the stack.
  ///
  /// - Parameter take: A function that moves the binds out of the chain.
  package static func free(_ take: () -> _ChainLink) {
    unsafe withUnsafeCurrentTask { task in
      if let storage = unsafe current?.storage, unsafe storage.pointee.owner == task {
        unsafe storage.pointee.left.append(take())
      } else {
        let remains = unsafe DeferredDeallocation(owner: task)
        $current.withValue(remains) {
          _ = take()
          while unsafe remains.storage?.pointee.left.popLast() != nil {}
        }
      }
    }
  }
}

#endif
