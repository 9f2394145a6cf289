{-# OPTIONS --safe --without-K #-}

-- The derived laws of failure and recovery.
module Laws.Failing where

open import Foundations
open import Classes
open import Iterations
open import Failures

module _ {ℓ} {M : Set → Set ℓ} {Failure : Set} (failing : Failing M Failure) where
  open Failing failing

  -- The step of `retry(_:times:)`.
  retry-step : ∀ {A} → M A → ℕ → M (Iteration ℕ A)
  retry-step {A} m times = flatMap (attempt m) (again times)
    where
    again : ℕ → Either Failure A → M (Iteration ℕ A)
    again times (right a) = pure (done a)
    again zero (left e) = raise e
    again (suc n) (left e) = pure (next n)

  retry : ∀ {A} → M A → ℕ → M A
  retry m times = iterate times (retry-step m)

  -- By definition.
  attempt-coherence : ∀ {A} (m : M A)
    → attempt m ≡ handle (map m right) (λ e → pure (left e))
  attempt-coherence m = refl

  attempt-raise : ∀ {A} e → attempt (raise {A} e) ≡ pure (left e)
  attempt-raise e =
    trans (cong (λ m → handle m (λ e → pure (left e))) (raise-is-a-left-zero e _))
      (handle-raise e _)

  no-retry : ∀ {A} (m : M A) → retry m 0 ≡ m
  no-retry m =
    retry m 0
      ≡⟨ iterate-coherence 0 (retry-step m) ⟩
    flatMap (retry-step m 0) (decide (λ n → retry m n) pure)
      ≡⟨ associativity (attempt m) _ _ ⟩
    flatMap (attempt m) _
      ≡⟨ congruence (attempt m)
           (λ { (right a) → left-identity (done a) _ ; (left e) → raise-is-a-left-zero e _ }) ⟩
    flatMap (attempt m) (either raise pure)
      ≡⟨ attempt-and-get m ⟩
    m ∎

  retry-coherence : ∀ {A} (m : M A) n → retry m (suc n) ≡ handle m (λ _ → retry m n)
  retry-coherence m n =
    retry m (suc n)
      ≡⟨ iterate-coherence (suc n) (retry-step m) ⟩
    flatMap (retry-step m (suc n)) (decide (λ n → retry m n) pure)
      ≡⟨ associativity (attempt m) _ _ ⟩
    flatMap (attempt m) _
      ≡⟨ congruence (attempt m)
           (λ { (left e) → left-identity (next n) _ ; (right a) → left-identity (done a) _ }) ⟩
    flatMap (attempt m) (either (λ _ → retry m n) pure)
      ≡⟨ sym (handle-by-attempt failing m (λ _ → retry m n)) ⟩
    handle m (λ _ → retry m n) ∎
