import Pairings
import PairingsAtlas
import PairingsGallery

@MainActor
extension Exhibit {
  /// The properties of the component, with its model.
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
      component.model(inputs), within: .depth(100),
      .always(Proposition("a number is shown") { Int($0.text) != nil }),
      .everyStateCanReach(Proposition("zero") { $0.text == "0" }), .deterministic)
  }

  static var steps: Expectations {
    Expectations(
      Steps.component.model(["1", "2", "9"]), within: .depth(7),
      .always(
        Proposition("the longest walk is no longer than all") { view in
          let numbers = view.text.split(separator: " ").compactMap { Int($0) }
          return numbers.count == 3 && numbers[2] <= numbers[0] && numbers[1] <= numbers[0]
        }),
      .noDeadlock())
  }

  static var todo: Expectations {
    let inputs = [
      "add a", "add b", "toggle 1", "toggle 2", "edit 1 c", "delete 1", "filter all",
      "filter active", "filter done", "clear",
    ]
    let none = Proposition<ComponentView>("nothing is done") { !$0.text.contains("[x]") }
    let active = Proposition<ComponentView>("active items are shown") {
      $0.text.contains("showing active")
    }
    return Expectations(
      Todo.component.modelOfViews(inputs), within: .depth(6),
      .always(active.implies(none)),
      .always(
        Proposition("no more items are left than there are") { view in
          let numbers = view.text.split(separator: " ").prefix(3).compactMap { Int($0) }
          return numbers.count == 2 && numbers[0] <= numbers[1]
        }),
      .everyStateCanReach(Proposition("no items") { $0.text.hasPrefix("0 of 0") }))
  }

  static var tabs: Expectations {
    Expectations(
      Tabs.component.model(["t", "+", "-", "1"]), within: .depth(9),
      .everyStateCanReach(.shows("[counter]")), .everyStateCanReach(.shows("[steps]")),
      .deterministic)
  }

  static var panel: Expectations {
    let folded = Proposition<ComponentView>.shows("▸ volume")
    return Expectations(
      Panel.component.model(["p", "+", "-", "m"]),
      .always(
        folded
          || Proposition("ten steps of volume") { view in
            view.text.count { $0 == "█" || $0 == "░" } == 10
          }),
      .everyStateCanReach(.shows("mute")), .everyStateCanReach(folded), .noDeadlock())
  }

  static var dashboard: Expectations {
    Expectations(
      Dashboard.component.model(["+", "-", "1", "<", ">"]), within: .depth(7),
      .always(Proposition("three frames") { $0.text.count { $0 == "┌" } == 3 }),
      .everyStateCanReach(.shows("Sun")), .everyStateCanReach(.shows("Mon")))
  }

  static var signal: Expectations {
    Expectations(
      Listening.component.modelOfViews(["l", "h", "s", "r"]), within: .depth(7),
      .everyStateCanReach(.shows("smoothed 0 times")), .noDeadlock())
  }
}
