{-# OPTIONS --safe --without-K #-}

-- The types and the equality that every proof uses: Agda without a library.
module Foundations where

open import Agda.Primitive public

-- Equality, and chains of equations.

infix 4 _≡_

data _≡_ {ℓ} {A : Set ℓ} (a : A) : A → Set ℓ where
  refl : a ≡ a

module _ {ℓ} {A : Set ℓ} where

  sym : {a b : A} → a ≡ b → b ≡ a
  sym refl = refl

  trans : {a b c : A} → a ≡ b → b ≡ c → a ≡ c
  trans refl p = p

  infixr 2 _≡⟨_⟩_ _≡⟨⟩_
  infix 3 _∎

  _≡⟨_⟩_ : (a : A) {b c : A} → a ≡ b → b ≡ c → a ≡ c
  _ ≡⟨ p ⟩ q = trans p q

  _≡⟨⟩_ : (a : A) {b : A} → a ≡ b → a ≡ b
  _ ≡⟨⟩ q = q

  _∎ : (a : A) → a ≡ a
  _ ∎ = refl

cong : ∀ {ℓ ℓ′} {A : Set ℓ} {B : Set ℓ′} (f : A → B) {a b : A} → a ≡ b → f a ≡ f b
cong f refl = refl

cong₂ : ∀ {ℓ ℓ′ ℓ″} {A : Set ℓ} {B : Set ℓ′} {C : Set ℓ″} (f : A → B → C) {a b : A} {c d : B}
  → a ≡ b → c ≡ d → f a c ≡ f b d
cong₂ f refl refl = refl

subst : ∀ {ℓ ℓ′} {A : Set ℓ} (P : A → Set ℓ′) {a b : A} → a ≡ b → P a → P b
subst P refl p = p

-- Two functions with equal values are equal. Agda cannot prove it without axioms; a module that
-- needs it has it as a hypothesis.
Extensionality : Setω
Extensionality = ∀ {ℓ ℓ′} {A : Set ℓ} {B : A → Set ℓ′} {f g : (a : A) → B a}
  → (∀ a → f a ≡ g a) → f ≡ g

-- Types of data.

data ⊥ : Set where

absurd : ∀ {ℓ} {A : Set ℓ} → ⊥ → A
absurd ()

record ⊤ : Set where
  constructor tt

infixr 4 _,_
infixr 2 _×_

record Σ {ℓ ℓ′} (A : Set ℓ) (B : A → Set ℓ′) : Set (ℓ ⊔ ℓ′) where
  constructor _,_
  field
    fst : A
    snd : B fst

open Σ public

_×_ : ∀ {ℓ ℓ′} → Set ℓ → Set ℓ′ → Set (ℓ ⊔ ℓ′)
A × B = Σ A (λ _ → B)

swap : ∀ {ℓ ℓ′} {A : Set ℓ} {B : Set ℓ′} → A × B → B × A
swap (a , b) = b , a

data Either {ℓ ℓ′} (A : Set ℓ) (B : Set ℓ′) : Set (ℓ ⊔ ℓ′) where
  left : A → Either A B
  right : B → Either A B

either : ∀ {ℓ ℓ′ ℓ″} {A : Set ℓ} {B : Set ℓ′} {C : Set ℓ″} → (A → C) → (B → C) → Either A B → C
either f g (left a) = f a
either f g (right b) = g b

data Maybe {ℓ} (A : Set ℓ) : Set ℓ where
  nothing : Maybe A
  just : A → Maybe A

data Bool : Set where
  false true : Bool

not : Bool → Bool
not false = true
not true = false

data ℕ : Set where
  zero : ℕ
  suc : ℕ → ℕ

{-# BUILTIN NATURAL ℕ #-}

-- Lists.

infixr 5 _∷_

data List {ℓ} (A : Set ℓ) : Set ℓ where
  [] : List A
  _∷_ : A → List A → List A

module _ {ℓ} {A : Set ℓ} where

  infixr 5 _++_

  _++_ : List A → List A → List A
  [] ++ bs = bs
  (a ∷ as) ++ bs = a ∷ (as ++ bs)

  ++-empty : (as : List A) → as ++ [] ≡ as
  ++-empty [] = refl
  ++-empty (a ∷ as) = cong (a ∷_) (++-empty as)

  ++-associative : (as bs cs : List A) → (as ++ bs) ++ cs ≡ as ++ (bs ++ cs)
  ++-associative [] bs cs = refl
  ++-associative (a ∷ as) bs cs = cong (a ∷_) (++-associative as bs cs)

-- The values of a list, combined from the first on.
foldl : ∀ {ℓ ℓ′} {A : Set ℓ} {B : Set ℓ′} → (B → A → B) → B → List A → B
foldl f b [] = b
foldl f b (a ∷ as) = foldl f (f b a) as
