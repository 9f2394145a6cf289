// error: 'waiting' is inaccessible due to 'internal' protection level
import Pairings

func names(_ stage: Stage<Never>) -> Int { stage.waiting.count }
