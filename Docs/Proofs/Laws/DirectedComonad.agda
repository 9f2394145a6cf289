{-# OPTIONS --safe --without-K #-}

-- The derived law of a space that a directed container gives.
module Laws.DirectedComonad where

open import Foundations
open import Classes

module _ {W : Set → Set} (space : Comonad W) {Shape : Set} (shape : ∀ {A} → W A → Shape)
  -- The essential law *extend keeps the shape*.
  (extend-keeps-the-shape : ∀ {A B} (w : W A) (f : W A → B)
    → shape (Comonad.extend space w f) ≡ shape w) where
  private module W = Comonad space

  map-keeps-the-shape : ∀ {A B} (w : W A) (f : A → B) → shape (W.map w f) ≡ shape w
  map-keeps-the-shape w f = extend-keeps-the-shape w (λ v → f (W.extract v))
