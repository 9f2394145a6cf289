{-# OPTIONS --safe --without-K #-}

-- The derived law of a prism.
module Laws.Prism where

open import Foundations
open import Optics

module _ {S P : Set} (prism : Prism S P) (laws : PrismLaws prism) where
  open Prism prism
  open PrismLaws laws

  set-coherence : ∀ s p → set s p ≡ maybe (preview s) s (λ _ → review p)
  set-coherence s p = modify-coherence s (λ _ → p)
