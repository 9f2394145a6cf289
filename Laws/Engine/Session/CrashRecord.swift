import Foundation
import Synchronization

/// A record of the case that a check tries at present. If the process ends by a trap, by a signal
/// to it, or by `exit`, a handler writes the present laws and their cases to standard error. A
/// process that exits while a law is checked has status 1.
///
/// 64 checks have a record at the same time; those beyond have none. Neither SIGKILL nor `_exit`
/// calls the handler. A parent process that shares the memory of the records reads them then.
package struct CrashRecord: Sendable {
  /// The size of a slot, the number of slots, and the size of all of them.
  private static let size = 8_192
  private static let slots = 64
  package static let bytes = size * slots

  /// The address of the slots, which the handler reads without a lazy initialisation.
  private static let memory = Atomic<UInt>(0)

  /// The slots of the checks that run: a bit for each.
  private static let taken = Atomic<UInt64>(0)

  /// The signals that recur when their handler returns, and all handled signals.
  private static let traps = [SIGILL, SIGFPE, SIGBUS, SIGSEGV]
  private static let signals = traps + [SIGTRAP, SIGABRT, SIGINT, SIGTERM]

  /// The previous handlers of the signals, in order, written once and never freed.
  private static let handlers = Atomic<UInt>(0)

  /// True once the process has handlers, and memory for the slots.
  private static let isReady: Bool = {
    if memory.load(ordering: .acquiring) == 0 {
      let slots = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes)
      slots.initialize(repeating: 0, count: bytes)
      memory.store(UInt(bitPattern: slots), ordering: .releasing)
    }
    let before = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
    var action = sigaction()
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    #if canImport(Darwin)
    action.__sigaction_u.__sa_sigaction = tell
    #elseif canImport(Musl)
    action.__sa_handler.sa_sigaction = tell
    #else
    action.__sigaction_handler.sa_sigaction = tell
    #endif
    for (index, code) in signals.enumerated() {
      before.advanced(by: index).initialize(to: sigaction())
      sigaction(code, &action, before + index)
    }
    handlers.store(UInt(bitPattern: before), ordering: .releasing)
    atexit {
      guard CrashRecord.writeCases() else { return }
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
    return true
  }()

  private let slot: Int?
  private let stack: SignalStack?

  init() {
    slot = Self.isReady ? Self.takeSlot() : nil
    stack = slot.flatMap { _ in SignalStack() }
  }

  /// Takes a slot that no other check has, or returns nil if there is none.
  private static func takeSlot() -> Int? {
    var bits = taken.load(ordering: .relaxed)
    while bits != .max {
      let slot = (~bits).trailingZeroBitCount
      let (isTaken, present) = taken.compareExchange(
        expected: bits, desired: bits | 1 << slot, ordering: .acquiring)
      if isTaken { return slot }
      bits = present
    }
    return nil
  }

  /// Records the present case.
  func write(_ text: String) {
    let room = Self.size - 32
    let text = text.replacing("\0", with: "\u{FFFD}")
    let isCut = text.utf8.count > room
    put((isCut ? String(text.unicodeScalars.prefix(room / 4)) + "… /* cut */" : text) + "\n")
  }

  /// Clears the record and gives its slot back. Nothing is written afterwards.
  func clear() {
    guard let slot else { return }
    put("")
    stack?.remove()
    Self.taken.bitwiseAnd(~(1 << UInt64(slot)), ordering: .releasing)
  }

  private func put(_ text: some StringProtocol) {
    guard let slot, let place = Self.place(of: slot) else { return }
    var text = String(text)
    text.withUTF8 { bytes in
      // A slot is empty while it is written.
      place.pointee = 0
      guard let start = bytes.baseAddress, let first = bytes.first else { return }
      (place + 1).update(from: start + 1, count: bytes.count - 1)
      place[bytes.count] = 0
      place.pointee = first
    }
  }

  private static func place(of slot: Int) -> UnsafeMutablePointer<UInt8>? {
    UnsafeMutablePointer(bitPattern: memory.load(ordering: .acquiring)).map { $0 + slot * size }
  }

  /// The handler that writes the slots to standard error and then lets the signal take its effect.
  ///
  /// It calls only functions that are allowed in a handler: `write`, `sigaction` and `raise`. Then
  /// it restores the previous handler. A trap recurs on return, and a signal that was sent is sent
  /// again.
  private static let tell:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      code, info, _ in
      CrashRecord.writeCases()
      let before = UnsafePointer<sigaction>(
        bitPattern: CrashRecord.handlers.load(ordering: .acquiring))
      if let before, let index = CrashRecord.signals.firstIndex(of: code) {
        sigaction(code, before + index, nil)
      } else {
        signal(code, SIG_DFL)
      }
      if info.map({ $0.pointee.si_code <= 0 }) ?? false || !CrashRecord.traps.contains(code) {
        raise(code)
      }
    }

  /// Writes the slots to standard error. Returns true if there was a case.
  ///
  /// The function calls only functions that are allowed in a handler of signals.
  @discardableResult
  private static func writeCases() -> Bool {
    var isFound = false
    for slot in 0..<slots {
      guard let text = place(of: slot), text.pointee != 0 else { continue }
      isFound = true
      _ = Foundation.write(2, words.utf8Start, words.utf8CodeUnitCount)
      _ = Foundation.write(2, text, strlen(text))
    }
    return isFound
  }

  private static var words: StaticString {
    "The process ended while this law was checked, in this case: "
  }
}

// MARK: - For a parent process

extension CrashRecord {
  /// Keeps the records in the first bytes of a file, which a parent process reads. No check has
  /// begun yet.
  package static func share(_ file: Int32) {
    let map = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    guard let map, map != MAP_FAILED else { return }
    memory.store(UInt(bitPattern: map), ordering: .releasing)
  }

  /// Returns the laws and the cases on record in the first bytes of a file of a process that has
  /// ended.
  package static func cases(in file: Int32) -> [(law: String, address: String)] {
    var read = [UInt8](repeating: 0, count: bytes)
    guard pread(file, &read, bytes, 0) == bytes else { return [] }
    return stride(from: 0, to: bytes, by: size).compactMap { start in
      let words = read[start...].prefix { $0 != 0 && $0 != UInt8(ascii: "\n") }
        .split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count > 1, let address = words.last else { return nil }
      return (words.dropLast().joined(separator: " "), address)
    }
  }
}

/// A stack for the handler of signals, on a thread whose own stack may overflow.
private struct SignalStack {
  private let address: UInt

  /// Installs the stack, or returns nil if this thread has one.
  init?() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else {
      return nil
    }
    let size = 64 << 10
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var own = stack_t()
    (own.ss_sp, own.ss_size) = (memory, numericCast(size))
    sigaltstack(&own, nil)
    address = UInt(bitPattern: memory)
  }

  /// Removes the stack from this thread.
  func remove() {
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&none, nil)
    UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
  }
}
