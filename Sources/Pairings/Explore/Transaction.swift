/// Commits to an explorer, all or nothing, and shows it once.
///
/// This is a transaction of one explorer; see ``transaction(_:_:body:)``.
@inlinable @discardableResult
public func transaction<Eff: Launching, Pair: Pairing, Input, View, Failure: Error>(
  _ explorer: Explorer<Eff, Pair, Input, View>, body: @escaping () throws(Failure) -> Void
) -> Request<Failure> {
  transaction(of: One(explorer), body)
}

/// Commits to two explorers, all or nothing, and shows each of them once.
///
///     transaction(from, to) { () throws(Overdrawn) in
///       from.commit(.modify { $0 - amount })
///       to.commit(.modify { $0 + amount })
///       guard from.view >= 0 else { throw Overdrawn() }
///     }
///
/// Within `body`, commits to these explorers are made at once and not shown; a view read there is
/// the current one. If `body` throws, none of the commits has happened: the spaces, the versions
/// and the journals are as before.
///
/// Effects sent within `body` wait until it returns, and are cancelled if it throws. Transactions
/// nest: an inner one ends with the outer ones, as cancelled if one of these throws. Its commits to
/// explorers that the outer ones do not name are kept.
///
/// - Returns: A request that has ended, unless one of the explorers makes a move or shows a view:
///   then the transaction waits its turn, as a commit does.
/// - Complexity: O(*n*) for *n* commits, besides their moves. The transaction holds the spaces
///   until its end, so the first move of each copies it.
@inlinable @discardableResult
public func transaction<
  Eff: Launching, Pair: Pairing, Input, View, OtherEff: Launching, OtherPair: Pairing, OtherInput,
  OtherView, Failure: Error
>(
  _ explorer: Explorer<Eff, Pair, Input, View>,
  _ other: Explorer<OtherEff, OtherPair, OtherInput, OtherView>,
  body: @escaping () throws(Failure) -> Void
) -> Request<Failure> {
  transaction(of: Both(One(explorer), One(other)), body)
}

/// Commits to three explorers, all or nothing, and shows each of them once.
///
/// See ``transaction(_:_:body:)``.
@inlinable @discardableResult
public func transaction<
  EffA: Launching, A: Pairing, InputA, ViewA, EffB: Launching, B: Pairing, InputB, ViewB,
  EffC: Launching, C: Pairing, InputC, ViewC, Failure: Error
>(
  _ a: Explorer<EffA, A, InputA, ViewA>, _ b: Explorer<EffB, B, InputB, ViewB>,
  _ c: Explorer<EffC, C, InputC, ViewC>,
  body: @escaping () throws(Failure) -> Void
) -> Request<Failure> {
  transaction(of: Both(One(a), Both(One(b), One(c))), body)
}

#if !hasFeature(Embedded)  // As Several.

/// Commits to any number of explorers, all or nothing, and shows each of them once.
///
/// See ``transaction(_:_:body:)``. Transactions of up to three explorers have faster overloads.
@inlinable @discardableResult
public func transaction<
  each Eff: Launching, each Pair: Pairing, each Input, each View, Failure: Error
>(
  _ explorers: repeat Explorer<each Eff, each Pair, each Input, each View>,
  body: @escaping () throws(Failure) -> Void
) -> Request<Failure> {
  var all: [any Participant] = []
  for explorer in repeat each explorers { all.append(One(explorer)) }
  return transaction(of: Several(all), body)
}

#endif

@inlinable
func transaction<Explorers: Participant, Failure: Error>(
  of explorers: Explorers, _ body: @escaping () throws(Failure) -> Void
) -> Request<Failure> {
  let request = Request<Failure>()
  begin(request, of: explorers, body)
  return request
}

/// Makes a transaction now, or in its turn.
@inlinable
func begin<Explorers: Participant, Failure: Error>(
  _ request: Request<Failure>, of explorers: Explorers,
  _ body: @escaping () throws(Failure) -> Void
) {
  guard explorers.canCommit else {
    explorers.wait(request) { begin(request, of: explorers, body) }
    return explorers.keep({}, orRollBack: request.drop)
  }
  guard request.begin() else { return }
  explorers.begin()
  let result = Result { () throws(Failure) in try body() }
  // Each step is done at all explorers before the next, so that observers see the whole of it.
  let end = explorers.end(isKept: result.isSuccess)
  explorers.write(end)
  explorers.show(end)
  explorers.leave(end)
  explorers.settle()
  switch result {
  case .failure(let failure): request.end(.failure(failure))
  case .success:
    request.prepareToEnd(.success)
    keep(request, of: explorers)
  }
}

/// Ends a transaction once all transactions around it have ended, as cancelled if one of them
/// fails.
@inlinable
func keep<Explorers: Participant, Failure: Error>(
  _ request: Request<Failure>, of explorers: Explorers
) {
  var rest = explorers.transacting
  guard rest > 0 else { return request.end(.success) }
  explorers.keep(
    {
      rest -= 1
      if rest == 0 { request.end(.success) }
    }, orRollBack: request.endRolledBack)
}

extension Result {
  @inlinable
  var isSuccess: Bool { if case .success = self { true } else { false } }
}
