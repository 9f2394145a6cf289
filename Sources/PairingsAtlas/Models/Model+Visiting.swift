extension Model {
  /// Calls functions as ``forEachAction(from:where:passing:_:)`` does, and rethrows the first error
  /// of a function, also if the model catches that error.
  ///
  /// - Throws: The first error that a function throws.
  @inlinable
  func visitActions<Stop: Error>(
    from state: State, where isWanted: (Action) throws(Stop) -> Bool,
    passing show: (View) throws(Stop) -> Void = { _ throws(Stop) in },
    _ visit: (Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    // The flag is cheaper to test for each action than the optional error, which may be large.
    var (stop, hasStopped): (Stop?, Bool) = (nil, false)
    try forEachAction(
      from: state,
      where: { action throws(Stop) in
        if hasStopped, let stop { throw stop }
        do throws(Stop) {
          return try isWanted(action)
        } catch {
          (stop, hasStopped) = (error, true)
          throw error
        }
      },
      passing: { view throws(Stop) in
        if hasStopped, let stop { throw stop }
        do throws(Stop) {
          try show(view)
        } catch {
          (stop, hasStopped) = (error, true)
          throw error
        }
      }
    ) { (action, next) throws(Stop) in
      if hasStopped, let stop { throw stop }
      do throws(Stop) {
        try visit(action, next)
      } catch {
        (stop, hasStopped) = (error, true)
        throw error
      }
    }
    if let stop { throw stop }
  }
}
