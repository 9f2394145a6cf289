/// What a batch can tell a page to do.
///
/// An instruction starts with a word of 32 bits: the operation in the low eight, a node's
/// number in the rest. What follows is said here; texts are taken in order from the table at
/// the end of the batch.
@frozen
public enum Opcode: UInt32, Sendable {
  /// A text that is the next name.
  case name = 1

  /// Makes an element: the name of its tag, doubled, plus one in SVG.
  case element

  /// Makes a text node: a text.
  case text

  /// Changes a text node: a text.
  case setText

  /// Sets an attribute: a name, and a text.
  case attribute

  /// Removes an attribute: a name.
  case removeAttribute

  /// Sets a property to a text: a name, and a text.
  case setProperty

  /// Sets a property to a truth: a name, doubled, plus one if it is true.
  case setFlag

  /// Appends the node to another: its number.
  case append

  /// Inserts the node before another: its number.
  case insert

  /// Takes the node out of the page.
  case remove

  /// Takes all that is in the node out of the page.
  case clear

  /// Keeps a copy of the node as the next template.
  case template

  /// Copies a template: its number, how many nodes are in it, and the numbers that these get,
  /// a parent before its children, in order. The node of the instruction is the first.
  case clone

  /// Gives the focus to the node.
  case focus

  /// Hears an event from now on: a name instead of the node.
  case listen

  /// Forgets nodes: how many instead of the node, and their numbers.
  case release
}
