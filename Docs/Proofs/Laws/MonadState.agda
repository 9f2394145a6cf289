{-# OPTIONS --safe --without-K #-}

-- The derived law of a monad that reads and writes a position: `state` by `get` and `set`.
module Laws.MonadState where

open import Foundations
open import Classes

record MonadState {ℓ} (M : Set → Set ℓ) (Position : Set) : Set (lsuc lzero ⊔ ℓ) where
  field
    monad : Monad M
  open Monad monad public
  field
    state : ∀ {A} → (Position → A × Position) → M A
    state-pure : ∀ {A} (a : A) → state (λ s → a , s) ≡ pure a
    state-flatMap : ∀ {A B} (f : Position → A × Position) (k : A → Position → B × Position)
      → state (λ s → k (fst (f s)) (snd (f s))) ≡ flatMap (state f) (λ a → state (k a))

  get : M Position
  get = state (λ s → s , s)

  set : Position → M ⊤
  set p = state (λ _ → tt , p)

module _ {ℓ} {M : Set → Set ℓ} {Position : Set} (monadState : MonadState M Position) where
  open MonadState monadState

  private
    -- A set that returns a value.
    set-returns : ∀ {A} (a : A) p → then (set p) (pure a) ≡ state (λ _ → a , p)
    set-returns a p =
      flatMap (set p) (λ _ → pure a)
        ≡⟨ congruence (set p) (λ _ → sym (state-pure a)) ⟩
      flatMap (set p) (λ _ → state (λ s → a , s))
        ≡⟨ sym (state-flatMap (λ _ → tt , p) (λ _ s → a , s)) ⟩
      state (λ _ → a , p) ∎

  state-coherence : ∀ {A} (f : Position → A × Position)
    → state f ≡ flatMap get (λ p → then (set (snd (f p))) (pure (fst (f p))))
  state-coherence f =
    state f
      ≡⟨ state-flatMap (λ s → s , s) (λ p _ → fst (f p) , snd (f p)) ⟩
    flatMap get (λ p → state (λ _ → fst (f p) , snd (f p)))
      ≡⟨ congruence get (λ p → sym (set-returns (fst (f p)) (snd (f p)))) ⟩
    flatMap get (λ p → then (set (snd (f p))) (pure (fst (f p)))) ∎
