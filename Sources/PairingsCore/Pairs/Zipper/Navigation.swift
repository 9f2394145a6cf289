/// A step between places of a list that returns a value: the monad of moves over a ``Zipper``.
///
/// A step reads its place and the length of the list. It cannot leave the list: at an end it stays.
/// The step does not depend on the elements.
///
///     let days = Zipper(["Mon", "Tue", "Wed"], at: 2)
///     Navigation.forward.then(.backward).pair(with: days) { _, day in day }  // "Tue"
///     Navigation.step(by: 0).pair(with: days) { _, day in day }              // "Wed"
///
/// The first of the two moves stays at the end and then goes back. A composition runs its steps in
/// turn, and does not add up their distances.
///
/// ## Laws
///
/// The laws of ``Monad``, and for every `i` and `j`:
///
///     step(by: 0) == pure(())                            // step by zero
///     jump(to: i).then(jump(to: j)) == jump(to: j)       // jump then jump
///     cursor.flatMap { jump(to: $0.index) } == pure(())  // jump to the index
///     w.moved(by: jump(to: i)) == w.focused(at: i)       // jump sets the index
///
/// - Complexity: Building is O(1). Running calls each closure once, in constant stack for every
///   nesting of `flatMap`; freeing takes constant stack too.
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016), where it is the monad that
///   pairs with a list.
public typealias Navigation<Value> = Kind<NavigationOf, Value>

/// The brand of ``Navigation``.
///
/// - Precondition: A step keeps the cursor's `count`; a pairing traps otherwise.
public enum NavigationOf: ProgramConstructor, PairedMonad {
  /// The cursor, which every step reads and moves.
  public typealias Context = Cursor

  /// `Never`, since steps cannot fail.
  public typealias Failure = Never

  /// The pairing with ``Zipper``.
  @inlinable
  public static var pairing: NavigationZipper { NavigationZipper() }
}
