{-# OPTIONS --safe --without-K #-}

-- The derived law of a morphism of interaction laws, with effects or without, whose moves go from a
-- source to a target, and whose spaces go the other way.
open import Foundations

module Laws.PairingMorphism (ext : Extensionality) where

open import Classes
open import Constructions.Algebra using (ComonadMorphism)
open import Constructions.Residual ext using (ResidualPairing)

module _ {M N W V Eff : Set → Set} {moves : Monad M} {space : Comonad W} {others : Monad N}
  {otherSpace : Comonad V} {effects : Monad Eff} (source : ResidualPairing moves space effects)
  (target : ResidualPairing others otherSpace effects) (t : ∀ {A} → M A → N A)
  (s : ComonadMorphism otherSpace space)
  -- The law *morphism*.
  (morphism : ∀ {A B C} (m : M A) (v : V B) (f : A → B → C)
    → ResidualPairing.pair target (t m) v f
      ≡ ResidualPairing.pair source m (ComonadMorphism.to s v) f) where
  private
    module M = Monad moves
    module W = Comonad space
    module V = Comonad otherSpace
    module E = Monad effects
    module P = ResidualPairing source
    module Q = ResidualPairing target
    module s = ComonadMorphism s

    natural-in-the-space : ∀ {A B C D} (m : M A) (w : W B) (h : B → C) (f : A → C → D)
      → P.pair m (W.map w h) f ≡ P.pair m w (λ a b → f a (h b))
    natural-in-the-space m w h f =
      trans (cong (λ n → P.pair n (W.map w h) f) (sym (M.right-identity m)))
        (P.naturality m w (λ a → a) h f)

  simulation : ∀ {A B} (v : V B) (m : M A)
    → E.map (Q.pair (t m) (V.duplicate v) (λ _ u → u)) s.to
      ≡ P.pair m (W.duplicate (s.to v)) (λ _ u → u)
  simulation v m =
    E.map (Q.pair (t m) (V.duplicate v) (λ _ u → u)) s.to
      ≡⟨ sym (Q.naturality-in-the-result (t m) (V.duplicate v) (λ _ u → u) s.to) ⟩
    Q.pair (t m) (V.duplicate v) (λ _ u → s.to u)
      ≡⟨ morphism m (V.duplicate v) (λ _ u → s.to u) ⟩
    P.pair m (s.to (V.duplicate v)) (λ _ u → s.to u)
      ≡⟨ sym (natural-in-the-space m (s.to (V.duplicate v)) s.to (λ _ u → u)) ⟩
    P.pair m (W.map (s.to (V.duplicate v)) s.to) (λ _ u → u)
      ≡⟨ cong (λ w → P.pair m w (λ _ u → u)) duplicates ⟩
    P.pair m (W.duplicate (s.to v)) (λ _ u → u) ∎
    where
    duplicates : W.map (s.to (V.duplicate v)) s.to ≡ W.duplicate (s.to v)
    duplicates =
      trans (sym (s.map-law (V.duplicate v) s.to))
        (trans (cong s.to (V.map-of-extend v (λ u → u) s.to)) (s.extend-law v (λ w → w)))
