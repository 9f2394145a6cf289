/// A comonad whose places can be told apart: where a space is, as far as moves change it.
///
/// A ``Store`` is where its position is, a ``Traced`` where its log is, a ``Zipper`` where its
/// focus is, a ``Moore`` where its hidden state is if that can be compared, and what is made of
/// spaces where its parts are. A ``Cofree`` knows no place: whoever explores one says what
/// tells its places apart.
///
/// ## Laws
///
/// For every `w`, `v`, `f`, `m` and `n`:
///
///     w.map(f).fingerprint == w.fingerprint                    // map stays
///     w.extend(f).fingerprint == w.fingerprint                 // extend stays
///     moved(w, by: pure(a)).fingerprint == w.fingerprint       // stay
///     moved(moved(w, by: m), by: n).fingerprint
///       == moved(w, by: m.then(n)).fingerprint                 // move after move
///     /* if */ moved(w, by: m).fingerprint == moved(w, by: n).fingerprint
///     /* then */ moved(w, by: m).extract() == moved(w, by: n).extract()  // one place, one view
public protocol LocatedComonad: Comonad {
  /// Adds what tells the present place of a space from all others that moves lead to.
  static func locate<Value>(_ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint)
}

extension Kind where Brand: LocatedComonad {
  /// What tells the present place from all others that moves lead to; nothing if that cannot
  /// be told.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public var fingerprint: UInt64? {
    var fingerprint = Fingerprint()
    Brand.locate(self, in: &fingerprint)
    return fingerprint.value
  }
}

extension PlacedConstructor where Self: LocatedComonad, Place: Hashable {
  /// Adds the place.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    fingerprint.combine(wa.place)
  }
}
