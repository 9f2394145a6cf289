{-# OPTIONS --safe --without-K #-}

-- The moves, with effects, that a space has by itself: natural effects that choose one of the values
-- of a space. Two moves are equal if they choose alike, since types are sets.
open import Foundations

module Constructions.CoT (ext : Extensionality)
  (sets : ∀ {A : Set} {a b : A} (p q : a ≡ b) → p ≡ q) where

open import Classes
open import Constructions.Residual ext using (ResidualPairing)

module _ {W Eff : Set → Set} (space : Comonad W) (effects : Monad Eff) where
  private
    module W = Comonad space
    module E = Monad effects

  record CoT (A : Set) : Set₁ where
    field
      run : (Y : Set) → W Y → Eff (A × Y)
      naturality : (Y Z : Set) (w : W Y) (g : Y → Z)
        → E.map (run Y w) (λ r → fst r , g (snd r)) ≡ run Z (W.map w g)

  open CoT

  alike : ∀ {A} {m n : CoT A} → (∀ Y w → run m Y w ≡ run n Y w) → m ≡ n
  alike {m = m} {n} p = by (ext λ Y → ext λ w → p Y w) (naturality m) (naturality n)
    where
    by : ∀ {A} {r s : (Y : Set) → W Y → Eff (A × Y)} → r ≡ s → ∀ p q
      → record { run = r ; naturality = p } ≡ record { run = s ; naturality = q }
    by {r = r} refl p q =
      cong (λ p → record { run = r ; naturality = p })
        (ext λ Y → ext λ Z → ext λ w → ext λ g → sets (p Y Z w g) (q Y Z w g))

  private
    -- A choice of a space that is extended is one among the duplicate's spaces.
    chosen : ∀ {A B C} (m : CoT A) (w : W B) (h : W B → C)
      → run m C (W.extend w h)
        ≡ E.map (run m (W B) (W.duplicate w)) (λ r → fst r , h (snd r))
    chosen m w h =
      trans (cong (run m _) (sym (W.map-of-extend w (λ v → v) h)))
        (sym (naturality m _ _ (W.duplicate w) h))

    pure : ∀ {A} → A → CoT A
    pure a = record
      { run = λ Y w → E.pure (a , W.extract w)
      ; naturality = λ Y Z w g →
          trans (E.left-identity (a , W.extract w) _)
            (cong (λ z → E.pure (a , z)) (sym (W.extract-of-map w g))) }

    flatMap : ∀ {A B} → CoT A → (A → CoT B) → CoT B
    flatMap m k = record
      { run = λ Y w →
          E.flatMap (run m (W Y) (W.duplicate w)) (λ r → run (k (fst r)) Y (snd r))
      ; naturality = λ Y Z w g →
          trans (E.map-of-flatMap (run m (W Y) (W.duplicate w)) _ _)
            (trans (E.congruence _ (λ r → naturality (k (fst r)) Y Z (snd r) g))
              (trans (sym (E.flatMap-of-map (run m (W Y) (W.duplicate w))
                    (λ r → fst r , W.map (snd r) g) (λ r → run (k (fst r)) Z (snd r))))
                (cong (λ e → E.flatMap e (λ r → run (k (fst r)) Z (snd r)))
                  (trans (sym (chosen m w (λ v → W.map v g)))
                    (cong (run m (W Z)) (sym (W.extend-of-map w g (λ v → v)))))))) }

  coT : Monad CoT
  coT = record
    { pure = pure
    ; flatMap = flatMap
    ; left-identity = λ a f → alike λ Y w →
        trans (E.left-identity (a , W.extract (W.duplicate w)) _)
          (cong (run (f a) Y) (W.right-identity w (λ v → v)))
    ; right-identity = λ m → alike λ Y w →
        trans (sym (chosen m w W.extract)) (cong (run m Y) (W.left-identity w))
    ; associativity = λ m f g → alike λ Y w →
        trans (E.associativity (run m _ (W.duplicate (W.duplicate w))) _ _)
          (trans (cong (λ e → E.flatMap e (λ r → E.flatMap (run (f (fst r)) (W Y) (snd r))
                (λ q → run (g (fst q)) Y (snd q))))
              (trans (cong (run m _) (W.associativity w (λ v → v) (λ v → v)))
                (chosen m w W.duplicate)))
            (E.flatMap-of-map (run m _ (W.duplicate w)) _ _))
    ; congruence = λ m p → alike λ Y w →
        E.congruence (run m (W Y) (W.duplicate w))
          (λ r → cong (λ n → run n Y (snd r)) (p (fst r))) }

  private
    pair : ∀ {A B C} → CoT A → W B → (A → B → C) → Eff C
    pair m w f = E.map (run m _ w) (λ r → f (fst r) (snd r))

  -- The natural moves of any space interact with it.
  coTPairing : ∀ {A B C D : Set}
    → ((a : A) (w : W B) (f : A → B → C)
        → pair (Monad.pure coT a) w f ≡ E.pure (f a (W.extract w)))
      × ((m : CoT A) (k : A → CoT B) (w : W C) (f : B → C → D)
        → pair (Monad.flatMap coT m k) w f
          ≡ E.flatMap (pair m (W.duplicate w) _,_) (λ r → pair (k (fst r)) (snd r) f))
  coTPairing =
    (λ a w f → E.left-identity (a , W.extract w) _) ,
    (λ m k w f →
      trans (E.map-of-flatMap (run m _ (W.duplicate w)) _ _)
        (sym (E.flatMap-of-map (run m _ (W.duplicate w)) (λ r → fst r , snd r) _)))

  -- The moves of any residual pairing are among those of `CoT`: `toCoT` is a monad morphism.
  module _ {M : Set → Set} {moves : Monad M} (p : ResidualPairing moves space effects) where
    private
      module M = Monad moves
      module P = ResidualPairing p

      natural-in-the-space : ∀ {A B C D} (m : M A) (w : W B) (h : B → C) (f : A → C → D)
        → P.pair m (W.map w h) f ≡ P.pair m w (λ a b → f a (h b))
      natural-in-the-space m w h f =
        trans (cong (λ n → P.pair n (W.map w h) f) (sym (M.right-identity m)))
          (P.naturality m w (λ a → a) h f)

    toCoT : ∀ {A} → M A → CoT A
    toCoT m = record
      { run = λ Y w → P.pair m w _,_
      ; naturality = λ Y Z w g →
          trans (sym (P.naturality-in-the-result m w _,_ (λ r → fst r , g (snd r))))
            (sym (natural-in-the-space m w g _,_)) }

    toCoT-pure : ∀ {A} (a : A) → toCoT (M.pure a) ≡ Monad.pure coT a
    toCoT-pure a = alike λ Y w → P.unit a w _,_

    toCoT-flatMap : ∀ {A B} (m : M A) (k : A → M B)
      → toCoT (M.flatMap m k) ≡ Monad.flatMap coT (toCoT m) (λ a → toCoT (k a))
    toCoT-flatMap m k = alike λ Y w → P.composition m k w _,_

  -- Each monad morphism to `CoT` makes a residual pairing.
  module _ {M : Set → Set} (moves : Monad M) (t : ∀ {A} → M A → CoT A)
    (t-pure : ∀ {A} (a : A) → t (Monad.pure moves a) ≡ Monad.pure coT a)
    (t-flatMap : ∀ {A B} (m : M A) (k : A → M B)
      → t (Monad.flatMap moves m k) ≡ Monad.flatMap coT (t m) (λ a → t (k a))) where
    private
      module M = Monad moves

      of-map : ∀ {A B C} (m : M A) (g : A → B) (w : W C)
        → run (t (M.map m g)) C w ≡ E.map (run (t m) C w) (λ r → g (fst r) , snd r)
      of-map m g w =
        run (t (M.map m g)) _ w
          ≡⟨ cong (λ n → run n _ w) (t-flatMap m (λ a → M.pure (g a))) ⟩
        E.flatMap (run (t m) _ (W.duplicate w)) (λ r → run (t (M.pure (g (fst r)))) _ (snd r))
          ≡⟨ E.congruence (run (t m) _ (W.duplicate w))
               (λ r → cong (λ n → run n _ (snd r)) (t-pure (g (fst r)))) ⟩
        E.map (run (t m) _ (W.duplicate w)) (λ r → g (fst r) , W.extract (snd r))
          ≡⟨ sym (E.map-of-map (run (t m) _ (W.duplicate w))
               (λ r → fst r , W.extract (snd r)) (λ r → g (fst r) , snd r)) ⟩
        E.map (E.map (run (t m) _ (W.duplicate w)) (λ r → fst r , W.extract (snd r)))
          (λ r → g (fst r) , snd r)
          ≡⟨ cong (λ e → E.map e (λ r → g (fst r) , snd r))
               (trans (sym (chosen (t m) w W.extract)) (cong (run (t m) _) (W.left-identity w))) ⟩
        E.map (run (t m) _ w) (λ r → g (fst r) , snd r) ∎

    morphismPairing : ResidualPairing moves space effects
    morphismPairing = record
      { pair = λ m w f → pair (t m) w f
      ; naturality = λ m w g h f →
          trans (cong (λ e → E.map e (λ r → f (fst r) (snd r))) (of-map m g (W.map w h)))
            (trans (E.map-of-map (run (t m) _ (W.map w h)) _ _)
              (trans (cong (λ e → E.map e (λ r → f (g (fst r)) (snd r)))
                  (sym (naturality (t m) _ _ w h)))
                (E.map-of-map (run (t m) _ w) _ _)))
      ; naturality-in-the-result = λ m w f k → sym (E.map-of-map (run (t m) _ w) _ k)
      ; unit = λ a w f →
          trans (cong (λ n → pair n w f) (t-pure a)) (E.left-identity (a , W.extract w) _)
      ; composition = λ m k w f →
          trans (cong (λ n → pair n w f) (t-flatMap m k))
            (trans (E.map-of-flatMap (run (t m) _ (W.duplicate w)) _ _)
              (sym (E.flatMap-of-map (run (t m) _ (W.duplicate w)) (λ r → fst r , snd r) _))) }
