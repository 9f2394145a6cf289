public import PairingsCore

/// An input of one of many parts, with the identity of the part.
@frozen
public struct PartInput<ID, Input> {
  /// The identity of the part.
  public let id: ID

  /// The input of the part.
  public let input: Input

  /// Creates an input of a part.
  @inlinable
  public init(_ id: ID, _ input: Input) { (self.id, self.input) = (id, input) }
}

extension PartInput: Equatable where ID: Equatable, Input: Equatable {}
extension PartInput: Hashable where ID: Hashable, Input: Hashable {}
extension PartInput: Sendable where ID: Sendable, Input: Sendable {}

/// An input of the parts of a whole, or an input of the whole itself.
@frozen
public enum WholeInput<Parts, Own> {
  /// An input of a part.
  case part(Parts)

  /// An input of the whole.
  case own(Own)

  /// The prism to the inputs of parts.
  @inlinable
  public static var part: Prism<WholeInput, Parts> {
    Prism(preview: { if case .part(let input) = $0 { input } else { nil } }, review: { .part($0) })
  }

  /// The prism to the inputs of the whole.
  @inlinable
  public static var own: Prism<WholeInput, Own> {
    Prism(preview: { if case .own(let input) = $0 { input } else { nil } }, review: { .own($0) })
  }
}

extension WholeInput: Equatable where Parts: Equatable, Own: Equatable {}
extension WholeInput: Hashable where Parts: Hashable, Own: Hashable {}
extension WholeInput: Sendable where Parts: Sendable, Own: Sendable {}

#if !hasFeature(Embedded)
extension PartInput: Codable where ID: Codable, Input: Codable {}
extension WholeInput: Codable where Parts: Codable, Own: Codable {}
#endif

extension Prism {
  /// Returns the prism to the left one of two values.
  @inlinable
  public static func left<Other>() -> Prism where Whole == Either<Part, Other> {
    Prism(preview: { if case .left(let value) = $0 { value } else { nil } }, review: { .left($0) })
  }

  /// Returns the prism to the right one of two values.
  @inlinable
  public static func right<Other>() -> Prism where Whole == Either<Other, Part> {
    Prism(
      preview: { if case .right(let value) = $0 { value } else { nil } }, review: { .right($0) })
  }
}
