import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsObservation
import Testing

/// Sequences of snapshots, compared with lists on programs of commits and readers.
@Suite("The snapshots of an explorer agree with a list")
struct SnapshotsModelTests {
  typealias Act = SnapshotsAct

  /// A run of a program on an explorer in an isolation of its own.
  actor Run {
    func seen(_ script: [Act], _ buffering: SnapshotBuffering) async -> [Int] {
      var explorer: Panels? = panels()
      guard let snapshots = explorer?.snapshots(buffering) else { return [] }
      var iterator = snapshots.makeAsyncIterator()
      var seen: [Int] = []
      var shown = 0  // By the model: the test awaits no snapshot beyond it.
      for act in script {
        switch act {
        case .commit:
          explorer?.set(\.a, 1)
          shown = buffering == .newest ? 1 : shown + 1
        case .take:
          guard shown > 0, let snapshot = await iterator.next() else { break }
          shown -= 1
          seen.append(snapshot.version)
        case .again: iterator = snapshots.makeAsyncIterator()
        case .cancel:
          shown = 0
          seen += await cancelled(snapshots)
        }
      }
      explorer = nil
      while let snapshot = await iterator.next() { seen.append(snapshot.version) }
      return seen
    }

    /// Iterates in a task that is cancelled before it begins.
    private func cancelled(_ snapshots: Snapshots<Panel>) async -> [Int] {
      let task = Task {
        _ = self
        var seen: [Int] = []
        for await snapshot in snapshots { seen.append(snapshot.version) }
        return seen
      }
      task.cancel()
      return await task.value
    }

    /// Returns the versions that a task reads beside the commits.
    func beside(_ script: [Act], _ buffering: SnapshotBuffering) async -> [Int] {
      var explorer: Panels? = panels()
      guard let snapshots = explorer?.snapshots(buffering) else { return [] }
      let consumer = Task {
        _ = self
        var seen: [Int] = []
        for await snapshot in snapshots { seen.append(snapshot.version) }
        return seen
      }
      for act in script {
        switch act {
        case .commit: explorer?.set(\.a, 1)
        case .take, .again, .cancel: await Task.yield()
        }
      }
      explorer = nil
      return await consumer.value
    }
  }

  static var scripts: Domain<[Act]> {
    let codes = Five.domain.zip(Three.domain).array(count: 0...20)
    return Domain { choices in
      codes.draw(&choices).map { kind, n in
        switch (kind.rawValue, n.rawValue) {
        case (0, _), (1, _): .commit
        case (2, 0), (2, 1): .again
        case (2, _): .cancel
        default: .take
        }
      }
    } observe: { script, seen in
      seen.record(UInt64(script.count), "\(script)")
    }
  }

  @Test("read while they are shown and after", arguments: [SnapshotBuffering.unbounded, .newest])
  func random(_ buffering: SnapshotBuffering) async {
    await expectLaw(
      Law.waiting("list", "snapshots /* do what */ a list /* does */", Int.domain.array()) {
        let script = $0.any("script", Self.scripts)
        return { (await Run().seen(script, buffering), SnapshotsModel.seen(script, buffering)) }
      }, runner: Runner(cases: 2_000))
  }

  @Test(
    "read by a task beside: all of them in order, or some of them and the last",
    arguments: [SnapshotBuffering.unbounded, .newest])
  func beside(_ buffering: SnapshotBuffering) async {
    await expectLaw(
      Law.waiting("beside", "in order, /* with */ all, /* or */ the last", Int.domain.array()) {
        let script = $0.any("script", Self.scripts)
        return {
          let (seen, all) = (
            await Run().beside(script, buffering), SnapshotsModel.versions(script)
          )
          let isPart = Set(seen).sorted() == seen && seen.last == all.last
          return (seen, buffering == .newest && isPart ? seen : all)
        }
      }, runner: Runner(cases: 500))
  }
}

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
