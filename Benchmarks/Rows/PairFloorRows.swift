import PairingsBenchmarks

/// The rows of the least hand-written programs with an ability of a pair, beside the control of that
/// pair. A ratio below that of such a program is out of reach for a pair with the ability.
enum PairFloorRows {
  typealias Control = (name: String, make: () -> BenchmarkRow.Workload)

  static var rows: [BenchmarkRow] {
    [
      row("a step that answers with an object", TransformerRows.state) { Answering() },
      row("a step of spaces of all values", TransformerRows.state) { Choosing() },
      row("a space for each move", TransformerRows.state) { Copying() },
      row("two parts of a pack", ("two stored", { JoinRows.handWritten(.day) })) { Packed() },
      row("two tabs", ("two stored", { JoinRows.handWritten(.sum) })) { Tabs() },
      row(
        "an instruction and a response that are objects",
        ("lazy nodes", { MachineRows.nodes(answering: [3]) })
      ) {
        Conversing(1)
      },
      row(
        "three instructions, on the stack",
        ("lazy nodes", { MachineRows.nodes(answering: [1, 1, 1]) })
      ) {
        Conversing(3)
      },
      BenchmarkRow(
        "Floor.flatMap", "3 steps, on the stack", control: "3 closures", operation: bound,
        by: ProgramRows.threeClosures),
      BenchmarkRow(
        "Floor.move", "in place if it is not shared, visible", control: "plain", operation: owning,
        by: plain),
    ]
  }

  private static func row(
    _ variant: String, _ control: Control, _ floor: @escaping () -> some BenchmarkControl
  ) -> BenchmarkRow {
    BenchmarkRow(
      "Floor.move", variant, control: control.name,
      operation: { PairOperation.move.workload(by: floor()) }, by: control.make)
  }

  static let increment: @Sendable (inout Int) -> Int = {
    $0 &+= 1
    return $0
  }

  /// Three steps, bound by objects that call each other, which takes stack for each.
  private static func bound() -> BenchmarkRow.Workload {
    let increment = Run(increment)
    let double = Run {
      $0 &*= 2
      return $0
    }
    let program = opaque(Bind(Bind(increment) { _ in double }) { _ in increment } as Program)
    var position = 0
    return { count in
      var sum = 0
      for _ in 0..<count { sum &+= program.run(&position) }
      return sum
    }
  }

  /// A space that is moved in place if nothing else refers to it, where the optimiser sees the move.
  private static func owning() -> BenchmarkRow.Workload {
    var owned: Place? = opaque(Place { $0 &* 2 })
    return { count in
      guard var space = owned.take() else { return 0 }
      defer { owned = space }
      var sum = 0
      for _ in 0..<count {
        if !isKnownUniquelyReferenced(&space) { space = Place(at: space.position, space.render) }
        space.position &+= 1
        let view = space.render(space.position)
        keep(view)
        sum &+= view
      }
      return sum
    }
  }

  private static func plain() -> BenchmarkRow.Workload {
    var state = opaque(0)
    return { count in
      var (current, sum) = (state, 0)
      for _ in 0..<count {
        current &+= 1
        keep(current &* 2)
        sum &+= current &* 2
      }
      state = current
      return sum
    }
  }
}
