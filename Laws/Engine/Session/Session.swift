import Synchronization

/// The checks of laws in tests. They try saved failures first, and name the present case if one of
/// them ends the process.
package enum Session {
  /// Checks laws, or the cases of replays.
  ///
  /// - Parameter place: The identity of the test, since other tests may check laws of the same
  ///   names.
  package static func reports(
    _ laws: [Law], runner: Runner, replays: [Replay] = [], in place: String = ""
  ) -> [Report] {
    guard replays.isEmpty else {
      return replays.flatMap { replay in
        replay.checked.withLock { $0 += laws.map(\.id) }
        return laws.filter { $0.id == replay.law }.compactMap { replay.report($0, runner) }
      }
    }
    let folder = FailureFolder(of: place)
    return laws.map { law in
      let report = report(of: law, runner, saved: folder.choices(law.id))
      if let complaint = folder.keep(report) { Environment.say(complaint) }
      return report
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
        if values.utf8.count < 2_000 { values += (values.isEmpty ? "" : ", ") + value }
        return values
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
    wasFound.store(true, ordering: .relaxed)
    let report = Session.telling(of: law, in: address, record, runner).replay(law, address)
    if report != nil { hasCase.store(true, ordering: .relaxed) }
    if report?.isPassed == true { holds.store(true, ordering: .relaxed) }
    return report
  }
}
