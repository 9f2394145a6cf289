/// Returns how many of some checks hold: a part of the sum that `smoke` returns.
func held(_ checks: Bool...) -> Int { checks.count { $0 } }
