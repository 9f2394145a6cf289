{-# OPTIONS --safe --without-K --guardedness #-}

-- The isomorphisms that the library states.
open import Foundations

module Isomorphisms (ext : Extensionality) where

open import Classes
open import Constructions.StateStore using (State; Store; storeComonad)
open import Constructions.Transformers ext using (envT; identityComonad)
open import Constructions.ActionMoore ext using (Action; Moore; moore)
open import Monoids

-- Two inverse functions.

infix 4 _≅_

record _≅_ {ℓ ℓ′} (A : Set ℓ) (B : Set ℓ′) : Set (ℓ ⊔ ℓ′) where
  field
    to : A → B
    from : B → A
    from-after-to : ∀ a → from (to a) ≡ a
    to-after-from : ∀ b → to (from b) ≡ b

-- An environment and a value.
Env : Set → Set → Set
Env E A = E × A

env : ∀ E → Comonad (Env E)
env E = envT E identityComonad

-- The named monads of moves, and all natural moves. Two moves are equal if they choose alike.
module Duals (sets : ∀ {A : Set} {a b : A} (p q : a ≡ b) → p ≡ q) where
  open import Constructions.Co ext sets

  state-and-co-store : ∀ {S A} → State S A ≅ Co (storeComonad ext S) A
  state-and-co-store {S} {A} = record
    { to = to ; from = from ; from-after-to = λ m → refl ; to-after-from = back }
    where
    open Co
    to : State S A → Co (storeComonad ext S) A
    to m = record
      { run = λ R w → snd w (snd (m (fst w))) (fst (m (fst w))) ; naturality = λ R S w g → refl }

    from : Co (storeComonad ext S) A → State S A
    from c s = run c (A × S) (s , λ arrived a → a , arrived)

    back : ∀ c → to (from c) ≡ c
    back c = alike (storeComonad ext S) λ R w →
      naturality c (A × S) R (fst w , λ arrived a → a , arrived) (λ r → snd w (snd r) (fst r))

  reader-and-co-env : ∀ {E A} → (E → A) ≅ Co (env E) A
  reader-and-co-env {E} {A} = record
    { to = to ; from = from ; from-after-to = λ m → refl ; to-after-from = back }
    where
    open Co
    to : (E → A) → Co (env E) A
    to m = record { run = λ R w → snd w (m (fst w)) ; naturality = λ R S w g → refl }

    from : Co (env E) A → E → A
    from c e = run c A (e , λ a → a)

    back : ∀ c → to (from c) ≡ c
    back c = alike (env E) λ R w → naturality c A R (fst w , λ a → a) (snd w)

  action-and-co-moore : ∀ {I A} → Action I A ≅ Co (moore I) A
  action-and-co-moore {I} {A} = record
    { to = to ; from = from ; from-after-to = λ m → refl ; to-after-from = back }
    where
    open Co
    to : Action I A → Co (moore I) A
    to m = record
      { run = λ R w → w (snd m) (fst m)
      ; naturality = λ R S w g →
          cong (λ is → g (w is (fst m))) (sym (++-empty (snd m))) }

    from : Co (moore I) A → Action I A
    from c = run c (Action I A) (λ is a → a , is)

    back : ∀ c → to (from c) ≡ c
    back c = alike (moore I) λ R w →
      trans (naturality c (Action I A) R (λ is a → a , is) (λ r → w (snd r) (fst r)))
        (cong (run c R) (ext λ is → ext λ a → cong (λ is → w is a) (++-empty is)))

  -- A space of logs shows its offset, so that it is a store of logs. Its moves may read it: they
  -- are those of `State`, and a writer is only one of them.
  module _ {Log : Set} (monoid : Monoid Log) where
    open Monoid monoid
    open Co

    Traced : Set → Set
    Traced = Store Log

    state-and-co-traced : ∀ {A} → State Log A ≅ Co (storeComonad ext Log) A
    state-and-co-traced = state-and-co-store

    writer-to-co : ∀ {A} → A × Log → Co (storeComonad ext Log) A
    writer-to-co m = _≅_.to state-and-co-traced (λ offset → fst m , offset · snd m)

    writer-from-co : ∀ {A} → Co (storeComonad ext Log) A → A × Log
    writer-from-co c = _≅_.from state-and-co-traced c ε

    writer-is-a-retract : ∀ {A} (m : A × Log) → writer-from-co (writer-to-co m) ≡ m
    writer-is-a-retract m = cong (fst m ,_) (ε-left (snd m))

  -- The move that appends the present log once more is no writer's.
  module _ where
    open Co

    again : Co (storeComonad ext (List ⊤)) ⊤
    again = _≅_.to state-and-co-store (λ offset → tt , offset ++ offset)

    writer-is-not-isomorphic : writer-to-co list (writer-from-co list again) ≡ again → ⊥
    writer-is-not-isomorphic same = different (cong is-one same)
      where
      hasOne : List ⊤ → Bool
      hasOne [] = false
      hasOne (_ ∷ []) = true
      hasOne (_ ∷ _ ∷ _) = false

      is-one : Co (storeComonad ext (List ⊤)) ⊤ → Bool
      is-one c = run c Bool (tt ∷ [] , λ offset _ → hasOne offset)

      different : true ≡ false → ⊥
      different ()

-- An action is a writer of a list of inputs, and a machine is a space of such logs without an
-- offset. Here they are the same types, so that these isomorphisms are identities.

-- An action is a free program of instructions with an input.
data Program (I A : Set) : Set where
  pure : A → Program I A
  send : I → Program I A → Program I A

action-and-program : ∀ {I A} → Action I A ≅ Program I A
action-and-program {I} {A} = record
  { to = λ m → to (fst m) (snd m) ; from = from
  ; from-after-to = λ m → there (fst m) (snd m) ; to-after-from = back }
  where
  to : A → List I → Program I A
  to a [] = pure a
  to a (i ∷ is) = send i (to a is)

  from : Program I A → Action I A
  from (pure a) = a , []
  from (send i p) = fst (from p) , i ∷ snd (from p)

  there : ∀ a is → from (to a is) ≡ (a , is)
  there a [] = refl
  there a (i ∷ is) = cong (λ r → fst r , i ∷ snd r) (there a is)

  back : ∀ p → to (fst (from p)) (snd (from p)) ≡ p
  back (pure a) = refl
  back (send i p) = cong (send i) (back p)

-- A machine is a cofree space of functions of an input. Two such spaces are equal if they are
-- bisimilar.
record Cofree (I B : Set) : Set where
  coinductive
  field
    head : B
    tail : I → Cofree I B

open Cofree

record _~_ {I B : Set} (c d : Cofree I B) : Set where
  coinductive
  field
    heads : head c ≡ head d
    tails : ∀ i → tail c i ~ tail d i

open _~_

module _ {I B : Set} where

  moore-to-cofree : Moore I B → Cofree I B
  head (moore-to-cofree w) = w []
  tail (moore-to-cofree w) i = moore-to-cofree (λ is → w (i ∷ is))

  cofree-to-moore : Cofree I B → Moore I B
  cofree-to-moore c [] = head c
  cofree-to-moore c (i ∷ is) = cofree-to-moore (tail c i) is

  moore-from-cofree : ∀ w → cofree-to-moore (moore-to-cofree w) ≡ w
  moore-from-cofree w = ext (at w)
    where
    at : ∀ w is → cofree-to-moore (moore-to-cofree w) is ≡ w is
    at w [] = refl
    at w (i ∷ is) = at (λ is → w (i ∷ is)) is

  cofree-from-moore : ∀ c → moore-to-cofree (cofree-to-moore c) ~ c
  heads (cofree-from-moore c) = refl
  tails (cofree-from-moore c) i = cofree-from-moore (tail c i)

-- A transformer of a space is a day of that space and the plain one. Two days are equal if a
-- function of one side's values may be seen as applied there, or by the combination.
module Days (W V : Set → Set) (mapW : ∀ {A B} → W A → (A → B) → W B)
  (mapV : ∀ {A B} → V A → (A → B) → V B) where

  record Day (C : Set) : Set₁ where
    constructor day
    field
      {X Y} : Set
      first : W X
      second : V Y
      combine : X → Y → C

  data _≈_ {C : Set} : Day C → Day C → Set₁ where
    slide : ∀ {X Y X′ Y′} (w : W X) (v : V Y) (g : X → X′) (h : Y → Y′) (f : X′ → Y′ → C)
      → day (mapW w g) (mapV v h) f ≈ day w v (λ x y → f (g x) (h y))
    same : ∀ {d} → d ≈ d
    back : ∀ {d e} → d ≈ e → e ≈ d
    next : ∀ {d e f} → d ≈ e → e ≈ f → d ≈ f

module _ {W : Set → Set} (comonad : Comonad W) where
  private module W = Comonad comonad

  module _ {S A : Set} where
    open Days W (Store S) W.map (Comonad.map (storeComonad ext S))

    storeT-to-day : S × W (S → A) → Day A
    storeT-to-day (s , w) = day w (s , λ s → s) (λ f s → f s)

    day-to-storeT : Day A → S × W (S → A)
    day-to-storeT (day w (s , see) f) = s , W.map w (λ x s → f x (see s))

    storeT-from-day : ∀ w → day-to-storeT (storeT-to-day w) ≡ w
    storeT-from-day (s , w) = cong (s ,_) (W.left-identity w)

    day-from-storeT : ∀ d → storeT-to-day (day-to-storeT d) ≈ d
    day-from-storeT (day w (s , see) f) =
      next (slide w (s , λ s → s) (λ x s → f x (see s)) (λ s → s) (λ k s → k s))
        (back back-slide)
      where
      back-slide : day w (s , see) f ≈ day w (s , λ s → s) (λ x s → f x (see s))
      back-slide = subst (λ v → day v (s , see) f ≈ day w (s , λ s → s) (λ x s → f x (see s)))
        (W.left-identity w) (slide w (s , λ s → s) (λ x → x) see f)

  module _ {E A : Set} where
    open Days W (Env E) W.map (Comonad.map (env E))

    envT-to-day : E × W A → Day A
    envT-to-day (e , w) = day w (e , tt) (λ a _ → a)

    day-to-envT : Day A → E × W A
    day-to-envT (day w (e , y) f) = e , W.map w (λ x → f x y)

    envT-from-day : ∀ w → day-to-envT (envT-to-day w) ≡ w
    envT-from-day (e , w) = cong (e ,_) (W.left-identity w)

    day-from-envT : ∀ d → envT-to-day (day-to-envT d) ≈ d
    day-from-envT (day w (e , y) f) =
      next (slide w (e , tt) (λ x → f x y) (λ t → t) (λ a _ → a))
        (back (subst (λ v → day v (e , y) f ≈ day w (e , tt) (λ x _ → f x y))
          (W.left-identity w) (slide w (e , tt) (λ x → x) (λ _ → y) f)))
