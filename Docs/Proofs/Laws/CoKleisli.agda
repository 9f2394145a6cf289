{-# OPTIONS --safe --without-K #-}

-- The category of functions out of a comonad. Two arrows are equal if they have equal values.
module Laws.CoKleisli where

open import Foundations
open import Classes

module _ {W : Set → Set} (comonad : Comonad W) where
  private module W = Comonad comonad

  Arrow : Set → Set → Set
  Arrow A B = W A → B

  identity : ∀ {A} → Arrow A A
  identity = W.extract

  then : ∀ {A B C} → Arrow A B → Arrow B C → Arrow A C
  then f g w = g (W.extend w f)

  left-identity : ∀ {A B} (f : Arrow A B) w → then identity f w ≡ f w
  left-identity f w = cong f (W.left-identity w)

  right-identity : ∀ {A B} (f : Arrow A B) w → then f identity w ≡ f w
  right-identity f w = W.right-identity w f

  associativity : ∀ {A B C D} (f : Arrow A B) (g : Arrow B C) (h : Arrow C D) w
    → then (then f g) h w ≡ then f (then g h) w
  associativity f g h w = cong h (sym (W.associativity w f g))
