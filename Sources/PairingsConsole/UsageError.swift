/// The error of an invalid command line, with a message that names the valid forms.
package struct UsageError: Error, Equatable {
  /// The exit status of every command for a usage error.
  package static let status: Int32 = 2

  package let message: String

  package init(message: String) { self.message = message }
}
