{-# OPTIONS --safe --without-K #-}

-- A law that is essential, and follows from others if the operation is natural. A function that
-- does not ask for the types of its values is; Swift's types do not say so, and a broken instance
-- may swap values of equal types.
module FreeTheorems where

open import Foundations
open import Classes

module _ {ℓ} {M : Set → Set ℓ} (monad : Monad M) where
  open Monad monad

  -- *listen pure*, from *tell nothing*, *listen tell* and naturality.
  listen-pure : {Log : Set} (ε : Log) (tell : Log → M ⊤) (listen : ∀ {A} → M A → M (A × Log))
    → tell ε ≡ pure tt
    → (∀ w → listen (tell w) ≡ map (tell w) (λ a → a , w))
    → (∀ {A B} (m : M A) (f : A → B)
        → listen (map m f) ≡ map (listen m) (λ r → f (fst r) , snd r))
    → ∀ {A} (a : A) → listen (pure a) ≡ pure (a , ε)
  listen-pure ε tell listen tell-nothing listen-tell natural a =
    listen (pure a)
      ≡⟨ cong listen (sym (left-identity tt _)) ⟩
    listen (map (pure tt) (λ _ → a))
      ≡⟨ natural (pure tt) (λ _ → a) ⟩
    map (listen (pure tt)) (λ r → a , snd r)
      ≡⟨ cong (λ m → map (listen m) (λ r → a , snd r)) (sym tell-nothing) ⟩
    map (listen (tell ε)) (λ r → a , snd r)
      ≡⟨ cong (λ m → map m (λ r → a , snd r)) (listen-tell ε) ⟩
    map (map (tell ε) (λ u → u , ε)) (λ r → a , snd r)
      ≡⟨ map-of-map (tell ε) _ _ ⟩
    map (tell ε) (λ _ → a , ε)
      ≡⟨ cong (λ m → map m (λ _ → a , ε)) tell-nothing ⟩
    map (pure tt) (λ _ → a , ε)
      ≡⟨ left-identity tt _ ⟩
    pure (a , ε) ∎
