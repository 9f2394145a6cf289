import Testing

@testable import Gallery

@Suite("components of the gallery")
struct ComponentTests {
  @Test("wizard goes forward by choices, back, and by a program to the end")
  func wizard() throws {
    let drive = try Drive(
      "wizard", ["b", "4", "2", "3", "2", "b", "b", "1", "f", "1", "0", "next", "b", "2", "f"])
    #expect(
      drive.lines.filter { $0.hasPrefix("┌") }.map { $0.filter { !"┌─┐".contains($0) } } == [
        " order ", " order › soup ", " order › soup › spicy ", " order › soup ", " order ",
        " order › pizza ", " order › pizza › thin › here ", " order › pizza › thin ",
        " order › pizza › thin › away ", " order › pizza › thin › away ",
      ])
    #expect(
      drive.output.hasPrefix(
        """
        ┌ order ───────────────┐
        │ What would you like? │
        │   1 pizza            │
        │   2 soup             │
        │   3 salad            │
        └──────────────────────┘
        ┌ order › soup ┐
        │ How hot?     │
        │   1 mild     │
        │   2 spicy    │
        └──────────────┘

        """))
    #expect(
      drive.output.hasSuffix(
        """
        ┌ order › pizza › thin › away ┐
        │ Thank you, enjoy your meal! │
        └─────────────────────────────┘

        """))
    #expect(
      drive.refusals.map { $0.prefix { $0 != ";" } } == [
        "is at its first page", "has no choice 4 on this page",
        "has no choice 3 on this page",
        "has no choice 1 on this page", "does not know '0'",
        "does not know 'next'",
      ])
  }

  @Test("tabs keeps the hidden side as it was left")
  func tabs() throws {
    let drive = try Drive("tabs", ["+", "+", "7", "t", "3", "-", "t", "-", "t"])
    let (counter, steps) = ("[counter]  steps", " counter  [steps]")
    #expect(
      drive.lines == [
        counter, "0", counter, "1", counter, "2",
        steps, "0 steps in 0 walks, the longest 0", steps, "3 steps in 1 walk, the longest 3",
        counter, "2", counter, "1", steps, "3 steps in 1 walk, the longest 3",
      ])
    #expect(
      drive.refusals == [
        "has a tab that does not know '7'; it knows '+' (count up), '-' (count down), "
          + "'0' (start over), 't' (the other tab)",
        "has a tab that does not know '-'; it knows '1' (one step), '2' (two), "
          + "'9' (nine, and so on), 't' (the other tab)",
      ])
  }

  @Test("panel is found where it was left, or moved, while it was folded")
  func panel() throws {
    let drive = try Drive(
      "panel", ["+", "-", "-", "p", "+", "-", "p", "p", "m", "p", "-", "+", "x"])
    let (shown, folded) = ("▾ volume", "▸ volume")
    #expect(
      drive.lines == [
        shown, "  ████░░░░░░ 4", shown, "  █████░░░░░ 5", shown, "  ████░░░░░░ 4",
        shown, "  ███░░░░░░░ 3", folded, shown, "  ███░░░░░░░ 3", folded, folded,
        shown, "  ░░░░░░░░░░ mute", shown, "  ░░░░░░░░░░ mute", shown, "  █░░░░░░░░░ 1",
      ])
    #expect(
      drive.refusals.map { $0.prefix { $0 != ";" } } == [
        "is folded", "is folded", "does not know 'x'",
      ])
  }

  @Test("panel stops at its loudest")
  func loudest() throws {
    let drive = try Drive("panel", Array(repeating: "+", count: 8))
    #expect(drive.output.hasSuffix("▾ volume\n  ██████████ 10\n"))
  }

  @Test("dashboard gives an input to the part that knows it")
  func dashboard() throws {
    let drive = try Drive("dashboard", ["<", ">", "+", "4", "+", ">", "0", "-", "x", "q"])
    let rows = drive.lines.filter { $0.hasPrefix("│") }
    let cells = rows.map { $0.split(separator: "│").map { $0.filter { $0 != " " } } }
    #expect(
      cells.map { [$0[0], String($0[2].prefix(6)), $0[4]] } == [
        ["0", "0steps", "Mon"], ["0", "0steps", "Mon"], ["0", "0steps", "Tue"],
        ["1", "0steps", "Tue"], ["1", "4steps", "Tue"], ["2", "4steps", "Tue"],
        ["2", "4steps", "Wed"], ["0", "4steps", "Wed"], ["-1", "4steps", "Wed"],
      ])
    #expect(
      drive.output.hasSuffix(
        """
        ┌ counter ┐ ┌ steps ───────────────────────────┐ ┌ day ┐
        │ -1      │ │ 4 steps in 1 walk, the longest 4 │ │ Wed │
        └─────────┘ └──────────────────────────────────┘ └─────┘

        """))
    #expect(
      drive.refusals.first == """
        does not know 'x'; it knows '+' (count up), '-' (count down), \
        '0' (start over), '1' (one step, and so on), '<' (the day before), '>' (the day after)
        """)
  }
}
