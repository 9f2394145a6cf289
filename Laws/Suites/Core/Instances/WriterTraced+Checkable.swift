public import PairingsCore

extension WriterOf: Checkable where Log: LawValue {
  /// A domain of all logs and all values.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let logs = Log.domain
    let empty = logs.word(.empty)
    let writes = Cover<Kind<Self, Value>>("writes", percent: 30) { logs.word($0.log) != empty }
    return Domain(covers: logs.probes.count > 1 ? [writes] : []) { choices in
      Writer(log: logs.draw(&choices), value: values.draw(&choices))
    } observe: { writer, seen in
      seen.group("Writer") { seen in
        seen.field("log") { logs.observe(writer.log, &$0) }
        seen.field("value") { values.observe(writer.value, &$0) }
      }
    }
  }
}

extension TracedOf: Checkable where Log: LawValue {
  /// A domain of all spaces, observed after every log and not only after the empty one.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let logs = Log.domain
    let probes = logs.probes
    let functions = logs.functions(to: values)
    return Domain { choices in
      Traced(offset: logs.draw(&choices), functions.draw(&choices).run)
    } observe: { traced, seen in
      seen.group("Traced") { seen in
        seen.table(at: probes, of: logs) { probe, seen in
          values.observe(traced.trace(probe), &seen)
        }
      }
    }
  }
}
