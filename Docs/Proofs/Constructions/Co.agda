{-# OPTIONS --safe --without-K #-}

-- The moves that a space has by itself. A move is a natural choice of one of a space's values; two
-- moves are equal if they choose alike, since types are sets.
open import Foundations

module Constructions.Co (ext : Extensionality)
  (sets : ∀ {A : Set} {a b : A} (p q : a ≡ b) → p ≡ q) where

open import Classes

module _ {W : Set → Set} (comonad : Comonad W) where
  open Comonad comonad

  record Co (A : Set) : Set₁ where
    field
      run : (R : Set) → W (A → R) → R
      naturality : (R S : Set) (w : W (A → R)) (g : R → S)
        → g (run R w) ≡ run S (map w (λ f a → g (f a)))

  open Co

  alike : ∀ {A} {m n : Co A} → (∀ R w → run m R w ≡ run n R w) → m ≡ n
  alike {m = m} {n} p = by (ext λ R → ext λ w → p R w) (naturality m) (naturality n)
    where
    by : ∀ {A} {r s : (R : Set) → W (A → R) → R} → r ≡ s → ∀ p q
      → record { run = r ; naturality = p } ≡ record { run = s ; naturality = q }
    by {r = r} refl p q =
      cong (λ p → record { run = r ; naturality = p })
        (ext λ R → ext λ S → ext λ w → ext λ g → sets (p R S w g) (q R S w g))

  co : Monad Co
  co = record
    { pure = pure
    ; flatMap = flatMap
    ; left-identity = λ a f → alike λ R w →
        right-identity w (λ v a → run (f a) R v) at a
    ; right-identity = λ m → alike λ R w → cong (run m R) (left-identity w)
    ; associativity = λ m f g → alike λ R w →
        cong (run m R) (associativity w _ _)
    ; congruence = λ m p → alike λ R w →
        cong (run m R) (congruence w (λ v → ext λ a → cong (λ n → run n R v) (p a))) }
    where
    _at_ : ∀ {A B : Set} {f g : A → B} → f ≡ g → ∀ a → f a ≡ g a
    p at a = cong (λ f → f a) p

    pure : ∀ {A} → A → Co A
    pure a = record
      { run = λ R w → extract w a
      ; naturality = λ R S w g → sym (extract-of-map w (λ f a → g (f a)) at a) }

    flatMap : ∀ {A B} → Co A → (A → Co B) → Co B
    flatMap m k = record
      { run = λ R w → run m R (extend w (chosen R))
      ; naturality = λ R S w g →
          g (run m R (extend w (chosen R)))
            ≡⟨ naturality m R S (extend w (chosen R)) g ⟩
          run m S (map (extend w (chosen R)) (λ f a → g (f a)))
            ≡⟨ cong (run m S) (map-of-extend w (chosen R) (λ f a → g (f a))) ⟩
          run m S (extend w (λ v a → g (run (k a) R v)))
            ≡⟨ cong (run m S) (congruence w (λ v → ext λ a → naturality (k a) R S v g)) ⟩
          run m S (extend w (λ v → chosen S (map v (λ f b → g (f b)))))
            ≡⟨ cong (run m S) (sym (extend-of-map w (λ f b → g (f b)) (chosen S))) ⟩
          run m S (extend (map w (λ f b → g (f b))) (chosen S)) ∎ }
      where
      chosen : ∀ R → W _ → _ → R
      chosen R v a = run (k a) R v

  coPairing : Pairing co comonad
  coPairing = record
    { functorPairing = record
      { pair = pair
      ; naturality = λ m w g h f → cong (run m _)
          (trans (cong (λ v → extend v (λ v a → extract v (g a))) (map-of-map w h (λ d c → f c d)))
            (trans (extend-of-map w (λ b c → f c (h b)) (λ v a → extract v (g a)))
              (congruence w (λ v → ext λ a →
                cong (λ k → k (g a)) (extract-of-map v (λ b c → f c (h b)))))))
      ; naturality-in-the-result = λ m w f k →
          sym (trans (naturality m _ _ (map w (λ b a → f a b)) k)
            (cong (run m _) (map-of-map w (λ b a → f a b) (λ f a → k (f a))))) }
    ; unit = λ a w f → cong (λ k → k a) (extract-of-map w (λ b a → f a b))
    ; composition = λ m k w f → cong (run m _)
        (trans (extend-of-map w (λ b a → f a b) (λ v a → run (k a) _ v))
          (sym (map-of-extend w (λ v → v) (λ v a → run (k a) _ (map v (λ c b → f b c)))))) }
    where
    pair : ∀ {A B C} → Co A → W B → (A → B → C) → C
    pair m w f = run m _ (map w (λ b a → f a b))

  -- The moves of any pairing are among those of `Co`: `toCo` is a monad morphism that pairs alike.
  module _ {ℓ} {M : Set → Set ℓ} {moves : Monad M} (p : Pairing moves comonad) where
    private module P = Pairing p

    toCo : ∀ {A} → M A → Co A
    toCo m = record
      { run = λ R w → P.pair m w (λ a f → f a)
      ; naturality = λ R S w g →
          sym (trans (P.natural-in-the-space m w (λ f a → g (f a)) (λ a f → f a))
            (P.naturality-in-the-result m w (λ a f → f a) g)) }

    toCo-pure : ∀ {A} (a : A) → toCo (P.M.pure a) ≡ Monad.pure co a
    toCo-pure a = alike λ R w → P.unit a w (λ a f → f a)

    toCo-flatMap : ∀ {A B} (m : M A) (k : A → M B)
      → toCo (P.M.flatMap m k) ≡ Monad.flatMap co (toCo m) (λ a → toCo (k a))
    toCo-flatMap m k = alike λ R w →
      trans (P.composition m k w (λ a f → f a))
        (sym (P.natural-in-an-extend m w (λ v a → P.pair (k a) v (λ b f → f b)) (λ a f → f a)))

    toCo-pair : ∀ {A B C} (m : M A) (w : W B) (f : A → B → C)
      → Pairing.pair coPairing (toCo m) w f ≡ P.pair m w f
    toCo-pair m w f = P.natural-in-the-space m w (λ b a → f a b) (λ a g → g a)
