{-# OPTIONS --safe --without-K #-}

-- The derived law of a monad.
module Laws.Monad where

open import Foundations
open import Classes

module _ {ℓ} {M : Set → Set ℓ} (monad : Monad M) where
  open Monad monad

  -- The steps of a list, each nested in the one before.
  nested : ∀ {A} → (A → M A) → List (A → M A) → A → M A
  nested f [] a = f a
  nested f (g ∷ steps) a = flatMap (f a) (nested g steps)

  associativity-in-depth : ∀ {A} (m : M A) (f : A → M A) (steps : List (A → M A))
    → foldl flatMap m (f ∷ steps) ≡ flatMap m (nested f steps)
  associativity-in-depth m f [] = refl
  associativity-in-depth m f (g ∷ steps) =
    foldl flatMap (flatMap m f) (g ∷ steps)
      ≡⟨ associativity-in-depth (flatMap m f) g steps ⟩
    flatMap (flatMap m f) (nested g steps)
      ≡⟨ associativity m f (nested g steps) ⟩
    flatMap m (nested f (g ∷ steps)) ∎
