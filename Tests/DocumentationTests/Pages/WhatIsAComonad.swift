import Pairings
import Testing

@Suite("What is a comonad")
@MainActor
struct WhatIsAComonadTests {
  @Test("the code of the page prints the output on the page")
  func printed() {
    expectPrinted(as: "Docs/Pairings.docc/WhatIsAComonad.md") {
      let squares = Store(3) { $0 * $0 }
      print(squares.extract())  // 9
      print(squares.peek(10))  // 100

      let growth = squares.extend { here in here.peek(here.position + 1) - here.extract() }
      print(growth.extract())  // 7
      print(growth.peek(10))  // 21

      let prices = Zipper([3, 5, 4, 8], at: 1)
      let rise = { (here: Zipper<Int>) in here.focus - (here.past.last ?? here.focus) }
      print(prices.extend(rise).elements)  // [0, 2, -1, 4]

      let next = { (here: Zipper<Int>) in here.future.first ?? here.focus }
      print(prices.extend { $0.extract() } == prices)  // true
      print(prices.extend(rise).extract() == rise(prices))  // true
      print(prices.extend(rise).extend(next) == prices.extend { next($0.extend(rise)) })  // true
      print(prices.extend(rise).extend(next) == prices.extend(next).extend(rise))  // false
    }
  }
}
