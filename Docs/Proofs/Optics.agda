{-# OPTIONS --safe --without-K #-}

-- Lenses, prisms and affines with their essential laws, and how they are composed.
module Optics where

open import Foundations

maybe : ∀ {A B : Set} → Maybe A → B → (A → B) → B
maybe nothing b f = b
maybe (just a) b f = f a

infixl 1 _>>=_

_>>=_ : ∀ {A B : Set} → Maybe A → (A → Maybe B) → Maybe B
m >>= f = maybe m nothing f

-- A part that is always there. `update` is the stored modification, and `set` one of its uses.
record Lens (S P : Set) : Set where
  field
    get : S → P
    update : S → (P → P) → S

  set : S → P → S
  set s p = update s (λ _ → p)

-- One of several cases.
record Prism (S P : Set) : Set where
  field
    preview : S → Maybe P
    review : P → S
    update : S → (P → P) → S

  set : S → P → S
  set s p = update s (λ _ → p)

-- A part that may be missing.
record Affine (S P : Set) : Set where
  field
    preview : S → Maybe P
    update : S → (P → P) → S

  set : S → P → S
  set s p = update s (λ _ → p)

record LensLaws {S P : Set} (l : Lens S P) : Set where
  open Lens l
  field
    get-then-set : ∀ s → set s (get s) ≡ s
    set-then-get : ∀ s p → get (set s p) ≡ p
    set-then-set : ∀ s p q → set (set s p) q ≡ set s q
    modify-coherence : ∀ s f → update s f ≡ set s (f (get s))

record PrismLaws {S P : Set} (l : Prism S P) : Set where
  open Prism l
  field
    review-then-preview : ∀ p → preview (review p) ≡ just p
    preview-then-review : ∀ s → maybe (preview s) s review ≡ s
    modify-coherence : ∀ s f → update s f ≡ maybe (preview s) s (λ p → review (f p))

record AffineLaws {S P : Set} (l : Affine S P) : Set where
  open Affine l
  field
    get-then-set : ∀ s → maybe (preview s) s (set s) ≡ s
    set-then-get : ∀ s p q → preview s ≡ just p → preview (set s q) ≡ just q
    set-then-set : ∀ s p q → set (set s p) q ≡ set s q
    a-miss-changes-nothing : ∀ s f → preview s ≡ nothing → update s f ≡ s
    modify-coherence : ∀ s f p → preview s ≡ just p → update s f ≡ set s (f p)

-- Composition, as the tests of the composition of optics have it.

lens-identity : ∀ {S} → Lens S S
lens-identity = record { get = λ s → s ; update = λ s f → f s }

lens-appending : ∀ {S P Q} → Lens S P → Lens P Q → Lens S Q
lens-appending l m = record
  { get = λ s → Lens.get m (Lens.get l s)
  ; update = λ s f → Lens.update l s (λ p → Lens.update m p f) }

prism-appending : ∀ {S P Q} → Prism S P → Prism P Q → Prism S Q
prism-appending l m = record
  { preview = λ s → Prism.preview l s >>= Prism.preview m
  ; review = λ q → Prism.review l (Prism.review m q)
  ; update = λ s f → Prism.update l s (λ p → Prism.update m p f) }

affine-appending : ∀ {S P Q} → Affine S P → Affine P Q → Affine S Q
affine-appending l m = record
  { preview = λ s → Affine.preview l s >>= Affine.preview m
  ; update = λ s f → Affine.update l s (λ p → Affine.update m p f) }

lens-affine : ∀ {S P} → Lens S P → Affine S P
lens-affine l = record { preview = λ s → just (Lens.get l s) ; update = Lens.update l }
