/// The token of an observer: the observer is called until the token is cancelled
/// or released.
public final class Observation {
  private var onCancel: (() -> Void)?

  @usableFromInline
  init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  /// Ends the observation; the observer is not called again, also not by a
  /// delivery that is going on.
  public func cancel() {
    onCancel.take()?()
  }

  deinit { cancel() }
}

/// Observers in the order of their registration.
@usableFromInline
final class Observers<Event> {
  @usableFromInline
  final class Entry {
    @usableFromInline var receive: ((Event) -> Void)?

    @usableFromInline
    init(_ receive: @escaping (Event) -> Void) { self.receive = receive }
  }

  @usableFromInline var entries: [Entry] = []

  @usableFromInline
  init() {}

  @usableFromInline
  func add(_ receive: @escaping (Event) -> Void) -> Observation {
    let entry = Entry(receive)
    entries.append(entry)
    return Observation { self.remove(entry) }
  }

  #if !hasFeature(Embedded)  // Embedded Swift has no weak references.
    @usableFromInline
    func add<Owner: AnyObject>(_ owner: Owner, _ receive: @escaping (Owner, Event) -> Void) {
      let entry = Entry { _ in }
      entry.receive = { [weak owner, unowned entry] event in
        if let owner { receive(owner, event) } else { self.remove(entry) }
      }
      entries.append(entry)
    }
  #endif

  @usableFromInline
  func remove(_ entry: Entry) {
    entry.receive = nil
    entries.removeAll { $0 === entry }
  }

  /// Calls every observer that is registered now and still is when its turn comes.
  @inlinable
  func send(_ event: Event) {
    for entry in entries { entry.receive?(event) }
  }
}
