#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Pairings

extension Explorer where Input: Codable {
  /// Writes the input of every later commit to a recording at once, until the token is cancelled or
  /// released.
  ///
  ///     let writer = try RecordingWriter<Recorded<Step>>(to: file, .init(subject: "counter"))
  ///     let token = explorer.record(into: writer) { gap in print("not recorded:", gap) }
  ///
  /// A commit without an input becomes a gap, which is a line of the file: the states after it do not
  /// follow from the recorded inputs alone. An input that cannot be written, such as one with a
  /// number that JSON does not have, becomes a gap as well.
  ///
  /// A recording that pauses and goes on has a gap for the commits in between.
  ///
  /// - Parameters:
  ///   - writer: The writer of the recording.
  ///   - gapped: Receives each gap at once.
  /// - Precondition: The writer records this explorer alone, and once at a time.
  /// - SeeAlso: ``Recording/replayed(from:)`` for the way back.
  public func record(
    into writer: RecordingWriter<Recorded<Input>>,
    whenGapped gapped: @escaping (RecordingGap) -> Void
  ) -> ObservationToken {
    let journal = writer.journal
    precondition(
      !journal.isOpen && (!journal.hasBegun || journal.explorer === self),
      "A recording is of one explorer, and once: another file needs another writer.")
    if !journal.hasBegun { journal.version = version }
    (journal.isOpen, journal.hasBegun, journal.explorer) = (true, true, self)
    func write(_ gap: RecordingGap) {
      do { try writer.append(.gap(gap)) } catch { journal.waiting = gap }
    }
    let token = observeChanges { version, change, _ in
      func lose(_ kind: RecordingGap.Kind, _ reason: String? = nil, at version: Int = version) {
        let gap = RecordingGap(kind, version: version, reason: reason)
        if journal.waiting == nil { write(gap) }
        gapped(gap)
      }
      if let gap = journal.waiting.take() { write(gap) }
      if version > journal.version + 1 { lose(.pause, at: version - 1) }
      journal.version = version
      guard case .input(let input) = change else {
        if let kind = change.gap { lose(kind) }
        return
      }
      guard journal.waiting == nil else { return lose(.input, "what was before it is not written") }
      do { try writer.append(.input(input)) } catch { lose(.input, "\(error)") }
    }
    return ObservationToken {
      journal.isOpen = false
      token.cancel()
    }
  }
}

#endif
