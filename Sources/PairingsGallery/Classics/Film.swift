/// The generations of a plane. Life runs one way only, so that to go back is to run again from
/// a generation that was kept.
///
/// Those near the one that was asked for last are kept, and the further away the fewer: eight
/// of each distance that is twice as long. A step back costs few generations in the mean.
///
/// - Complexity: O(log *n*) planes are kept of *n* generations.
package final class Film {
  private var frames: [Int: Plane]

  package init(_ first: Plane) { frames = [0: first] }

  /// How many generations are kept.
  package var count: Int { frames.count }

  /// Returns a generation, counted from 0.
  package func frame(_ generation: Int) -> Plane {
    let start = generation - generationsToRun(to: generation)
    var plane = frames[start] ?? Plane()
    for number in start..<generation {
      plane = plane.next
      if Self.keeps(number + 1, around: generation) { frames[number + 1] = plane }
    }
    forget(around: generation)
    return plane
  }

  /// How many generations lie between the one that is asked for and one that is kept.
  package func generationsToRun(to generation: Int) -> Int {
    generation - (frames.keys.filter { $0 <= generation }.max() ?? 0)
  }

  private func forget(around generation: Int) {
    frames = frames.filter { Self.keeps($0.key, around: generation) }
  }

  /// Whether a generation is kept while another one is shown.
  private static func keeps(_ number: Int, around generation: Int) -> Bool {
    let distance = (generation - number).magnitude
    let octave = UInt.bitWidth - distance.leadingZeroBitCount
    return number & ((1 << max(octave - 4, 0)) - 1) == 0
  }
}
