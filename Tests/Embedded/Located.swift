import Pairings

/// Compares the fingerprints of the places of spaces.
func located() -> Int {
  struct Hidden { var sum = 0 }
  let store = Store(true) { $0 ? 1 : 2 }
  let list = EachPairing<Int, _>(StateStore<Int>())
  let rows = Each([1, 2], fresh: Store(0) { $0 }) { $0.count }
  let moved = list.moved(rows, by: .part(2, .set(7)))
  let till = Moore<Int, Int>(0, step: { $0 += $1 }, output: { $0 })
  let hidden = Moore<Int, Int>(Hidden(), step: { $0.sum += $1 }, output: { $0.sum })
  return held(
    store.fingerprint != store.moved(by: .set(false)).fingerprint,
    moved.fingerprint != rows.fingerprint,
    list.moved(moved, by: .part(2, .set(0))).fingerprint == rows.fingerprint,
    till.fingerprint == till.moved(by: .send(0)).fingerprint, hidden.fingerprint == nil)
}
