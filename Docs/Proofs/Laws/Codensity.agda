{-# OPTIONS --safe --without-K #-}

-- The derived law of a codensity monad.
module Laws.Codensity where

open import Foundations
open import Classes
open import Constructions.Algebra using (MonadMorphism)

module _ {ℓ} {M C : Set → Set ℓ} {base : Monad M} {codensity : Monad C}
  (lift : MonadMorphism base codensity) (lower : ∀ {A} → C A → M A) where
  private
    module M = Monad base
    module C = Monad codensity
    module lift = MonadMorphism lift

  -- The essential law *lower after lift*.
  LowerAfterLift : Set _
  LowerAfterLift = ∀ {A} (m : M A) → lower (lift.to m) ≡ m

  improvement : LowerAfterLift → ∀ {A B} (m : M A) (k : A → M B)
    → lower (C.flatMap (lift.to m) (λ a → lift.to (k a))) ≡ M.flatMap m k
  improvement lower-after-lift m k =
    trans (cong lower (sym (lift.flatMap-law m k))) (lower-after-lift (M.flatMap m k))
