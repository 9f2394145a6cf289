/// An act of a program on an explorer at a place: outside, in a move, in the making of a view, in
/// an observer of views or of reports, or in the callback of an end.
struct PlacedAct: Equatable {
  enum Place: Int, CaseIterable {
    case outside, move, view, observer, report, ended
  }

  /// An input of the program.
  enum Input: Equatable {
    /// Adds to the count.
    case add(Int)

    /// Adds to the count and begins an effect that waits, and then adds three times as much.
    case load(Int)

    /// Adds to the count and begins an effect that does not wait, and adds five times as much.
    case echo(Int)

    /// Cancels the requests under the key, and changes nothing.
    case stop
  }

  /// An effect of the program; if it is cancelled, seven times its amount is added.
  struct Work: Equatable {
    enum End: Equatable {
      /// A move that adds the amount.
      case move

      /// An input.
      case input(Input)

      /// A stream of the amount, and of twice the amount after another wait.
      case stream

      /// A failure.
      case failure
    }

    enum Policy: CaseIterable {
      case latest, queued, once, debounced, throttled
    }

    var waits: Bool
    let end: End
    let amount: Int
    var policy: Policy?
  }

  enum Act: Equatable {
    /// Adds to the count by a commit.
    case commit(Int)

    /// Sends an input.
    case send(Input)

    /// Runs an effect of no input.
    case run(Work)

    /// Performs the step that has waited longest.
    case perform

    /// Performs the step that has waited shortest.
    case performLast

    /// Lets a second pass, unless one is passing.
    case advance

    /// Cancels the request that was sent last.
    case cancel

    /// Cancels the request that was sent first.
    case cancelFirst

    /// Cancels the requests under the key.
    case stop

    /// Reads the view.
    case look
  }

  let place: Place
  var act: Act
}

extension PlacedAct {
  /// Returns all acts with an amount.
  static func acts(_ n: Int) -> [Act] {
    func work(_ end: Work.End, waits: Bool = true, _ policy: Work.Policy? = nil) -> Act {
      .run(Work(waits: waits, end: end, amount: n, policy: policy))
    }
    let policies = Work.Policy.allCases
    return [
      .commit(n), .send(.add(n)), work(.move), .perform, .cancel, .look, .send(.load(n)),
      .send(.echo(n)), .send(.stop), .stop, .advance,
      work(.failure, waits: false), work(.stream), work(.input(.echo(n))),
      work(.stream, waits: false), work(.move, waits: false), .cancelFirst, .performLast,
    ] + policies.map { work(.move, $0) } + policies.map { work(.input(.echo(n)), waits: false, $0) }
      + [work(.stream, .queued), work(.stream, .latest)]
  }
}
