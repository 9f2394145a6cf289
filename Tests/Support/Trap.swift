/// A mistake that ends the process, by a sentence in a debug build.
package struct Trap: Sendable {
  package let sentence: String
  package let make: @Sendable () -> Void

  package init(_ sentence: String, _ make: @escaping @Sendable () -> Void) {
    (self.sentence, self.make) = (sentence, make)
  }

  /// Returns mistakes with one sentence, one for each place.
  package static func each<Place: Sendable>(
    of places: [Place], _ sentence: String, _ make: @escaping @Sendable (Place) -> Void
  ) -> [Trap] { places.map { place in Trap(sentence) { make(place) } } }
}
