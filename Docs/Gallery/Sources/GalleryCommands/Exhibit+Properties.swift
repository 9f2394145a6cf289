import Gallery
import PairingsAtlas

extension Exhibit {
  /// The properties of a component without effects, which are about the text of its view.
  var properties: [Property<Place>] {
    switch name {
    case "counter", "stepper":
      [
        .always(Proposition("a number is shown") { Int($0.text) != nil }),
        .everyStateCanReach(Proposition("zero") { $0.text == "0" }), .deterministic,
      ]
    case "steps":
      [
        .always(
          Proposition("the longest walk is no longer than all") { place in
            let numbers = place.text.split(separator: " ").compactMap { Int($0) }
            return numbers.count == 3 && numbers[2] <= numbers[0] && numbers[1] <= numbers[0]
          }), .noDeadlock(),
      ]
    case "settings": [reach("day:"), reach("night:"), reach("large:"), .noDeadlock()]
    case "wizard": [reach("Thank you"), reach("┌ order ─"), .noDeadlock(), .deterministic]
    case "tabs": [reach("[counter]"), reach("[steps]"), .deterministic]
    case "panel":
      [
        .always(
          shows("▸ volume")
            || Proposition("ten steps of volume") { place in
              place.text.count { $0 == "█" || $0 == "░" } == 10
            }),
        reach("mute"), reach("▸ volume"), .noDeadlock(),
      ]
    case "dashboard":
      [
        .always(Proposition("three frames") { $0.text.count { $0 == "┌" } == 3 }), reach("Sun"),
        reach("Mon"),
      ]
    case "life": [reach("generation 0:"), .noDeadlock()]
    case "signal": [reach("smoothed 0 times"), .noDeadlock()]
    default: [.noDeadlock(), .deterministic]
    }
  }

  private func shows(_ text: String) -> Proposition<Place> {
    Proposition("'\(text)' is shown") { $0.text.contains(text) }
  }

  private func reach(_ text: String) -> Property<Place> { .everyStateCanReach(shows(text)) }
}
