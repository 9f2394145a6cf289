{-# OPTIONS --safe --without-K #-}

-- The derived laws of retrying by a schedule, a list of delays.
module Laws.Retrying where

open import Foundations
open import Classes
open import Iterations
open import Failures

module _ {ℓ} {M : Set → Set ℓ} {Failure : Set} (failing : Failing M Failure)
  {Duration : Set} (sleep : Duration → M ⊤) where
  open Failing failing

  -- The operation of `Schedule.swift`. A seed has the delays that are left.
  module Operation where

    retry-step : ∀ {A} → M A → List Duration → M (Iteration (List Duration) A)
    retry-step {A} m delays = flatMap (attempt m) (again delays)
      where
      again : List Duration → Either Failure A → M (Iteration (List Duration) A)
      again delays (right a) = pure (done a)
      again [] (left e) = raise e
      again (d ∷ ds) (left e) = map (sleep d) (λ _ → next ds)

    retry : ∀ {A} → M A → List Duration → M A
    retry m delays = iterate delays (retry-step m)

  private module O = Operation

  -- A handler for each delay, which sleeps and tries again.
  unfolded : ∀ {A} → M A → List Duration → M A
  unfolded m [] = m
  unfolded m (d ∷ ds) = handle m (λ _ → then (sleep d) (unfolded m ds))

  retry : ∀ {A} (m : M A) ds → O.retry m ds ≡ unfolded m ds
  retry m [] =
    O.retry m []
      ≡⟨ iterate-coherence [] (O.retry-step m) ⟩
    flatMap (O.retry-step m []) (decide (O.retry m) pure)
      ≡⟨ associativity (attempt m) _ _ ⟩
    flatMap (attempt m) _
      ≡⟨ congruence (attempt m)
           (λ { (left e) → raise-is-a-left-zero e _ ; (right a) → left-identity (done a) _ }) ⟩
    flatMap (attempt m) (either raise pure)
      ≡⟨ attempt-and-get m ⟩
    m ∎
  retry m (d ∷ ds) =
    O.retry m (d ∷ ds)
      ≡⟨ iterate-coherence (d ∷ ds) (O.retry-step m) ⟩
    flatMap (O.retry-step m (d ∷ ds)) (decide (O.retry m) pure)
      ≡⟨ associativity (attempt m) _ _ ⟩
    flatMap (attempt m) _
      ≡⟨ congruence (attempt m)
           (λ { (left e) → trans (flatMap-of-map (sleep d) _ _)
                  (congruence (sleep d) (λ _ → retry m ds))
              ; (right a) → left-identity (done a) _ }) ⟩
    flatMap (attempt m) (either (λ _ → then (sleep d) (unfolded m ds)) pure)
      ≡⟨ sym (handle-by-attempt failing m _) ⟩
    unfolded m (d ∷ ds) ∎

  -- The effect, once for each delay, and once more.
  tried : ∀ {A B} → M A → M B → List Duration → M B
  tried m last [] = then m last
  tried m last (d ∷ ds) = then m (then (sleep d) (tried m last ds))

  the-last-failure-remains : ∀ {A B} (m : M A) e → Unfailing m → (ds : List Duration)
    → O.retry {B} (then m (raise e)) ds ≡ tried m (raise e) ds
  the-last-failure-remains m e calm ds = trans (retry (then m (raise e)) ds) (by-delay ds)
    where
    by-delay : ∀ ds → unfolded (then m (raise e)) ds ≡ tried m (raise e) ds
    by-delay [] = refl
    by-delay (d ∷ ds) =
      handle (then m (raise e)) (λ _ → then (sleep d) (unfolded (then m (raise e)) ds))
        ≡⟨ handle-keeps-earlier-effects m (λ _ → raise e) _ calm ⟩
      flatMap m (λ _ → handle (raise e) _)
        ≡⟨ congruence m (λ _ → handle-raise e _) ⟩
      then m (then (sleep d) (unfolded (then m (raise e)) ds))
        ≡⟨ cong (λ n → then m (then (sleep d) n)) (by-delay ds) ⟩
      tried m (raise e) (d ∷ ds) ∎
