/// The generations of a plane. Life has no inverse, so that an earlier generation is computed again
/// from one that is kept.
///
/// The generations near the last requested one are kept: eight of each distance range, and each
/// range is twice as long as the one before. A step back runs few generations on average.
///
/// - Complexity: Of *n* generations, O(log *n*) planes are kept.
package final class Film {
  private var frames: [Int: Plane]

  package init(_ first: Plane) { frames = [0: first] }

  /// The number of kept generations.
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

  /// Returns the number of generations between the requested one and the last kept one before it.
  package func generationsToRun(to generation: Int) -> Int {
    generation - (frames.keys.filter { $0 <= generation }.max() ?? 0)
  }

  private func forget(around generation: Int) {
    frames = frames.filter { Self.keeps($0.key, around: generation) }
  }

  /// Returns true if a generation is kept while another one is shown.
  private static func keeps(_ number: Int, around generation: Int) -> Bool {
    let distance = (generation - number).magnitude
    let octave = UInt.bitWidth - distance.leadingZeroBitCount
    return number & ((1 << max(octave - 4, 0)) - 1) == 0
  }
}
