{-# OPTIONS --safe --without-K #-}

-- Pairings whose outcome is an effect: residual interaction laws.
open import Foundations

module Constructions.Residual (ext : Extensionality) where

open import Classes
open import Constructions.StateStore using (storeComonad)
open import Constructions.Transformers ext using (stateT; identityComonad)

-- The laws of the suite ResidualPairing.
record ResidualPairing {M W Eff : Set → Set} (moves : Monad M) (space : Comonad W)
  (effects : Monad Eff) : Set₁ where
  private
    module M = Monad moves
    module W = Comonad space
    module Eff = Monad effects
  field
    pair : ∀ {A B C} → M A → W B → (A → B → C) → Eff C
    naturality : ∀ {A B C D E} (m : M A) (w : W B) (g : A → C) (h : B → D) (f : C → D → E)
      → pair (M.map m g) (W.map w h) f ≡ pair m w (λ a b → f (g a) (h b))
    naturality-in-the-result : ∀ {A B C D} (m : M A) (w : W B) (f : A → B → C) (k : C → D)
      → pair m w (λ a b → k (f a b)) ≡ Eff.map (pair m w f) k
    unit : ∀ {A B C} (a : A) (w : W B) (f : A → B → C)
      → pair (M.pure a) w f ≡ Eff.pure (f a (W.extract w))
    composition : ∀ {A B C D} (m : M A) (k : A → M B) (w : W C) (f : B → C → D)
      → pair (M.flatMap m k) w f
        ≡ Eff.flatMap (pair m (W.duplicate w) _,_) (λ r → pair (k (fst r)) (snd r) f)

module _ {Eff : Set → Set} (effects : Monad Eff) where
  open Monad effects

  -- Steps with effects, over a plain store.
  stateTStore : ∀ S → ResidualPairing (stateT S effects) (storeComonad ext S) effects
  stateTStore S = record
    { pair = λ m w f → map (m (fst w)) (λ r → f (fst r) (snd w (snd r)))
    ; naturality = λ m w g h f → map-of-map (m (fst w)) _ _
    ; naturality-in-the-result = λ m w f k → sym (map-of-map (m (fst w)) _ k)
    ; unit = λ a w f → left-identity (a , fst w) _
    ; composition = λ m k w f →
        trans (map-of-flatMap (m (fst w)) _ _)
          (sym (flatMap-of-map (m (fst w)) (λ r → fst r , snd r , snd w) _)) }

  -- A pairing without effects has one, whatever the monad of effects.
  withoutEffects : ∀ {M W : Set → Set} {moves : Monad M} {space : Comonad W}
    → Pairing moves space → ResidualPairing moves space effects
  withoutEffects p = record
    { pair = λ m w f → pure (P.pair m w f)
    ; naturality = λ m w g h f → cong pure (P.naturality m w g h f)
    ; naturality-in-the-result = λ m w f k →
        trans (cong pure (P.naturality-in-the-result m w f k))
          (sym (left-identity (P.pair m w f) _))
    ; unit = λ a w f → cong pure (P.unit a w f)
    ; composition = λ m k w f →
        trans (cong pure (trans (P.composition m k w f)
            (P.naturality-in-the-result m (P.W.duplicate w) _,_
              (λ r → P.pair (k (fst r)) (snd r) f))))
          (sym (left-identity (P.pair m (P.W.duplicate w) _,_) _)) }
    where module P = Pairing p

  -- The way out for functors without a partner: every monad pairs with the identity if the outcome
  -- is of that monad.
  effectIdentity : ResidualPairing effects identityComonad effects
  effectIdentity = record
    { pair = λ m b f → map m (λ a → f a b)
    ; naturality = λ m b g h f → map-of-map m g _
    ; naturality-in-the-result = λ m b f k → sym (map-of-map m _ k)
    ; unit = λ a b f → left-identity a _
    ; composition = λ m k b f →
        trans (map-of-flatMap m k _) (sym (flatMap-of-map m (λ a → a , b) _)) }
