import Testing

extension Issue {
  /// Records an issue, and prints it where no test hears of it.
  static func tell(
    _ text: String, severity: Issue.Severity = .error, at location: SourceLocation
  ) {
    Issue.record("\(text)", severity: severity, sourceLocation: location)
    if Test.current == nil { print("\(location): \(text)") }
  }

  /// Records an error, and prints it where no test hears of it.
  static func tell(_ error: any Error, at location: SourceLocation) {
    Issue.record(error, sourceLocation: location)
    if Test.current == nil { print("\(location): \(error)") }
  }
}
