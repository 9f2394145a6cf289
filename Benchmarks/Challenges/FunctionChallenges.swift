import PropertyTesting

extension Challenge {
  /// The challenges about functions.
  static var functions: [Challenge] {
    let texts = Domain(.element(of: ["monkey", "banana", "elephant"])) { text, seen in
      seen.record(UInt64(text.utf8.count) &* 31 &+ UInt64(text.utf8.first ?? 0), text)
    }
    let numbers = Int.domain
    let lists = numbers.array(count: 0...8)
    let steps = numbers.functions(to: numbers)
    return [
      Challenge("F1", minimal: "{\"banana\" → 1, _ → 0}") { trial in
        let f = trial.any("f", texts.functions(to: numbers))
        return f("monkey") == f("banana") || f("banana") == f("elephant")
      },
      Challenge("F2", minimal: "{_ → 1}; {0 → true, _ → false}; [0]") { trial in
        let f = trial.any("f", steps)
        let p = trial.any("p", numbers.functions(to: Bool.domain))
        let list = trial.any("list", lists)
        return list.filter(p.run).map(f.run) == list.map(f.run).filter(p.run)
      },
      Challenge("F4", minimal: "{_ → 0}; {_ → 1}; [0]") { trial in
        let f = trial.any("f", steps)
        let g = trial.any("g", steps)
        let list = trial.any("list", lists)
        return list.map(f.run).map(g.run) == list.map { f(g($0)) }
      },
      Challenge("F5", minimal: "[0]; {_ → [0, 1]}; {0 → [1], _ → [0]}") { trial in
        let m = trial.any("m", lists)
        let f = trial.any("f", numbers.functions(to: lists))
        let g = trial.any("g", numbers.functions(to: lists))
        return m.flatMap(f.run).flatMap(g.run) == m.flatMap { f($0).reversed().flatMap(g.run) }
      },
    ]
  }
}
