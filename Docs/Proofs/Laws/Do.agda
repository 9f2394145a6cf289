{-# OPTIONS --safe --without-K #-}

-- The laws of do-notation: each of its operations is one of the monad's.
module Laws.Do where

open import Foundations
open import Classes
import DoNotation

module _ {ℓ} {M : Set → Set ℓ} (monad : Monad M) where
  open Monad monad
  private module D = DoNotation monad
  open D using (bound; open-with)

  private
    opened : ∀ {A} (m : M A) → bound (open-with m) ≡ m
    opened m = left-identity tt (λ _ → m)

  yield : ∀ {A} (m : M A) → D.yield (open-with m) (λ a → a) ≡ m
  yield m = trans (right-identity _) (opened m)

  start : ∀ {A} (m : M A) → D.yield (D.start m) (λ a → a) ≡ m
  start m = right-identity m

  bind : ∀ {A B} (m : M A) (f : A → M B)
    → D.yield (D.bind (open-with m) f) (λ p → fst p , snd p)
      ≡ flatMap m (λ a → map (f a) (λ b → a , b))
  bind m f =
    trans (right-identity _) (cong (λ n → flatMap n (λ a → map (f a) (λ b → a , b))) (opened m))

  bindBoth : ∀ {A B C} (m : M A) (f : A → M (B × C))
    → D.yield (D.bindBoth (open-with m) f) (λ p → fst p , fst (snd p) , snd (snd p))
      ≡ D.yield (D.bind (open-with m) f) (λ p → fst p , snd p)
  bindBoth m f = refl

  discard : ∀ {A B} (m : M A) (f : A → M B)
    → D.yield (D.discard (open-with m) f) (λ a → a) ≡ flatMap m (λ a → map (f a) (λ _ → a))
  discard m f =
    trans (right-identity _) (cong (λ n → flatMap n (λ a → map (f a) (λ _ → a))) (opened m))

  -- `let` is a word of Agda, so that the name has a prime.
  let′ : ∀ {A B} (m : M A) (g : A → B)
    → D.yield (D.let-be (open-with m) g) (λ p → fst p , snd p) ≡ map m (λ a → a , g a)
  let′ m g = trans (right-identity _) (cong (λ n → map n (λ a → a , g a)) (opened m))

  end : ∀ {A B} (m : M A) (f : A → M B) → D.end (open-with m) f ≡ flatMap m f
  end m f = cong (λ n → flatMap n f) (opened m)

  private
    bind-then : ∀ {A B C} (d : D.Do A) (f : A → M B) (k : A × B → M C)
      → D.end (D.bind d f) k ≡ flatMap (bound d) (λ a → flatMap (f a) (λ b → k (a , b)))
    bind-then d f k =
      trans (associativity (bound d) _ k)
        (congruence (bound d) (λ a → flatMap-of-map (f a) (λ b → a , b) k))

    discard-then : ∀ {A B C} (d : D.Do A) (f : A → M B) (k : A → M C)
      → D.end (D.discard d f) k ≡ flatMap (bound d) (λ a → flatMap (f a) (λ _ → k a))
    discard-then d f k =
      trans (associativity (bound d) _ k)
        (congruence (bound d) (λ a → flatMap-of-map (f a) (λ _ → a) k))

  second-step : ∀ {A B C} (m : M A) (f : A → M B) (k : A × B → M C)
    → D.end (D.bind (open-with m) f) k ≡ flatMap m (λ a → flatMap (f a) (λ b → k (a , b)))
  second-step m f k =
    trans (bind-then (open-with m) f k)
      (cong (λ n → flatMap n (λ a → flatMap (f a) (λ b → k (a , b)))) (opened m))

  private
    -- Two operations that follow each other in three steps: a value is bound and an effect's ignored.
    bind-and-discard : ∀ {A B C D} (d : D.Do A) (f : A → M B) (g : A × B → M C) (k : A × B → M D)
      → D.end (D.discard (D.bind d f) g) k
        ≡ flatMap (bound d) (λ a → flatMap (f a) (λ b → flatMap (g (a , b)) (λ _ → k (a , b))))
    bind-and-discard d f g k =
      trans (discard-then (D.bind d f) g k) (bind-then d f (λ p → flatMap (g p) (λ _ → k p)))

  module _ {A B : Set} (m : M A) (f : A → M A) (d : A → M B) where
    private
      one : D.Do A
      one = D.discard (open-with m) d

      next : ∀ {X : Set} → D.Do X → (X → A) → D.Do (X × A)
      next x last = D.discard (D.bind x (λ a → f (last a))) (λ p → d (snd p))

      two = next one (λ a → a)
      three = next two snd

      all : (A × A) × A → List A
      all ((a , b) , c) = a ∷ b ∷ c ∷ []

      -- A step of the nested form: it ignores the effect `d`, and continues with `f`.
      step : ∀ {C : Set} → A → (A → M C) → M C
      step a k = flatMap (d a) (λ _ → flatMap (f a) k)

      -- The last step of a `Do`, in its nested form.
      steps : ∀ {X C : Set} (x : D.Do X) (last : X → A) (k : X × A → M C)
        → D.end (next x last) k
          ≡ D.end x (λ a → flatMap (f (last a)) (λ b → flatMap (d b) (λ _ → k (a , b))))
      steps x last k = bind-and-discard x _ _ k

      nested : A → M (List A)
      nested a = step a (λ b → step b (λ c → flatMap (d c) (λ _ → pure (a ∷ b ∷ c ∷ []))))

    three-steps : D.yield three all ≡ flatMap m nested
    three-steps =
      D.yield three all
        ≡⟨ steps two snd _ ⟩
      D.end two _
        ≡⟨ steps one (λ a → a) _ ⟩
      D.end one _
        ≡⟨ discard-then (open-with m) d _ ⟩
      flatMap (bound (open-with m)) nested
        ≡⟨ cong (λ n → flatMap n nested) (opened m) ⟩
      flatMap m nested ∎
