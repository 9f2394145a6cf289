import Testing

extension Issue {
  /// Records an issue at a line of source, and prints it if there is no current test.
  ///
  /// Swift Testing drops an issue where it runs no tests, such as in a script; the printed line
  /// remains. A thrown error is recorded as `issue.error`, any other finding as a comment.
  static func report(_ finding: some CustomStringConvertible, at location: SourceLocation) {
    if let error = finding as? any Error {
      Issue.record(error, sourceLocation: location)
    } else {
      Issue.record("\(finding)", sourceLocation: location)
    }
    if Test.current == nil { print("\(location): \(finding)") }
  }
}
