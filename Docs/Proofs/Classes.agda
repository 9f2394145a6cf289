{-# OPTIONS --safe --without-K #-}

-- The classes, with their essential laws as the table of laws has them. Where the table has a
-- *coherence* law, the operation is defined here by its default.
--
-- A field named `congruence` says that an operation does not tell apart two functions that have
-- equal values. Every program does so; Agda has no proof of it without extensionality.
module Classes where

open import Foundations

record Functor {ℓ} (F : Set → Set ℓ) : Set (lsuc lzero ⊔ ℓ) where
  field
    map : ∀ {A B} → F A → (A → B) → F B
    map-identity : ∀ {A} (fa : F A) → map fa (λ a → a) ≡ fa
    map-composition : ∀ {A B C} (fa : F A) (f : A → B) (g : B → C)
      → map (map fa f) g ≡ map fa (λ a → g (f a))

record Applicative {ℓ} (F : Set → Set ℓ) : Set (lsuc lzero ⊔ ℓ) where
  field
    functor : Functor F
  open Functor functor public
  field
    pure : ∀ {A} → A → F A
    apply : ∀ {A B} → F (A → B) → F A → F B
    identity : ∀ {A} (v : F A) → apply (pure (λ a → a)) v ≡ v
    composition : ∀ {A B C} (u : F (B → C)) (v : F (A → B)) (w : F A)
      → apply (apply (apply (pure (λ g f a → g (f a))) u) v) w ≡ apply u (apply v w)
    interchange : ∀ {A B} (u : F (A → B)) (a : A)
      → apply u (pure a) ≡ apply (pure (λ f → f a)) u
    map-coherence : ∀ {A B} (v : F A) (f : A → B) → map v f ≡ apply (pure f) v

record Monad {ℓ} (M : Set → Set ℓ) : Set (lsuc lzero ⊔ ℓ) where
  field
    pure : ∀ {A} → A → M A
    flatMap : ∀ {A B} → M A → (A → M B) → M B
    left-identity : ∀ {A B} (a : A) (f : A → M B) → flatMap (pure a) f ≡ f a
    right-identity : ∀ {A} (m : M A) → flatMap m pure ≡ m
    associativity : ∀ {A B C} (m : M A) (f : A → M B) (g : B → M C)
      → flatMap (flatMap m f) g ≡ flatMap m (λ a → flatMap (f a) g)
    congruence : ∀ {A B} (m : M A) {f g : A → M B}
      → (∀ a → f a ≡ g a) → flatMap m f ≡ flatMap m g

  map : ∀ {A B} → M A → (A → B) → M B
  map m f = flatMap m (λ a → pure (f a))

  then : ∀ {A B} → M A → M B → M B
  then m n = flatMap m (λ _ → n)

  zip : ∀ {A B C} → M A → M B → (A → B → C) → M C
  zip m n f = flatMap m (λ a → map n (f a))

  replace : ∀ {A B} → M A → B → M B
  replace m b = map m (λ _ → b)

  -- Three consequences that most proofs use.

  map-congruence : ∀ {A B} (m : M A) {f g : A → B} → (∀ a → f a ≡ g a) → map m f ≡ map m g
  map-congruence m p = congruence m (λ a → cong pure (p a))

  flatMap-of-map : ∀ {A B C} (m : M A) (f : A → B) (g : B → M C)
    → flatMap (map m f) g ≡ flatMap m (λ a → g (f a))
  flatMap-of-map m f g =
    trans (associativity m _ g) (congruence m (λ a → left-identity (f a) g))

  map-of-map : ∀ {A B C} (m : M A) (f : A → B) (g : B → C)
    → map (map m f) g ≡ map m (λ a → g (f a))
  map-of-map m f g = flatMap-of-map m f (λ b → pure (g b))

  map-of-flatMap : ∀ {A B C} (m : M A) (f : A → M B) (g : B → C)
    → map (flatMap m f) g ≡ flatMap m (λ a → map (f a) g)
  map-of-flatMap m f g = associativity m f _

  monad-functor : Functor M
  monad-functor = record
    { map = map ; map-identity = right-identity ; map-composition = map-of-map }

record Comonad (W : Set → Set) : Set₁ where
  field
    extract : ∀ {A} → W A → A
    extend : ∀ {A B} → W A → (W A → B) → W B
    left-identity : ∀ {A} (w : W A) → extend w extract ≡ w
    right-identity : ∀ {A B} (w : W A) (f : W A → B) → extract (extend w f) ≡ f w
    associativity : ∀ {A B C} (w : W A) (f : W A → B) (g : W B → C)
      → extend (extend w f) g ≡ extend w (λ v → g (extend v f))
    congruence : ∀ {A B} (w : W A) {f g : W A → B}
      → (∀ v → f v ≡ g v) → extend w f ≡ extend w g

  map : ∀ {A B} → W A → (A → B) → W B
  map w f = extend w (λ v → f (extract v))

  duplicate : ∀ {A} → W A → W (W A)
  duplicate w = extend w (λ v → v)

  -- Four consequences that most proofs use.

  map-of-extend : ∀ {A B C} (w : W A) (f : W A → B) (g : B → C)
    → map (extend w f) g ≡ extend w (λ v → g (f v))
  map-of-extend w f g =
    trans (associativity w f _) (congruence w (λ v → cong g (right-identity v f)))

  extend-of-map : ∀ {A B C} (w : W A) (f : A → B) (g : W B → C)
    → extend (map w f) g ≡ extend w (λ v → g (map v f))
  extend-of-map w f g = associativity w _ g

  map-of-map : ∀ {A B C} (w : W A) (f : A → B) (g : B → C)
    → map (map w f) g ≡ map w (λ a → g (f a))
  map-of-map w f g = map-of-extend w _ g

  extract-of-map : ∀ {A B} (w : W A) (f : A → B) → extract (map w f) ≡ f (extract w)
  extract-of-map w f = right-identity w _

  comonad-functor : Functor W
  comonad-functor = record
    { map = map ; map-identity = left-identity ; map-composition = map-of-map }

-- A pairing of two functors.
record FunctorPairing {ℓ} {L : Set → Set ℓ} {R : Set → Set} (lefts : Functor L) (rights : Functor R)
  : Set (lsuc lzero ⊔ ℓ) where
  private
    module L = Functor lefts
    module R = Functor rights
  field
    pair : ∀ {A B C} → L A → R B → (A → B → C) → C
    naturality : ∀ {A B C D E} (l : L A) (r : R B) (g : A → C) (h : B → D) (f : C → D → E)
      → pair (L.map l g) (R.map r h) f ≡ pair l r (λ a b → f (g a) (h b))
    naturality-in-the-result : ∀ {A B C D} (l : L A) (r : R B) (f : A → B → C) (k : C → D)
      → pair l r (λ a b → k (f a b)) ≡ k (pair l r f)

  zap : ∀ {A B} → L (A → B) → R A → B
  zap l r = pair l r (λ f b → f b)

-- A pairing of a monad of moves with a comonad, its space: a monad-comonad interaction law.
record Pairing {ℓ} {M : Set → Set ℓ} {W : Set → Set} (moves : Monad M) (space : Comonad W)
  : Set (lsuc lzero ⊔ ℓ) where
  module M = Monad moves
  module W = Comonad space
  field
    functorPairing : FunctorPairing M.monad-functor W.comonad-functor
  open FunctorPairing functorPairing public
  field
    unit : ∀ {A B C} (a : A) (w : W B) (f : A → B → C) → pair (M.pure a) w f ≡ f a (W.extract w)
    composition : ∀ {A B C D} (m : M A) (k : A → M B) (w : W C) (f : B → C → D)
      → pair (M.flatMap m k) w f ≡ pair m (W.duplicate w) (λ a v → pair (k a) v f)

  -- The position that a move leads to, and the value that the move returns.

  moved : ∀ {A B} → W B → M A → W B
  moved w m = pair m (W.duplicate w) (λ _ v → v)

  value : ∀ {A B} → M A → W B → A
  value m w = pair m w (λ a _ → a)

  -- Naturality in one argument.

  natural-in-the-move : ∀ {A B C D} (m : M A) (w : W B) (g : A → C) (f : C → B → D)
    → pair (M.map m g) w f ≡ pair m w (λ a b → f (g a) b)
  natural-in-the-move m w g f =
    trans (cong (λ v → pair (M.map m g) v f) (sym (W.left-identity w)))
      (naturality m w g (λ b → b) f)

  natural-in-the-space : ∀ {A B C D} (m : M A) (w : W B) (h : B → C) (f : A → C → D)
    → pair m (W.map w h) f ≡ pair m w (λ a b → f a (h b))
  natural-in-the-space m w h f =
    trans (cong (λ n → pair n (W.map w h) f) (sym (M.right-identity m)))
      (naturality m w (λ a → a) h f)

  natural-in-an-extend : ∀ {A B C D} (m : M A) (w : W B) (h : W B → C) (f : A → C → D)
    → pair m (W.extend w h) f ≡ pair m (W.duplicate w) (λ a v → f a (h v))
  natural-in-an-extend m w h f =
    trans (cong (λ v → pair m v f) (sym (W.map-of-extend w (λ v → v) h)))
      (natural-in-the-space m (W.duplicate w) h f)

  -- A pair is determined by the value and by the position.

  value-of-duplicate : ∀ {A B} (m : M A) (w : W B)
    → pair m (W.duplicate w) (λ a _ → a) ≡ value m w
  value-of-duplicate m w =
    trans (sym (natural-in-an-extend m w W.extract (λ a _ → a)))
      (cong (λ v → pair m v (λ a _ → a)) (W.left-identity w))

  pair-by-parts : ∀ {A B C} (m : M A) (w : W B) (f : A → B → C)
    → pair m w f ≡ f (value m w) (pair m w (λ _ b → b))
  pair-by-parts m w f =
    pair m w f
      ≡⟨ naturality-in-the-result m w _,_ (λ p → f (fst p) (snd p)) ⟩
    f (fst (pair m w _,_)) (snd (pair m w _,_))
      ≡⟨ cong₂ f (sym (naturality-in-the-result m w _,_ fst))
                 (sym (naturality-in-the-result m w _,_ snd)) ⟩
    f (value m w) (pair m w (λ _ b → b)) ∎

  pair-of-duplicate : ∀ {A B C} (m : M A) (w : W B) (f : A → W B → C)
    → pair m (W.duplicate w) f ≡ f (value m w) (moved w m)
  pair-of-duplicate m w f =
    trans (pair-by-parts m (W.duplicate w) f)
      (cong (λ a → f a (moved w m)) (value-of-duplicate m w))

  pair-determined : ∀ {A B C} (m : M A) (w : W B) (f : A → B → C)
    → pair m w f ≡ f (value m w) (W.extract (moved w m))
  pair-determined m w f =
    pair m w f
      ≡⟨ cong (λ v → pair m v f) (sym (W.left-identity w)) ⟩
    pair m (W.extend w W.extract) f
      ≡⟨ natural-in-an-extend m w W.extract f ⟩
    pair m (W.duplicate w) (λ a v → f a (W.extract v))
      ≡⟨ pair-of-duplicate m w _ ⟩
    f (value m w) (W.extract (moved w m)) ∎

  -- A move after another: where it leads, and what it returns.

  moved-by-flatMap : ∀ {A B C} (w : W C) (m : M A) (k : A → M B)
    → moved w (M.flatMap m k) ≡ moved (moved w m) (k (value m w))
  moved-by-flatMap w m k =
    moved w (M.flatMap m k)
      ≡⟨ composition m k (W.duplicate w) (λ _ v → v) ⟩
    pair m (W.duplicate (W.duplicate w)) (λ a v → pair (k a) v (λ _ u → u))
      ≡⟨ cong (λ v → pair m v (λ a v → pair (k a) v (λ _ u → u)))
           (W.associativity w (λ v → v) (λ v → v)) ⟩
    pair m (W.extend w W.duplicate) (λ a v → pair (k a) v (λ _ u → u))
      ≡⟨ natural-in-an-extend m w W.duplicate _ ⟩
    pair m (W.duplicate w) (λ a v → moved v (k a))
      ≡⟨ pair-of-duplicate m w _ ⟩
    moved (moved w m) (k (value m w)) ∎

  value-of-flatMap : ∀ {A B C} (w : W C) (m : M A) (k : A → M B)
    → value (M.flatMap m k) w ≡ value (k (value m w)) (moved w m)
  value-of-flatMap w m k =
    trans (composition m k w (λ b _ → b)) (pair-of-duplicate m w (λ a v → value (k a) v))

  -- A move whose value is mapped, and two moves whose values are zipped.

  moved-by-map : ∀ {A B C} (w : W C) (m : M A) (g : A → B) → moved w (M.map m g) ≡ moved w m
  moved-by-map w m g = natural-in-the-move m (W.duplicate w) g (λ _ v → v)

  value-of-map : ∀ {A B C} (w : W C) (m : M A) (g : A → B) → value (M.map m g) w ≡ g (value m w)
  value-of-map w m g =
    trans (natural-in-the-move m w g (λ b _ → b)) (naturality-in-the-result m w (λ a _ → a) g)

  moved-by-zip : ∀ {A B C D} (w : W D) (m : M A) (n : M B) (f : A → B → C)
    → moved w (M.zip m n f) ≡ moved (moved w m) n
  moved-by-zip w m n f = trans (moved-by-flatMap w m _) (moved-by-map (moved w m) n _)

  value-of-zip : ∀ {A B C D} (w : W D) (m : M A) (n : M B) (f : A → B → C)
    → value (M.zip m n f) w ≡ f (value m w) (value n (moved w m))
  value-of-zip w m n f = trans (value-of-flatMap w m _) (value-of-map (moved w m) n _)

  -- Two moves are alike in a space if they return the same and lead to the same.

  Alike : ∀ {A B} → W B → M A → M A → Set
  Alike w m n = (value m w ≡ value n w) × (moved w m ≡ moved w n)

  pair-alike : ∀ {A B C} (w : W B) {m n : M A} → Alike w m n → (f : A → B → C)
    → pair m w f ≡ pair n w f
  pair-alike w {m} {n} (same-value , same-place) f =
    trans (pair-determined m w f)
      (trans (cong₂ (λ a v → f a (W.extract v)) same-value same-place)
        (sym (pair-determined n w f)))
