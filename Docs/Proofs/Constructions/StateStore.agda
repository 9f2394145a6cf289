{-# OPTIONS --safe --without-K #-}

-- `State` and `Store` pair. All spaces with a place, and their programs, are such a pair: the place
-- is that of the space.
module Constructions.StateStore where

open import Foundations
open import Classes

State : Set → Set → Set
State S A = S → A × S

Store : Set → Set → Set
Store S A = S × (S → A)

module _ {S : Set} where

  pure : ∀ {A} → A → State S A
  pure a s = a , s

  flatMap : ∀ {A B : Set} → State S A → (A → State S B) → State S B
  flatMap m k s = k (fst (m s)) (snd (m s))

  get : State S S
  get s = s , s

  set : S → State S ⊤
  set s _ = tt , s

  extract : ∀ {A : Set} → Store S A → A
  extract (s , see) = see s

  extend : ∀ {A B : Set} → Store S A → (Store S A → B) → Store S B
  extend (s , see) f = s , λ s → f (s , see)

  pair : ∀ {A B C : Set} → State S A → Store S B → (A → B → C) → C
  pair m (s , see) f = f (fst (m s)) (see (snd (m s)))

module _ (ext : Extensionality) (S : Set) where

  stateMonad : Monad (State S)
  stateMonad = record
    { pure = pure
    ; flatMap = flatMap
    ; left-identity = λ a f → refl
    ; right-identity = λ m → refl
    ; associativity = λ m f g → refl
    ; congruence = λ m p → ext (λ s → cong (λ k → k (snd (m s))) (p (fst (m s)))) }

  storeComonad : Comonad (Store S)
  storeComonad = record
    { extract = extract
    ; extend = extend
    ; left-identity = λ w → refl
    ; right-identity = λ w f → refl
    ; associativity = λ w f g → refl
    ; congruence = λ w p → cong (fst w ,_) (ext (λ s → p (s , snd w))) }

  stateStore : Pairing stateMonad storeComonad
  stateStore = record
    { functorPairing = record
      { pair = pair
      ; naturality = λ l r g h f → refl
      ; naturality-in-the-result = λ l r f k → refl }
    ; unit = λ a w f → refl
    ; composition = λ m k w f → refl }
