{-# OPTIONS --safe --without-K #-}

-- The derived laws of two spaces side by side.
--
-- Two moves of a day are equal here if they are alike in every day, as in `Constructions.Sum`.
module Constructions.Day where

open import Foundations
open import Classes
open import Parts

module _ {ℓ} {L N M : Set → Set ℓ} {V U W : Set → Set}
  {lefts : Monad L} {leftSpace : Comonad V} {rights : Monad N} {rightSpace : Comonad U}
  {moves : Monad M} {space : Comonad W} (one : Pairing lefts leftSpace)
  (other : Pairing rights rightSpace) (whole : Pairing moves space) where
  private
    module One = Pairing one
    module Other = Pairing other
  open Pairing whole

  -- The days of spaces of `X` and `Y`: the essential laws *first*, *value of first*, *second* and
  -- *value of second* say that each side is a part.
  record DayOperations (X Y : Set) : Set (lsuc lzero ⊔ ℓ) where
    field
      day : ∀ {C} → V X → U Y → (X → Y → C) → W C
      inFirst : ∀ {A} → L A → M A
      inSecond : ∀ {A} → N A → M A
      extract-law : ∀ {C} w v (f : X → Y → C)
        → W.extract (day w v f) ≡ f (One.W.extract w) (Other.W.extract v)
      firsts : ∀ {C} v (f : X → Y → C) → Part whole one (λ w → day w v f) inFirst
      seconds : ∀ {C} w (f : X → Y → C) → Part whole other (λ v → day w v f) inSecond

  module _ {X Y : Set} (operations : DayOperations X Y) where
    open DayOperations operations

    infix 4 _≈_

    _≈_ : ∀ {A} → M A → M A → Set₁
    m ≈ n = ∀ {C} w v (f : X → Y → C) → Alike (day w v f) m n

    first-pure : ∀ {A} (a : A) → inFirst (One.M.pure a) ≈ M.pure a
    first-pure a w v f = Part.pure-alike (firsts v f) a w

    flatMap-of-first : ∀ {A B} (m : L A) (k : A → L B)
      → inFirst (One.M.flatMap m k) ≈ M.flatMap (inFirst m) (λ a → inFirst (k a))
    flatMap-of-first m k w v f = Part.flatMap-alike (firsts v f) m k w

    sides-commute : ∀ {A B C} (m : L A) (n : N B) (f : A → B → C)
      → M.zip (inFirst m) (inSecond n) f ≈ M.zip (inSecond n) (inFirst m) (λ b a → f a b)
    sides-commute m n f w v g =
      commute whole (λ v → firsts v g) (λ w → seconds w g) m n f w v
