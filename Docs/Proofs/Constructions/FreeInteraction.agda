{-# OPTIONS --safe --without-K #-}

-- Programs of instructions interact with each space whose functor meets an instruction. An instruction
-- is a shape with a position for each of its answers; meeting a space is a natural effect that chooses
-- an answer and one of the space's values.
open import Foundations

module Constructions.FreeInteraction (ext : Extensionality) where

open import Classes
open import Constructions.Residual ext using (ResidualPairing)

module _ {Shape : Set} {Position : Shape → Set} {W Eff : Set → Set} (space : Comonad W)
  (effects : Monad Eff) where
  private
    module W = Comonad space
    module E = Monad effects

  data Program (A : Set) : Set where
    pure : A → Program A
    node : (s : Shape) → (Position s → Program A) → Program A

  private
    flatMap : ∀ {A B} → Program A → (A → Program B) → Program B
    flatMap (pure a) k = k a
    flatMap (node s next) k = node s (λ p → flatMap (next p) k)

    right-identity : ∀ {A} (m : Program A) → flatMap m pure ≡ m
    right-identity (pure a) = refl
    right-identity (node s next) = cong (node s) (ext λ p → right-identity (next p))

    associativity : ∀ {A B C} (m : Program A) (f : A → Program B) (g : B → Program C)
      → flatMap (flatMap m f) g ≡ flatMap m (λ a → flatMap (f a) g)
    associativity (pure a) f g = refl
    associativity (node s next) f g = cong (node s) (ext λ p → associativity (next p) f g)

    congruence : ∀ {A B} (m : Program A) {f g : A → Program B}
      → (∀ a → f a ≡ g a) → flatMap m f ≡ flatMap m g
    congruence (pure a) same = same a
    congruence (node s next) same = cong (node s) (ext λ p → congruence (next p) same)

  programs : Monad Program
  programs = record
    { pure = pure
    ; flatMap = flatMap
    ; left-identity = λ a f → refl
    ; right-identity = right-identity
    ; associativity = associativity
    ; congruence = congruence }

  module _ (meet : (s : Shape) {B : Set} → W B → Eff (Position s × B))
    (natural : (s : Shape) {B C : Set} (w : W B) (g : B → C)
      → meet s (W.map w g) ≡ E.map (meet s w) (λ r → fst r , g (snd r))) where
    private
      run : ∀ {A B} → Program A → W B → Eff (A × W B)
      run (pure a) w = E.pure (a , w)
      run (node s next) w =
        E.flatMap (meet s (W.duplicate w)) (λ r → run (next (fst r)) (snd r))

      -- A run through a space that is extended goes as one through the space.
      run-of-extend : ∀ {A B C} (m : Program A) (w : W B) (h : W B → C)
        → run m (W.extend w h) ≡ E.map (run m w) (λ r → fst r , W.extend (snd r) h)
      run-of-extend (pure a) w h = sym (E.left-identity (a , w) _)
      run-of-extend (node s next) w h =
        E.flatMap (meet s (W.duplicate (W.extend w h))) (λ r → run (next (fst r)) (snd r))
          ≡⟨ cong (λ v → E.flatMap (meet s v) (λ r → run (next (fst r)) (snd r)))
               (trans (W.associativity w h (λ v → v))
                 (sym (W.map-of-extend w (λ v → v) (λ v → W.extend v h)))) ⟩
        E.flatMap (meet s (W.map (W.duplicate w) (λ v → W.extend v h)))
          (λ r → run (next (fst r)) (snd r))
          ≡⟨ cong (λ e → E.flatMap e (λ r → run (next (fst r)) (snd r)))
               (natural s (W.duplicate w) (λ v → W.extend v h)) ⟩
        E.flatMap (E.map (meet s (W.duplicate w)) (λ r → fst r , W.extend (snd r) h))
          (λ r → run (next (fst r)) (snd r))
          ≡⟨ E.flatMap-of-map (meet s (W.duplicate w)) _ _ ⟩
        E.flatMap (meet s (W.duplicate w)) (λ r → run (next (fst r)) (W.extend (snd r) h))
          ≡⟨ E.congruence (meet s (W.duplicate w))
               (λ r → run-of-extend (next (fst r)) (snd r) h) ⟩
        E.flatMap (meet s (W.duplicate w))
          (λ r → E.map (run (next (fst r)) (snd r)) (λ q → fst q , W.extend (snd q) h))
          ≡⟨ sym (E.map-of-flatMap (meet s (W.duplicate w)) _ _) ⟩
        E.map (run (node s next) w) (λ r → fst r , W.extend (snd r) h) ∎

      run-of-flatMap : ∀ {A B C} (m : Program A) (k : A → Program B) (w : W C)
        → run (flatMap m k) w ≡ E.flatMap (run m w) (λ r → run (k (fst r)) (snd r))
      run-of-flatMap (pure a) k w = sym (E.left-identity (a , w) _)
      run-of-flatMap (node s next) k w =
        trans (E.congruence (meet s (W.duplicate w))
            (λ r → run-of-flatMap (next (fst r)) k (snd r)))
          (sym (E.associativity (meet s (W.duplicate w)) _ _))

      pair : ∀ {A B C} → Program A → W B → (A → B → C) → Eff C
      pair m w f = E.map (run m w) (λ r → f (fst r) (W.extract (snd r)))

      -- Combining with the spaces of a duplicate is a run.
      pair-of-duplicate : ∀ {A B} (m : Program A) (w : W B)
        → pair m (W.duplicate w) _,_ ≡ run m w
      pair-of-duplicate m w =
        trans (cong (λ e → E.map e (λ r → fst r , W.extract (snd r)))
            (run-of-extend m w (λ v → v)))
          (trans (E.map-of-map (run m w) _ _)
            (trans (E.map-congruence (run m w)
                (λ r → cong (fst r ,_) (W.right-identity (snd r) (λ v → v))))
              (E.right-identity (run m w))))

    freeInteraction : ResidualPairing programs space effects
    freeInteraction = record
      { pair = pair
      ; naturality = λ m w g h f →
          trans (cong (λ e → E.map e (λ r → f (fst r) (W.extract (snd r))))
              (trans (run-of-flatMap m (λ a → pure (g a)) (W.map w h))
                (trans (cong (λ e → E.flatMap e (λ r → E.pure (g (fst r) , snd r)))
                    (run-of-extend m w (λ v → h (W.extract v))))
                  (E.map-of-map (run m w) _ (λ r → g (fst r) , snd r)))))
            (trans (E.map-of-map (run m w) _ _)
              (E.map-congruence (run m w)
                (λ r → cong (f (g (fst r))) (W.extract-of-map (snd r) h))))
      ; naturality-in-the-result = λ m w f k → sym (E.map-of-map (run m w) _ k)
      ; unit = λ a w f → E.left-identity (a , w) _
      ; composition = λ m k w f →
          trans (cong (λ e → E.map e (λ r → f (fst r) (W.extract (snd r))))
              (run-of-flatMap m k w))
            (trans (E.map-of-flatMap (run m w) _ _)
              (cong (λ e → E.flatMap e (λ r → pair (k (fst r)) (snd r) f))
                (sym (pair-of-duplicate m w)))) }
