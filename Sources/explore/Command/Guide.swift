/// What the command says about itself.
enum Guide {
  static var text: String {
    """
    explore: comonadic user interfaces in a terminal

    usage: explore COMPONENT [--effect now|io]
           explore --list | --help

    components:
    \(list)

    effects:
      now   an interaction happens at once (Identity)
      io    an interaction is described, then run (IO)

    On a terminal a component is shown in place and each key is an input; todo takes
    lines. Ctrl-C ends it. Otherwise each line of standard input is an input, and
    each view is a line or more on standard output:

      printf '+\\n+\\n-\\n' | explore counter

    """
  }

  static var list: String {
    let width = Exhibit.all.map(\.name.count).max() ?? 0
    return Exhibit.all.map { exhibit in
      let name = exhibit.name + String(repeating: " ", count: width - exhibit.name.count)
      let keys = exhibit.keys.map { "'\($0.input)'" }.joined(separator: " ")
      return "  \(name)  \(exhibit.summary) (\(exhibit.pair)): \(keys)"
    }.joined(separator: "\n")
  }
}
