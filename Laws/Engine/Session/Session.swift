import Synchronization

/// Laws checked in tests: those that failed before in that case first, and with a word to say
/// if one of them ends the process.
package enum Session {
  /// Checks laws, or some cases of theirs.
  ///
  /// - Parameter place: What tells the laws from those of their names that are checked elsewhere.
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
      let report = withWord(of: law, runner) { $0.check(law, saved: folder.choices(law.id)) }
      if let complaint = folder.keep(report) { Environment.say(complaint) }
      return report
    }
  }

  /// Works with a runner that leaves word of each case before it is tried.
  package static func withWord<Result>(
    of law: Law, _ runner: Runner, _ work: (Runner) -> Result
  ) -> Result {
    let crumb = Crumb()
    defer { crumb.clear() }
    return work(telling(of: law, crumb, runner))
  }

  /// Returns the runner that leaves word of each case before it is tried.
  private static func telling(of law: Law, _ crumb: Crumb, _ runner: Runner) -> Runner {
    let name = law.id
    var runner = runner
    runner.announce = { [announce = runner.announce] address in
      crumb.write("\(name) \(address)")
      announce?(address)
    }
    return runner
  }

  /// Returns the runner that leaves word of the values of the one case, too, as far as there is room.
  fileprivate static func telling(
    of law: Law, in address: Address, _ crumb: Crumb, _ runner: Runner
  ) -> Runner {
    let (name, said) = (law.id, Said())
    var runner = telling(of: law, crumb, runner)
    runner.draws = { value in
      let values = said.values.withLock { values in
        if values.utf8.count < 2_000 { values += (values.isEmpty ? "" : ", ") + value }
        return values
      }
      crumb.write("\(name) \(address): \(values)")
    }
    return runner
  }

  /// The values that were drawn.
  private final class Said: Sendable {
    let values = Mutex("")
  }
}

extension Replay {
  /// Tries its case of a law; nil if the law has none.
  fileprivate func report(_ law: Law, _ runner: Runner) -> Report? {
    let crumb = Crumb()
    defer { crumb.clear() }
    wasFound.store(true, ordering: .relaxed)
    let report = Session.telling(of: law, in: address, crumb, runner).replay(law, address)
    if report != nil { hasCase.store(true, ordering: .relaxed) }
    if report?.isPassed == true { holds.store(true, ordering: .relaxed) }
    return report
  }
}
