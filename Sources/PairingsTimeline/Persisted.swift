#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation
public import Pairings

/// An observer that keeps the position of an explorer, or its last inputs, in a file.
///
///     let todo = try Persisted<Todo>.load(from: file, subject: "todo") ?? Todo()
///     let explorer = Explorer(.store(todo, on: …) { … })
///     let kept = Persisted(positionOf: explorer, in: file, subject: "todo") { print($0) }
///
/// The file is replaced whenever commits are shown: once for a workflow that is shown at its end, and
/// never in between. The new file is written beside the old one and renamed,
/// so that a crash at any moment leaves the old or the new value. After a failed write, the value
/// that is shown next is written.
///
/// A file with other contents is renamed, so that later writes do not replace it. In this case
/// ``load(from:subject:version:migrate:)`` throws an error with the new name. A file whose contents
/// cannot be read is not renamed, since they may be good: an observer that is made in spite of
/// ``PersistedError/unreadable(_:)`` replaces it.
///
/// The observer works until it is released, or until ``stop()``.
public final class Persisted<Kept: Codable> {
  private var tokens: [ObservationToken] = []

  private init() {}

  /// Stops writing. The file stays.
  public func stop() {
    for token in tokens { token.cancel() }
    tokens = []
  }

  /// Reads the kept value, or returns nil if there is no file.
  ///
  /// - Parameters:
  ///   - file: The file of the value.
  ///   - subject: The expected subject.
  ///   - version: The expected version of the format of the value.
  ///   - migrate: Converts a line of an older version to this version.
  /// - Throws: ``PersistedError/damaged(_:keptAs:)`` if the file has other contents. The file is
  ///   renamed in this case. ``PersistedError/unreadable(_:)`` if it cannot be read. The file stays
  ///   in this case.
  public static func load(
    from file: URL, subject: String, version: Int = 1,
    migrate: ((_ line: Data, _ from: Int) throws -> Data)? = nil
  ) throws(PersistedError) -> Kept? {
    try AtomicFile(file, subject: subject, version: version, isSynchronized: false)
      .read(migrate: migrate)
  }
}

// MARK: - Observing

extension Persisted {
  /// Keeps the position of an explorer from the next commit on.
  ///
  /// - Parameters:
  ///   - explorer: The explorer to observe.
  ///   - file: The file to replace.
  ///   - subject: The name of the kept subject, which distinguishes the file from others.
  ///   - version: The version of the format of the position.
  ///   - isSynchronized: True if each position is on the disk before the call of the observer ends.
  ///     Then also a crash of the machine leaves the old or the new value. Each write takes
  ///     milliseconds.
  ///   - failed: Receives the errors of failed writes.
  public convenience init<Eff, Pair, Input, View>(
    positionOf explorer: Explorer<Eff, Pair, Input, View>, in file: URL, subject: String,
    version: Int = 1, isSynchronized: Bool = true,
    whenFailed failed: @escaping (PersistedError) -> Void
  ) where Pair.Space: ComonadStore, Pair.Space.Position == Kept {
    self.init()
    let file = AtomicFile<Kept>(
      file, subject: subject, version: version, isSynchronized: isSynchronized)
    tokens = [
      explorer.observe { [weak explorer] _ in  // An explorer that is dropped cancels its requests.
        guard let explorer else { return }
        do throws(PersistedError) { try file.write(explorer.position) } catch { failed(error) }
      }
    ]
  }

  /// Keeps the inputs that lead to the component of an explorer from the next commit on, for spaces
  /// without a position: `component.replaying(inputs)` restores it.
  ///
  ///     let inputs = try Persisted<[Turn]>.load(from: file, subject: "steps") ?? []
  ///     let explorer = Explorer(steps.replaying(inputs))
  ///     let kept = Persisted(inputs, of: explorer, in: file, subject: "steps") { print($0) }
  ///
  /// A commit without an input, such as the move of an effect or an undo of a ``Timeline``, is a
  /// gap: from then on, inputs do not lead to the component. `failed` receives the gap, and the
  /// file stays.
  ///
  /// - Parameters:
  ///   - inputs: The inputs that led to the component of the explorer.
  ///   - explorer: The explorer to observe.
  ///   - limit: The number of last inputs to keep. The effect of earlier inputs is lost.
  ///   - file: The file to replace.
  ///   - subject: The name of the kept subject, which distinguishes the file from others.
  ///   - version: The version of the format of the inputs.
  ///   - isSynchronized: True if each write is on the disk before the call of the observer ends.
  ///   - failed: Receives the errors of failed writes, and the gap.
  /// - Precondition: `limit` is not negative.
  /// - Complexity: O(`limit`) for each view that is shown, since all inputs are written again. A
  ///   ``RecordingWriter`` appends.
  public convenience init<Eff, Pair, Input, View>(
    _ inputs: [Input], of explorer: Explorer<Eff, Pair, Input, View>, limit: Int = .max,
    in file: URL, subject: String, version: Int = 1, isSynchronized: Bool = true,
    whenFailed failed: @escaping (PersistedError) -> Void
  ) where Kept == [Input] {
    precondition(limit >= 0, "There cannot be \(limit) inputs.")
    self.init()
    let file = AtomicFile<Kept>(
      file, subject: subject, version: version, isSynchronized: isSynchronized)
    var (kept, hasGap) = (Array(inputs.suffix(limit)), false)
    let journal = explorer.observeChanges { version, change, _ in
      guard !hasGap else { return }
      if case .input(let input) = change {
        kept.append(input)
        if kept.count > limit { kept.removeFirst() }
      } else if let kind = change.gap {
        hasGap = true
        failed(.gap(RecordingGap(kind, version: version)))
      }
    }
    let views = explorer.observe { _ in
      guard !hasGap else { return }
      do throws(PersistedError) { try file.write(kept) } catch { failed(error) }
    }
    tokens = [journal, views]
  }
}

#endif
