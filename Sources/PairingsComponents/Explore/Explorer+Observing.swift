public import PairingsCore

extension Explorer {
  /// Shows every later committed view to an observer, until the token is cancelled or released.
  ///
  /// - Complexity: O(1) amortised. A commit then takes O(*n*) for *n* observers, and the end of a
  ///   token O(log *n*), amortised.
  @inlinable
  public func observe(_ receive: @escaping (Snapshot<View>) -> Void) -> ObservationToken {
    unsafe Observers.all(in: &loop.observers).add(receive)
  }

  /// Shows a part of the view to an observer, until the token is cancelled or released: now, and
  /// after each change of the part.
  ///
  ///     let token = explorer.observe(\.title) { title in window.title = title }
  ///
  /// Within a move, the first call comes after the move.
  @inlinable
  public func observe<Part: Equatable>(
    _ part: @escaping (View) -> Part, _ receive: @escaping (Part) -> Void
  ) -> ObservationToken {
    let isOn = Box(true)  // The token does not retain the observer.
    let observer = PartObserver(part, receive, isOn)
    let token = observe { observer.show($0.view) }
    loop.show(observer.show)
    return ObservationToken {
      unsafe isOn.value = false
      token.cancel()
    }
  }

  /// Shows a part of the position to an observer, until the token is cancelled or released: now, and
  /// after each change of the part. The view is not read.
  @inlinable
  package func observe<Part: Equatable>(
    position part: @escaping (Pair.Space.Position) -> Part,
    _ receive: @escaping (Part) -> Void
  ) -> ObservationToken where Pair.Space: ComonadStore {
    // The closure retains the loop, which releases its observers when the explorer is released.
    observe({ [loop] _ in part(loop.place.position) }, receive)
  }

  /// Shows every later report to an observer, until the token is cancelled or released.
  @inlinable
  public func observeReports(_ receive: @escaping (ExplorerReport) -> Void) -> ObservationToken {
    unsafe Observers.all(in: &loop.reportObservers).add(receive)
  }

  /// Writes every later commit into a journal, until the token is cancelled or released.
  ///
  /// - Complexity: While a journal is kept, each move copies the space, since the journal holds the
  ///   component before the move. ``observeChanges(_:)`` avoids this copy.
  @inlinable
  public func record(
    _ write: @escaping (Transition<Eff, Pair, Input, View>) -> Void
  ) -> ObservationToken {
    unsafe loop.keepers += 1
    let token = addRecorder { [pairing = loop.pairing, rules = loop.rules] record in
      guard let before = record.before else { return }  // The commit precedes this journal.
      write(
        Transition(
          version: record.version, change: record.change,
          before: Component(pairing, before, rules),
          after: Component(pairing, record.after, rules)))
    }
    return ObservationToken { [loop] in
      unsafe loop.keepers -= 1
      token.cancel()
    }
  }

  /// Calls an observer after every later commit with the change and a function that returns the
  /// component after it, until the token is cancelled or released.
  ///
  /// - Complexity: O(1). A move copies the space only if the observer keeps the component.
  @inlinable
  public func observeChanges(
    _ receive:
      @escaping (
        _ version: Int, _ change: Change<Eff, Pair, Input, View>,
        _ after: () -> Component<Eff, Pair, Input, View>
      ) -> Void
  ) -> ObservationToken {
    addRecorder { [pairing = loop.pairing, rules = loop.rules] record in
      receive(record.version, record.change) { Component(pairing, record.after, rules) }
    }
  }

  @inlinable
  func addRecorder(
    _ write: @escaping (Loop<Eff, Pair, Input, View>.Record) -> Void
  ) -> ObservationToken {
    unsafe Observers.all(in: &loop.recorders).add(write)
  }

  #if !hasFeature(Embedded)  // Embedded Swift has no weak references.
  /// Shows every later committed view to an observer, while its owner is alive.
  public func observe<Owner: AnyObject>(
    _ owner: Owner, _ receive: @escaping (Owner, Snapshot<View>) -> Void
  ) {
    unsafe Observers.all(in: &loop.observers).add(owner, receive)
  }
  #endif
}

/// An observer of a part of views.
///
/// Exclusivity needs no check: no access lasts while code of the user runs.
@safe @usableFromInline
@_fixed_layout
final class PartObserver<View, Part: Equatable> {
  @usableFromInline let part: (View) -> Part
  @usableFromInline let receive: (Part) -> Void

  /// The part that the observer received last.
  @exclusivity(unchecked) @usableFromInline var last: Part?

  @usableFromInline let isOn: Box<Bool>

  @inlinable
  init(_ part: @escaping (View) -> Part, _ receive: @escaping (Part) -> Void, _ isOn: Box<Bool>) {
    (self.part, self.receive, self.isOn) = (part, receive, isOn)
  }

  /// Shows the part of a view, if the part has changed.
  @inlinable
  func show(_ view: View) {
    guard unsafe isOn.value else { return }
    let new = part(view)
    let old = unsafe last
    guard new != old, unsafe isOn.value else { return }  // Either may have cancelled the token.
    unsafe last = new
    receive(new)
    withExtendedLifetime(old) {}  // Freed after all fields are written.
  }
}
