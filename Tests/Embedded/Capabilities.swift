import Pairings

/// Runs effects that fail, sleep, retry, release, are cancelled, and run side by side.
func capabilities() -> Int {
  let clock = Clock()
  var (attempts, released) = (0, [Ending<Late>]())
  let flaky = Timed<Int>.work { () throws(Late) in
    attempts += 1
    if attempts < 3 { throw Late() }
    return attempts
  }
  func slow(_ value: Int, _ milliseconds: Int) -> Timed<Int> {
    Timed<Void>.sleep(for: .milliseconds(milliseconds)).map { value }
  }
  func using(_ use: Timed<Int>) -> Timed<Int> {
    Timed<Int>.pure(1).bracket(
      release: { _, ending in .work { released.append(ending) } }, use: { _ in use })
  }
  func outcome<Value>(_ effect: Timed<Value>) -> (Outcome<Value, Late>?, Duration) {
    var outcome: Outcome<Value, Late>?
    let start = clock.now
    TimedOf.launch(effect, on: clock) { outcome = $0 }
    clock.run()
    return (outcome, clock.now - start)
  }
  let tried = outcome(flaky.retry(.exponential(from: .milliseconds(2), times: 5)))
  let both = outcome(slow(1, 5).both(slow(2, 3)).map { $0 * 10 + $1 })
  let race = outcome(using(slow(1, 5)).race(slow(2, 3)))
  let timeout = outcome(Timed<Int>.never().timeout(after: .milliseconds(4)))
  let failed = outcome(using(.raise(Late())))
  let handled = outcome(Timed<Int>.raise(Late()).handle { _ in .pure(6) })
  let limited = outcome(Timed<[Int]>.traverse(1...3, atMost: 2) { slow($0, $0) })
  let stopped = outcome(using(Timed<Void>.cancel().then(.pure(1))))
  let shielded = outcome(Timed<Void>.cancel().then(slow(8, 1)).shielded())
  return held(
    tried == (.success(3), .milliseconds(6)), both == (.success(12), .milliseconds(5)),
    race.1 == .milliseconds(3), timeout == (.success(nil), .milliseconds(4)),
    failed.0 == .failure(Late()) && handled.0 == .success(6),
    limited == (.success([1, 2, 3]), .milliseconds(4)), stopped.0 == .cancelled,
    shielded.1 == .milliseconds(1), released == [.cancelled, .failure(Late()), .cancelled])
}

/// Launches effects that take time on an explorer: a failure is reported, keys are debounced and
/// throttled, and cancelled effects leave no trace.
func timed() -> Int {
  let clock = Clock()
  let explorer = Explorer(
    Component<TimedOf, StateStore<Int>, Never, Int>.store(0, on: .empty) { count, _ in count },
    on: clock)
  func adding(_ n: Int) -> Timed<State<Int, Void>> {
    Timed<Void>.sleep(for: .milliseconds(2)).map { .modify { $0 + n } }
  }
  let failing = Timed<State<Int, Void>>.raise(Late())
  var reports = 0
  let token = explorer.observeReports { _ in reports += 1 }
  let failed = explorer.run(.move(failing))
  let workflow = explorer.run(
    .workflow([adding(1), failing, adding(2)], failures: .proceed))
  for n in [10, 20] {
    explorer.run(.move(adding(n), under: .debounced(1, by: .milliseconds(3))))
  }
  for n in [100, 200, 400] {
    explorer.run(.move(adding(n), under: .throttled(2, by: .milliseconds(3))))
  }
  let cancelled = explorer.run(.move(adding(1000)))
  cancelled.cancel()
  clock.run()
  token.cancel()
  return held(
    failed.outcome == .failure(Late()), workflow.outcome == .failure(Late()), reports == 2,
    cancelled.outcome == .cancelled, explorer.view == 523)
}
