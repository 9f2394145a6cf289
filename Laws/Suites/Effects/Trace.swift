import Synchronization

/// A trace of the acts of an effect, in order.
///
/// A generated effect records its acts. An observer runs it inside ``of(_:)`` and reads the trace.
public final class Trace: Sendable {
  @TaskLocal private static var current: Trace?

  /// The acts as the digits of a number to the base of four. No digit is zero, so that no two
  /// traces of up to 31 acts are equal.
  private let digits = Atomic<UInt64>(0)

  private init() {}

  /// Records an act of the running effect.
  public static func record(_ act: Three) {
    current?.append(act)
  }

  private func append(_ act: Three) {
    let sum = digits.load(ordering: .relaxed)
    digits.store(sum &* 4 &+ UInt64(act.rawValue) &+ 1, ordering: .relaxed)
  }

  /// Runs effects and returns the trace of their acts.
  public static func of(_ body: () -> Void) -> Trace {
    let trace = Trace()
    $current.withValue(trace, operation: body)
    return trace
  }

  /// Records the acts so far of the running effects, if there are more than in `known`, and then
  /// sets `known` to all of them.
  static func observeCurrent(beyond known: inout UInt64, _ seen: inout Observation) {
    guard let current else { return }
    let digits = current.digits.load(ordering: .relaxed)
    guard digits != known else { return }
    known = digits
    current.observe(&seen)
  }

  /// Records the acts.
  public func observe(_ seen: inout Observation) {
    let digits = digits.load(ordering: .relaxed)
    seen.record(digits, "[\(Self.names(digits).joined(separator: ", "))]")
  }

  private static func names(_ digits: UInt64) -> [String] {
    guard digits > 0 else { return [] }
    let act = Three(rawValue: UInt8((digits - 1) % 4)).map { "\($0)" } ?? "…"
    return names((digits - 1) / 4) + [act]
  }
}
