{-# OPTIONS --safe --without-K #-}

-- The derived law of a monad that reads and writes a position.
module Laws.MonadState where

open import Foundations
open import Classes

record MonadState {ℓ} (M : Set → Set ℓ) (Position : Set) : Set (lsuc lzero ⊔ ℓ) where
  field
    monad : Monad M
  open Monad monad public
  field
    get : M Position
    set : Position → M ⊤
    get-then-set : flatMap get set ≡ pure tt
    set-then-get : ∀ s → then (set s) get ≡ then (set s) (pure s)
    set-then-set : ∀ s t → then (set s) (set t) ≡ set t

module _ {ℓ} {M : Set → Set ℓ} {Position : Set} (state : MonadState M Position) where
  open MonadState state

  private
    -- A get may set what it read: that changes nothing.
    get-sets : ∀ {A} (n : M A) → n ≡ flatMap get (λ s → then (set s) n)
    get-sets n =
      n
        ≡⟨ sym (left-identity tt (λ _ → n)) ⟩
      flatMap (pure tt) (λ _ → n)
        ≡⟨ cong (λ u → flatMap u (λ _ → n)) (sym get-then-set) ⟩
      flatMap (flatMap get set) (λ _ → n)
        ≡⟨ associativity get set (λ _ → n) ⟩
      flatMap get (λ s → then (set s) n) ∎

    -- After a set, a get is known.
    set-then-get-then : ∀ {A} s (k : Position → M A)
      → then (set s) (flatMap get k) ≡ then (set s) (k s)
    set-then-get-then s k =
      then (set s) (flatMap get k)
        ≡⟨ sym (associativity (set s) (λ _ → get) k) ⟩
      flatMap (then (set s) get) k
        ≡⟨ cong (λ m → flatMap m k) (set-then-get s) ⟩
      flatMap (then (set s) (pure s)) k
        ≡⟨ associativity (set s) (λ _ → pure s) k ⟩
      flatMap (set s) (λ _ → flatMap (pure s) k)
        ≡⟨ congruence (set s) (λ _ → left-identity s k) ⟩
      then (set s) (k s) ∎

  get-then-get : then get get ≡ get
  get-then-get =
    then get get
      ≡⟨ get-sets (then get get) ⟩
    flatMap get (λ s → then (set s) (flatMap get (λ _ → get)))
      ≡⟨ congruence get (λ s → set-then-get-then s (λ _ → get)) ⟩
    flatMap get (λ s → then (set s) get)
      ≡⟨ sym (get-sets get) ⟩
    get ∎
