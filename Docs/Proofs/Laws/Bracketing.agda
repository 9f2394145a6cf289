{-# OPTIONS --safe --without-K #-}

-- The derived law of releasing a resource.
module Laws.Bracketing where

open import Foundations
open import Classes
open import Failures

data Ending (Failure : Set) : Set where
  success : Ending Failure
  failure : Failure → Ending Failure
  cancelled : Ending Failure

module _ {ℓ} {M : Set → Set ℓ} {Failure : Set} (failing : Failing M Failure) where
  open Failing failing

  -- `shielded` is that of an effect that can be cancelled, and for others it is the identity.
  record Bracketing : Set (lsuc lzero ⊔ ℓ) where
    field
      bracket : ∀ {A B} → M A → (A → Ending Failure → M ⊤) → (A → M B) → M B
      shielded : ∀ {A} → M A → M A
      an-inner-shield-changes-nothing : ∀ {A B} (m : M A) (f : A → M B)
        → shielded (flatMap (shielded m) f) ≡ shielded (flatMap m f)
      release-after-a-value : ∀ {A B} (a : A) (r : A → Ending Failure → M ⊤) (u : A → M B)
        → (∀ a → Unfailing (u a)) → (∀ a end → Unfailing (r a end))
        → shielded (bracket (pure a) r u)
          ≡ shielded (flatMap (u a) (λ b → then (r a success) (pure b)))

  module _ (bracketing : Bracketing) where
    open Bracketing bracketing

    -- Nothing fails: neither the use nor the releases, nor the inner bracket.
    the-innermost-release-runs-first :
      ∀ {A B} (a : A) (r s : A → Ending Failure → M ⊤) (u : A → M B)
      → (∀ a → Unfailing (u a)) → (∀ a end → Unfailing (r a end)) → (∀ a end → Unfailing (s a end))
      → (∀ a → Unfailing (bracket (pure a) s u))
      → shielded (bracket (pure a) r (λ x → bracket (pure x) s u))
        ≡ shielded (flatMap (u a) (λ b → then (then (s a success) (r a success)) (pure b)))
    the-innermost-release-runs-first a r s u calm-u calm-r calm-s calm-inner =
      shielded (bracket (pure a) r (λ x → bracket (pure x) s u))
        ≡⟨ release-after-a-value a r _ calm-inner calm-r ⟩
      shielded (flatMap (bracket (pure a) s u) outer)
        ≡⟨ sym (an-inner-shield-changes-nothing (bracket (pure a) s u) outer) ⟩
      shielded (flatMap (shielded (bracket (pure a) s u)) outer)
        ≡⟨ cong (λ m → shielded (flatMap m outer)) (release-after-a-value a s u calm-u calm-s) ⟩
      shielded (flatMap (shielded (flatMap (u a) inner)) outer)
        ≡⟨ an-inner-shield-changes-nothing (flatMap (u a) inner) outer ⟩
      shielded (flatMap (flatMap (u a) inner) outer)
        ≡⟨ cong shielded (trans (associativity (u a) inner outer) (congruence (u a) in-order)) ⟩
      shielded (flatMap (u a) (λ b → then (then (s a success) (r a success)) (pure b))) ∎
      where
      outer inner : _ → M _
      outer b = then (r a success) (pure b)
      inner b = then (s a success) (pure b)

      in-order : ∀ b → flatMap (inner b) outer ≡ then (then (s a success) (r a success)) (pure b)
      in-order b =
        flatMap (inner b) outer
          ≡⟨ associativity (s a success) (λ _ → pure b) outer ⟩
        flatMap (s a success) (λ _ → flatMap (pure b) outer)
          ≡⟨ congruence (s a success) (λ _ → left-identity b outer) ⟩
        then (s a success) (then (r a success) (pure b))
          ≡⟨ sym (associativity (s a success) (λ _ → r a success) (λ _ → pure b)) ⟩
        then (then (s a success) (r a success)) (pure b) ∎
