import PairingsConsole

/// A valid command line.
@MainActor
enum AtlasInvocation {
  /// The help of the command.
  case guide

  /// The list of the components.
  case list

  /// The check of a component.
  case check(ExploredComponent, AtlasOptions)

  /// Parses the arguments after the command's name.
  ///
  /// - Throws: A refusal that names the valid choices, for an unknown component or option, and
  ///   for missing and excess arguments.
  init(arguments: [String], of shelf: Shelf) throws(Refusal) {
    var options = AtlasOptions()
    var operands: [String] = []
    do throws(UsageError) {
      try AtlasOptions.table.read(arguments, into: &options) { _, operand in
        operands.append(operand)
      }
    } catch { throw Refusal(message: error.message) }
    if options.isHelp || arguments.isEmpty {
      self = .guide
    } else if options.isList {
      self = .list
    } else {
      guard let name = operands.first else {
        throw Refusal(message: "which component? \(shelf.names)")
      }
      guard operands.count == 1 else {
        throw Refusal(
          message: "one component at a time: '\(printable(name))' or "
            + "'\(printable(operands[1]))', not both")
      }
      self = .check(try shelf.component(name), options)
    }
  }
}
