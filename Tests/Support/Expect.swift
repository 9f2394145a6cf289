import PairingsDifferences
package import Testing

// The tests of this package ask with functions: the compiler checks what `#expect` expands to beside
// what is written.

/// Records an issue at `sourceLocation` if `condition` is false.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !condition else { return }
  Issue.record(comment() ?? "The condition is false.", sourceLocation: sourceLocation)
}

/// Records an issue that lists the differences at `sourceLocation` if `value` is not `expected`.
package func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard value != expected else { return }
  let differences = ValueDifferences(of: value, and: expected).lines
  let shown = differences.isEmpty ? ["\(value) is not \(expected)"] : differences
  Issue.record(
    "\(([comment()?.rawValue].compactMap(\.self) + shown).joined(separator: "\n"))",
    sourceLocation: sourceLocation)
}
