{-# OPTIONS --safe --without-K #-}

-- A component in another pair: what `Component.lift(to:spaces:moves:)` needs. If paired values
-- agree and the moves follow a monad morphism, the views agree after any number of moves.
module Constructions.Agreement where

open import Foundations
open import Classes
open import Constructions.Algebra using (MonadMorphism)
open import Laws.Pairing using (all; arrival; moves-in-depth)

module _ {ℓ} {M N : Set → Set ℓ} {W V : Set → Set} {moves : Monad M} {space : Comonad W}
  {others : Monad N} {otherSpace : Comonad V} (p : Pairing moves space)
  (q : Pairing others otherSpace) (t : MonadMorphism moves others) (s : ∀ {A} → W A → V A)
  -- The law *agreement*.
  (agreement : ∀ {A B C} (m : M A) (w : W B) (f : A → B → C)
    → Pairing.pair q (MonadMorphism.to t m) (s w) f ≡ Pairing.pair p m w f) where
  private
    module P = Pairing p
    module Q = Pairing q
    module t = MonadMorphism t

  extracts-agree : ∀ {A} (w : W A) → Q.W.extract (s w) ≡ P.W.extract w
  extracts-agree w =
    Q.W.extract (s w)
      ≡⟨ sym (Q.unit tt (s w) (λ _ a → a)) ⟩
    Q.pair (Q.M.pure tt) (s w) (λ _ a → a)
      ≡⟨ cong (λ m → Q.pair m (s w) (λ _ a → a)) (sym (t.pure-law tt)) ⟩
    Q.pair (t.to (P.M.pure tt)) (s w) (λ _ a → a)
      ≡⟨ agreement (P.M.pure tt) w (λ _ a → a) ⟩
    P.pair (P.M.pure tt) w (λ _ a → a)
      ≡⟨ P.unit tt w (λ _ a → a) ⟩
    P.W.extract w ∎

  -- The moves of the other pair.
  along : ∀ {A} → List (M A) → List (N A)
  along [] = []
  along (m ∷ ms) = t.to m ∷ along ms

  private
    all-along : ∀ {A} (m : M A) ms → all q (t.to m) (along ms) ≡ t.to (all p m ms)
    all-along m [] = refl
    all-along m (n ∷ ms) =
      trans (Q.M.congruence (t.to m) (λ _ → all-along n ms))
        (sym (t.flatMap-law m (λ _ → all p n ms)))

  views-agree : ∀ {A B} (w : W B) (ms : List (M A))
    → Q.W.extract (foldl Q.moved (s w) (along ms)) ≡ P.W.extract (foldl P.moved w ms)
  views-agree w [] = extracts-agree w
  views-agree w (m ∷ ms) =
    Q.W.extract (foldl Q.moved (s w) (t.to m ∷ along ms))
      ≡⟨ cong Q.W.extract (moves-in-depth q (s w) (t.to m) (along ms)) ⟩
    Q.W.extract (Q.moved (s w) (all q (t.to m) (along ms)))
      ≡⟨ arrival q (s w) _ ⟩
    Q.pair (all q (t.to m) (along ms)) (s w) (λ _ b → b)
      ≡⟨ cong (λ n → Q.pair n (s w) (λ _ b → b)) (all-along m ms) ⟩
    Q.pair (t.to (all p m ms)) (s w) (λ _ b → b)
      ≡⟨ agreement (all p m ms) w (λ _ b → b) ⟩
    P.pair (all p m ms) w (λ _ b → b)
      ≡⟨ sym (arrival p w (all p m ms)) ⟩
    P.W.extract (P.moved w (all p m ms))
      ≡⟨ cong P.W.extract (sym (moves-in-depth p w m ms)) ⟩
    P.W.extract (foldl P.moved w (m ∷ ms)) ∎
