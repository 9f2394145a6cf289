import Synchronization

/// The checks of laws in tests. They try saved failures first, and name the present case if one of
/// them ends the process.
package enum Session {
  /// Checks laws, or the cases of replays. While it takes long, it says the present case.
  ///
  /// - Parameters:
  ///   - test: The identity of the test, since other tests may check laws of the same names.
  ///   - call: The identity of the call in the test, since others may check laws of the same names.
  ///   - record: The record of the saved failures.
  ///   - interval: The time after which the present case is said, again and again.
  package static func reports(
    _ laws: [Law], runner: Runner, replays: [Replay] = [], in test: String = "",
    at call: String = "", record: FailureFolder.Record = .process,
    every interval: Duration = .seconds(10),
    saying say: @escaping @Sendable (String) -> Void = Environment.say
  ) -> [Report] {
    let laws = numbered(laws, in: test, at: call)
    guard replays.isEmpty else {
      return replays.flatMap { replay in
        replay.checks(laws.map(\.id))
        return laws.filter { $0.id == replay.law }.compactMap { replay.report($0, runner) }
      }
    }
    let (folder, progress) = (
      FailureFolder(of: test, record: record), Progress(of: laws.count, every: interval, say)
    )
    return laws.map { law in
      progress.begin(law.id)
      var runner = runner
      runner.announce = { [announce = runner.announce] address in
        progress.begin(address)
        announce?(address)
      }
      let report = report(of: law, runner, saved: folder.choices(law.id))
      if let complaint = folder.keep(report) { say(complaint) }
      return report
    }
  }

  /// Returns the laws that a test which does not wait can check. `fail` reports each of the others.
  package static func unwaiting(
    _ laws: [Law], replays: [Replay], _ fail: (String) -> Void
  ) -> [Law] {
    for law in laws where law.isWaiting {
      fail("'\(law.id)' waits: check it by 'await' in an asynchronous test.")
      for replay in replays { replay.refuse(law.id) }
    }
    return laws.filter { !$0.isWaiting }
  }

  /// The calls of each test that check a law of a name, in the order in which they came.
  private static let calls = Mutex<[String: [String]]>([:])

  /// Returns laws that are told apart from those of the same names that earlier calls of the test
  /// check.
  private static func numbered(_ laws: [Law], in test: String, at call: String) -> [Law] {
    laws.map { law in
      var law = law
      law.number = calls.withLock { calls in
        let known = calls["\(test) \(law.id)", default: []]
        if let index = known.firstIndex(of: call) { return index + 1 }
        calls["\(test) \(law.id)"] = known + [call]
        return known.count + 1
      }
      return law
    }
  }

  /// Checks a law, and records each case before it is tried.
  package static func report(of law: Law, _ runner: Runner, saved: [String] = []) -> Report {
    let record = CrashRecord()
    defer { record.clear() }
    return telling(of: law, record, runner).check(law, saved: saved)
  }

  /// Calls `work` with one case of a law on record.
  package static func recording<Result>(
    _ law: Law, in address: Address, _ work: () -> Result
  ) -> Result {
    let record = CrashRecord()
    defer { record.clear() }
    record.write("\(law.id) \(address)")
    return work()
  }

  /// Returns the runner that records each case before it is tried.
  private static func telling(of law: Law, _ record: CrashRecord, _ runner: Runner) -> Runner {
    let name = law.id
    var runner = runner
    runner.announce = { [announce = runner.announce] address in
      record.write("\(name) \(address)")
      announce?(address)
    }
    return runner
  }

  /// Returns the runner that also records the values of the one case, as far as there is room.
  fileprivate static func telling(
    of law: Law, in address: Address, _ record: CrashRecord, _ runner: Runner
  ) -> Runner {
    let (name, said) = (law.id, Said())
    var runner = telling(of: law, record, runner)
    runner.draws = { value in
      let values = said.values.withLock { values in
        let isCut = values.utf8.count >= 2_000
        if !isCut { values += (values.isEmpty ? "" : ", ") + value }
        return values + (isCut ? ", … /* cut */" : "")
      }
      record.write("\(name) \(address): \(values)")
    }
    return runner
  }

  /// The text of the drawn values.
  private final class Said: Sendable {
    let values = Mutex("")
  }
}

extension Replay {
  /// Tries the case of a law, or returns nil if the law has none.
  fileprivate func report(_ law: Law, _ runner: Runner) -> Report? {
    let record = CrashRecord()
    defer { record.clear() }
    let report = Session.telling(of: law, in: address, record, runner).replay(law, address)
    tried(report)
    return report
  }
}
