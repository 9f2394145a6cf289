import Pairings
import PairingsAtlas
import PairingsGallery

@MainActor
extension Exhibit {
  /// What the component promises of all places that can be reached in it.
  var expectations: Expectations {
    switch id {
    case .counter: .counting(Counter.component, ["+", "-", "0"])
    case .stepper: .counting(Stepper.component, ["+", "-"])
    case .steps: .steps
    case .settings: .settings
    case .todo: .todo
    case .vending: .vending
    case .wizard: .wizard
    case .tabs: .tabs
    case .panel: .panel
    case .editor: .editor
    case .dashboard: .dashboard
    case .die: .die
    case .screen: .screen
    case .parent: .parent
    case .life: .life
    case .signal: .signal
    case .sheet: .sheet
    }
  }
}

extension Expectations {
  static func counting<Input: Hashable>(
    _ component: Component<IdentityOf, StateStore<Int>, Input, Display<Input>>, _ inputs: [String]
  ) -> Expectations {
    Expectations(
      component.area(inputs), within: .depth(100),
      .always(Claim("a number is shown") { Int($0.text) != nil }),
      .everyPlaceCanReach(Claim("zero") { $0.text == "0" }), .deterministic)
  }

  static var steps: Expectations {
    Expectations(
      Steps.component.area(["1", "2", "9"]), within: .depth(7),
      .always(
        Claim("the longest walk is no longer than all") { sight in
          let numbers = sight.text.split(separator: " ").compactMap { Int($0) }
          return numbers.count == 3 && numbers[2] <= numbers[0] && numbers[1] <= numbers[0]
        }),
      .noDeadlock())
  }

  static var todo: Expectations {
    let inputs = [
      "add a", "add b", "toggle 1", "toggle 2", "edit 1 c", "delete 1", "filter all",
      "filter active", "filter done", "clear",
    ]
    let none = Claim<Sight>("nothing is done") { !$0.text.contains("[x]") }
    let active = Claim<Sight>("active items are shown") { $0.text.contains("showing active") }
    return Expectations(
      Todo.component.areaOfViews(inputs), within: .depth(6),
      .always(active.implies(none)),
      .always(
        Claim("no more items are left than there are") { sight in
          let numbers = sight.text.split(separator: " ").prefix(3).compactMap { Int($0) }
          return numbers.count == 2 && numbers[0] <= numbers[1]
        }),
      .everyPlaceCanReach(Claim("no items") { $0.text.hasPrefix("0 of 0") }))
  }

  static var tabs: Expectations {
    Expectations(
      Tabs.component.area(["t", "+", "-", "1"]), within: .depth(9),
      .everyPlaceCanReach(.shows("[counter]")), .everyPlaceCanReach(.shows("[steps]")),
      .deterministic)
  }

  static var panel: Expectations {
    let folded = Claim<Sight>.shows("▸ volume")
    return Expectations(
      Panel.component.area(["p", "+", "-", "m"]),
      .always(
        folded
          || Claim("ten steps of volume") { sight in
            sight.text.count { $0 == "█" || $0 == "░" } == 10
          }),
      .everyPlaceCanReach(.shows("mute")), .everyPlaceCanReach(folded), .noDeadlock())
  }

  static var dashboard: Expectations {
    Expectations(
      Dashboard.component.area(["+", "-", "1", "<", ">"]), within: .depth(7),
      .always(Claim("three frames") { $0.text.count { $0 == "┌" } == 3 }),
      .everyPlaceCanReach(.shows("Sun")), .everyPlaceCanReach(.shows("Mon")))
  }

  static var signal: Expectations {
    Expectations(
      Listening.component.areaOfViews(["l", "h", "s", "r"]), within: .depth(7),
      .everyPlaceCanReach(.shows("smoothed 0 times")), .noDeadlock())
  }
}
