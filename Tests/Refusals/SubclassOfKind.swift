// error: 'super.init' isn't called on all paths before returning from initializer
import Pairings

class Evil: Kind<StoreOf<Int>, Int> {
  var secret = "hello"
  init(_ secret: String) {
    self.secret = secret
  }
}
