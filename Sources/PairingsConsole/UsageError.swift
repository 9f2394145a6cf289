/// The error of an invalid command line, with a message that names the valid forms.
package struct UsageError: Error, Equatable {
  package let message: String

  package init(message: String) { self.message = message }
}
