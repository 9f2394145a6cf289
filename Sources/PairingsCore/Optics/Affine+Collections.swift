extension Affine where Whole: MutableCollection, Part == Whole.Element, Part: Identifiable {
  /// Returns the affine of the first element with an identity.
  ///
  /// The affine is lawful for changes that keep the identity: an element with a new identity is not
  /// found again.
  ///
  /// - Complexity: O(*n*) identities are compared.
  @inlinable
  public static func element(id: Part.ID) -> Affine {
    Affine(
      preview: { $0.first { $0.id == id } },
      modify: { whole, change in
        guard let index = whole.firstIndex(where: { $0.id == id }) else { return }
        change(&whole[index])
      })
  }
}

extension Affine {
  /// Returns the affine of the value that a dictionary has for a key.
  @inlinable
  public static func value<Key: Hashable>(forKey key: Key) -> Affine where Whole == [Key: Part] {
    Affine(
      preview: { $0[key] },
      modify: { whole, change in
        guard let index = whole.index(forKey: key) else { return }
        change(&whole.values[index])
      })
  }
}
