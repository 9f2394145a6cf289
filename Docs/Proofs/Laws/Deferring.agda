{-# OPTIONS --safe --without-K #-}

-- The derived law of deferred effects.
module Laws.Deferring where

open import Foundations
open import Classes

module _ {ℓ} {M : Set → Set ℓ} (monad : Monad M)
  (suspend : ∀ {A} → (⊤ → M A) → M A)
  -- The essential law *suspend*.
  (suspend-law : ∀ {A} (make : ⊤ → M A) → suspend make ≡ make tt) where
  open Monad monad

  suspend-under-flatMap : ∀ {A B} (make : ⊤ → M A) (f : A → M B)
    → flatMap (suspend make) f ≡ suspend (λ _ → flatMap (make tt) f)
  suspend-under-flatMap make f =
    trans (cong (λ m → flatMap m f) (suspend-law make)) (sym (suspend-law _))
