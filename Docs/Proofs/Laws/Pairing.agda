{-# OPTIONS --safe --without-K #-}

-- The derived laws of a pairing of a monad with a comonad.
module Laws.Pairing where

open import Foundations
open import Classes

module _ {ℓ} {M : Set → Set ℓ} {W : Set → Set} {moves : Monad M} {space : Comonad W}
  (pairing : Pairing moves space) where
  open Pairing pairing

  identity-move : ∀ {A B} (a : A) (w : W B) → moved w (M.pure a) ≡ w
  identity-move a w = trans (unit a (W.duplicate w) (λ _ v → v)) (W.right-identity w (λ v → v))

  move-after-move : ∀ {A B C} (w : W C) (m : M A) (n : M B)
    → moved w (M.flatMap m (λ _ → n)) ≡ moved (moved w m) n
  move-after-move w m n = moved-by-flatMap w m (λ _ → n)

  -- The moves of a list, each nested in the one before.
  all : ∀ {A} → M A → List (M A) → M A
  all m [] = m
  all m (n ∷ moves) = M.then m (all n moves)

  moves-in-depth : ∀ {A B} (w : W B) (m : M A) (moves : List (M A))
    → foldl moved w (m ∷ moves) ≡ moved w (all m moves)
  moves-in-depth w m [] = refl
  moves-in-depth w m (n ∷ moves) =
    foldl moved (moved w m) (n ∷ moves)
      ≡⟨ moves-in-depth (moved w m) n moves ⟩
    moved (moved w m) (all n moves)
      ≡⟨ sym (move-after-move w m (all n moves)) ⟩
    moved w (all m (n ∷ moves)) ∎

  arrival : ∀ {A B} (w : W B) (m : M A) → W.extract (moved w m) ≡ pair m w (λ _ b → b)
  arrival w m = sym (pair-determined m w (λ _ b → b))

  move-under-extend : ∀ {A B C} (w : W B) (m : M A) (h : W B → C)
    → W.extend (moved w m) h ≡ moved (W.extend w h) m
  move-under-extend w m h =
    W.extend (moved w m) h
      ≡⟨ sym (naturality-in-the-result m (W.duplicate w) (λ _ v → v) (λ v → W.extend v h)) ⟩
    pair m (W.duplicate w) (λ _ v → W.extend v h)
      ≡⟨ sym (natural-in-an-extend m w (λ v → W.extend v h) (λ _ v → v)) ⟩
    pair m (W.extend w (λ v → W.extend v h)) (λ _ v → v)
      ≡⟨ cong (λ v → pair m v (λ _ v → v)) (sym (W.associativity w h (λ v → v))) ⟩
    moved (W.extend w h) m ∎
