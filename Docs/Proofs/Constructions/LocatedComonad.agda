{-# OPTIONS --safe --without-K #-}

-- The derived laws of a space whose positions have fingerprints.
module Constructions.LocatedComonad where

open import Foundations
open import Classes
import Laws.Pairing

module _ {ℓ} {M : Set → Set ℓ} {W : Set → Set} {moves : Monad M} {space : Comonad W}
  (pairing : Pairing moves space) {Fingerprint : Set}
  (fingerprint : ∀ {A} → W A → Fingerprint) where
  open Pairing pairing

  -- The essential law *extend keeps the place*.
  KeepsThePlace : Set₁
  KeepsThePlace = ∀ {A B} (w : W A) (f : W A → B) → fingerprint (W.extend w f) ≡ fingerprint w

  map-keeps-the-place : KeepsThePlace → ∀ {A B} (w : W A) (f : A → B)
    → fingerprint (W.map w f) ≡ fingerprint w
  map-keeps-the-place keeps w f = keeps w (λ v → f (W.extract v))

  pure-keeps-the-place : ∀ {A B} (a : A) (w : W B)
    → fingerprint (moved w (M.pure a)) ≡ fingerprint w
  pure-keeps-the-place a w = cong fingerprint (Laws.Pairing.identity-move pairing a w)

  move-after-move : ∀ {A B C} (w : W C) (m : M A) (n : M B)
    → fingerprint (moved (moved w m) n) ≡ fingerprint (moved w (M.then m n))
  move-after-move w m n = cong fingerprint (sym (Laws.Pairing.move-after-move pairing w m n))
