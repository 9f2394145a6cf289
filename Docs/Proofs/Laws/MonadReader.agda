{-# OPTIONS --safe --without-K #-}

-- The derived law of a monad that reads an environment.
module Laws.MonadReader where

open import Foundations
open import Classes

module _ {ℓ} {M : Set → Set ℓ} {Environment : Set} (monad : Monad M) where
  open Monad monad

  -- From the essential laws *reader pure* and *local reader*.
  module _ (reader : ∀ {A : Set} → (Environment → A) → M A)
    (local : ∀ {A} → M A → (Environment → Environment) → M A)
    (reader-pure : ∀ {A} (a : A) → reader (λ _ → a) ≡ pure a)
    (local-reader : ∀ {A : Set} (r : Environment → A) f
      → local (reader r) f ≡ reader (λ e → r (f e))) where

    local-pure : ∀ {A} (a : A) f → local (pure a) f ≡ pure a
    local-pure a f =
      local (pure a) f
        ≡⟨ cong (λ m → local m f) (sym (reader-pure a)) ⟩
      local (reader (λ _ → a)) f
        ≡⟨ local-reader (λ _ → a) f ⟩
      reader (λ _ → a)
        ≡⟨ reader-pure a ⟩
      pure a ∎
