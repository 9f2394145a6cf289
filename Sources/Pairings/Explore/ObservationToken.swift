/// The token of an observer: the observer is called until the token is cancelled
/// or released.
public final class ObservationToken {
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
  struct Entry {
    @usableFromInline let id: Int
    @usableFromInline let receive: (Event) -> Void

    @usableFromInline
    init(id: Int, receive: @escaping (Event) -> Void) {
      self.id = id
      self.receive = receive
    }
  }

  @usableFromInline var entries: [Entry] = []

  /// How many observers left. Exclusivity needs no check: no access lasts.
  @usableFromInline var removals = 0

  private var lastID = 0

  @usableFromInline
  init() {}

  @usableFromInline
  func add(_ receive: @escaping (Event) -> Void) -> ObservationToken {
    let id = append(receive)
    return ObservationToken { self.remove(id) }
  }

  #if !hasFeature(Embedded)  // Embedded Swift has no weak references.
  @usableFromInline
  func add<Owner: AnyObject>(_ owner: Owner, _ receive: @escaping (Owner, Event) -> Void) {
    let id = lastID + 1
    append { [weak owner, unowned self] event in
      if let owner { receive(owner, event) } else { remove(id) }
    }
  }
  #endif

  @discardableResult
  private func append(_ receive: @escaping (Event) -> Void) -> Int {
    lastID += 1
    entries.append(Entry(id: lastID, receive: receive))
    return lastID
  }

  private func remove(_ id: Int) {
    removals += 1
    entries.removeAll { $0.id == id }
  }

  /// Calls every observer that is registered now and still is when its turn comes.
  @inlinable
  func send(_ event: Event) {
    let (called, before) = (entries, removals)
    for index in called.indices where removals == before || isRegistered(called[index].id) {
      called[index].receive(event)
    }
  }

  @usableFromInline
  func isRegistered(_ id: Int) -> Bool { entries.contains { $0.id == id } }
}
