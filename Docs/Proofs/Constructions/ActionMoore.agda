{-# OPTIONS --safe --without-K #-}

-- An action, a value and inputs, pairs with a machine. A machine is given by its output after each
-- list of inputs.
open import Foundations

module Constructions.ActionMoore (ext : Extensionality) where

open import Classes
open import Monoids
open import Constructions.Transformers ext

Action : Set → Set → Set
Action I A = A × List I

Moore : Set → Set → Set
Moore I B = List I → B

module _ (I : Set) where

  action : Monad (Action I)
  action = writerT list identityMonad

  moore : Comonad (Moore I)
  moore = record
    { extract = λ w → w []
    ; extend = λ w f is → f (λ js → w (is ++ js))
    ; left-identity = λ w → ext λ is → cong w (++-empty is)
    ; right-identity = λ w f → refl
    ; associativity = λ w f g → ext λ is → cong g (ext λ js → cong f (ext λ ks →
        cong w (++-associative is js ks)))
    ; congruence = λ w p → ext λ is → p (λ js → w (is ++ js)) }

  actionMoore : Pairing action moore
  actionMoore = record
    { functorPairing = record
      { pair = λ m w f → f (fst m) (w (snd m))
      ; naturality = λ m w g h f →
          cong (λ is → f (g (fst m)) (h (w is)))
            (trans (++-empty (snd m ++ [])) (++-empty (snd m)))
      ; naturality-in-the-result = λ m w f k → refl }
    ; unit = λ a w f → refl
    ; composition = λ m k w f → refl }
