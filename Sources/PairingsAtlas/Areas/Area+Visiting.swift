extension Area {
  /// Calls functions as ``forEachStep(from:where:_:)`` does, and ends with the error that one of
  /// them throws, also where an area catches it and goes on.
  ///
  /// - Throws: The first error that `isWanted` or `visit` throws.
  @inlinable
  func visitSteps<Stop: Error>(
    from place: Place, where isWanted: (Step) throws(Stop) -> Bool,
    _ visit: (Step, Place) throws(Stop) -> Void
  ) throws(Stop) {
    // A truth is looked at for each step, where an error would take some words.
    var (stop, hasStopped): (Stop?, Bool) = (nil, false)
    try forEachStep(
      from: place,
      where: { step throws(Stop) in
        if hasStopped, let stop { throw stop }
        do throws(Stop) {
          return try isWanted(step)
        } catch {
          (stop, hasStopped) = (error, true)
          throw error
        }
      }
    ) { (step, next) throws(Stop) in
      if hasStopped, let stop { throw stop }
      do throws(Stop) {
        try visit(step, next)
      } catch {
        (stop, hasStopped) = (error, true)
        throw error
      }
    }
    if let stop { throw stop }
  }
}
