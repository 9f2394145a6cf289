import PairingLaws

extension Domain where Value == Int {
  /// Marks: what an instance may keep beside its values, and no operation shows.
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

/// Returns the number of a finite value: for the mutants that look at the values that
/// they only carry.
func code<Value>(_ value: Value) -> UInt8? { (value as? any FiniteLawValue)?.rawValue }

/// Returns another value of the same type if it is `Three`, and else the value: for the
/// mutants that change the values that they only carry.
func turned<Value>(_ value: Value) -> Value { ((value as? Three)?.next as? Value) ?? value }
