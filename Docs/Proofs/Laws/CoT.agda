{-# OPTIONS --safe --without-K #-}

-- The derived laws of the moves with effects that a space has by itself: residual pairings with a
-- space are monad morphisms to them.
open import Foundations

module Laws.CoT (ext : Extensionality)
  (sets : ∀ {A : Set} {a b : A} (p q : a ≡ b) → p ≡ q) where

open import Classes
open import Constructions.Residual ext using (ResidualPairing)
open import Constructions.CoT ext sets

module _ {W Eff M : Set → Set} {space : Comonad W} {effects : Monad Eff} {moves : Monad M} where
  private
    module E = Monad effects

    -- The interaction of the moves that a transformation makes.
    hoisted : (∀ {A} → M A → CoT space effects A) → ∀ {A B C} → M A → W B → (A → B → C) → Eff C
    hoisted t m w f = E.map (CoT.run (t m) _ w) (λ r → f (fst r) (snd r))

  toCoT-interact : (p : ResidualPairing moves space effects)
    → ∀ {A B C} (m : M A) (w : W B) (f : A → B → C)
    → hoisted (toCoT space effects p) m w f ≡ ResidualPairing.pair p m w f
  toCoT-interact p m w f =
    sym (ResidualPairing.naturality-in-the-result p m w _,_ (λ r → f (fst r) (snd r)))

  -- For each transformation, and not only for the one that a pairing makes.
  universal : (t : ∀ {A} → M A → CoT space effects A)
    → ∀ {A} (m : M A) (Y : Set) (w : W Y) → hoisted t m w _,_ ≡ CoT.run (t m) Y w
  universal t m Y w = E.right-identity (CoT.run (t m) Y w)
