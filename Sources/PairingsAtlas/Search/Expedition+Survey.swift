extension Expedition {
  /// Looks at the bounds of time and memory, and at the function that may stop the search.
  @inlinable @inline(never)
  mutating func look() throws(Halt) {
    let (places, steps, depth) = (trail.count, steps, layers.count - 2)
    let (held, needed, aside) = (held, needed, Duration.nanoseconds(analysed * 80))
    try meter.look(held: held, needed: needed, aside: aside) { time in
      Progress(places: places, steps: steps, depth: depth, time: time)
    }
  }

  /// How many places and steps are looked at for answers when the search has ended.
  @inlinable
  var analysed: Int {
    isGraph ? (trail.count + graph.targets.count) * inquiry.searches : 0
  }

  /// How many bytes it holds itself: tables, and places as far as they lie in them.
  @inlinable
  var held: Int {
    seen.bytes + trail.count * 6 + graph.targets.count * 10 + graph.offsets.count * 8
      + (frontier.capacity + next.capacity) * MemoryLayout<Region.Place>.stride
  }

  /// How many bytes its tables take when they grow next, and its answers.
  @inlinable
  var needed: Int {
    seen.bytesToGrow + trail.parents.bytesToGrow + trail.ordinals.bytesToGrow + next.bytesToGrow
      + graph.targets.bytesToGrow * 2
      + (analysed > 0 ? (trail.count + graph.targets.count) * 24 : 0)
  }

  /// What came of it, after random walks if it did not see everything.
  @usableFromInline
  mutating func survey(_ extent: Extent) -> Survey<Region.Step, Region.View> {
    let walks = extent == .everything || extent == .answered ? 0 : wander()
    var findings = Findings(
      area: area, inquiry: inquiry, trail: trail, graph: graph, layers: layers, steps: steps,
      hasUnknownPlaces: hasUnknownPlaces, bytes: seen.bytes + trail.count * 6, meter: meter,
      walks: walks, confused: confused, overflowing: overflowing)
    return findings.survey(extent)
  }
}
