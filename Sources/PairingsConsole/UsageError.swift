/// A command line that asks for something impossible, with a message that says what is possible.
package struct UsageError: Error, Equatable {
  package let message: String

  package init(message: String) { self.message = message }
}
