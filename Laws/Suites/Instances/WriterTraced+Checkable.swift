public import Pairings

extension WriterOf: Checkable where Log: LawValue {
  /// All logs, all values.
  @inlinable
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let logs = Log.domain
    let generator = logs.generator.zip(values.generator) {
      Writer(log: $0, value: $1) as Kind<Self, Value>
    }
    let empty = logs.word(.empty)
    return Domain(
      generator,
      covers: [Cover("writes", percent: 30) { logs.word($0.log) != empty }]
    ) { writer, seen in
      seen.group("Writer") { seen in
        seen.field("log") { logs.observe(writer.log, &$0) }
        seen.field("value") { values.observe(writer.value, &$0) }
      }
    }
  }
}

extension TracedOf: Checkable where Log: LawValue {
  /// All spaces, seen after every log and not only after the empty one.
  @inlinable
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let logs = Log.domain
    let probes = logs.probes
    let generator = logs.generator.zip(logs.functions(to: values).generator) {
      Traced(offset: $0, $1.run) as Kind<Self, Value>
    }
    return Domain(generator) { traced, seen in
      seen.group("Traced") { seen in
        seen.table { seen in
          for probe in probes {
            seen.entry(logs.text(probe)) { values.observe(traced.trace(probe), &$0) }
          }
        }
      }
    }
  }
}
