{-# OPTIONS --safe --without-K #-}

-- The derived law of a list of spaces with identities.
module Laws.Each where

open import Foundations
open import Classes
open import PartList

module _ {ℓ} {M : Set → Set ℓ} {W : Set → Set} {moves : Monad M} {space : Comonad W}
  (whole : Pairing moves space) {ID : Set} (same : (i j : ID) → Decision (i ≡ j))
  (Part : Set) (fresh : Part) where
  open Pairing whole
  open Parts same Part fresh

  -- The essential laws *insert* and *remove*.
  record EachOperations (C : Set) : Set (lsuc lzero ⊔ ℓ) where
    field
      each : List (ID × Part) → W C
      insert : ID → ℕ → M ⊤
      remove : ID → M ⊤
      insert-law : ∀ parts i n → moved (each parts) (insert i n) ≡ each (inserting i n parts)
      remove-law : ∀ parts i → moved (each parts) (remove i) ≡ each (removing i parts)

  module _ {C : Set} (operations : EachOperations C) where
    open EachOperations operations

    -- Two moves are equal if they are alike in every list, as in `Constructions.Sum`.
    infix 4 _≈_

    _≈_ : ∀ {A} → M A → M A → Set
    m ≈ n = ∀ parts → Alike (each parts) m n

    insert-then-remove : ∀ i n → M.then (insert i n) (remove i) ≈ remove i
    insert-then-remove i n parts =
      refl ,
      (moved (each parts) (M.then (insert i n) (remove i))
        ≡⟨ moved-by-flatMap (each parts) (insert i n) _ ⟩
      moved (moved (each parts) (insert i n)) (remove i)
        ≡⟨ cong (λ w → moved w (remove i)) (insert-law parts i n) ⟩
      moved (each (inserting i n parts)) (remove i)
        ≡⟨ remove-law (inserting i n parts) i ⟩
      each (removing i (inserting i n parts))
        ≡⟨ cong each (removing-after-inserting i n parts) ⟩
      each (removing i parts)
        ≡⟨ sym (remove-law parts i) ⟩
      moved (each parts) (remove i) ∎)
