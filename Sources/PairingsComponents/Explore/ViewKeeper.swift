#if !hasFeature(Embedded)  // A page makes all views of a list.

/// The store of the views that lists have made for a receiver of inputs. A list makes the views of the
/// rows that have changed, and takes the others from here.
///
/// A kept view may retain the receiver. An explorer ends these cycles when it is released, by
/// ``forget()``; nothing is kept for other receivers.
@usableFromInline
@_fixed_layout
class ViewKeeper {
  /// True if views are to be kept.
  @usableFromInline final var keepsViews: Bool

  /// The kept objects with their keys, the latest last; nil until there is one.
  @usableFromInline final var kept: [(key: ViewKey, object: ViewKeeper)]?

  @inlinable
  init(keepsViews: Bool) { self.keepsViews = keepsViews }

  /// Returns the object that was kept for a key, or makes one. The last eight keys count, since a view
  /// may make a component, with its key, each time.
  @usableFromInline
  final func kept<Object: ViewKeeper>(for key: ViewKey, _ make: () -> Object) -> Object {
    let old = kept?.last { $0.key === key }?.object as? Object
    let object = old ?? make()
    guard old == nil, keepsViews else { return object }
    let dropped = kept?.count == 8 ? kept?.removeFirst() : nil
    kept = (kept.take() ?? []) + [(key, object)]
    dropped?.object.forget()
    return object
  }

  /// Forgets the kept objects, and keeps none from now on.
  @usableFromInline
  func forget() {
    keepsViews = false
    for (_, object) in kept.take() ?? [] { object.forget() }
  }
}

/// The key of the object that one operation of a component keeps.
@usableFromInline
@_fixed_layout
final class ViewKey {
  @inlinable
  init() {}
}

#else

/// The key of an operation of a component, which keeps no object here.
@frozen @usableFromInline
struct ViewKey {
  @inlinable
  init() {}
}

#endif
