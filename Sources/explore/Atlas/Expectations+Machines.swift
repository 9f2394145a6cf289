import Pairings
import PairingsAtlas
import PairingsGallery

extension Expectations {
  /// The machine gives back no more than was paid, and no cup that was not.
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
    let area = machine.remembering(Till()) { till, before, input, after in
      till.paid += Int(input.text) ?? 0
      let tray = after.text.split(separator: "tray").last ?? ""
      switch input.text {
      case "r": till.given += tray.split(separator: " ").lazy.compactMap { Int($0) }.first ?? 0
      case "t" where tray.contains("a cup"): till.given += 3
      case "c" where tray.contains("a cup"): till.given += 5
      default: break
      }
      // What was paid and given is even again; only the difference tells.
      till = Till(paid: till.paid - till.given)
    }.described { (seen: $0.view.text, till: $0.memory) }
    let owed = Claim<Sight>("what is paid and not given is shown as paid") {
      !$0.text.hasSuffix("wrong")
    }
    return Expectations(
      area.described { seen in
        Sight(text: seen.seen + (seen.till.paid == paid(seen.seen) ? "" : " wrong"))
      },
      .always(owed), .everyPlaceCanReach(.shows("nothing paid")), .noDeadlock())
  }

  /// What the front of the machine says is paid.
  private static func paid(_ text: String) -> Int {
    text.split(separator: "paid").dropFirst().first?
      .split(separator: " ").lazy.compactMap { Int($0) }.first ?? 0
  }

  /// The order can always be ended, and given up.
  static var wizard: Expectations {
    Expectations(
      Wizard.component.areaOfViews(["1", "2", "3", "b", "f"]),
      .everyPlaceCanReach(.shows("Thank you")), .everyPlaceCanReach(.shows("┌ order ─")),
      .noDeadlock(), .deterministic)
  }

  /// The die shows what was rolled, and each number can be.
  static var die: Expectations {
    func dispatcher(rolling number: Int) -> Dispatcher<IdentityOf, StateOf<Die>, Die.Input> {
      Die.dispatcher(Randomness { _ in Identity(number) })
    }
    let start = Die.component(Randomness<IdentityOf> { _ in Identity(1) })
    let area = Positions(from: start, steps: Array(1...6), key: { $0.text }) { die, number in
      let explorer = Explorer(
        Component(die.pairing, die.space, on: dispatcher(rolling: number)))
      explorer.send(.roll)
      die = explorer.component
      return true
    }
    return Expectations(
      area.described { Sight(text: $0.text) }, event: nil,
      .always(Claim("a side of a die") { (1...6).contains(Int($0.text) ?? 0) }),
      .reachable(.shows("6")), .everyPlaceCanReach(.shows("1")))
  }

  static var life: Expectations {
    let area = Life.component.areaOfViews(["n", "p", "h", "l", "1", "2"])
    return Expectations(
      area, within: .depth(5), .everyPlaceCanReach(.shows("generation 0:")), .noDeadlock())
  }

  static var sheet: Expectations {
    let inputs = ["A1 = 1", "A1 = 2", "B1 = A1 * 2", "A1 = B1", "B1 =", "A1"]
    return Expectations(
      Spreadsheet.component.areaOfViews(inputs), within: .depth(5),
      .noDeadlock(), .deterministic)
  }
}
