// Nothing says under which effect a component runs whose view sends nothing.
// error: generic parameter 'Eff' could not be inferred
import Pairings

func component() {
  _ = Component(StateStore(), Store(0) { n in UI { _ in n } })
}
