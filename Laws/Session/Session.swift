import Synchronization

/// Laws checked in tests: those that failed before in that case first, and with a word to say
/// if one of them ends the process.
package enum Session {
  /// Checks laws, or one case of one of them.
  package static func reports(
    _ laws: [Law], runner: Runner, replay: Replay? = nil, isKept: Bool = true
  ) -> [Report] {
    if let replay {
      replay.checked.withLock { $0 += laws.map(\.id) }
      return laws.filter { $0.id == replay.law }.compactMap { law in
        let crumb = Crumb()
        defer { crumb.clear() }
        replay.wasFound.store(true, ordering: .relaxed)
        let report = telling(of: law, crumb, runner, alsoValues: true).replay(law, replay.address)
        if report != nil { replay.hasCase.store(true, ordering: .relaxed) }
        if report?.isPassed == true { replay.holds.store(true, ordering: .relaxed) }
        return report
      }
    }
    let folder = FailureFolder()
    return laws.map { law in
      let crumb = Crumb()
      defer { crumb.clear() }
      let report = telling(of: law, crumb, runner).check(law, saved: folder.choices(law.id))
      if isKept { _ = folder.keep(report) }
      return report
    }
  }

  /// Returns the runner that leaves word of each case before it is tried.
  private static func telling(
    of law: Law, _ crumb: Crumb, _ runner: Runner, alsoValues: Bool = false
  ) -> Runner {
    let (name, place) = (law.id, Place())
    var runner = runner
    runner.announce = { [announce = runner.announce] address in
      place.address.withLock { $0 = address.description }
      crumb.write("\(name) \(address)")
      announce?(address)
    }
    if alsoValues {
      runner.draws = { value in
        let values = place.values.withLock { values in
          if values.utf8.count < 2_000 { values += (values.isEmpty ? "" : ", ") + value }
          return values
        }
        crumb.write("\(name) \(place.address.withLock { $0 }): \(values)")
      }
    }
    return runner
  }

  /// Which case is tried.
  private final class Place: Sendable {
    let address = Mutex("")

    /// What was drawn, as far as there is room for it.
    let values = Mutex("")
  }
}
