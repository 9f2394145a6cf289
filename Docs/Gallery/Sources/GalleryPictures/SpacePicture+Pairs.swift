import Pairings
import PairingsAtlas

/// The pairs of one monad and one comonad.
extension SpacePicture {
  static var store: SpacePicture {
    let stars = Store(2) { (position: Int) in
      String(repeating: "●", count: position) + String(repeating: "○", count: 4 - position)
        + "\nat \(position)"
    }
    return SpacePicture(
      "space-statestore", title: "A Store: a value at every position",
      caption: "State reads and writes the position: it can go anywhere, and back.",
      description: "Five places in a row, positions 0 to 4, each showing as many filled dots. "
        + "Moves add one or take one away. The present place is position 2.",
      of: Spaces(stars, by: StateStore()) { seen in
        (seen.contains("○") ? [("+ 1", .modify { $0 + 1 })] : [])
          + (seen.contains("●") ? [("- 1", .modify { $0 - 1 })] : [])
      },
      at: Dictionary(
        uniqueKeysWithValues: (0...4).map { (stars.peek($0), Spot(Double($0), 0)) }))
  }

  static var traced: SpacePicture {
    SpacePicture(
      "space-writertraced", title: "A Traced: a value for every log",
      caption: "Writer appends to the log: every place is new, and no move leads back.",
      "Dashed: it goes on from there.",
      description: "A tree. From the empty log, telling a or b leads to the logs a and b, and "
        + "from there to aa, ab, ba and bb. Each place shows how long its log is.",
      of: Spaces(Traced(offset: "") { "length \($0.count)\n“\($0)”" }, by: WriterTraced()) { _ in
        [("tell a", .tell("a")), ("tell b", .tell("b"))]
      },
      within: .depth(2),
      at: [
        "length 0\n“”": Spot(0, 1.5), "length 1\n“a”": Spot(1, 0.5), "length 1\n“b”": Spot(1, 2.5),
        "length 2\n“aa”": Spot(2, 0), "length 2\n“ab”": Spot(2, 1), "length 2\n“ba”": Spot(2, 2),
        "length 2\n“bb”": Spot(2, 3),
      ])
  }

  static var env: SpacePicture {
    let price = Env(environment: 25, value: "price 100\nin: tax 25 %")
    let ask = Reader<Int, Void>.asks { _ in }
    return SpacePicture(
      "space-readerenv", title: "An Env: a value in an environment",
      caption: "Reader asks the environment and stays where it is: there is one place.",
      description: "One place, a price of 100 in an environment with a tax of 25 percent. Its "
        + "only arrow, for asking, leads back to it.",
      of: Spaces(price, by: ReaderEnv()) { _ in [("ask", ask)] },
      at: ["price 100\nin: tax 25 %": Spot(0, 0)])
  }

  static var moore: SpacePicture {
    enum Input { case coin, refund }
    let texts = ["two coins, please\npaid 0", "one more\npaid 1", "here is your tea\npaid 2"]
    func step(_ paid: inout Int, _ input: Input) {
      switch input {
      case .coin: paid = paid == 2 ? 1 : paid + 1
      case .refund: paid = 0
      }
    }
    let machine = Moore(0, step: step) { texts[$0] }
    return SpacePicture(
      "space-actionmoore", title: "A Moore machine: a value for every state",
      caption: "Action sends inputs; what an input does is up to the machine.",
      description: "A machine that sells tea for two coins, with three states: nothing paid, one "
        + "coin paid, two coins paid. A coin leads to the next state, and from the last one to "
        + "the second; a refund leads to the first.",
      of: Spaces(machine, by: ActionMoore()) { _ in
        [("coin", .send(Input.coin)), ("refund", .send(.refund))]
      },
      at: Dictionary(
        uniqueKeysWithValues: texts.enumerated().map { ($1, Spot(Double($0), 0)) }))
  }

  static var cofree: SpacePicture {
    let answers = [
      "tea?": (yes: "milk?", no: "coffee?"), "milk?": (yes: "white tea", no: "black tea"),
      "coffee?": (yes: "coffee", no: "water"),
    ]
    let questions = Cofree<ReaderOf<Bool>, String>.unfold("tea?", head: { $0 }) { text in
      Reader.asks { yes in answers[text].map { yes ? $0.yes : $0.no } ?? text }
    }
    func say(_ answer: Bool) -> Free<EnvOf<Bool>, Void> {
      .lift(Env(environment: answer, value: ()))
    }
    return SpacePicture(
      "space-freecofree", title: "A Cofree: a value, and what follows it",
      caption: "Free is a program of instructions, here yes and no: each follows the tree on.",
      description: "A tree of questions. The first, tea, leads by yes to milk and by no to "
        + "coffee; the answers lead to white tea, black tea, coffee or water.",
      of: Spaces(
        questions, by: FreeCofree(ReaderEnv<Bool>().flipped), key: { $0.extract() }
      ) { seen in
        seen.hasSuffix("?") ? [("yes", say(true)), ("no", say(false))] : []
      },
      at: [
        "tea?": Spot(0, 1.5), "milk?": Spot(1, 0.5), "coffee?": Spot(1, 2.5),
        "white tea": Spot(2, 0), "black tea": Spot(2, 1), "coffee": Spot(2, 2),
        "water": Spot(2, 3),
      ])
  }

  static var zipper: SpacePicture {
    let days = ["Mon", "Tue", "Wed", "Thu"]
    return SpacePicture(
      "space-navigationzipper", title: "A Zipper: a list with a focus",
      caption: "Navigation moves the focus along the list, and stays at its ends.",
      description: "Four places in a row, Monday to Thursday. Moves go forward and backward; at "
        + "the ends they stay. The present place is Tuesday.",
      of: Spaces(Zipper(days, at: 1), by: NavigationZipper()) { _ in
        [("forward", .forward), ("backward", .backward)]
      },
      at: Dictionary(uniqueKeysWithValues: days.enumerated().map { ($1, Spot(Double($0), 0)) }))
  }
}
