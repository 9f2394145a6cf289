public import Pairings

extension Suite {
  /// The laws of a traversal.
  ///
  ///     expectLaws(.traversal(.each, Int.domain.array(), Int.domain))
  public static func traversal<Whole, Part>(
    _ traversal: Traversal<Whole, Part>, _ wholes: Domain<Whole>, _ parts: Domain<Part>,
    of subject: String = "\(Traversal<Whole, Part>.self)"
  ) -> Suite {
    let functions = parts.functions(to: parts)
    let numbered = parts.zip(Three.domain).functions(to: parts)
    let (lists, both) = (parts.array(), wholes.zip(parts.array()))
    func modified(_ whole: Whole, _ change: (Part) -> Part) -> Whole {
      changed(whole) { traversal.modify(&$0) { $0 = change($0) } }
    }
    /// Returns a change that also takes the number of the parts before, modulo three.
    func counting(_ change: Function<(Part, Three), Part>) -> (Part) -> Part {
      var count = 0
      return { part in
        count += 1
        return change((part, Three.allCases[(count - 1) % 3]))
      }
    }
    return Suite(
      "Traversal", of: subject,
      [
        Law("identity", "modify(s) { $0 } == s") { trial in
          let s = trial.any("s", wholes)
          return trial.equal(modified(s) { $0 }, s, wholes)
        },
        Law("fusion", "modify(modify(s, f), g) == modify(s) { g(f($0)) }") { trial in
          let s = trial.any("s", wholes)
          let f = trial.any("f", functions)
          let g = trial.any("g", functions)
          return trial.equal(modified(modified(s, f.run), g.run), modified(s) { g(f($0)) }, wholes)
        },
        Law(
          "composition",
          "modify(modify(s, h), k) == modify(s) { k(h($0)) } "
            + "/* if h and k also take the number of the parts before */"
        ) { trial in
          let s = trial.any("s", wholes)
          let h = trial.any("h", numbered)
          let k = trial.any("k", numbered)
          let (first, second) = (counting(h), counting(k))
          return trial.equal(
            modified(modified(s, counting(h)), counting(k)), modified(s) { second(first($0)) },
            wholes)
        },
        Law(
          "visits", "modify(s) { /* the parts are */ $0 } /* in order */ == parts(s)", .coherence
        ) { trial in
          let s = trial.any("s", wholes)
          var seen: [Part] = []
          let whole = modified(s) {
            seen.append($0)
            return $0
          }
          return trial.equal((whole, seen), (whole, traversal.parts(s)), both)
        },
        Law("modify then parts", "parts(modify(s, f)) == parts(s).map(f)") { trial in
          let s = trial.any("s", wholes)
          let f = trial.any("f", functions)
          return trial.equal(
            traversal.parts(modified(s, f.run)), traversal.parts(s).map(f.run), lists)
        },
      ])
  }
}
