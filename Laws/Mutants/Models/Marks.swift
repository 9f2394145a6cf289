import PairingsLaws

extension Domain where Value == Int {
  /// Returns the domain of marks, which an instance may keep beside its values, and which no
  /// operation shows.
  static func marks(_ count: Int) -> Domain {
    let all = Array(0..<count)
    return Domain(elements: all) { $1.record(UInt64($0), "\($0)") }
  }
}

extension Three {
  /// The value after this one, in a circle.
  var next: Three {
    switch self {
    case .a0: .a1
    case .a1: .a2
    case .a2: .a0
    }
  }
}

/// Returns the number of a finite value, for mutants that look at the values that they should only
/// carry.
func code<Value>(_ value: Value) -> Int? { (value as? any FiniteLawValue)?.ordinal }

/// Returns the next value if the type is `Three`, and otherwise the value itself, for mutants that
/// change the values that they should only carry.
func turned<Value>(_ value: Value) -> Value { ((value as? Three)?.next as? Value) ?? value }
