/// A component as every host describes it: its name, its pairing and its inputs.
struct Exhibit {
  /// The way in which a host collects an input.
  enum Typing {
    /// Each key is an input.
    case keys

    /// Each line is an input.
    case lines
  }

  let name: String
  let pair: String
  let summary: String
  let typing: Typing
  let keys: [Key]
}
