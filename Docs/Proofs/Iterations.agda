{-# OPTIONS --safe --without-K #-}

-- Loops of steps, which each decide to continue or to end.
module Iterations where

open import Foundations
open import Classes

-- The decision of a step: to continue from a seed, or to end with a value.
data Iteration (Seed A : Set) : Set where
  next : Seed → Iteration Seed A
  done : A → Iteration Seed A

decide : ∀ {ℓ} {Seed A : Set} {R : Set ℓ} → (Seed → R) → (A → R) → Iteration Seed A → R
decide f g (next seed) = f seed
decide f g (done a) = g a

-- A monad with the law *iterate coherence*.
record Iterating {ℓ} (M : Set → Set ℓ) : Set (lsuc lzero ⊔ ℓ) where
  field
    monad : Monad M
  open Monad monad public
  field
    iterate : ∀ {Seed A} → Seed → (Seed → M (Iteration Seed A)) → M A

    iterate-coherence : ∀ {Seed A} (seed : Seed) (f : Seed → M (Iteration Seed A))
      → iterate seed f ≡ flatMap (f seed) (decide (λ seed → iterate seed f) pure)
