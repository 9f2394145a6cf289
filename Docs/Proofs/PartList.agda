{-# OPTIONS --safe --without-K #-}

-- A list of parts, the model of the law suite `Each`: insertion and removal by identity.
module PartList where

open import Foundations

-- Identities are told apart.
data Decision (P : Set) : Set where
  yes : P → Decision P
  no : (P → ⊥) → Decision P

module Parts {ID : Set} (same : (i j : ID) → Decision (i ≡ j)) (Part : Set) (fresh : Part) where

  removing : ID → List (ID × Part) → List (ID × Part)
  removing i [] = []
  removing i ((j , p) ∷ parts) with same i j
  ... | yes _ = removing i parts
  ... | no _ = (j , p) ∷ removing i parts

  contains : ID → List (ID × Part) → Bool
  contains i [] = false
  contains i ((j , _) ∷ parts) with same i j
  ... | yes _ = true
  ... | no _ = contains i parts

  -- An index after the end is the end.
  putting : ID → ℕ → List (ID × Part) → List (ID × Part)
  putting i zero parts = (i , fresh) ∷ parts
  putting i (suc n) [] = (i , fresh) ∷ []
  putting i (suc n) (p ∷ parts) = p ∷ putting i n parts

  inserting : ID → ℕ → List (ID × Part) → List (ID × Part)
  inserting i n parts with contains i parts
  ... | true = parts
  ... | false = putting i n parts

  private
    removing-the-put : ∀ i parts → removing i ((i , fresh) ∷ parts) ≡ removing i parts
    removing-the-put i parts with same i i
    ... | yes _ = refl
    ... | no different = absurd (different refl)

    removing-after-putting : ∀ i n parts → removing i (putting i n parts) ≡ removing i parts
    removing-after-putting i zero parts = removing-the-put i parts
    removing-after-putting i (suc n) [] = removing-the-put i []
    removing-after-putting i (suc n) ((j , p) ∷ parts) with same i j
    ... | yes _ = removing-after-putting i n parts
    ... | no _ = cong ((j , p) ∷_) (removing-after-putting i n parts)

  removing-after-inserting : ∀ i n parts → removing i (inserting i n parts) ≡ removing i parts
  removing-after-inserting i n parts with contains i parts
  ... | true = refl
  ... | false = removing-after-putting i n parts
