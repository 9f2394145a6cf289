#if !hasFeature(Embedded)  // Embedded Swift has no reflection.
extension Prism {
  /// Returns the prism of the payload of an enum's case, recognised by reflection.
  ///
  ///     let screen = Prism.case(ParentInput.screen)
  ///     screen.preview(.screen(.tapped))  // .tapped
  ///     Prism.case(ParentInput.move(by:))  // one of two cases named `move`
  ///
  /// The prism learns the case from the first payload that fits, and keeps it: store the prism.
  /// Cases are distinguished by their names, their argument labels and the types of their payloads,
  /// never by their descriptions. A match takes a microsecond or two; a prism written by hand takes
  /// some nanoseconds.
  ///
  /// One confusion remains: two cases of one name whose payloads reflect alike, such as
  /// `move((x: Int, y: Int))` beside `move(x: Int, y: Int)`.
  ///
  /// - Parameter embed: The case: a function that wraps its argument without side effects.
  /// - Precondition: `Whole` is an enum without a custom mirror, and the payload is no function and
  ///   has none in its type.
  @inlinable
  public static func `case`(_ embed: @escaping (Part) -> Whole) -> Prism {
    let reflected = ReflectedCase(embed)
    return Prism(preview: { reflected.payload(of: $0) }, review: embed)
  }

  /// Returns the prism of the payloads of an enum's case that has several, as a tuple.
  ///
  ///     let resize = Prism.case(Input.resize)
  ///     resize.preview(.resize(width: 80, height: 25))  // (80, 25)
  ///
  /// - Parameter embed: The case: a function that wraps its arguments without side effects.
  /// - Precondition: `Whole` is an enum without a custom mirror, and the payload is no function and
  ///   has none in its type.
  @inlinable
  public static func `case`<each Value>(
    _ embed: @escaping (repeat each Value) -> Whole
  ) -> Prism where Part == (repeat each Value) {
    precondition(Part.self != Void.self, "Give a case without payload as a value.")
    return .case { (part: Part) in embed(repeat each part) }
  }
}
#endif

extension Prism where Whole: Equatable, Part == Void {
  /// Returns the prism of a case without payload, recognised by equality.
  ///
  ///     Prism.case(ParentInput.logout).set(&input, ())
  ///
  /// Reflection identifies such a case only by its description. If the enum is not `Equatable`,
  /// write the prism by hand.
  @inlinable
  public static func `case`(_ value: Whole) -> Prism {
    Prism(preview: { $0 == value ? () : nil }, review: { value })
  }
}
