{-# OPTIONS --safe --without-K #-}

-- Pairings that are made of others: flipped, a choice, a composition, and along transformations.
module Constructions.Algebra where

open import Foundations
open import Classes

-- The sides exchanged.
flipped : ∀ {L R : Set → Set} {lefts : Functor L} {rights : Functor R}
  → FunctorPairing lefts rights → FunctorPairing rights lefts
flipped p = record
  { pair = λ r l f → pair l r (λ a b → f b a)
  ; naturality = λ r l h g f → naturality l r g h (λ a b → f b a)
  ; naturality-in-the-result = λ r l f k → naturality-in-the-result l r (λ a b → f b a) k }
  where open FunctorPairing p

-- A choice between two functors, and both of their partners.
module _ {L M R S : Set → Set} {lefts : Functor L} {others : Functor M} {rights : Functor R}
  {partners : Functor S} (ext : Extensionality) where

  coproduct : Functor L → Functor M → Functor (λ A → Either (L A) (M A))
  coproduct l m = record
    { map = λ e f → either (λ la → left (L.map la f)) (λ ma → right (M.map ma f)) e
    ; map-identity = λ
        { (left la) → cong left (L.map-identity la)
        ; (right ma) → cong right (M.map-identity ma) }
    ; map-composition = λ
        { (left la) f g → cong left (L.map-composition la f g)
        ; (right ma) f g → cong right (M.map-composition ma f g) } }
    where
    module L = Functor l
    module M = Functor m

  product : Functor R → Functor S → Functor (λ A → R A × S A)
  product r s = record
    { map = λ p f → R.map (fst p) f , S.map (snd p) f
    ; map-identity = λ p → cong₂ _,_ (R.map-identity (fst p)) (S.map-identity (snd p))
    ; map-composition = λ p f g →
        cong₂ _,_ (R.map-composition (fst p) f g) (S.map-composition (snd p) f g) }
    where
    module R = Functor r
    module S = Functor s

  coproduct-product : FunctorPairing lefts rights → FunctorPairing others partners
    → FunctorPairing (coproduct lefts others) (product rights partners)
  coproduct-product p q = record
    { pair = λ e r f → either (λ l → P.pair l (fst r) f) (λ m → Q.pair m (snd r) f) e
    ; naturality = λ
        { (left l) r g h f → P.naturality l (fst r) g h f
        ; (right m) r g h f → Q.naturality m (snd r) g h f }
    ; naturality-in-the-result = λ
        { (left l) r f k → P.naturality-in-the-result l (fst r) f k
        ; (right m) r f k → Q.naturality-in-the-result m (snd r) f k } }
    where
    module P = FunctorPairing p
    module Q = FunctorPairing q

-- Morphisms, with the laws of their suites.

record MonadMorphism {ℓ} {M N : Set → Set ℓ} (source : Monad M) (target : Monad N)
  : Set (lsuc lzero ⊔ ℓ) where
  private
    module M = Monad source
    module N = Monad target
  field
    to : ∀ {A} → M A → N A
    pure-law : ∀ {A} (a : A) → to (M.pure a) ≡ N.pure a
    flatMap-law : ∀ {A B} (m : M A) (k : A → M B)
      → to (M.flatMap m k) ≡ N.flatMap (to m) (λ a → to (k a))

  map-law : ∀ {A B} (m : M A) (f : A → B) → to (M.map m f) ≡ N.map (to m) f
  map-law m f = trans (flatMap-law m _) (N.congruence (to m) (λ a → pure-law (f a)))

record ComonadMorphism {V W : Set → Set} (source : Comonad V) (target : Comonad W) : Set₁ where
  private
    module V = Comonad source
    module W = Comonad target
  field
    to : ∀ {A} → V A → W A
    extract-law : ∀ {A} (v : V A) → W.extract (to v) ≡ V.extract v
    extend-law : ∀ {A B} (v : V A) (f : W A → B)
      → to (V.extend v (λ u → f (to u))) ≡ W.extend (to v) f

  map-law : ∀ {A B} (v : V A) (f : A → B) → to (V.map v f) ≡ W.map (to v) f
  map-law v f =
    trans (cong to (V.congruence v (λ u → cong f (sym (extract-law u)))))
      (extend-law v (λ w → f (W.extract w)))

-- A pairing along morphisms to its sides.
hoisted : ∀ {ℓ} {M N : Set → Set ℓ} {V W : Set → Set} {source : Monad N} {moves : Monad M}
  {begin : Comonad V} {space : Comonad W}
  → Pairing moves space → MonadMorphism source moves → ComonadMorphism begin space
  → Pairing source begin
hoisted {source = source} {begin = begin} p t u = record
  { functorPairing = record
    { pair = λ m v f → pair (t.to m) (u.to v) f
    ; naturality = λ m v g h f →
        trans (cong₂ (λ n w → pair n w f) (t.map-law m g) (u.map-law v h))
          (naturality (t.to m) (u.to v) g h f)
    ; naturality-in-the-result = λ m v f k →
        naturality-in-the-result (t.to m) (u.to v) f k }
  ; unit = λ a v f →
      trans (cong (λ n → pair n (u.to v) f) (t.pure-law a))
        (trans (unit a (u.to v) f) (cong (f a) (u.extract-law v)))
  ; composition = λ m k v f →
      pair (t.to (N.flatMap m k)) (u.to v) f
        ≡⟨ cong (λ n → pair n (u.to v) f) (t.flatMap-law m k) ⟩
      pair (M.flatMap (t.to m) (λ a → t.to (k a))) (u.to v) f
        ≡⟨ composition (t.to m) (λ a → t.to (k a)) (u.to v) f ⟩
      pair (t.to m) (W.duplicate (u.to v)) (λ a w → pair (t.to (k a)) w f)
        ≡⟨ cong (λ w → pair (t.to m) w (λ a w → pair (t.to (k a)) w f))
             (trans (sym (u.extend-law v (λ w → w)))
               (trans (cong u.to (sym (V.map-of-extend v (λ v → v) u.to)))
                 (u.map-law (V.duplicate v) u.to))) ⟩
      pair (t.to m) (W.map (u.to (V.duplicate v)) u.to) (λ a w → pair (t.to (k a)) w f)
        ≡⟨ natural-in-the-space (t.to m) (u.to (V.duplicate v)) u.to _ ⟩
      pair (t.to m) (u.to (V.duplicate v)) (λ a v → pair (t.to (k a)) (u.to v) f) ∎ }
  where
  open Pairing p
  module N = Monad source
  module V = Comonad begin
  module t = MonadMorphism t
  module u = ComonadMorphism u
