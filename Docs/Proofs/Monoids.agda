{-# OPTIONS --safe --without-K #-}

-- Monoids for logs.
module Monoids where

open import Foundations

record Monoid (Log : Set) : Set where
  infixl 6 _·_
  field
    ε : Log
    _·_ : Log → Log → Log
    ε-left : ∀ a → ε · a ≡ a
    ε-right : ∀ a → a · ε ≡ a
    ·-associative : ∀ a b c → (a · b) · c ≡ a · (b · c)

-- Lists are the free monoid.
list : ∀ {A : Set} → Monoid (List A)
list = record
  { ε = []
  ; _·_ = _++_
  ; ε-left = λ _ → refl
  ; ε-right = ++-empty
  ; ·-associative = ++-associative }
