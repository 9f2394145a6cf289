/// A comonad whose places can be identified by a search, as far as moves change them.
///
/// The identity of a place is for a search, and no part of the space. The operations of a space do
/// not give it, so that moves and the functions of `extend` do not depend on it. Otherwise a machine
/// would show its hidden state. A comonad of positions, such as that of a ``StoreConstructor``,
/// conforms by a declaration alone.
///
/// The place of a ``Store`` is its position, that of a ``Traced`` its log, and that of a ``Zipper``
/// its focus. The place of a ``Moore`` is its hidden state if that is hashable. The place of a
/// composed space consists of the places of its parts. A ``Cofree`` has no such place: an
/// exploration of one needs a key for its places.
///
/// ## Laws
///
/// For every `w`, `f`, `m`, `n` and `k`, where `w.fingerprint` is the identity of the place:
///
///     w.map(f).fingerprint == w.fingerprint                    // map keeps the place
///     w.extend(f).fingerprint == w.fingerprint                 // extend keeps the place
///     moved(w, by: pure(a)).fingerprint == w.fingerprint       // pure keeps the place
///     moved(moved(w, by: m), by: n).fingerprint
///       == moved(w, by: m.then(n)).fingerprint                 // move after move
///     /* if */ moved(w, by: m).fingerprint == moved(w, by: n).fingerprint /* then */
///     moved(w, by: m.then(k)).extract() == moved(w, by: n.then(k)).extract()
///                                                              // equal places have equal futures
public protocol LocatedComonad: Comonad {
  /// Adds the identity of the present place, among all places that moves lead to, to a fingerprint:
  ///
  ///     fingerprint.combine(wa.carrier(as: Tape.self).place)
  static func locate<Value>(_ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint)
}

extension Kind where Brand: LocatedComonad {
  /// The identity of the present place among all places that moves lead to; nil if the place cannot
  /// be identified.
  ///
  /// No move reads it; see ``LocatedComonad``.
  @inlinable
  package var fingerprint: UInt64? {
    var fingerprint = Fingerprint()
    Brand.locate(self, in: &fingerprint)
    return fingerprint.value
  }
}
