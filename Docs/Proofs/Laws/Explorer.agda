{-# OPTIONS --safe --without-K #-}

-- The derived law of an explorer's journal.
module Laws.Explorer where

open import Foundations

module _ {Space Change : Set} (applying : Space → Change → Space) where

  -- A transition, with the law *a change leads to the next place*.
  record Transition : Set where
    field
      before after : Space
      change : Change
      leads : applying before change ≡ after
  open Transition

  -- Transitions from one place to another, with the law *transitions are consecutive*.
  data Journal (first : Space) : Space → Set where
    empty : Journal first first
    record-next : ∀ {last} → Journal first last → (t : Transition) → last ≡ before t
      → Journal first (after t)

  changes : ∀ {first last} → Journal first last → List Change
  changes empty = []
  changes (record-next journal t _) = changes journal ++ change t ∷ []

  private
    foldl-of-append : ∀ (w : Space) (cs : List Change) (c : Change)
      → foldl applying w (cs ++ c ∷ []) ≡ applying (foldl applying w cs) c
    foldl-of-append w [] c = refl
    foldl-of-append w (d ∷ cs) c = foldl-of-append (applying w d) cs c

  changes-lead-to-the-last-place : ∀ {first last} (journal : Journal first last)
    → foldl applying first (changes journal) ≡ last
  changes-lead-to-the-last-place empty = refl
  changes-lead-to-the-last-place {first} (record-next {last} journal t consecutive) =
    foldl applying first (changes journal ++ change t ∷ [])
      ≡⟨ foldl-of-append first (changes journal) (change t) ⟩
    applying (foldl applying first (changes journal)) (change t)
      ≡⟨ cong (λ w → applying w (change t)) (changes-lead-to-the-last-place journal) ⟩
    applying last (change t)
      ≡⟨ cong (λ w → applying w (change t)) consecutive ⟩
    applying (before t) (change t)
      ≡⟨ leads t ⟩
    after t ∎
