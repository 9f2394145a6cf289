{-# OPTIONS --safe --without-K #-}

-- The derived law of a pairing of functors.
module Laws.FunctorPairing where

open import Foundations
open import Classes

module _ {ℓ} {L : Set → Set ℓ} {R : Set → Set} {lefts : Functor L} {rights : Functor R}
  (pairing : FunctorPairing lefts rights) where
  open FunctorPairing pairing
  private
    module L = Functor lefts
    module R = Functor rights

  pair-by-zap : ∀ {A B C} (l : L A) (r : R B) (f : A → B → C)
    → pair l r f ≡ zap (L.map l (λ a b → f a b)) r
  pair-by-zap l r f =
    pair l r f
      ≡⟨ sym (naturality l r f (λ b → b) (λ g b → g b)) ⟩
    pair (L.map l f) (R.map r (λ b → b)) (λ g b → g b)
      ≡⟨ cong (λ r → pair (L.map l f) r (λ g b → g b)) (R.map-identity r) ⟩
    zap (L.map l f) r ∎
