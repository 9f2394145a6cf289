// error: missing argument label 'times:' in call
import Pairings

func patient<Eff: Failing>(_ find: (String) -> Kind<Eff, Int>) -> Kind<Eff, Int> {
  find("a").retry(.every(.seconds(1), times: 2))
}
