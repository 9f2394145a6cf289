/// Observers in the order of their registration.
///
/// Exclusivity needs no check: no access lasts while code of the user runs, since a removed
/// observer is moved out before it is freed.
@safe @usableFromInline
final class Observers<Event> {
  @usableFromInline
  struct Entry {
    let id: Int
    @usableFromInline var receive: ((Event) -> Void)?
  }

  /// The entries in the order of their numbers. A removed observer leaves a gap for a while.
  @exclusivity(unchecked) @usableFromInline var entries: [Entry] = []

  /// The number of observers.
  @exclusivity(unchecked) @usableFromInline var count = 0

  @exclusivity(unchecked) private var lastID = 0

  /// The number of deliveries in progress, during which entries keep their indices.
  @exclusivity(unchecked) @usableFromInline var deliveries = 0

  @usableFromInline
  init() {}

  /// Returns the observers of a list, which is created if needed.
  @inlinable
  static func all(in list: inout Observers?) -> Observers {
    let all = list ?? Observers()
    list = all
    return all
  }

  /// True if there are no observers.
  @inlinable @inline(__always)
  var isEmpty: Bool { unsafe count == 0 }

  @usableFromInline
  func add(_ receive: @escaping (Event) -> Void) -> ObservationToken {
    let id = append(receive)
    return ObservationToken { self.remove(id) }
  }

  #if !hasFeature(Embedded)  // Embedded Swift has no weak references.
  @usableFromInline
  func add<Owner: AnyObject>(_ owner: Owner, _ receive: @escaping (Owner, Event) -> Void) {
    let id = unsafe lastID + 1
    append { [weak owner, weak self] event in
      if let owner { receive(owner, event) } else { self?.remove(id) }
    }
  }
  #endif

  @discardableResult
  private func append(_ receive: @escaping (Event) -> Void) -> Int {
    unsafe lastID += 1
    unsafe count += 1
    unsafe entries.append(Entry(id: lastID, receive: receive))
    return unsafe lastID
  }

  /// - Complexity: O(log *n*), amortised.
  private func remove(_ id: Int) {
    var (low, high) = unsafe (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if unsafe entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    guard unsafe low < entries.count, unsafe entries[low].id == id,
      let receive = unsafe entries[low].receive.take()
    else { return }
    unsafe count -= 1
    compact()
    withExtendedLifetime(receive) {}  // Freed after all fields are written.
  }

  /// Removes the gaps if they are more than half of the entries, unless a delivery is in progress.
  @usableFromInline
  func compact() {
    guard unsafe deliveries == 0, unsafe count * 2 < entries.count else { return }
    var kept: [Entry] = []
    for entry in unsafe entries where entry.receive != nil { kept.append(entry) }
    unsafe entries = kept
  }

  /// Removes all observers.
  @usableFromInline
  func removeAll() {
    let all = unsafe entries
    unsafe count = 0
    for index in all.indices { unsafe entries[index].receive = nil }
    compact()
    withExtendedLifetime(all) {}  // Freed after all fields are written.
  }

  /// Sends an event to every observer that is registered now and still is when its turn comes.
  @inlinable
  func send(_ event: Event) {
    unsafe deliveries += 1
    for index in unsafe 0..<entries.count {
      unsafe entries[index].receive?(event)
    }
    unsafe deliveries -= 1
    if unsafe count < entries.count { compact() }
  }
}
