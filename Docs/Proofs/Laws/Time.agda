{-# OPTIONS --safe --without-K #-}

-- The derived law of effects that race against time.
module Laws.Time where

open import Foundations
open import Classes

if_then_else_ : ∀ {ℓ} {A : Set ℓ} → Bool → A → A → A
if true then a else b = a
if false then a else b = b

module _ {ℓ} {M : Set → Set ℓ} (monad : Monad M) {Duration : Set}
  (_≤_ : Duration → Duration → Bool) (sleep : Duration → M ⊤)
  (race : ∀ {A B} → M A → M B → M (Either A B)) where
  open Monad monad

  -- The essential law *the shorter sleep wins*.
  TheShorterSleepWins : Set ℓ
  TheShorterSleepWins = ∀ a b
    → race (sleep a) (sleep b) ≡ (if a ≤ b then map (sleep a) left else map (sleep b) right)

  winner : ∀ {A B : Set} → Either A B → Maybe A
  winner (left a) = just a
  winner (right _) = nothing

  timeout-after : ∀ {A} → M A → Duration → M (Maybe A)
  timeout-after m d = map (race m (sleep d)) winner

  min : Duration → Duration → Duration
  min a b = if a ≤ b then a else b

  timeout : TheShorterSleepWins → ∀ a b
    → timeout-after (sleep a) b
      ≡ replace (sleep (min a b)) (if a ≤ b then just tt else nothing)
  timeout wins a b = trans (cong (λ m → map m winner) (wins a b)) by-case
    where
    by-case :
      map (if a ≤ b then map (sleep a) left else map (sleep b) right) winner
        ≡ replace (sleep (min a b)) (if a ≤ b then just tt else nothing)
    by-case with a ≤ b
    ... | true = map-of-map (sleep a) left winner
    ... | false = map-of-map (sleep b) right winner
