{-# OPTIONS --safe --without-K #-}

-- The derived law of a morphism of interaction laws, whose moves go from a source to a target, and
-- whose spaces go the other way.
module Laws.PairingMorphism where

open import Foundations
open import Classes
open import Constructions.Algebra using (ComonadMorphism)

module _ {ℓ} {M N : Set → Set ℓ} {W V : Set → Set} {moves : Monad M} {space : Comonad W}
  {others : Monad N} {otherSpace : Comonad V} (source : Pairing moves space)
  (target : Pairing others otherSpace) (t : ∀ {A} → M A → N A)
  (s : ComonadMorphism otherSpace space)
  -- The law *morphism*.
  (morphism : ∀ {A B C} (m : M A) (v : V B) (f : A → B → C)
    → Pairing.pair target (t m) v f
      ≡ Pairing.pair source m (ComonadMorphism.to s v) f) where
  private
    module P = Pairing source
    module Q = Pairing target
    module s = ComonadMorphism s

  simulation : ∀ {A B} (v : V B) (m : M A)
    → s.to (Q.moved v (t m)) ≡ P.moved (s.to v) m
  simulation v m =
    s.to (Q.moved v (t m))
      ≡⟨ sym (Q.naturality-in-the-result (t m) (Q.W.duplicate v) (λ _ u → u) s.to) ⟩
    Q.pair (t m) (Q.W.duplicate v) (λ _ u → s.to u)
      ≡⟨ morphism m (Q.W.duplicate v) (λ _ u → s.to u) ⟩
    P.pair m (s.to (Q.W.duplicate v)) (λ _ u → s.to u)
      ≡⟨ sym (P.natural-in-the-space m (s.to (Q.W.duplicate v)) s.to (λ _ u → u)) ⟩
    P.pair m (P.W.map (s.to (Q.W.duplicate v)) s.to) (λ _ u → u)
      ≡⟨ cong (λ w → P.pair m w (λ _ u → u)) duplicates ⟩
    P.moved (s.to v) m ∎
    where
    duplicates : P.W.map (s.to (Q.W.duplicate v)) s.to ≡ P.W.duplicate (s.to v)
    duplicates =
      trans (sym (s.map-law (Q.W.duplicate v) s.to))
        (trans (cong s.to (Q.W.map-of-extend v (λ u → u) s.to)) (s.extend-law v (λ w → w)))
