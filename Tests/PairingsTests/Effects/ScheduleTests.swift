import Pairings
import TestSupport
import Testing

@Suite("Schedule")
struct ScheduleTests {
  static let odd: [Duration] = [
    .zero, .seconds(-1), .nanoseconds(1), .milliseconds(100), .seconds(Int64.max),
    Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999) * 4,
  ]

  @Test("a delay that doubles a thousand times is the longest duration, or the cap")
  func doubling() {
    let schedule = Schedule.exponential(from: .milliseconds(100), times: 1_000)
    expectEqual((1...4).map { schedule.delay($0) }, [100, 200, 400, 800].map { .milliseconds($0) })
    expectEqual(schedule.delay(1_000), .seconds(Int64.max))
    expectEqual(schedule.delay(1_001), nil)
    expectEqual(schedule.capped(at: .seconds(30)).delay(1_000), .seconds(30))
  }

  @Test("no legal input overflows, and delays never shrink", arguments: odd)
  func neverShrinks(first: Duration) {
    let schedule = Schedule.exponential(from: first, times: .max)
    let delays = [Int.min, 0, 1, 2, 3, 64, 200, 1_000, .max].compactMap { schedule.delay($0) }
    expect(delays.count == 9 && (first < .zero || delays == delays.sorted()))
    for cap in Self.odd {
      expectEqual(schedule.capped(at: cap).delay(1_000).map { $0 <= cap }, true)
    }
  }

  @Test("time on a stage ends at the longest duration")
  func stage() {
    let stage = Stage<Never>()
    var isAwake = false
    stage.advance(by: .seconds(1))
    stage.launch(RehearsalOf<Never>.sleep(for: .seconds(Int64.max))) { _ in isAwake = true }
    stage.advance(by: .seconds(Int64.max))
    expect(isAwake && stage.now == .seconds(Int64.max))
  }
}
