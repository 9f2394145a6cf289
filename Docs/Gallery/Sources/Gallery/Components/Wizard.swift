import Pairings
import PairingsTheory

/// A wizard that takes an order page by page: Free/Cofree.
///
/// The space is the tree of all pages. A move is a program: an instruction turns the page, or reads
/// the number of its choices, on which the rest of the program may depend.
package enum Wizard {
  package static let exhibit = Exhibit(
    "wizard", pair: "Free/Cofree", summary: "an order taken page by page",
    keys: keys)

  package enum Turn: Hashable, Sendable { case choose(Int), back }

  /// The inputs of the wizard.
  package enum Input: Hashable, Sendable { case turn(Turn), finish }

  /// A pairing of two instructions, which turn the page and read the number of its choices.
  package typealias Pair = FreeCofree<CoproductProduct<Flipped<ReaderEnv<Turn>>, ReaderEnv<Int>>>
  package typealias Instruction<Value> = Coproduct<EnvOf<Turn>, ReaderOf<Int>, Value>
  package typealias Walk<Value> = Free<CoproductOf<EnvOf<Turn>, ReaderOf<Int>>, Value>

  package static let keys = [
    Key("1", "the first choice"), Key("2", "the second"), Key("3", "the third"), Key("b", "back"),
    Key("f", "finish, first choices"),
  ]

  package static func turn(_ turn: Turn) -> Walk<Void> {
    .lift(Instruction<Void>(.left(Env(environment: turn, value: ()))))
  }

  /// Returns the program that takes the first choice of every page up to the last, which has none.
  package static func finish() -> Walk<Void> {
    Walk<Int>.lift(Instruction<Int>(.right(Reader.asks { $0 })))
      .flatMap { choices in choices == 0 ? .pure(()) : turn(.choose(0)).then(finish()) }
  }

  package static var component: PureComponent<Pair, Input> {
    Component(
      FreeCofree(CoproductProduct(ReaderEnv().flipped, ReaderEnv())),
      Cofree.unfold(
        Order(), head: { page($0) },
        tail: { order in
          FunctorProduct(
            Reader.asks { order.turned($0) }, Env(environment: order.choices.count, value: order))
        }),
      on: .moves { input in
        switch input {
        case .turn(let turn): Self.turn(turn)
        case .finish: finish()
        }
      })
  }

  package static func page(_ order: Order) -> UI<Input, Display<Input>> {
    UI { _ in
      Display(
        text: order.text, facts: order.facts, widget: .menu(order.menu)
      ) { text throws(Refusal) in try input(for: text, on: order) }
    }
  }

  /// Reads a typed text on the page of an order.
  package static func input(for text: String, on order: Order) throws(Refusal) -> Input {
    switch text {
    case "b" where order.answers.isEmpty: throw Refusal(message: "is at its first page")
    case "b": return .turn(.back)
    case "f": return .finish
    default:
      guard let number = Int(text), number > 0 else { throw .unknown(text, keys) }
      guard number <= order.choices.count else {
        throw Refusal(message: "has no choice \(number) on this page")
      }
      return .turn(.choose(number - 1))
    }
  }
}
