#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation
public import Pairings

/// What of an explorer is kept in a file: its position, or its last inputs.
///
///     let todo = try Persisted<Todo>.load(from: file, subject: "todo") ?? Todo()
///     let explorer = Explorer(.store(todo, on: …) { … })
///     let kept = Persisted(positionOf: explorer, in: file, subject: "todo") { print($0) }
///
/// The file is replaced whenever what was committed is shown: once for a transaction or a workflow
/// that is shown at its end, and never in between. It is written beside and renamed, so that a
/// crash at any moment leaves what was kept before or after. What cannot be written is tried again
/// with what is shown next.
///
/// What cannot be read is given another name, so that what is kept from then on does not replace
/// it: ``load(from:subject:version:migrate:)`` throws, and tells that name.
///
/// It goes on for as long as it lives, or until ``stop()``.
public final class Persisted<Kept: Codable> {
  private var tokens: [ObservationToken] = []

  private init() {}

  /// Ends to keep anything; the file stays.
  public func stop() {
    for token in tokens { token.cancel() }
    tokens = []
  }

  /// Reads what was kept; nil if there is no file.
  ///
  /// - Parameters:
  ///   - file: Where it was kept.
  ///   - subject: What it should be of.
  ///   - version: The version that its form should have.
  ///   - migrate: Makes a line of this version of one of an older version.
  /// - Throws: ``PersistedError/damaged(_:keptAs:)`` if something else is there; the file has
  ///   another name then.
  public static func load(
    from file: URL, subject: String, version: Int = 1,
    migrate: ((_ line: Data, _ from: Int) throws -> Data)? = nil
  ) throws(PersistedError) -> Kept? {
    try AtomicFile(file, subject: subject, version: version, isSynchronized: false)
      .read(migrate: migrate)
  }
}

// MARK: - What is kept

extension Persisted {
  /// Keeps the position of an explorer from the next commit on.
  ///
  /// - Parameters:
  ///   - explorer: Whose position it is.
  ///   - file: Where it is kept.
  ///   - subject: What it is of, so that another file is not taken for it.
  ///   - version: The version of its form.
  ///   - isSynchronized: Whether each is on the disk before anything goes on, so that also a crash
  ///     of the machine leaves one of both; that takes milliseconds.
  ///   - failed: Hears of what could not be written.
  public convenience init<Eff, Pair, Input, View>(
    positionOf explorer: Explorer<Eff, Pair, Input, View>, in file: URL, subject: String,
    version: Int = 1, isSynchronized: Bool = true,
    whenFailed failed: @escaping (PersistedError) -> Void
  ) where Pair.Space: ComonadStore, Pair.Space.Position == Kept {
    self.init()
    let file = AtomicFile<Kept>(
      file, subject: subject, version: version, isSynchronized: isSynchronized)
    tokens = [
      explorer.observe { _ in
        do throws(PersistedError) { try file.write(explorer.position) } catch { failed(error) }
      }
    ]
  }

  /// Keeps the inputs that led an explorer to where it is from the next commit on, for spaces that
  /// have no position: `component.replaying(inputs)` is there again.
  ///
  ///     let inputs = try Persisted<[Turn]>.load(from: file, subject: "steps") ?? []
  ///     let explorer = Explorer(steps.replaying(inputs))
  ///     let kept = Persisted(inputs, of: explorer, in: file, subject: "steps") { print($0) }
  ///
  /// Once something is committed that no input means, such as the move of an effect or a way of a
  /// ``Timeline``, inputs lead there no more: `failed` is told of the gap, and the file stays.
  ///
  /// - Parameters:
  ///   - inputs: What led to where it is.
  ///   - explorer: Whose inputs they are.
  ///   - limit: How many of the last ones are kept; what the others did is lost.
  ///   - file: Where they are kept.
  ///   - subject: What they are of, so that another file is not taken for it.
  ///   - version: The version of their form.
  ///   - isSynchronized: Whether each is on the disk before anything goes on.
  ///   - failed: Hears of what could not be written, and of the gap.
  /// - Precondition: `limit` is not negative.
  /// - Complexity: O(`limit`) for what is shown: all of them are written anew. A
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
