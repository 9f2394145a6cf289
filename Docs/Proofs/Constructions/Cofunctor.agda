{-# OPTIONS --safe --without-K #-}

-- Morphisms of directed containers, which compose, and lenses as the codiscrete case. Positions depend
-- on their shape, as in the papers.
module Constructions.Cofunctor where

open import Foundations

record DirectedContainer : Set₁ where
  field
    Shape : Set
    Position : Shape → Set
    shift : (s : Shape) → Position s → Shape
    root : (s : Shape) → Position s
    append : (s : Shape) (p : Position s) → Position (shift s p) → Position s
    shift-root : (s : Shape) → shift s (root s) ≡ s
    shift-append : (s : Shape) (p : Position s) (q : Position (shift s p))
      → shift s (append s p q) ≡ shift (shift s p) q

open DirectedContainer

record Cofunctor (Whole Part : DirectedContainer) : Set where
  private
    module W = DirectedContainer Whole
    module P = DirectedContainer Part
  field
    get : W.Shape → P.Shape
    put : (s : W.Shape) → P.Position (get s) → W.Position s
    put-then-get : (s : W.Shape) (p : P.Position (get s))
      → get (W.shift s (put s p)) ≡ P.shift (get s) p
    put-the-root : (s : W.Shape) → put s (P.root (get s)) ≡ W.root s
    put-twice : (s : W.Shape) (p : P.Position (get s)) (q : P.Position (P.shift (get s) p))
      → put s (P.append (get s) p q)
        ≡ W.append s (put s p)
            (put (W.shift s (put s p)) (subst P.Position (sym (put-then-get s p)) q))

module _ {A B C : DirectedContainer} (f : Cofunctor A B) (g : Cofunctor B C) where
  private
    module A = DirectedContainer A
    module B = DirectedContainer B
    module C = DirectedContainer C
    module F = Cofunctor f
    module G = Cofunctor g

    put : (s : A.Shape) → C.Position (G.get (F.get s)) → A.Position s
    put s p = F.put s (G.put (F.get s) p)

    put-then-get : (s : A.Shape) (p : C.Position (G.get (F.get s)))
      → G.get (F.get (A.shift s (put s p))) ≡ C.shift (G.get (F.get s)) p
    put-then-get s p =
      trans (cong G.get (F.put-then-get s (G.put (F.get s) p))) (G.put-then-get (F.get s) p)

    -- A position that is carried along an equation of shapes, and put there.
    carried : {t u : B.Shape} (e : t ≡ u) {c : C.Shape} (d : G.get u ≡ c) (q : C.Position c)
      → subst B.Position (sym e) (G.put u (subst C.Position (sym d) q))
        ≡ G.put t (subst C.Position (sym (trans (cong G.get e) d)) q)
    carried refl d q = refl

  composite : Cofunctor A C
  composite = record
    { get = λ s → G.get (F.get s)
    ; put = put
    ; put-then-get = put-then-get
    ; put-the-root = λ s →
        trans (cong (F.put s) (G.put-the-root (F.get s))) (F.put-the-root s)
    ; put-twice = λ s p q →
        trans (cong (F.put s) (G.put-twice (F.get s) p q))
          (trans (F.put-twice s (G.put (F.get s) p) _)
            (cong (λ r → A.append s (put s p) (F.put (A.shift s (put s p)) r))
              (carried (F.put-then-get s (G.put (F.get s) p)) (G.put-then-get (F.get s) p) q))) }

-- Each shape leads to every shape.
codiscrete : Set → DirectedContainer
codiscrete S = record
  { Shape = S
  ; Position = λ _ → S
  ; shift = λ _ p → p
  ; root = λ s → s
  ; append = λ _ _ q → q
  ; shift-root = λ _ → refl
  ; shift-append = λ _ _ _ → refl }

-- A lens is a cofunctor.
module _ {S F : Set} (get : S → F) (set : S → F → S)
  (get-what-was-set : ∀ s f → get (set s f) ≡ f)
  (set-what-was-got : ∀ s → set s (get s) ≡ s)
  (set-twice : ∀ s f g → set (set s f) g ≡ set s g) where

  lens : Cofunctor (codiscrete S) (codiscrete F)
  lens = record
    { get = get
    ; put = set
    ; put-then-get = get-what-was-set
    ; put-the-root = set-what-was-got
    ; put-twice = λ s f g → trans (sym (set-twice s f g)) (cong (set (set s f)) (sym (constant (sym (get-what-was-set s f)) g))) }
    where
    constant : {a b : F} (e : a ≡ b) (g : F) → subst (λ _ → F) e g ≡ g
    constant refl g = refl
