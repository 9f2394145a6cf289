{-# OPTIONS --safe --without-K --guardedness #-}

-- Programs of instructions pair with spaces that answer them, where the instructions pair with the
-- answers. Both functors are containers: a shape, and a value for each of its positions. A pairing
-- of two containers chooses a position of each shape.
open import Foundations

module Constructions.FreeCofree (ext : Extensionality) {Shape Response : Set}
  {Position : Shape → Set} {Place : Response → Set}
  (meet : ∀ s r → Position s × Place r) where

open import Classes

data Free (A : Set) : Set where
  pure : A → Free A
  node : (s : Shape) → (Position s → Free A) → Free A

record Cofree (B : Set) : Set where
  coinductive
  field
    head : B
    response : Response
    tail : Place response → Cofree B

open Cofree

-- Two spaces are bisimilar if they show and answer the same, and lead to bisimilar ones.
record _~_ {B : Set} (c d : Cofree B) : Set where
  coinductive
  field
    heads : head c ≡ head d
    responses : response c ≡ response d
    tails : ∀ p → tail c p ~ tail d (subst Place responses p)

open _~_

flatMap : ∀ {A B} → Free A → (A → Free B) → Free B
flatMap (pure a) k = k a
flatMap (node s next) k = node s (λ p → flatMap (next p) k)

free : Monad Free
free = record
  { pure = pure
  ; flatMap = flatMap
  ; left-identity = λ a f → refl
  ; right-identity = right-identity
  ; associativity = associativity
  ; congruence = congruence }
  where
  right-identity : ∀ {A} (m : Free A) → flatMap m pure ≡ m
  right-identity (pure a) = refl
  right-identity (node s next) = cong (node s) (ext λ p → right-identity (next p))

  associativity : ∀ {A B C} (m : Free A) (f : A → Free B) (g : B → Free C)
    → flatMap (flatMap m f) g ≡ flatMap m (λ a → flatMap (f a) g)
  associativity (pure a) f g = refl
  associativity (node s next) f g = cong (node s) (ext λ p → associativity (next p) f g)

  congruence : ∀ {A B} (m : Free A) {f g : A → Free B}
    → (∀ a → f a ≡ g a) → flatMap m f ≡ flatMap m g
  congruence (pure a) same = same a
  congruence (node s next) same = cong (node s) (ext λ p → congruence (next p) same)

extend : ∀ {A B} → Cofree A → (Cofree A → B) → Cofree B
head (extend w f) = f w
response (extend w f) = response w
tail (extend w f) p = extend (tail w p) f

-- Agda has no proof that bisimilar spaces are equal, as it has none for functions.
module _ (bisimilarity : ∀ {B : Set} {c d : Cofree B} → c ~ d → c ≡ d) where

  cofree : Comonad Cofree
  cofree = record
    { extract = head
    ; extend = extend
    ; left-identity = λ w → bisimilarity (left-identity w)
    ; right-identity = λ w f → refl
    ; associativity = λ w f g → bisimilarity (associativity w f g)
    ; congruence = λ w same → bisimilarity (congruence w same) }
    where
    left-identity : ∀ {A} (w : Cofree A) → extend w head ~ w
    heads (left-identity w) = refl
    responses (left-identity w) = refl
    tails (left-identity w) p = left-identity (tail w p)

    associativity : ∀ {A B C} (w : Cofree A) (f : Cofree A → B) (g : Cofree B → C)
      → extend (extend w f) g ~ extend w (λ v → g (extend v f))
    heads (associativity w f g) = refl
    responses (associativity w f g) = refl
    tails (associativity w f g) p = associativity (tail w p) f g

    congruence : ∀ {A B} (w : Cofree A) {f g : Cofree A → B}
      → (∀ v → f v ≡ g v) → extend w f ~ extend w g
    heads (congruence w same) = same w
    responses (congruence w same) = refl
    tails (congruence w same) p = congruence (tail w p) same

  pair : ∀ {A B C : Set} → Free A → Cofree B → (A → B → C) → C
  pair (pure a) w f = f a (head w)
  pair (node s next) w f =
    pair (next (fst (meet s (response w)))) (tail w (snd (meet s (response w)))) f

  freeCofree : Pairing free cofree
  freeCofree = record
    { functorPairing = record
      { pair = pair
      ; naturality = naturality
      ; naturality-in-the-result = naturality-in-the-result }
    ; unit = λ a w f → refl
    ; composition = composition }
    where
    naturality : ∀ {A B C D E} (m : Free A) (w : Cofree B) (g : A → C) (h : B → D)
      (f : C → D → E)
      → pair (Monad.map free m g) (Comonad.map cofree w h) f ≡ pair m w (λ a b → f (g a) (h b))
    naturality (pure a) w g h f = refl
    naturality (node s next) w g h f =
      naturality (next (fst (meet s (response w)))) (tail w (snd (meet s (response w)))) g h f

    naturality-in-the-result : ∀ {A B C D} (m : Free A) (w : Cofree B) (f : A → B → C) (k : C → D)
      → pair m w (λ a b → k (f a b)) ≡ k (pair m w f)
    naturality-in-the-result (pure a) w f k = refl
    naturality-in-the-result (node s next) w f k =
      naturality-in-the-result (next (fst (meet s (response w))))
        (tail w (snd (meet s (response w)))) f k

    composition : ∀ {A B C D} (m : Free A) (k : A → Free B) (w : Cofree C) (f : B → C → D)
      → pair (flatMap m k) w f ≡ pair m (Comonad.duplicate cofree w) (λ a v → pair (k a) v f)
    composition (pure a) k w f = refl
    composition (node s next) k w f =
      composition (next (fst (meet s (response w)))) k (tail w (snd (meet s (response w)))) f
