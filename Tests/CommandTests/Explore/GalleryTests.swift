import Testing

@Suite("explore's gallery of pairs through a pipe", .waiting)
struct GalleryTests {
  static let effects = ["now", "io", "async"]

  /// Drives a component by inputs, a line each.
  static func drive(
    _ component: String, _ effect: String, _ inputs: [String]
  ) throws -> CommandProcess.Answer {
    let answer = try CommandProcess.explore.run(
      [component, "--effect", effect], input: inputs.map { $0 + "\n" }.joined())
    #expect(answer.status == 0)
    return answer
  }

  /// Returns the message about each refused input.
  static func refusals(_ answer: CommandProcess.Answer) -> [String] {
    answer.errors.split(separator: "\n").map { String($0.prefix { $0 != ";" }) }
  }

  @Test("vending takes every input in every state", arguments: effects)
  func vending(effect: String) throws {
    let answer = try Self.drive(
      "vending", effect, ["t", "2", "2", "x", "t", "r", "r", "5", "5", "c", "", "c"])
    #expect(
      answer.lines.filter { $0.contains("tray") } == [
        "│ tray  …              │", "│ tray  3 more, please │", "│ tray  …              │",
        "│ tray  …              │", "│ tray  a cup of tea   │", "│ tray  1 back         │",
        "│ tray  nothing paid   │", "│ tray  …              │", "│ tray  …              │",
        "│ tray  a cup of cocoa │", "│ tray  no cocoa left  │",
      ])
    #expect(
      answer.output.hasSuffix(
        """
        ┌ drinks ──────────────┐
        │ tea   at 3  ●●       │
        │ cocoa at 5           │
        │ paid  5              │
        │ tray  no cocoa left  │
        └──────────────────────┘

        """))
    #expect(
      Self.refusals(answer) == [
        "explore: vending does not know 'x'", "explore: vending does not know ''",
      ])
  }

  @Test("wizard goes forward by choices, back, and by a program to the end", arguments: effects)
  func wizard(effect: String) throws {
    let answer = try Self.drive(
      "wizard", effect,
      ["b", "4", "2", "3", "2", "b", "b", "1", "f", "1", "0", "next", "b", "2", "f"])
    #expect(
      answer.lines.filter { $0.hasPrefix("┌") }.map { $0.filter { !"┌─┐".contains($0) } } == [
        " order ", " order › soup ", " order › soup › spicy ", " order › soup ", " order ",
        " order › pizza ", " order › pizza › thin › here ", " order › pizza › thin ",
        " order › pizza › thin › away ", " order › pizza › thin › away ",
      ])
    #expect(
      answer.output.hasPrefix(
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
      answer.output.hasSuffix(
        """
        ┌ order › pizza › thin › away ┐
        │ Thank you, enjoy your meal! │
        └─────────────────────────────┘

        """))
    #expect(
      Self.refusals(answer) == [
        "explore: wizard is at its first page", "explore: wizard has no choice 4 on this page",
        "explore: wizard has no choice 3 on this page",
        "explore: wizard has no choice 1 on this page", "explore: wizard does not know '0'",
        "explore: wizard does not know 'next'",
      ])
  }

  @Test("tabs keeps the hidden side as it was left", arguments: effects)
  func tabs(effect: String) throws {
    let answer = try Self.drive("tabs", effect, ["+", "+", "7", "t", "3", "-", "t", "-", "t"])
    let (counter, steps) = ("[counter]  steps", " counter  [steps]")
    #expect(
      answer.lines == [
        counter, "0", counter, "1", counter, "2",
        steps, "0 steps in 0 walks, the longest 0", steps, "3 steps in 1 walk, the longest 3",
        counter, "2", counter, "1", steps, "3 steps in 1 walk, the longest 3",
      ])
    #expect(
      answer.errors == """
        explore: tabs has a tab that does not know '7'; it knows '+' (count up), \
        '-' (count down), '0' (start over), 't' (the other tab)
        explore: tabs has a tab that does not know '-'; it knows '1' (one step), '2' (two), \
        '9' (nine, and so on), 't' (the other tab)

        """)
  }

  @Test("panel is found where it was left, or moved, while it was folded", arguments: effects)
  func panel(effect: String) throws {
    let answer = try Self.drive(
      "panel", effect, ["+", "-", "-", "p", "+", "-", "p", "p", "m", "p", "-", "+", "x"])
    let (shown, folded) = ("▾ volume", "▸ volume")
    #expect(
      answer.lines == [
        shown, "  ████░░░░░░ 4", shown, "  █████░░░░░ 5", shown, "  ████░░░░░░ 4",
        shown, "  ███░░░░░░░ 3", folded, shown, "  ███░░░░░░░ 3", folded, folded,
        shown, "  ░░░░░░░░░░ mute", shown, "  ░░░░░░░░░░ mute", shown, "  █░░░░░░░░░ 1",
      ])
    #expect(
      Self.refusals(answer) == [
        "explore: panel is folded", "explore: panel is folded", "explore: panel does not know 'x'",
      ])
  }

  @Test("panel stops at its loudest", arguments: effects)
  func loudest(effect: String) throws {
    let answer = try Self.drive("panel", effect, Array(repeating: "+", count: 8))
    #expect(answer.output.hasSuffix("▾ volume\n  ██████████ 10\n"))
  }

  @Test("editor undoes, redoes and jumps; a new line drops the undone versions", arguments: effects)
  func editor(effect: String) throws {
    let answer = try Self.drive(
      "editor", effect,
      [
        ":u", "one", "two", ":u", ":u", ":r", "", "\u{7}four", ":r", ":0", ":3", ":1", ":4", ":-1",
        ":x", ":",
      ])
    let views = [
      "▏\n● version 0",
      "1 one\n▏\n○─● version 1",
      "1 one\n2 two\n▏\n○─○─● version 2",
      "1 one\n▏\n○─●─○ version 1",
      "▏\n●─○─○ version 0",
      "1 one\n▏\n○─●─○ version 1",
      "1 one\n2 \n▏\n○─○─● version 2",
      "1 one\n2 \n3 \u{FFFD}four\n▏\n○─○─○─● version 3",
      "▏\n●─○─○─○ version 0",
      "1 one\n2 \n3 \u{FFFD}four\n▏\n○─○─○─● version 3",
      "1 one\n▏\n○─●─○─○ version 1",
    ]
    #expect(answer.output == views.map { $0 + "\n" }.joined())
    #expect(
      Self.refusals(answer) == [
        "explore: editor has nothing to undo", "explore: editor has nothing to redo",
        "explore: editor does not know ':4'", "explore: editor does not know ':-1'",
        "explore: editor does not know ':x'", "explore: editor does not know ':'",
      ])
  }

  @Test("dashboard gives an input to the part that knows it", arguments: effects)
  func dashboard(effect: String) throws {
    let answer = try Self.drive(
      "dashboard", effect, ["<", ">", "+", "4", "+", ">", "0", "-", "x", "q"])
    let rows = answer.lines.filter { $0.hasPrefix("│") }
    let cells = rows.map { $0.split(separator: "│").map { $0.filter { $0 != " " } } }
    #expect(
      cells.map { [$0[0], String($0[2].prefix(6)), $0[4]] } == [
        ["0", "0steps", "Mon"], ["0", "0steps", "Mon"], ["0", "0steps", "Tue"],
        ["1", "0steps", "Tue"], ["1", "4steps", "Tue"], ["2", "4steps", "Tue"],
        ["2", "4steps", "Wed"], ["0", "4steps", "Wed"], ["-1", "4steps", "Wed"],
      ])
    #expect(
      answer.output.hasSuffix(
        """
        ┌ counter ┐ ┌ steps ───────────────────────────┐ ┌ day ┐
        │ -1      │ │ 4 steps in 1 walk, the longest 4 │ │ Wed │
        └─────────┘ └──────────────────────────────────┘ └─────┘

        """))
    #expect(
      answer.errors.split(separator: "\n").first == """
        explore: dashboard does not know 'x'; it knows '+' (count up), '-' (count down), \
        '0' (start over), '1' (one step, and so on), '<' (the day before), '>' (the day after)
        """)
  }
}
