import PairingsLaws
import Pairings

extension Suite {
  /// The laws of optics, for each way to create them, and of their operations.
  static var optics: [Suite] {
    lenses + prisms + affines + traversals
  }

  private typealias Place = Both<Three, Bool>
  private typealias Choice = OneOf<Three, Bool>

  private static var lenses: [Suite] {
    let (places, three) = (Place.domain, Three.domain)
    let replacing = Lens<Place, Three>(get: { $0.first }, set: { $0.first = $1 })
    return [
      lens(Place.lens, places, three, of: "Lens(get:modify:)"),
      lens(replacing, places, three, of: "Lens(get:set:)"),
      lens(Lens(\Place.first), places, three, of: "Lens(keyPath)"),
      lens(.identity, three, three, of: "Lens.identity"),
      lens(
        Both<Place, Four>.lens.appending(Place.lens), Both<Place, Four>.domain, three,
        of: "Lens.appending(lens)"),
      lens(
        Lens(\Both<Place, Four>.first).appending(\.first), Both<Place, Four>.domain, three,
        of: "Lens.appending(keyPath)"),
    ]
  }

  private static var prisms: [Suite] {
    let (choices, three, likenesses) = (Choice.domain, Three.domain, Likeness.domain)
    return [
      prism(Choice.prism, choices, three, of: "Prism(preview:review:)"),
      prism(.some, three.optional, three, of: "Prism.some"),
      prism(.identity, three, three, of: "Prism.identity"),
      prism(.case(Choice.first), choices, three, of: "Prism.case"),
      prism(.case(Likeness.of(name:)), likenesses, three, of: "Prism.case(overloaded)"),
      prism(.case(Four.b1), Four.domain, .void, of: "Prism.case(value)"),
      prism(
        OneOf<Choice, Four>.prism.appending(Choice.prism), OneOf<Choice, Four>.domain, three,
        of: "Prism.appending(prism)"),
    ]
  }

  private static var traversals: [Suite] {
    let three = Three.domain
    let items = Item.domain.array()
    let places = Place.domain.array()
    let lists = Both<[Three], Bool>.lens
    let entries = three.zip(three).map(
      { [Four.b0: $0.0, Four.b1: $0.1] }, back: { ($0[.b0] ?? .a0, $0[.b1] ?? .a0) })
    return [
      traversal(.each, items, Item.domain, of: "Traversal.each"),
      traversal(.values(), entries, three, of: "Traversal.values()"),
      traversal(.identity, three, three, of: "Traversal.identity"),
      traversal(Choice.prism.affine.traversal, Choice.domain, three, of: "Affine.traversal"),
      traversal(
        Traversal<[Place], Place>.each.appending(Place.lens), places, three,
        of: "Traversal.appending(lens)"),
      traversal(
        Traversal<[Place], Place>.each.appending(\.first), places, three,
        of: "Traversal.appending(keyPath)"),
      traversal(
        lists.appending(.each), Both<[Three], Bool>.domain, three, of: "Lens.appending(traversal)"),
    ]
  }

  private static var affines: [Suite] {
    let three = Three.domain
    let items = Item.domain.array()
    let entries = three.optional.zip(three.optional).map(
      { entries in
        [Four.b0: entries.0, Four.b1: entries.1].compactMapValues { $0 }
      }, back: { ($0[.b0], $0[.b1]) })
    return [
      affine(Place.lens.affine, Place.domain, three, of: "Lens.affine"),
      affine(Choice.prism.affine, Choice.domain, three, of: "Prism.affine"),
      affine(.identity, three, three, of: "Affine.identity"),
      affine(
        .element(id: .a1), items, Item.domain.filter { $0.id == .a1 }, of: "Affine.element(id:)"),
      affine(.value(forKey: Four.b1), entries, three, of: "Affine.value(forKey:)"),
      affine(
        Both<Choice, Four>.lens.appending(Choice.prism), Both<Choice, Four>.domain, three,
        of: "Lens.appending(prism)"),
      affine(
        OneOf<Place, Four>.prism.appending(Place.lens), OneOf<Place, Four>.domain, three,
        of: "Prism.appending(lens)"),
    ]
  }
}
