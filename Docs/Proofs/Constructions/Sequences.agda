{-# OPTIONS --safe --without-K #-}

-- The law of traversing a list, by the definition of `traverse` as an iteration.
module Constructions.Sequences where

open import Foundations
open import Classes
open import Iterations

-- The operations of `Monad+Sequences.swift`. A seed has the values so far and the rest of the list.
module Operations {ℓ} {M : Set → Set ℓ} (iterating : Iterating M) where
  open Iterating iterating

  traverse-step : ∀ {A B} → (A → M B)
    → List B × List A → M (Iteration (List B × List A) (List B))
  traverse-step f (ys , []) = pure (done ys)
  traverse-step f (ys , x ∷ xs) = map (f x) (λ y → next (ys ++ y ∷ [] , xs))

  traverse : ∀ {A B} → List A → (A → M B) → M (List B)
  traverse xs f = iterate ([] , xs) (traverse-step f)

module _ {ℓ} {M : Set → Set ℓ} (iterating : Iterating M) where
  open Iterating iterating
  private module O = Operations iterating

  module _ {A B : Set} (f : A → M B) where
    private
      from : List B → List A → M (List B)
      from ys xs = iterate (ys , xs) (O.traverse-step f)

    private
      from-some : ∀ ys x xs → from ys (x ∷ xs) ≡ flatMap (f x) (λ y → from (ys ++ y ∷ []) xs)
      from-some ys x xs =
        trans (iterate-coherence _ (O.traverse-step f)) (flatMap-of-map (f x) _ _)

      -- The values before do not change those that follow.
      values-before : ∀ xs ys zs → from (ys ++ zs) xs ≡ map (from zs xs) (ys ++_)
      values-before [] ys zs =
        from (ys ++ zs) []
          ≡⟨ iterate-coherence _ (O.traverse-step f) ⟩
        flatMap (pure (done (ys ++ zs))) _
          ≡⟨ left-identity (done (ys ++ zs)) _ ⟩
        pure (ys ++ zs)
          ≡⟨ sym (left-identity zs _) ⟩
        map (pure zs) (ys ++_)
          ≡⟨ cong (λ m → map m (ys ++_))
               (sym (trans (iterate-coherence _ (O.traverse-step f)) (left-identity (done zs) _))) ⟩
        map (from zs []) (ys ++_) ∎
      values-before (x ∷ xs) ys zs =
        from (ys ++ zs) (x ∷ xs)
          ≡⟨ from-some (ys ++ zs) x xs ⟩
        flatMap (f x) (λ y → from ((ys ++ zs) ++ y ∷ []) xs)
          ≡⟨ congruence (f x) (λ y →
               trans (cong (λ vs → from vs xs) (++-associative ys zs (y ∷ [])))
                 (values-before xs ys (zs ++ y ∷ []))) ⟩
        flatMap (f x) (λ y → map (from (zs ++ y ∷ []) xs) (ys ++_))
          ≡⟨ sym (map-of-flatMap (f x) _ (ys ++_)) ⟩
        map (flatMap (f x) (λ y → from (zs ++ y ∷ []) xs)) (ys ++_)
          ≡⟨ cong (λ m → map m (ys ++_)) (sym (from-some zs x xs)) ⟩
        map (from zs (x ∷ xs)) (ys ++_) ∎

    traverse : ∀ x xs
      → O.traverse (x ∷ xs) f ≡ flatMap (f x) (λ y → map (O.traverse xs f) (y ∷_))
    traverse x xs =
      trans (from-some [] x xs) (congruence (f x) (λ y → values-before xs (y ∷ []) []))
