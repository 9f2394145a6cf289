/// The operation of an instruction in a batch.
///
/// An instruction starts with a word of 32 bits: the operation in the low eight, a node's number in
/// the rest. Each case lists its operands. Texts are taken in order from the table at the end of
/// the batch.
@frozen
public enum Opcode: UInt32, Sendable {
  /// The definition of the next name: a text.
  case name = 1

  /// The creation of an element: the name of its tag, doubled, plus one in SVG.
  case element

  /// The creation of a text node: a text.
  case text

  /// The change of a text node: a text.
  case setText

  /// The value of an attribute: a name, and a text.
  case attribute

  /// The removal of an attribute: a name.
  case removeAttribute

  /// The text of a property: a name, and a text.
  case setProperty

  /// The Boolean value of a property: a name, doubled, plus one if it is true.
  case setFlag

  /// The appending of the node to another: its number.
  case append

  /// The insertion of the node before another: its number.
  case insert

  /// The removal of the node from the page.
  case remove

  /// The removal of all children of the node from the page.
  case clear

  /// The storage of a copy of the node as the next template.
  case template

  /// The copying of a template: its number, the number of its nodes, and the numbers of their
  /// copies in preorder. The node of the instruction is the first.
  case clone

  /// The focus of the node.
  case focus

  /// The registration for an event: a name instead of the node.
  case listen

  /// The release of nodes: their count instead of the node, and their numbers.
  case release
}
