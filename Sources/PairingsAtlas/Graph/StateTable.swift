/// A dictionary in parts by state, for searches that check their budget.
///
/// A dictionary moves all its elements when it grows, and checks no budget meanwhile. Of one in
/// parts, a part moves at a time.
struct StateTable<Key: Hashable, Value> {
  private var parts: [[Key: Value]] = Array(repeating: [:], count: 64)

  /// The value of a key, which belongs to a state.
  subscript(key: Key, of state: Int) -> Value? {
    get { parts[state & 63][key] }
    set { parts[state & 63][key] = newValue }
  }
}
