{-# OPTIONS --safe --without-K #-}

-- The derived law of an applicative functor.
module Laws.Applicative where

open import Foundations
open import Classes

module _ {ℓ} {F : Set → Set ℓ} (applicative : Applicative F) where
  open Applicative applicative

  -- Composition, read at `pure (f a)` and at `apply (pure f) (pure a)`, says that every `u` has
  -- the same result for both. The identity is such a `u`.
  homomorphism : ∀ {A B} (f : A → B) (a : A) → apply (pure f) (pure a) ≡ pure (f a)
  homomorphism {A} {B} f a =
    apply (pure f) (pure a)
      ≡⟨ sym (identity _) ⟩
    apply u (apply (pure f) (pure a))
      ≡⟨ sym (composition u (pure f) (pure a)) ⟩
    apply (apply (apply (pure (λ g f a → g (f a))) u) (pure f)) (pure a)
      ≡⟨ interchange _ a ⟩
    apply (pure (λ g → g a)) (apply (apply (pure (λ g f a → g (f a))) u) (pure f))
      ≡⟨ cong (apply (pure (λ g → g a))) (interchange _ f) ⟩
    apply (pure (λ g → g a))
      (apply (pure (λ k → k f)) (apply (pure (λ g f a → g (f a))) u))
      ≡⟨ by-maps ⟩
    map (map (map u (λ g f a → g (f a))) (λ k → k f)) (λ g → g a)
      ≡⟨ cong (λ v → map v (λ g → g a)) (map-composition u _ _) ⟩
    map (map u (λ g a → g (f a))) (λ g → g a)
      ≡⟨ map-composition u _ _ ⟩
    map u (λ g → g (f a))
      ≡⟨ map-coherence u _ ⟩
    apply (pure (λ g → g (f a))) u
      ≡⟨ sym (interchange u (f a)) ⟩
    apply u (pure (f a))
      ≡⟨ identity _ ⟩
    pure (f a) ∎
    where
    u : F (B → B)
    u = pure (λ b → b)

    by-maps : apply (pure (λ g → g a))
        (apply (pure (λ k → k f)) (apply (pure (λ (g : B → B) (f : A → B) a → g (f a))) u))
      ≡ map (map (map u (λ g f a → g (f a))) (λ k → k f)) (λ g → g a)
    by-maps =
      trans (sym (map-coherence _ _))
        (cong (λ v → map v (λ g → g a))
          (trans (sym (map-coherence _ _))
            (cong (λ v → map v (λ k → k f)) (sym (map-coherence u _)))))
