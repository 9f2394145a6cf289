// error: referencing initializer 'init(_:)' on '_KindProtocol' requires the types 'Self' and 'Kind<StateOf<Int>, Int>' be equivalent
import Pairings

extension Kind where Brand == StateOf<Int>, Value == Int {
  convenience init(counting step: Int) {
    self.init {
      $0 += step
      return $0
    }
  }
}
