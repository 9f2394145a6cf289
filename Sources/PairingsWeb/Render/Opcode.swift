/// The operation of an instruction in a batch.
///
/// An instruction starts with a word of 32 bits: the operation in the low eight, a node's number in
/// the rest. Each case lists its operands. Texts are taken in order from the table at the end of
/// the batch.
@frozen
public enum Opcode: UInt32, Sendable {
  /// Defines the next name: a text.
  case name = 1

  /// Creates an element: the name of its tag, doubled, plus one in SVG.
  case element

  /// Creates a text node: a text.
  case text

  /// Changes a text node: a text.
  case setText

  /// Sets an attribute: a name, and a text.
  case attribute

  /// Removes an attribute: a name.
  case removeAttribute

  /// Sets a property to a text: a name, and a text.
  case setProperty

  /// Sets a property to a Boolean value: a name, doubled, plus one if it is true.
  case setFlag

  /// Appends the node to another: its number.
  case append

  /// Inserts the node before another: its number.
  case insert

  /// Removes the node from the page.
  case remove

  /// Removes all children of the node from the page.
  case clear

  /// Keeps a copy of the node as the next template.
  case template

  /// Copies a template: its number, the number of its nodes, and the numbers of their copies in
  /// preorder. The node of the instruction is the first.
  case clone

  /// Focuses the node.
  case focus

  /// Listens for an event: a name instead of the node.
  case listen

  /// Releases nodes: their count instead of the node, and their numbers.
  case release
}
