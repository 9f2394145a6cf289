import Pairings
import PairingsAtlas
import PairingsGallery

extension Expectations {
  /// The expectations of the vending machine: it returns no more than was paid, and no cup that was
  /// not paid.
  static var vending: Expectations {
    struct Till: Hashable {
      var paid = 0
      var given = 0
    }
    let machine = Interactions(
      Vending.component.typed, key: { $0.text },
      inputs: {
        $0.inputs(paid($0.text) < 6 ? ["1", "2", "5", "t", "c", "r"] : ["t", "c", "r"])
      })
    let model = machine.withHistory(Till()) { till, before, input, after in
      till.paid += Int(input.text) ?? 0
      let tray = after.text.split(separator: "tray").last ?? ""
      switch input.text {
      case "r": till.given += tray.split(separator: " ").lazy.compactMap { Int($0) }.first ?? 0
      case "t" where tray.contains("a cup"): till.given += 3
      case "c" where tray.contains("a cup"): till.given += 5
      default: break
      }
      // Only the difference of the amounts paid and given matters: the state space stays finite.
      till = Till(paid: till.paid - till.given)
    }.described { (seen: $0.view.text, till: $0.history) }
    let owed = Proposition<ComponentView>("what is paid and not given is shown as paid") {
      !$0.text.hasSuffix("wrong")
    }
    return Expectations(
      model.described { seen in
        ComponentView(text: seen.seen + (seen.till.paid == paid(seen.seen) ? "" : " wrong"))
      },
      .always(owed), .everyStateCanReach(.shows("nothing paid")), .noDeadlock())
  }

  /// Returns the amount that the front of the machine shows as paid.
  private static func paid(_ text: String) -> Int {
    text.split(separator: "paid").dropFirst().first?
      .split(separator: " ").lazy.compactMap { Int($0) }.first ?? 0
  }

  /// The expectations of the order wizard: an order can always be completed, and cancelled.
  static var wizard: Expectations {
    Expectations(
      Wizard.component.modelOfViews(["1", "2", "3", "b", "f"]),
      .everyStateCanReach(.shows("Thank you")), .everyStateCanReach(.shows("┌ order ─")),
      .noDeadlock(), .deterministic)
  }

  /// The expectations of the die: it shows the rolled number, and each number can be rolled.
  static var die: Expectations {
    func dispatcher(rolling number: Int) -> Dispatcher<IdentityOf, StateOf<Die>, Die.Input> {
      Die.dispatcher(Randomness { _ in Identity(number) })
    }
    let start = Die.component(Randomness<IdentityOf> { _ in Identity(1) })
    let model = Positions(from: start, actions: Array(1...6), key: { $0.text }) { die, number in
      let explorer = Explorer(
        Component(die.pairing, die.space, on: dispatcher(rolling: number)))
      explorer.send(.roll)
      die = explorer.component
      return true
    }
    return Expectations(
      model.described { ComponentView(text: $0.text) }, event: nil,
      .always(Proposition("a side of a die") { (1...6).contains(Int($0.text) ?? 0) }),
      .reachable(.shows("6")), .everyStateCanReach(.shows("1")))
  }

  static var life: Expectations {
    let model = Life.component.modelOfViews(["n", "p", "h", "l", "1", "2"])
    return Expectations(
      model, within: .depth(5), .everyStateCanReach(.shows("generation 0:")), .noDeadlock())
  }

  static var sheet: Expectations {
    let inputs = ["A1 = 1", "A1 = 2", "B1 = A1 * 2", "A1 = B1", "B1 =", "A1"]
    return Expectations(
      Spreadsheet.component.modelOfViews(inputs), within: .depth(5),
      .noDeadlock(), .deterministic)
  }
}
