{-# OPTIONS --safe --without-K #-}

-- The associativity of composition. Two optics are equal if they read and change alike.
module Constructions.OpticComposition where

open import Foundations
open import Optics

-- By definition: both are the same nesting of functions.
lens-associativity : ∀ {S P Q R} (l : Lens S P) (m : Lens P Q) (n : Lens Q R)
  → lens-appending (lens-appending l m) n ≡ lens-appending l (lens-appending m n)
lens-associativity l m n = refl

private
  >>=-associative : ∀ {A B C : Set} (m : Maybe A) (f : A → Maybe B) (g : B → Maybe C)
    → (m >>= f >>= g) ≡ (m >>= λ a → f a >>= g)
  >>=-associative nothing f g = refl
  >>=-associative (just a) f g = refl

prism-associativity : ∀ {S P Q R} (l : Prism S P) (m : Prism P Q) (n : Prism Q R)
  → let one = prism-appending (prism-appending l m) n
        other = prism-appending l (prism-appending m n)
    in (∀ s → Prism.preview one s ≡ Prism.preview other s)
      × (∀ r → Prism.review one r ≡ Prism.review other r)
      × (∀ s f → Prism.update one s f ≡ Prism.update other s f)
prism-associativity l m n =
  (λ s → >>=-associative (Prism.preview l s) (Prism.preview m) (Prism.preview n)) ,
  (λ _ → refl) , (λ _ _ → refl)

affine-associativity : ∀ {S P Q R} (l : Affine S P) (m : Affine P Q) (n : Affine Q R)
  → let one = affine-appending (affine-appending l m) n
        other = affine-appending l (affine-appending m n)
    in (∀ s → Affine.preview one s ≡ Affine.preview other s)
      × (∀ s f → Affine.update one s f ≡ Affine.update other s f)
affine-associativity l m n =
  (λ s → >>=-associative (Affine.preview l s) (Affine.preview m) (Affine.preview n)) ,
  (λ _ _ → refl)
