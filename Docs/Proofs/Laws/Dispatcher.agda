{-# OPTIONS --safe --without-K #-}

-- The derived law of dispatchers, from an input to moves.
module Laws.Dispatcher where

open import Foundations
open import Optics

record DispatcherOperations (Dispatcher : Set → Set) (Move : Set) : Set₁ where
  field
    empty : ∀ {Input} → Dispatcher Input
    moves : ∀ {Input} → (Input → Maybe Move) → Dispatcher Input
    widen : ∀ {Whole Input} → Dispatcher Input → Prism Whole Input → Dispatcher Whole
    moves-without-a-move-are-empty : ∀ {Input} → moves {Input} (λ _ → nothing) ≡ empty
    widen-of-moves : ∀ {Whole Input} (f : Input → Maybe Move) (p : Prism Whole Input)
      → widen (moves f) p ≡ moves (λ a → Prism.preview p a >>= f)
    congruence : ∀ {Input} {f g : Input → Maybe Move} → (∀ a → f a ≡ g a) → moves f ≡ moves g

module _ {Dispatcher : Set → Set} {Move : Set}
  (operations : DispatcherOperations Dispatcher Move) where
  open DispatcherOperations operations

  private
    nothing-follows : ∀ {A : Set} (m : Maybe A) → (m >>= λ _ → nothing) ≡ nothing {A = Move}
    nothing-follows nothing = refl
    nothing-follows (just _) = refl

  widen-of-empty : ∀ {Whole Input} (p : Prism Whole Input) → widen empty p ≡ empty
  widen-of-empty p =
    widen empty p
      ≡⟨ cong (λ d → widen d p) (sym moves-without-a-move-are-empty) ⟩
    widen (moves (λ _ → nothing)) p
      ≡⟨ widen-of-moves (λ _ → nothing) p ⟩
    moves (λ a → Prism.preview p a >>= λ _ → nothing)
      ≡⟨ congruence (λ a → nothing-follows (Prism.preview p a)) ⟩
    moves (λ _ → nothing)
      ≡⟨ moves-without-a-move-are-empty ⟩
    empty ∎
