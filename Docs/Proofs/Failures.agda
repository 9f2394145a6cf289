{-# OPTIONS --safe --without-K #-}

-- Failure and recovery, with the essential laws of the suite Failing.
module Failures where

open import Foundations
open import Classes
open import Iterations

record Failing {ℓ} (M : Set → Set ℓ) (Failure : Set) : Set (lsuc lzero ⊔ ℓ) where
  field
    iterating : Iterating M
  open Iterating iterating public
  field
    raise : ∀ {A} → Failure → M A
    handle : ∀ {A} → M A → (Failure → M A) → M A

  -- An effect that cannot fail is the same whatever handles it.
  Unfailing : ∀ {A} → M A → Set ℓ
  Unfailing m = ∀ h → handle m h ≡ m

  attempt : ∀ {A} → M A → M (Either Failure A)
  attempt m = handle (map m right) (λ e → pure (left e))

  field
    raise-is-a-left-zero : ∀ {A B} e (f : A → M B) → flatMap (raise e) f ≡ raise e
    handle-raise : ∀ {A} e (h : Failure → M A) → handle (raise e) h ≡ h e
    handle-pure : ∀ {A} (a : A) h → handle (pure a) h ≡ pure a
    handle-with-raise : ∀ {A} (m : M A) → handle m raise ≡ m
    handle-associativity : ∀ {A} (m : M A) g h
      → handle (handle m g) h ≡ handle m (λ e → handle (g e) h)
    handle-keeps-earlier-effects : ∀ {A B} (m : M A) (k : A → M B) (h : Failure → M B)
      → Unfailing m → handle (flatMap m k) h ≡ flatMap m (λ a → handle (k a) h)
    attempt-and-get : ∀ {A} (m : M A) → flatMap (attempt m) (either raise pure) ≡ m
    handle-congruence : ∀ {A} (m : M A) {g h : Failure → M A}
      → (∀ e → g e ≡ h e) → handle m g ≡ handle m h

module _ {ℓ} {M : Set → Set ℓ} {Failure : Set} (failing : Failing M Failure) where
  open Failing failing

  private
    -- An attempt has no failure left, and so `handle` is a choice after it.
    attempt-is-unfailing : ∀ {A} (m : M A) → Unfailing (attempt m)
    attempt-is-unfailing m h =
      trans (handle-associativity (map m right) (λ e → pure (left e)) h)
        (handle-congruence (map m right) (λ e → handle-pure (left e) h))

  handle-by-attempt : ∀ {A} (m : M A) h → handle m h ≡ flatMap (attempt m) (either h pure)
  handle-by-attempt m h =
    handle m h
      ≡⟨ cong (λ m → handle m h) (sym (attempt-and-get m)) ⟩
    handle (flatMap (attempt m) (either raise pure)) h
      ≡⟨ handle-keeps-earlier-effects (attempt m) _ h (attempt-is-unfailing m) ⟩
    flatMap (attempt m) (λ r → handle (either raise pure r) h)
      ≡⟨ congruence (attempt m)
           (λ { (left e) → handle-raise e h ; (right a) → handle-pure a h }) ⟩
    flatMap (attempt m) (either h pure) ∎
