/// Whether a case was given up, for all that make choices in it: its generator, and the functions
/// that it made, whose answers are made when they are asked for.
@usableFromInline
final class Discard {
  var isRejected = false
}
