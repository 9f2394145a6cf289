{-# OPTIONS --safe --without-K #-}

-- The operations of do-notation, as `Do.swift` defines them. A `Do` of several values is a `Do` of
-- a tuple.
open import Foundations
open import Classes

module DoNotation {ℓ} {M : Set → Set ℓ} (monad : Monad M) where

open Monad monad

-- The steps that are bound so far.
record Do (A : Set) : Set ℓ where
  constructor start
  field
    bound : M A
open Do public

open-with : ∀ {A} → M A → Do A
open-with m = start (flatMap (pure tt) (λ _ → m))

bind : ∀ {A B} → Do A → (A → M B) → Do (A × B)
bind d f = start (flatMap (bound d) (λ a → map (f a) (λ b → a , b)))

bindBoth : ∀ {A B C} → Do A → (A → M (B × C)) → Do (A × B × C)
bindBoth d f = start (flatMap (bound d) (λ a → map (f a) (λ p → a , fst p , snd p)))

discard : ∀ {A B} → Do A → (A → M B) → Do A
discard d f = start (flatMap (bound d) (λ a → map (f a) (λ _ → a)))

let-be : ∀ {A B} → Do A → (A → B) → Do (A × B)
let-be d g = start (map (bound d) (λ a → a , g a))

yield : ∀ {A B} → Do A → (A → B) → M B
yield d g = map (bound d) g

end : ∀ {A B} → Do A → (A → M B) → M B
end d f = flatMap (bound d) f
