extension Affine where Whole: MutableCollection, Part == Whole.Element, Part: Identifiable {
  /// The first element with an identity.
  ///
  /// It is lawful for changes that keep the identity: one that gives the element
  /// another is not found again.
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
  /// What a dictionary holds for a key.
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
