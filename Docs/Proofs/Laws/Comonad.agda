{-# OPTIONS --safe --without-K #-}

-- The derived laws of a comonad: those of `duplicate`.
module Laws.Comonad where

open import Foundations
open import Classes

module _ {W : Set → Set} (comonad : Comonad W) where
  open Comonad comonad

  extract-of-duplicate : ∀ {A} (w : W A) → extract (duplicate w) ≡ w
  extract-of-duplicate w = right-identity w (λ v → v)

  extract-inside-duplicate : ∀ {A} (w : W A) → map (duplicate w) extract ≡ w
  extract-inside-duplicate w =
    trans (map-of-extend w (λ v → v) extract) (left-identity w)

  duplicate-twice : ∀ {A} (w : W A) → duplicate (duplicate w) ≡ map (duplicate w) duplicate
  duplicate-twice w =
    duplicate (duplicate w)
      ≡⟨ associativity w (λ v → v) (λ v → v) ⟩
    extend w duplicate
      ≡⟨ sym (map-of-extend w (λ v → v) duplicate) ⟩
    map (duplicate w) duplicate ∎
