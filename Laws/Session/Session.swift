import Synchronization

/// Laws checked in tests: those that failed before in that case first, and with a word to say
/// if one of them ends the process.
package enum Session {
  /// Checks laws, or one case of one of them.
  package static func reports(
    _ laws: [Law], runner: Runner, replay: Replay? = nil, isKept: Bool = true
  ) -> [Report] {
    if let replay {
      return laws.filter { $0.id == replay.law }.compactMap { law in
        replay.wasFound.store(true, ordering: .relaxed)
        let report = runner.replay(law, replay.address)
        if report != nil { replay.hasCase.store(true, ordering: .relaxed) }
        if report?.isPassed == true { replay.holds.store(true, ordering: .relaxed) }
        return report
      }
    }
    let folder = FailureFolder()
    return laws.map { law in
      let (crumb, name) = (Crumb(), law.id)
      defer { crumb.clear() }
      var runner = runner
      runner.announce = { [announce = runner.announce] address in
        crumb.write("\(name) \(address)")
        announce?(address)
      }
      let report = runner.check(law, saved: folder.choices(law.id))
      if isKept { _ = folder.keep(report) }
      return report
    }
  }
}
