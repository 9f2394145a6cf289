// error: value of type 'Int' has no member 'cuont'
import Pairings

func counted() -> State<[Int], Void> {
  State { (list: inout [Int]) in list.append(list.first.map { $0.cuont } ?? 0) }
}
