import PairingsObservation

/// A step of a program in the property test.
enum SnapshotsAct: Sendable, Equatable {
  case commit
  case take
  case again
  case cancel
}

/// The rules of a sequence of snapshots, without any explorer: those of a list.
enum SnapshotsModel {
  /// Returns the versions that a reader sees by the rules, during a program and after its end.
  static func seen(_ script: [SnapshotsAct], _ buffering: SnapshotBuffering) -> [Int] {
    var (version, waiting, seen, isOn) = (0, [Int](), [Int](), true)
    func show() {
      guard isOn else { return }
      if buffering == .newest { waiting = [] }
      waiting.append(version)
    }
    for act in script {
      switch act {
      case .commit:
        version += 1
        show()
      case .take: if !waiting.isEmpty { seen.append(waiting.removeFirst()) }
      case .cancel:
        seen += waiting
        (waiting, isOn) = ([], false)
      case .again: break
      }
    }
    return seen + waiting
  }

  /// Returns all versions of the commits of a script.
  static func versions(_ script: [SnapshotsAct]) -> [Int] {
    script.filter { $0 == .commit }.indices.map { $0 + 1 }
  }
}
