{-# OPTIONS --safe --without-K #-}

-- The derived laws of the sum of two spaces, one of which is shown.
--
-- Two moves of a sum are equal here if they are alike in every sum: they return the same and lead
-- to the same, so that they pair alike. The law suite observes moves in the same way.
module Constructions.Sum where

open import Foundations
open import Classes
open import Parts
open import Laws.Pairing using (identity-move)

data Side : Set where
  first second : Side

toggled : Side → Side
toggled first = second
toggled second = first

private
  toggled-twice : ∀ s → toggled (toggled s) ≡ s
  toggled-twice first = refl
  toggled-twice second = refl

module _ {ℓ} {L N M : Set → Set ℓ} {V U W : Set → Set}
  {lefts : Monad L} {leftSpace : Comonad V} {rights : Monad N} {rightSpace : Comonad U}
  {moves : Monad M} {space : Comonad W} (one : Pairing lefts leftSpace)
  (other : Pairing rights rightSpace) (whole : Pairing moves space) where
  private
    module One = Pairing one
    module Other = Pairing other
  open Pairing whole

  -- The sums of spaces of `X`: the essential laws *first*, *value of first*, *second* and *value
  -- of second* say that each side is a part.
  record SumOperations (X : Set) : Set (lsuc lzero ⊔ ℓ) where
    field
      sum : V X → U X → Side → W X
      inFirst : ∀ {A} → L A → M A
      inSecond : ∀ {A} → N A → M A
      show : Side → M ⊤
      shown : M Side
      firsts : ∀ v s → Part whole one (λ w → sum w v s) inFirst
      seconds : ∀ w s → Part whole other (λ v → sum w v s) inSecond
      show-law : ∀ w v s t → moved (sum w v s) (show t) ≡ sum w v t
      shown-law : ∀ w v s → value shown (sum w v s) ≡ s
      shown-changes-nothing : ∀ {A} (m : M A) → M.then shown m ≡ m

    toggle : M ⊤
    toggle = M.flatMap shown (λ s → show (toggled s))

  module _ {X : Set} (operations : SumOperations X) where
    open SumOperations operations

    infix 4 _≈_

    _≈_ : ∀ {A} → M A → M A → Set
    m ≈ n = ∀ w v s → Alike (sum w v s) m n

    private
      moved-by-shown : ∀ w v s → moved (sum w v s) shown ≡ sum w v s
      moved-by-shown w v s =
        moved (sum w v s) shown
          ≡⟨ sym (identity-move whole tt _) ⟩
        moved (moved (sum w v s) shown) (M.pure tt)
          ≡⟨ sym (moved-by-flatMap (sum w v s) shown (λ _ → M.pure tt)) ⟩
        moved (sum w v s) (M.then shown (M.pure tt))
          ≡⟨ cong (moved (sum w v s)) (shown-changes-nothing (M.pure tt)) ⟩
        moved (sum w v s) (M.pure tt)
          ≡⟨ identity-move whole tt _ ⟩
        sum w v s ∎

      moved-by-toggle : ∀ w v s → moved (sum w v s) toggle ≡ sum w v (toggled s)
      moved-by-toggle w v s =
        moved (sum w v s) toggle
          ≡⟨ moved-by-flatMap (sum w v s) shown (λ s → show (toggled s)) ⟩
        moved (moved (sum w v s) shown) (show (toggled (value shown (sum w v s))))
          ≡⟨ cong₂ (λ z t → moved z (show (toggled t))) (moved-by-shown w v s) (shown-law w v s) ⟩
        moved (sum w v s) (show (toggled s))
          ≡⟨ show-law w v s (toggled s) ⟩
        sum w v (toggled s) ∎

    toggle-twice : ∀ {A} (m : M A) → M.then toggle (M.then toggle m) ≈ m
    toggle-twice m w v s =
      trans (value-of-flatMap (sum w v s) toggle _)
        (trans (cong (value (M.then toggle m)) (moved-by-toggle w v s))
          (trans (value-of-flatMap _ toggle _) (cong (value m) back))) ,
      trans (moved-by-flatMap (sum w v s) toggle _)
        (trans (cong (λ z → moved z (M.then toggle m)) (moved-by-toggle w v s))
          (trans (moved-by-flatMap _ toggle _) (cong (λ z → moved z m) back)))
      where
      back : moved (sum w v (toggled s)) toggle ≡ sum w v s
      back = trans (moved-by-toggle w v (toggled s)) (cong (sum w v) (toggled-twice s))

    show-then-show : ∀ s t → M.then (show s) (show t) ≈ show t
    show-then-show r t w v s =
      refl ,
      trans (moved-by-flatMap (sum w v s) (show r) _)
        (trans (cong (λ z → moved z (show t)) (show-law w v s r))
          (trans (show-law w v r t) (sym (show-law w v s t))))

    flatMap-of-first : ∀ {A B} (m : L A) (k : A → L B)
      → inFirst (One.M.flatMap m k) ≈ M.flatMap (inFirst m) (λ a → inFirst (k a))
    flatMap-of-first m k w v s = Part.flatMap-alike (firsts v s) m k w

    sides-commute : ∀ {A B C} (m : L A) (n : N B) (f : A → B → C)
      → M.zip (inFirst m) (inSecond n) f ≈ M.zip (inSecond n) (inFirst m) (λ b a → f a b)
    sides-commute m n f w v s =
      commute whole (λ v → firsts v s) (λ w → seconds w s) m n f w v
