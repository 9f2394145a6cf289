{-# OPTIONS --safe --without-K #-}

-- Spaces side by side, and spaces of which one is shown. Both are stores, whose place is that of
-- the parts, and their moves are programs over it: they pair as `State` and `Store` do. That each
-- side is a part follows from the laws of the sides' pairings.
module Constructions.Sides where

open import Foundations
open import Classes
open import Parts
open import Constructions.StateStore
open import Constructions.Day using (DayOperations)
open import Constructions.Sum using (SumOperations; Side; first; second)

module _ (ext : Extensionality) {L N V U : Set → Set}
  {lefts : Monad L} {leftSpace : Comonad V} {rights : Monad N} {rightSpace : Comonad U}
  (one : Pairing lefts leftSpace) (other : Pairing rights rightSpace) where
  private
    module One = Pairing one
    module Other = Pairing other

  -- The types that a day hides are `X` and `Y`.
  module _ (X Y : Set) where

    DayPlace : Set
    DayPlace = V X × U Y

    dayPairing : Pairing (stateMonad ext DayPlace) (storeComonad ext DayPlace)
    dayPairing = stateStore ext DayPlace

    dayOperations : DayOperations one other dayPairing X Y
    dayOperations = record
      { day = λ w v f → (w , v) , λ place →
          f (One.W.extract (fst place)) (Other.W.extract (snd place))
      ; inFirst = λ m place → One.value m (fst place) , One.moved (fst place) m , snd place
      ; inSecond = λ m place → Other.value m (snd place) , fst place , Other.moved (snd place) m
      ; extract-law = λ w v f → refl
      ; firsts = λ v f → record { leads = λ w m → refl ; returns = λ w m → refl }
      ; seconds = λ w f → record { leads = λ v m → refl ; returns = λ v m → refl } }

  module _ (X : Set) where

    SumPlace : Set
    SumPlace = Side × V X × U X

    sumPairing : Pairing (stateMonad ext SumPlace) (storeComonad ext SumPlace)
    sumPairing = stateStore ext SumPlace

    see : SumPlace → X
    see (first , w , v) = One.W.extract w
    see (second , w , v) = Other.W.extract v

    sumOperations : SumOperations one other sumPairing X
    sumOperations = record
      { sum = λ w v s → (s , w , v) , see
      ; inFirst = λ { m (s , w , v) → One.value m w , s , One.moved w m , v }
      ; inSecond = λ { m (s , w , v) → Other.value m v , s , w , Other.moved v m }
      ; show = λ { t (s , w , v) → tt , t , w , v }
      ; shown = λ { (s , w , v) → s , s , w , v }
      ; firsts = λ v s → record { leads = λ w m → refl ; returns = λ w m → refl }
      ; seconds = λ w s → record { leads = λ v m → refl ; returns = λ v m → refl }
      ; show-law = λ w v s t → refl
      ; shown-law = λ w v s → refl
      ; shown-changes-nothing = λ m → refl }
