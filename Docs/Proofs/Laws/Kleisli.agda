{-# OPTIONS --safe --without-K #-}

-- The category of functions into a monad. Two arrows are equal if they have equal values.
module Laws.Kleisli where

open import Foundations
open import Classes

module _ {ℓ} {M : Set → Set ℓ} (monad : Monad M) where
  private module M = Monad monad

  Arrow : Set → Set → Set ℓ
  Arrow A B = A → M B

  identity : ∀ {A} → Arrow A A
  identity = M.pure

  then : ∀ {A B C} → Arrow A B → Arrow B C → Arrow A C
  then f g a = M.flatMap (f a) g

  left-identity : ∀ {A B} (f : Arrow A B) a → then identity f a ≡ f a
  left-identity f a = M.left-identity a f

  right-identity : ∀ {A B} (f : Arrow A B) a → then f identity a ≡ f a
  right-identity f a = M.right-identity (f a)

  associativity : ∀ {A B C D} (f : Arrow A B) (g : Arrow B C) (h : Arrow C D) a
    → then (then f g) h a ≡ then f (then g h) a
  associativity f g h a = M.associativity (f a) g h
