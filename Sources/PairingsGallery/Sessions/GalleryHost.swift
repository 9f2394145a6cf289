/// A host of the gallery, which opens components under effects of its own.
///
/// A host has a function for each dependency of components, and none for a single component. The
/// functions are generic, not values of a protocol, so that a page of Embedded Swift is a host too.
package protocol GalleryHost {
  /// A component as the host opens it.
  associatedtype Entry

  /// Returns the entry of a component that runs under every effect.
  func entry<Subject: EverySession>(_ component: Subject.Type) -> Entry

  /// Returns the entry of a component that uses random numbers.
  func entry<Subject: RandomComponent>(_ component: Subject.Type) -> Entry

  /// Returns the entry of a component that loads from a network.
  func entry<Subject: NetworkComponent>(_ component: Subject.Type) -> Entry
}
