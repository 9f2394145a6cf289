// flags: -default-isolation MainActor
// error: circular reference
import PropertyTesting

struct Price: LawValue, Equatable, CustomStringConvertible {
  var cents: Int
  var description: String { "\(cents)" }

  static var domain: Domain<Price> {
    Domain(described: Generator.integer(in: 1...100).map { Price(cents: $0) })
  }
}
