{-# OPTIONS --safe --without-K #-}

-- The moves of a part of a space. If they return and lead as they do on the part alone, they
-- follow a monad morphism, and moves of two parts commute.
module Parts where

open import Foundations
open import Classes
open import Laws.Pairing using (identity-move)

module _ {ℓ} {M : Set → Set ℓ} {W : Set → Set} {moves : Monad M} {space : Comonad W}
  (whole : Pairing moves space) where
  open Pairing whole

  -- A part: the space without it, and the move of the space for each move of the part.
  record Part {L : Set → Set ℓ} {V : Set → Set} {lefts : Monad L} {leftSpace : Comonad V}
    (one : Pairing lefts leftSpace) {X C : Set} (plug : V X → W C) (embed : ∀ {A} → L A → M A)
    : Set (lsuc lzero ⊔ ℓ) where
    private module One = Pairing one
    field
      leads : ∀ {A} w (m : L A) → moved (plug w) (embed m) ≡ plug (One.moved w m)
      returns : ∀ {A} w (m : L A) → value (embed m) (plug w) ≡ One.value m w

    pure-alike : ∀ {A} (a : A) w → Alike (plug w) (embed (One.M.pure a)) (M.pure a)
    pure-alike a w =
      trans (returns w _) (trans (One.unit a w _) (sym (unit a (plug w) _))) ,
      trans (leads w _) (trans (cong plug (identity-move one a w)) (sym (identity-move whole a _)))

    flatMap-alike : ∀ {A B} (m : L A) (k : A → L B) w
      → Alike (plug w) (embed (One.M.flatMap m k)) (M.flatMap (embed m) (λ a → embed (k a)))
    flatMap-alike m k w =
      (value (embed (One.M.flatMap m k)) (plug w)
        ≡⟨ returns w _ ⟩
      One.value (One.M.flatMap m k) w
        ≡⟨ One.value-of-flatMap w m k ⟩
      One.value (k (One.value m w)) (One.moved w m)
        ≡⟨ sym (returns (One.moved w m) _) ⟩
      value (embed (k (One.value m w))) (plug (One.moved w m))
        ≡⟨ sym (cong₂ (λ a v → value (embed (k a)) v) (returns w m) (leads w m)) ⟩
      value (embed (k (value (embed m) (plug w)))) (moved (plug w) (embed m))
        ≡⟨ sym (value-of-flatMap (plug w) (embed m) (λ a → embed (k a))) ⟩
      value (M.flatMap (embed m) (λ a → embed (k a))) (plug w) ∎) ,
      (moved (plug w) (embed (One.M.flatMap m k))
        ≡⟨ leads w _ ⟩
      plug (One.moved w (One.M.flatMap m k))
        ≡⟨ cong plug (One.moved-by-flatMap w m k) ⟩
      plug (One.moved (One.moved w m) (k (One.value m w)))
        ≡⟨ sym (leads (One.moved w m) _) ⟩
      moved (plug (One.moved w m)) (embed (k (One.value m w)))
        ≡⟨ sym (cong₂ (λ a v → moved v (embed (k a))) (returns w m) (leads w m)) ⟩
      moved (moved (plug w) (embed m)) (embed (k (value (embed m) (plug w))))
        ≡⟨ sym (moved-by-flatMap (plug w) (embed m) (λ a → embed (k a))) ⟩
      moved (plug w) (M.flatMap (embed m) (λ a → embed (k a))) ∎)

  module _ {L N : Set → Set ℓ} {V U : Set → Set} {lefts : Monad L} {leftSpace : Comonad V}
    {rights : Monad N} {rightSpace : Comonad U} {one : Pairing lefts leftSpace}
    {other : Pairing rights rightSpace} {X Y C : Set} {plug : V X → U Y → W C}
    {first : ∀ {A} → L A → M A} {second : ∀ {A} → N A → M A}
    (firsts : ∀ v → Part one (λ w → plug w v) first)
    (seconds : ∀ w → Part other (λ v → plug w v) second) where

    private
      module One = Pairing one
      module Other = Pairing other
      open module First v = Part (firsts v) using () renaming (leads to leads₁; returns to returns₁)
      open module Second w = Part (seconds w) using ()
        renaming (leads to leads₂; returns to returns₂)

    commute : ∀ {A B D} (m : L A) (n : N B) (f : A → B → D) w v
      → Alike (plug w v) (M.zip (first m) (second n) f)
          (M.zip (second n) (first m) (λ b a → f a b))
    commute m n f w v =
      (value (M.zip (first m) (second n) f) (plug w v)
        ≡⟨ value-of-zip _ (first m) (second n) f ⟩
      f (value (first m) (plug w v)) (value (second n) (moved (plug w v) (first m)))
        ≡⟨ cong₂ f (returns₁ v w m)
             (trans (cong (value (second n)) (leads₁ v w m)) (returns₂ _ v n)) ⟩
      f (One.value m w) (Other.value n v)
        ≡⟨ sym (cong₂ f (trans (cong (value (first m)) (leads₂ w v n)) (returns₁ _ w m))
             (returns₂ w v n)) ⟩
      f (value (first m) (moved (plug w v) (second n))) (value (second n) (plug w v))
        ≡⟨ sym (value-of-zip _ (second n) (first m) (λ b a → f a b)) ⟩
      value (M.zip (second n) (first m) (λ b a → f a b)) (plug w v) ∎) ,
      (moved (plug w v) (M.zip (first m) (second n) f)
        ≡⟨ moved-by-zip _ (first m) (second n) f ⟩
      moved (moved (plug w v) (first m)) (second n)
        ≡⟨ trans (cong (λ z → moved z (second n)) (leads₁ v w m)) (leads₂ _ v n) ⟩
      plug (One.moved w m) (Other.moved v n)
        ≡⟨ sym (trans (cong (λ z → moved z (first m)) (leads₂ w v n)) (leads₁ _ w m)) ⟩
      moved (moved (plug w v) (second n)) (first m)
        ≡⟨ sym (moved-by-zip _ (second n) (first m) (λ b a → f a b)) ⟩
      moved (plug w v) (M.zip (second n) (first m) (λ b a → f a b)) ∎)
