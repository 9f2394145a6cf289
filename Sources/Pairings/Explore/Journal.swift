/// A commit, as those see it who keep a journal: what it came from, and the component
/// before and after.
///
///     let token = explorer.record { entry in
///       print(entry.version, entry.label ?? "a move", entry.before.position)
///     }
@frozen
public struct JournalEntry<Eff: Monad, Pair: Pairing, View> {
  /// How many commits there were, this one included.
  public let version: Int

  /// The component before the commit: a value that stays as it is.
  public let before: Component<Eff, Pair, View>

  /// The component after the commit.
  public let after: Component<Eff, Pair, View>

  /// What was done, without the places.
  public let step: JournalStep<Eff, Pair, View>

  @inlinable
  init(
    version: Int, origin: _Origin?, before: Component<Eff, Pair, View>,
    after: Component<Eff, Pair, View>,
    again: @escaping (Pair, inout Component<Eff, Pair, View>.Space) -> Void
  ) {
    self.version = version
    self.before = before
    self.after = after
    step = JournalStep(origin: origin, again: again)
  }

  /// The label of the commit, or what its input reads like; see ``JournalStep/label``.
  public var label: String? { step.label }

  /// The input that the commit came from, if it is known and of this type.
  public func input<Input>(as type: Input.Type = Input.self) -> Input? { step.input(as: type) }
}

/// What a commit did: the move, or the change, and where it came from.
///
/// It keeps no place, so that many of them take little.
@frozen
public struct JournalStep<Eff: Monad, Pair: Pairing, View> {
  @usableFromInline let origin: _Origin?
  @usableFromInline let again: (Pair, inout Component<Eff, Pair, View>.Space) -> Void

  @inlinable
  init(
    origin: _Origin?, again: @escaping (Pair, inout Component<Eff, Pair, View>.Space) -> Void
  ) {
    self.origin = origin
    self.again = again
  }

  /// Returns another component after the same commit: no effect happens, since what it
  /// answered is in the move.
  @inlinable
  public func applied(to component: Component<Eff, Pair, View>) -> Component<Eff, Pair, View> {
    var space = component.space
    again(component.pairing, &space)
    return Component(component.pairing, space)
  }

  /// The label of the commit, or what its input reads like; nothing if neither is known.
  ///
  /// A label is known if a ``Handler/labelled(_:)`` handler made the commit, an input if it
  /// came through a ``Dispatcher`` or a handler ``Handler/responding(to:)`` it; neither is, if
  /// that handler was a closure of your own around another.
  public var label: String? { origin?.label }

  /// Whether it only went to a place, by ``Explorer/return(to:)``.
  public var isReturn: Bool { origin is Return }

  /// Who went to a place, if somebody did and said so.
  public var traveller: AnyObject? { (origin as? Return)?.traveller }

  /// The input that the commit came from, if it is known and of this type.
  public func input<Input>(as type: Input.Type = Input.self) -> Input? {
    (origin as? InputOrigin<Input>)?.input
  }
}

/// A place that was returned to.
@usableFromInline
final class Return: _Origin {
  @usableFromInline let traveller: AnyObject?

  @usableFromInline
  init(_ traveller: AnyObject? = nil) {
    self.traveller = traveller
    super.init("return")
  }
}

/// The origin of a commit. Only this module makes one and has subclasses of it.
public class _Origin {
  private let text: String

  @usableFromInline
  init(_ text: String = "") { self.text = text }

  @usableFromInline
  var label: String { text }
}

/// An input that commits come from.
@usableFromInline
final class InputOrigin<Input>: _Origin {
  @usableFromInline let input: Input

  @usableFromInline
  init(_ input: Input) {
    self.input = input
    super.init()
  }

  #if !hasFeature(Embedded)  // Embedded Swift has no texts for any value.
  @usableFromInline
  override var label: String { "\(input)" }
  #endif
}
