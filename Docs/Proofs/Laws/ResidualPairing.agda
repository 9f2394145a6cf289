{-# OPTIONS --safe --without-K #-}

-- The derived laws of a residual pairing, whose outcome is an effect.
open import Foundations

module Laws.ResidualPairing (ext : Extensionality) where

open import Classes
open import Constructions.Residual ext using (ResidualPairing)

module _ {M W Eff : Set → Set} {moves : Monad M} {space : Comonad W} {effects : Monad Eff}
  (pairing : ResidualPairing moves space effects) where
  open ResidualPairing pairing
  private
    module M = Monad moves
    module W = Comonad space
    module E = Monad effects

    moved : ∀ {A B} → W B → M A → Eff (W B)
    moved w m = pair m (W.duplicate w) (λ _ v → v)

    natural-in-the-space : ∀ {A B C D} (m : M A) (w : W B) (h : B → C) (f : A → C → D)
      → pair m (W.map w h) f ≡ pair m w (λ a b → f a (h b))
    natural-in-the-space m w h f =
      trans (cong (λ n → pair n (W.map w h) f) (sym (M.right-identity m)))
        (naturality m w (λ a → a) h f)

  identity-move : ∀ {A B} (a : A) (w : W B) → moved w (M.pure a) ≡ E.pure w
  identity-move a w =
    trans (unit a (W.duplicate w) (λ _ v → v)) (cong E.pure (W.right-identity w (λ v → v)))

  move-after-move : ∀ {A B C} (w : W C) (m : M A) (n : M B)
    → moved w (M.flatMap m (λ _ → n)) ≡ E.flatMap (moved w m) (λ v → moved v n)
  move-after-move w m n =
    moved w (M.flatMap m (λ _ → n))
      ≡⟨ composition m (λ _ → n) (W.duplicate w) (λ _ v → v) ⟩
    E.flatMap (pair m (W.duplicate (W.duplicate w)) _,_) (λ r → pair n (snd r) (λ _ v → v))
      ≡⟨ cong (λ v → E.flatMap (pair m v _,_) (λ r → pair n (snd r) (λ _ v → v)))
           (trans (W.associativity w (λ v → v) (λ v → v))
             (sym (W.map-of-extend w (λ v → v) W.duplicate))) ⟩
    E.flatMap (pair m (W.map (W.duplicate w) W.duplicate) _,_)
      (λ r → pair n (snd r) (λ _ v → v))
      ≡⟨ cong (λ e → E.flatMap e (λ r → pair n (snd r) (λ _ v → v)))
           (trans (natural-in-the-space m (W.duplicate w) W.duplicate _,_)
             (naturality-in-the-result m (W.duplicate w) _,_
               (λ r → fst r , W.duplicate (snd r)))) ⟩
    E.flatMap (E.map (pair m (W.duplicate w) _,_) (λ r → fst r , W.duplicate (snd r)))
      (λ r → pair n (snd r) (λ _ v → v))
      ≡⟨ E.flatMap-of-map (pair m (W.duplicate w) _,_) _ _ ⟩
    E.flatMap (pair m (W.duplicate w) _,_) (λ r → moved (snd r) n)
      ≡⟨ sym (E.flatMap-of-map (pair m (W.duplicate w) _,_) snd (λ v → moved v n)) ⟩
    E.flatMap (E.map (pair m (W.duplicate w) _,_) snd) (λ v → moved v n)
      ≡⟨ cong (λ e → E.flatMap e (λ v → moved v n))
           (sym (naturality-in-the-result m (W.duplicate w) _,_ snd)) ⟩
    E.flatMap (moved w m) (λ v → moved v n) ∎

  private
    all : ∀ {A} → M A → List (M A) → M A
    all m [] = m
    all m (n ∷ moves) = M.then m (all n moves)

    one-by-one : ∀ {A B} → W B → M A → List (M A) → Eff (W B)
    one-by-one w m [] = moved w m
    one-by-one w m (n ∷ moves) = E.flatMap (moved w m) (λ v → one-by-one v n moves)

  moves-in-depth : ∀ {A B} (w : W B) (m : M A) (moves : List (M A))
    → one-by-one w m moves ≡ moved w (all m moves)
  moves-in-depth w m [] = refl
  moves-in-depth w m (n ∷ moves) =
    E.flatMap (moved w m) (λ v → one-by-one v n moves)
      ≡⟨ cong (E.flatMap (moved w m)) (ext (λ v → moves-in-depth v n moves)) ⟩
    E.flatMap (moved w m) (λ v → moved v (all n moves))
      ≡⟨ sym (move-after-move w m (all n moves)) ⟩
    moved w (all m (n ∷ moves)) ∎

  arrival : ∀ {A B} (w : W B) (m : M A)
    → E.map (moved w m) W.extract ≡ pair m w (λ _ b → b)
  arrival w m =
    E.map (moved w m) W.extract
      ≡⟨ sym (naturality-in-the-result m (W.duplicate w) (λ _ v → v) W.extract) ⟩
    pair m (W.duplicate w) (λ _ v → W.extract v)
      ≡⟨ sym (natural-in-the-space m (W.duplicate w) W.extract (λ _ b → b)) ⟩
    pair m (W.map (W.duplicate w) W.extract) (λ _ b → b)
      ≡⟨ cong (λ v → pair m v (λ _ b → b))
           (trans (W.map-of-extend w (λ v → v) W.extract) (W.left-identity w)) ⟩
    pair m w (λ _ b → b) ∎
