// error: initializer 'init(_:)' requires that 'Paths<Door>' conform to 'MonoidAction'
import Pairings
import PairingsTheory

enum Door: Transitions {
  static func isEnabled(_ input: Bool, at state: Bool) -> Bool { input != state }
  static func step(_ state: inout Bool, by input: Bool) { state = input }
}

let open = Update<Paths<Door>, Bool> { _ in ([true], true) }
