public import PairingsCore

// Parts of a larger state that have an identity: elements, and a child that is presented. When a commit
// removes a part, its effects end as cancelled in the turn of that commit. No answer, element or pause
// of theirs arrives later, also if a part of the same identity is made again.

extension Dispatcher {
  /// Returns this dispatcher as that of a part, whose effects have keys of their own: they neither
  /// replace nor wait for those of other parts.
  ///
  ///     volume.dispatcher.part("left").widen(state: Lens(\Mixer.left), input: .case(Turn.left))
  ///
  /// The elements of a list, a presented child and sides are parts already.
  @inlinable
  public func part(_ id: some Hashable) -> Dispatcher {
    lift(moves: { $0 }, steps: { $0 }, input: .identity) { $0.of(id) }
  }

  /// Returns this dispatcher as that of a side.
  @inlinable
  func side<NewInput>(
    _ side: Side, _ input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, Moves, NewInput> {
    lift(moves: { $0 }, steps: { $0 }, input: input) { $0.of(side) }
  }

  /// Returns a dispatcher of the elements of a larger state, each of which is a part.
  ///
  ///     row.dispatcher.widen(elements: Lens(\Screen.rows), input: .case(ScreenInput.row))
  ///
  /// An input finds its element by identity. An input of an element that was removed has no meaning.
  /// Effects belong to the identity that the element has after their input. A stack of screens is such
  /// a list. To cancel the effects of its elements from outside, name the list: the part is known by
  /// `name`, and an element of it by `name` and its identity.
  ///
  /// - Complexity: O(*n*) per input, to find the element among *n*.
  @inlinable
  public func widen<Element: Identifiable, Whole, NewInput>(
    elements: Lens<Whole, [Element]>, input: Prism<NewInput, PartInput<Element.ID, Input>>,
    part name: some Hashable = Anonymous()
  ) -> Dispatcher<Eff, StateOf<Whole>, NewInput> where Moves == StateOf<Element> {
    self.elements().part(name).widen(state: elements, input: input)
  }

  /// Returns a dispatcher of the elements of a list.
  @inlinable
  func elements<Element: Identifiable>()
    -> Dispatcher<Eff, StateOf<[Element]>, PartInput<Element.ID, Input>>
  where Moves == StateOf<Element> {
    Dispatcher<Eff, StateOf<[Element]>, PartInput<Element.ID, Input>>(
      .any { input in
        self.step(for: input.input, of: .element(id: input.id)) { going, id in
          let one = Affine<[Element], Element>.element(id: id)
          return
            going
            .lift(
              { $0.focus(one) }, reads: { $0.reading(element(id: id)) }, { PartInput(id, $0) }
            )
            .of(id, Presence(element(id: id)))
        }
      })
  }

  /// Returns the step of a child for an input. `lift` makes its effects those of the identity that the
  /// child has after the step.
  @inlinable
  func step<Child: Identifiable, Whole, NewInput>(
    for input: Input, of child: Affine<Whole, Child>,
    _ lift: @escaping (FollowUp, Child.ID) -> Effects<Eff, StateOf<Whole>, NewInput>
  ) -> DispatcherStep<Eff, StateOf<Whole>, NewInput>? where Moves == StateOf<Child> {
    guard let step = on(input) else { return nil }
    return .step(
      State { whole in
        let made = child.modify(&whole) { child in (going: step.run(&child), id: child.id) }
        guard let made, !made.going.isEmpty else { return made?.going.empty() ?? .unchanged }
        return lift(made.going, made.id)
      })
  }

  /// Returns a dispatcher of a child that a larger state presents, or does not. A child of another
  /// identity in its place is another part.
  ///
  ///     form.dispatcher.widen(presented: Lens(\Screen.form), input: .case(ScreenInput.form))
  ///
  /// A child without an identity is a part by an affine, until there is none.
  @inlinable
  public func widen<Child: Identifiable, Whole, NewInput>(
    presented: Lens<Whole, Child?>, input: Prism<NewInput, Input>,
    part name: some Hashable = Anonymous()
  ) -> Dispatcher<Eff, StateOf<Whole>, NewInput> where Moves == StateOf<Child> {
    self.presented(in: presented.appending(Prism.some), input: input) { $0.of(name) }
  }

  @inlinable
  func presented<Child: Identifiable, Whole, NewInput>(
    in child: Affine<Whole, Child>, input: Prism<NewInput, Input>,
    part:
      @escaping (Effects<Eff, StateOf<Whole>, NewInput>) ->
      Effects<Eff, StateOf<Whole>, NewInput> = { $0 }
  ) -> Dispatcher<Eff, StateOf<Whole>, NewInput> where Moves == StateOf<Child> {
    Dispatcher<Eff, StateOf<Whole>, NewInput>(
      .any { new in
        guard let own = input.preview(new) else { return nil }
        return self.step(for: own, of: child) { going, id in
          let one = child.identified(by: id)
          return part(
            going.lift({ $0.focus(one) }, reads: { $0.reading(one.preview) }, input.review)
              .of(id, Presence(one.preview)))
        }
      })
  }
}

/// The name of a part that has none: it differs from all others.
public final class Anonymous: Hashable, Sendable {
  /// Creates a name.
  public init() {}

  /// Returns true if both are one object.
  public static func == (left: Anonymous, right: Anonymous) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Affine where Part: Identifiable {
  /// Returns the affine of this part while it has an identity.
  @inlinable
  func identified(by id: Part.ID) -> Affine {
    Affine(
      preview: { whole in self.preview(whole).flatMap { $0.id == id ? $0 : nil } },
      modify: { whole, change in self.modify(&whole) { if $0.id == id { change(&$0) } } })
  }
}

extension Presence {
  /// Makes the presence of the part that a function reads from a state.
  @inlinable
  init<Whole, Part>(_ preview: @escaping (Whole) -> Part?) where Moves == StateOf<Whole> {
    self.init { isFound in .inspect { if preview($0) != nil { unsafe isFound.value = true } } }
  }
}

/// Returns a function that reads an element of a list.
///
/// - Complexity: O(*d*) for an element that has moved by *d* since the last read. A list that is
///   shuffled, and has an effect for each of *n* elements, costs O(*n*²).
@inlinable
func element<Element: Identifiable>(id: Element.ID) -> ([Element]) -> Element? {
  var last = 0
  return { elements in
    guard let index = elements.index(of: id, near: last) else { return nil }
    last = index
    return elements[index]
  }
}

extension Array where Element: Identifiable {
  /// Returns the index of an element, which is searched for from `index` outward.
  @inlinable
  func index(of id: Element.ID, near index: Int) -> Int? {
    var (low, high) = (Swift.min(index, count), Swift.min(index, count))
    while low > 0 || high < count {
      if high < count {
        if self[high].id == id { return high }
        high += 1
      }
      if low > 0 {
        low -= 1
        if self[low].id == id { return low }
      }
    }
    return nil
  }
}
