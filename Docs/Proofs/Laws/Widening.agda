{-# OPTIONS --safe --without-K #-}

-- The derived law of a dispatcher of a part, for a whole state.
module Laws.Widening where

open import Foundations
open import Optics

-- A dispatcher of moves of each state.
record WideningOperations (Move : Set → Set) (Dispatcher : Set → Set) (Input : Set) : Set₁ where
  field
    empty : ∀ {S} → Dispatcher S
    moves : ∀ {S} → (Input → Maybe (Move S)) → Dispatcher S
    focus : ∀ {S P} → Lens S P → Move P → Move S
    widen : ∀ {S P} → Dispatcher P → Lens S P → Dispatcher S
    moves-without-a-move-are-empty : ∀ {S} → moves {S} (λ _ → nothing) ≡ empty
    widen-of-the-state-of-moves : ∀ {S P} (f : Input → Maybe (Move P)) (l : Lens S P)
      → widen (moves f) l ≡ moves (λ a → f a >>= λ m → just (focus l m))

module _ {Move : Set → Set} {Dispatcher : Set → Set} {Input : Set}
  (operations : WideningOperations Move Dispatcher Input) where
  open WideningOperations operations

  widen-of-empty : ∀ {S P} (l : Lens S P) → widen empty l ≡ empty
  widen-of-empty l =
    widen empty l
      ≡⟨ cong (λ d → widen d l) (sym moves-without-a-move-are-empty) ⟩
    widen (moves (λ _ → nothing)) l
      ≡⟨ widen-of-the-state-of-moves (λ _ → nothing) l ⟩
    moves (λ _ → nothing)
      ≡⟨ moves-without-a-move-are-empty ⟩
    empty ∎
