{-# OPTIONS --safe --without-K #-}

-- Functors without a partner: Katsumata, Rivas and Uustalu, *Interaction Laws of Monads and
-- Comonads* (2020). A functor pairs with the functor that has no values, and the theorems say that
-- there is no other partner.
module Obstructions where

open import Foundations

-- The `map` of a functor, and an equality of its values, such as that of bags.
Map : (Set → Set) → Set₁
Map F = ∀ {A B} → F A → (A → B) → F B

Equality : (Set → Set) → Set₁
Equality F = ∀ {A} → F A → F A → Set

-- A pairing of functors, natural in the left one and in the result.
record Pairs (F G : Set → Set) (map : Map F) (_≈_ : Equality F) : Set₁ where
  field
    pair : ∀ {A B C} → F A → G B → (A → B → C) → C
    respects : ∀ {A B C} {l m : F A} → l ≈ m → (r : G B) (f : A → B → C) → pair l r f ≡ pair m r f
    naturality : ∀ {A B C D} (l : F A) (r : G B) (g : A → C) (f : C → B → D)
      → pair (map l g) r f ≡ pair l r (λ a b → f (g a) b)
    naturality-in-the-result : ∀ {A B C D} (l : F A) (r : G B) (f : A → B → C) (k : C → D)
      → pair l r (λ a b → k (f a b)) ≡ k (pair l r f)

module _ {F G : Set → Set} {map : Map F} {_≈_ : Equality F} (pairs : Pairs F G map _≈_) where
  open Pairs pairs

  -- A value that holds nothing: there is one for the type without values, and a pair would have
  -- its content.
  no-partner-of-a-nullary-operation : (∀ {A} → F A) → ∀ {B} → G B → ⊥
  no-partner-of-a-nullary-operation empty r = pair (empty {⊥}) r (λ a _ → a)

  -- Two values without an order: the choice of one of `true` and `false` is its own negation.
  no-partner-of-a-commutative-operation : (choose : ∀ {A} → A → A → F A)
    → (∀ {A} (a b : A) → choose a b ≈ choose b a)
    → (∀ {A B} (a b : A) (f : A → B) → map (choose a b) f ≈ choose (f a) (f b))
    → ∀ {B} → G B → ⊥
  no-partner-of-a-commutative-operation choose commutative natural r = fixed chosen negation
    where
    chosen : Bool
    chosen = pair (choose true false) r (λ a _ → a)

    negation : chosen ≡ not chosen
    negation =
      pair (choose true false) r (λ a _ → a)
        ≡⟨ respects (commutative true false) r _ ⟩
      pair (choose false true) r (λ a _ → a)
        ≡⟨ sym (respects (natural true false not) r _) ⟩
      pair (map (choose true false) not) r (λ a _ → a)
        ≡⟨ naturality (choose true false) r not (λ a _ → a) ⟩
      pair (choose true false) r (λ a _ → not a)
        ≡⟨ naturality-in-the-result (choose true false) r (λ a _ → a) not ⟩
      not chosen ∎

    fixed : ∀ b → b ≡ not b → ⊥
    fixed false ()
    fixed true ()

-- Instances: an optional, a result, a list, and a tree whose leaves hold nothing.

data Tree (A : Set) : Set where
  leaf : Tree A
  node : Tree A → A → Tree A → Tree A

module _ {G : Set → Set} where

  no-partner-of-optionals : (map : Map Maybe) (_≈_ : Equality Maybe)
    → Pairs Maybe G map _≈_ → ∀ {B} → G B → ⊥
  no-partner-of-optionals _ _ pairs = no-partner-of-a-nullary-operation pairs nothing

  no-partner-of-results : ∀ {Failure} (map : Map (Either Failure)) (_≈_ : Equality (Either Failure))
    → Failure → Pairs (Either Failure) G map _≈_ → ∀ {B} → G B → ⊥
  no-partner-of-results _ _ failure pairs = no-partner-of-a-nullary-operation pairs (left failure)

  no-partner-of-lists : (map : Map List) (_≈_ : Equality List)
    → Pairs List G map _≈_ → ∀ {B} → G B → ⊥
  no-partner-of-lists _ _ pairs = no-partner-of-a-nullary-operation pairs []

  no-partner-of-trees : (map : Map Tree) (_≈_ : Equality Tree)
    → Pairs Tree G map _≈_ → ∀ {B} → G B → ⊥
  no-partner-of-trees _ _ pairs = no-partner-of-a-nullary-operation pairs leaf

-- Bags and sets that are never empty: a first element and others, and the equality of their
-- elements, with their number for a bag and without it for a set.

NonEmpty : Set → Set
NonEmpty A = A × List A

elements : ∀ {A} → NonEmpty A → List A
elements (a , as) = a ∷ as

mapList : ∀ {A B : Set} → List A → (A → B) → List B
mapList [] f = []
mapList (a ∷ as) f = f a ∷ mapList as f

mapNonEmpty : ∀ {A B} → NonEmpty A → (A → B) → NonEmpty B
mapNonEmpty (a , as) f = f a , mapList as f

data Permutation {A : Set} : List A → List A → Set where
  same : ∀ {as} → Permutation as as
  swapped : ∀ {a b as} → Permutation (a ∷ b ∷ as) (b ∷ a ∷ as)
  under : ∀ {a as bs} → Permutation as bs → Permutation (a ∷ as) (a ∷ bs)
  next : ∀ {as bs cs} → Permutation as bs → Permutation bs cs → Permutation as cs

data _∈_ {A : Set} (a : A) : List A → Set where
  here : ∀ {as} → a ∈ (a ∷ as)
  there : ∀ {b as} → a ∈ as → a ∈ (b ∷ as)

SameBag SameSet : ∀ {A : Set} → NonEmpty A → NonEmpty A → Set
SameBag l m = Permutation (elements l) (elements m)
SameSet {A} l m = (∀ {a : A} → a ∈ elements l → a ∈ elements m)
  × (∀ {a : A} → a ∈ elements m → a ∈ elements l)

module _ {G : Set → Set} where

  no-partner-of-bags : Pairs NonEmpty G mapNonEmpty SameBag → ∀ {B} → G B → ⊥
  no-partner-of-bags pairs = no-partner-of-a-commutative-operation pairs
    (λ a b → a , b ∷ []) (λ a b → swapped) (λ a b f → same)

  no-partner-of-sets : Pairs NonEmpty G mapNonEmpty SameSet → ∀ {B} → G B → ⊥
  no-partner-of-sets pairs = no-partner-of-a-commutative-operation pairs
    (λ a b → a , b ∷ []) (λ a b → exchange , exchange) (λ a b f → (λ p → p) , (λ p → p))
    where
    exchange : ∀ {A : Set} {a b c : A} → c ∈ (a ∷ b ∷ []) → c ∈ (b ∷ a ∷ [])
    exchange here = there here
    exchange (there here) = here
