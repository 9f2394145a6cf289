{-# OPTIONS --safe --without-K #-}

-- The derived laws of focusing. Two moves of `State` are equal if they have equal results from
-- every position.
module Laws.Focus where

open import Foundations
open import Optics
open import Constructions.StateStore

-- The essential laws of the moves: focusing is a monad morphism, and known for `get` and `set`.
record FocusOperations : Set₁ where
  field
    focus : ∀ {S P A} → Lens S P → State P A → State S A
    focus-pure : ∀ {S P A} (l : Lens S P) (a : A) s → focus l (pure a) s ≡ pure a s
    focus-flatMap : ∀ {S P A B} (l : Lens S P) (m : State P A) (k : A → State P B) s
      → focus l (flatMap m k) s ≡ flatMap (focus l m) (λ a → focus l (k a)) s
    focus-get : ∀ {S P} (l : Lens S P) s → focus l get s ≡ (Lens.get l s , s)
    focus-set : ∀ {S P} (l : Lens S P) p s → focus l (set p) s ≡ (tt , Lens.set l s p)

-- The essential laws of the moves of a part that may be missing.
record MissOperations : Set₁ where
  field
    focusIfPresent : ∀ {S P A} → Affine S P → State P A → State S (Maybe A)
    a-miss-changes-nothing : ∀ {S P A} (l : Affine S P) (m : State P A) s
      → Affine.preview l s ≡ nothing → focusIfPresent l m s ≡ (nothing , s)
    a-hit-runs-the-move : ∀ {S P A} (l : Affine S P) (m : State P A) s p
      → Affine.preview l s ≡ just p
      → focusIfPresent l m s ≡ (just (fst (m p)) , Affine.update l s (λ p → snd (m p)))

module _ (operations : FocusOperations) where
  open FocusOperations operations

  private
    -- Every move is a `get`, a `set` and a value, so that the laws determine `focus`.
    focus-is : ∀ {S P A} (l : Lens S P) (m : State P A) s
      → focus l m s ≡ (fst (m (Lens.get l s)) , Lens.set l s (snd (m (Lens.get l s))))
    focus-is l m s =
      focus l m s
        ≡⟨ focus-flatMap l get (λ p → flatMap (set (snd (m p))) (λ _ → pure (fst (m p)))) s ⟩
      flatMap (focus l get) after s
        ≡⟨ cong (λ r → after (fst r) (snd r)) (focus-get l s) ⟩
      after p s
        ≡⟨ focus-flatMap l (set (snd (m p))) (λ _ → pure (fst (m p))) s ⟩
      focus l (pure (fst (m p))) (snd (focus l (set (snd (m p))) s))
        ≡⟨ cong (λ r → focus l (pure (fst (m p))) (snd r)) (focus-set l (snd (m p)) s) ⟩
      focus l (pure (fst (m p))) (Lens.set l s (snd (m p)))
        ≡⟨ focus-pure l (fst (m p)) (Lens.set l s (snd (m p))) ⟩
      (fst (m p) , Lens.set l s (snd (m p))) ∎
      where
      p = Lens.get l s
      after = λ p → focus l (flatMap (set (snd (m p))) (λ _ → pure (fst (m p))))

  focus-identity : ∀ {S A} (m : State S A) s → focus lens-identity m s ≡ m s
  focus-identity m s = focus-is lens-identity m s

  focus-composition : ∀ {S P Q A} (l : Lens S P) → LensLaws l
    → ∀ (k : Lens P Q) (m : State Q A) s
    → focus l (focus k m) s ≡ focus (lens-appending l k) m s
  focus-composition l laws k m s =
    focus l (focus k m) s
      ≡⟨ focus-is l (focus k m) s ⟩
    (fst (focus k m p) , Lens.set l s (snd (focus k m p)))
      ≡⟨ cong (λ r → fst r , Lens.set l s (snd r)) (focus-is k m p) ⟩
    (fst (m q) , Lens.set l s (Lens.set k p (snd (m q))))
      ≡⟨ cong (fst (m q) ,_)
           (sym (LensLaws.modify-coherence laws s (λ p → Lens.set k p (snd (m q))))) ⟩
    (fst (m q) , Lens.set (lens-appending l k) s (snd (m q)))
      ≡⟨ sym (focus-is (lens-appending l k) m s) ⟩
    focus (lens-appending l k) m s ∎
    where
    p = Lens.get l s
    q = Lens.get k p

  module _ (misses : MissOperations) where
    open MissOperations misses

    lens-coherence : ∀ {S P A} (l : Lens S P) → LensLaws l → ∀ (m : State P A) s
      → focusIfPresent (lens-affine l) m s ≡ flatMap (focus l m) (λ a → pure (just a)) s
    lens-coherence l laws m s =
      focusIfPresent (lens-affine l) m s
        ≡⟨ a-hit-runs-the-move (lens-affine l) m s p refl ⟩
      (just (fst (m p)) , Lens.update l s (λ p → snd (m p)))
        ≡⟨ cong (just (fst (m p)) ,_) (LensLaws.modify-coherence laws s (λ p → snd (m p))) ⟩
      (just (fst (m p)) , Lens.set l s (snd (m p)))
        ≡⟨ cong (λ r → just (fst r) , snd r) (sym (focus-is l m s)) ⟩
      flatMap (focus l m) (λ a → pure (just a)) s ∎
      where p = Lens.get l s

    miss-coherence : ∀ {S P A} (l : Affine S P) → AffineLaws l → ∀ (a : A) s
      → focusIfPresent l (pure a) s ≡ ((Affine.preview l s >>= λ _ → just a) , s)
    miss-coherence {A = A} l laws a s = by-case (Affine.preview l s) refl
      where
      by-case : ∀ part → Affine.preview l s ≡ part
        → focusIfPresent l (pure a) s ≡ ((Affine.preview l s >>= λ _ → just a) , s)
      by-case nothing missing =
        trans (a-miss-changes-nothing l (pure a) s missing)
          (cong (λ part → (part >>= λ _ → just a) , s) (sym missing))
      by-case (just p) present =
        focusIfPresent l (pure a) s
          ≡⟨ a-hit-runs-the-move l (pure a) s p present ⟩
        (just a , Affine.update l s (λ p → p))
          ≡⟨ cong (just a ,_) (AffineLaws.modify-coherence laws s (λ p → p) p present) ⟩
        (just a , Affine.set l s p)
          ≡⟨ cong (λ part → just a , maybe part s (Affine.set l s)) (sym present) ⟩
        (just a , maybe (Affine.preview l s) s (Affine.set l s))
          ≡⟨ cong (just a ,_) (AffineLaws.get-then-set laws s) ⟩
        (just a , s)
          ≡⟨ cong (λ part → (part >>= λ _ → just a) , s) (sym present) ⟩
        ((Affine.preview l s >>= λ _ → just a) , s) ∎

  -- The essential law of the spaces, *pairing*.
  record SpaceOperations : Set₁ where
    field
      focusSpace : ∀ {S P A} → Lens S P → Store S A → Store P A
      pairing : ∀ {S P A B C} (l : Lens S P) (m : State P A) (w : Store S B) (f : A → B → C)
        → pair m (focusSpace l w) f ≡ pair (focus l m) w f

  module _ (spaces : SpaceOperations) where
    open SpaceOperations spaces

    focus-extract : ∀ {S P A} (l : Lens S P) (w : Store S A)
      → extract (focusSpace l w) ≡ extract w
    focus-extract l w =
      extract (focusSpace l w)
        ≡⟨ pairing l (pure tt) w (λ _ a → a) ⟩
      pair (focus l (pure tt)) w (λ _ a → a)
        ≡⟨ cong (λ r → snd w (snd r)) (focus-pure l tt (fst w)) ⟩
      extract w ∎

    -- A store holds a function, so that an equality of stores needs extensionality.
    module _ (ext : Extensionality) where
      private
        -- A store is determined by its position, which `get` returns, and by its values, where
        -- `set` leads.
        focusSpace-is : ∀ {S P A} (l : Lens S P) (w : Store S A)
          → focusSpace l w ≡ (Lens.get l (fst w) , λ p → snd w (Lens.set l (fst w) p))
        focusSpace-is l w =
          cong₂ _,_
            (trans (pairing l get w (λ p _ → p)) (cong fst (focus-get l (fst w))))
            (ext λ p →
              trans (pairing l (set p) w (λ _ a → a))
                (cong (λ r → snd w (snd r)) (focus-set l p (fst w))))

      focus-extend : ∀ {S P A B} (l : Lens S P) → LensLaws l
        → (w : Store S A) (f : Store P A → B)
        → extend (focusSpace l w) f ≡ focusSpace l (extend w (λ v → f (focusSpace l v)))
      focus-extend l laws w f =
        extend (focusSpace l w) f
          ≡⟨ cong (λ v → extend v f) (focusSpace-is l w) ⟩
        (Lens.get l s , λ p → f (p , λ q → snd w (Lens.set l s q)))
          ≡⟨ cong (Lens.get l s ,_) (ext λ p → cong f (sym (at p))) ⟩
        (Lens.get l s , λ p → f (focusSpace l (Lens.set l s p , snd w)))
          ≡⟨ sym (focusSpace-is l (extend w (λ v → f (focusSpace l v)))) ⟩
        focusSpace l (extend w (λ v → f (focusSpace l v))) ∎
        where
        s = fst w

        at : ∀ p → focusSpace l (Lens.set l s p , snd w) ≡ (p , λ q → snd w (Lens.set l s q))
        at p =
          trans (focusSpace-is l (Lens.set l s p , snd w))
            (cong₂ _,_ (LensLaws.set-then-get laws s p)
              (ext λ q → cong (snd w) (LensLaws.set-then-set laws s p q)))
