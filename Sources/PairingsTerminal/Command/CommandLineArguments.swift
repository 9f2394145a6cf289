import PairingsConsole

/// The options and operands of the command line, as they were written.
struct CommandLineArguments {
  var component: String?
  var effect: EffectName?
  var showsFutures = false
  var record: String?

  /// A recording to play, and the number of the last event to play.
  var (replay, end): (String?, Int?)

  /// A recording to shrink, and the text that its last view must contain.
  var (shrink, text): (String?, String?)
  var isList = false
  var isHelp = false

  init(_ arguments: [String], effects: [EffectName]) throws(Refusal) {
    do throws(UsageError) {
      try Self.table(effects).read(arguments, into: &self) {
        arguments, operand throws(UsageError) in
        if let component = arguments.component {
          throw UsageError(
            message: "one component at a time: '\(component)' or '\(operand)', not both")
        }
        arguments.component = operand
      }
    } catch { throw Refusal(message: error.message) }
  }

  static func table(_ effects: [EffectName]) -> OptionTable<Self> {
    OptionTable([
      .choice("--effect", "how interactions happen", of: effects) { $0.effect = $1 },
      .flag("--futures", "shows the change that each key would make") { $0.showsFutures = true },
      .text("--record", "FILE", "writes each event to a file, a line of JSON each") {
        $0.record = $1
      },
      .text("--replay", "FILE", "shows the views of a recording") { $0.replay = $1 },
      .number("--to", "N", "with --replay: only up to event N", in: 0 ... .max) { $0.end = $1 },
      .text(
        "--shrink", "FILE",
        "prints the fewest events of a recording after which the view still "
          + "has the text of --until in it, as a test"
      ) { $0.shrink = $1 },
      .text("--until", "TEXT", "with --shrink: the text") { $0.text = $1 },
      .flag("--list", "the components with their keys") { $0.isList = true },
      .flag("--help", "this text") { $0.isHelp = true },
    ])
  }
}
