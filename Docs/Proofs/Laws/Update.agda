{-# OPTIONS --safe --without-K #-}

-- The derived law of an update monad.
module Laws.Update where

open import Foundations

-- A directed container, as far as the law speaks of it, and what `follow` returns: the position
-- that it chooses, and whether it is enabled.
module _ {Shape Position : Set} (isEnabled : Position → Shape → Bool) (root : Shape → Position)
  (shifted : Shape → Position → Shape) (follow : Position → Shape → Position × Bool)
  -- The essential laws *an enabled move arrives* and *a refused move stays*.
  (arrives : ∀ p s → isEnabled p s ≡ true → follow p s ≡ (p , true))
  (refused : ∀ r s → isEnabled r s ≡ false → follow r s ≡ (root s , false)) where

  -- The value of a step after another: it runs from the shape at which the other one ends.
  valueAfter : ∀ {A B : Set} → (Shape → Position × A) → (Shape → Position × B) → Shape → B
  valueAfter m n s = snd (n (shifted s (fst (m s))))

  private
    value : ∀ r t b → isEnabled r t ≡ b → snd (follow r t) ≡ b
    value r t true enabled = cong snd (arrives r t enabled)
    value r t false disabled = cong snd (refused r t disabled)

  follow-twice : ∀ p r s → isEnabled p s ≡ true
    → valueAfter (follow p) (follow r) s ≡ isEnabled r (shifted s p)
  follow-twice p r s enabled =
    trans (cong (λ u → snd (follow r (shifted s (fst u)))) (arrives p s enabled))
      (value r (shifted s p) (isEnabled r (shifted s p)) refl)
