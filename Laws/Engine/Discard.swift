/// The flag of a rejected case. The generator of the case and the functions in it share the flag,
/// because a function makes its answers on request.
@usableFromInline
final class Discard {
  var isRejected = false
}
