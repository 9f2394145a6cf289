// error: cannot inherit from non-open class '_Origin' outside of its defining module
import Pairings

final class Impostor: _Origin {
  var word = 1
}
