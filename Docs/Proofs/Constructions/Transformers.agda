{-# OPTIONS --safe --without-K #-}

-- The transformers of a pairing: positions, logs and an environment on top of another pair. The
-- pairs `State`/`Store`, `Writer`/`Traced` and `Reader`/`Env` are those over the identity.
open import Foundations

module Constructions.Transformers (ext : Extensionality) where

open import Classes
open import Monoids

-- The identity, which pairs with itself.

identityMonad : Monad (λ A → A)
identityMonad = record
  { pure = λ a → a
  ; flatMap = λ a f → f a
  ; left-identity = λ a f → refl
  ; right-identity = λ m → refl
  ; associativity = λ m f g → refl
  ; congruence = λ m p → p m }

identityComonad : Comonad (λ A → A)
identityComonad = record
  { extract = λ a → a
  ; extend = λ a f → f a
  ; left-identity = λ w → refl
  ; right-identity = λ w f → refl
  ; associativity = λ w f g → refl
  ; congruence = λ w p → p w }

identityPairing : Pairing identityMonad identityComonad
identityPairing = record
  { functorPairing = record
    { pair = λ a b f → f a b
    ; naturality = λ l r g h f → refl
    ; naturality-in-the-result = λ l r f k → refl }
  ; unit = λ a w f → refl
  ; composition = λ m k w f → refl }

-- Positions, in every monad and comonad.
module _ (S : Set) where

  StateT : ∀ {ℓ} → (Set → Set ℓ) → Set → Set ℓ
  StateT M A = S → M (A × S)

  stateT : ∀ {ℓ} {M : Set → Set ℓ} → Monad M → Monad (StateT M)
  stateT monad = record
    { pure = λ a s → pure (a , s)
    ; flatMap = λ m k s → flatMap (m s) (λ r → k (fst r) (snd r))
    ; left-identity = λ a f → ext λ s → left-identity (a , s) _
    ; right-identity = λ m → ext λ s → right-identity (m s)
    ; associativity = λ m f g → ext λ s → associativity (m s) _ _
    ; congruence = λ m p → ext λ s →
        congruence (m s) (λ r → cong (λ k → k (snd r)) (p (fst r))) }
    where open Monad monad

  StoreT : (Set → Set) → Set → Set
  StoreT W A = S × W (S → A)

  storeT : ∀ {W : Set → Set} → Comonad W → Comonad (StoreT W)
  storeT comonad = record
    { extract = λ w → extract (snd w) (fst w)
    ; extend = λ w f → fst w , extend (snd w) (λ v s → f (s , v))
    ; left-identity = λ w → cong (fst w ,_) (left-identity (snd w))
    ; right-identity = λ w f → cong (λ g → g (fst w)) (right-identity (snd w) (λ v s → f (s , v)))
    ; associativity = λ w f g → cong (fst w ,_) (associativity (snd w) _ _)
    ; congruence = λ w p → cong (fst w ,_) (congruence (snd w) (λ v → ext λ s → p (s , v))) }
    where open Comonad comonad

  stateTStoreT : ∀ {ℓ} {M : Set → Set ℓ} {W : Set → Set} {moves : Monad M} {space : Comonad W}
    → Pairing moves space → Pairing (stateT moves) (storeT space)
  stateTStoreT p = record
    { functorPairing = record
      { pair = λ m w f → pair (m (fst w)) (snd w) (λ r see → f (fst r) (see (snd r)))
      ; naturality = λ m w g h f → naturality (m (fst w)) (snd w) _ _ _
      ; naturality-in-the-result = λ m w f k →
          naturality-in-the-result (m (fst w)) (snd w) _ k }
    ; unit = λ a w f → unit (a , fst w) (snd w) _
    ; composition = λ m k w f →
        trans (composition (m (fst w)) _ (snd w) _)
          (sym (natural-in-an-extend (m (fst w)) (snd w) _ _)) }
    where open Pairing p

-- Logs. A space of logs has an offset, so that it is a space of positions.
module _ {Log : Set} (monoid : Monoid Log) where
  open Monoid monoid

  WriterT : ∀ {ℓ} → (Set → Set ℓ) → Set → Set ℓ
  WriterT M A = M (A × Log)

  module _ {ℓ} {M : Set → Set ℓ} (monad : Monad M) where
    open Monad monad

    after : ∀ {A : Set} → Log → A × Log → A × Log
    after l r = fst r , l · snd r

    writerT : Monad (WriterT M)
    writerT = record
      { pure = λ a → pure (a , ε)
      ; flatMap = λ m k → flatMap m (λ r → map (k (fst r)) (after (snd r)))
      ; left-identity = λ a f →
          trans (left-identity (a , ε) _)
            (trans (map-congruence (f a) (λ r → cong (fst r ,_) (ε-left (snd r))))
              (right-identity (f a)))
      ; right-identity = λ m →
          trans (congruence m (λ r → trans (left-identity (fst r , ε) _)
              (cong (λ l → pure (fst r , l)) (ε-right (snd r)))))
            (right-identity m)
      ; associativity = λ m f g →
          trans (associativity m _ _)
            (congruence m (λ r →
              trans (flatMap-of-map (f (fst r)) _ _)
                (trans
                  (congruence (f (fst r)) (λ q →
                    trans (map-congruence (g (fst q)) (λ t →
                        cong (fst t ,_) (·-associative (snd r) (snd q) (snd t))))
                      (sym (map-of-map (g (fst q)) (after (snd q)) (after (snd r))))))
                  (sym (map-of-flatMap (f (fst r)) _ (after (snd r)))))))
      ; congruence = λ m p →
          congruence m (λ r → cong (λ n → map n (after (snd r))) (p (fst r))) }

    map-of-writerT : ∀ {A B} (m : WriterT M A) (f : A → B)
      → Monad.map writerT m f ≡ map m (λ r → f (fst r) , snd r)
    map-of-writerT m f =
      congruence m (λ r → trans (left-identity (f (fst r) , ε) _)
        (cong (λ l → pure (f (fst r) , l)) (ε-right (snd r))))

  writerTTracedT : ∀ {ℓ} {M : Set → Set ℓ} {W : Set → Set} {moves : Monad M} {space : Comonad W}
    → Pairing moves space → Pairing (writerT moves) (storeT Log space)
  writerTTracedT {moves = moves} p = record
    { functorPairing = record
      { pair = λ m w f → pair m (snd w) (λ r see → f (fst r) (see (fst w · snd r)))
      ; naturality = λ m w g h f →
          trans
            (cong (λ n → pair n (W.map (snd w) (λ see l → h (see l)))
                (λ r see → f (fst r) (see (fst w · snd r))))
              (map-of-writerT moves m g))
            (naturality m (snd w) _ (λ see l → h (see l)) _)
      ; naturality-in-the-result = λ m w f k → naturality-in-the-result m (snd w) _ k }
    ; unit = λ a w f →
        trans (unit (a , ε) (snd w) _)
          (cong (λ l → f a (W.extract (snd w) l)) (ε-right (fst w)))
    ; composition = λ m k w f →
        trans (composition m _ (snd w) _)
          (trans
            (cong (pair m (W.duplicate (snd w))) (ext λ r → ext λ v →
              trans (natural-in-the-move (k (fst r)) v _ _)
                (cong (pair (k (fst r)) v) (ext λ q → ext λ see →
                  cong (λ l → f (fst q) (see l))
                    (sym (·-associative (fst w) (snd r) (snd q)))))))
            (sym (natural-in-an-extend m (snd w) _ _))) }
    where open Pairing p

-- An environment.
module _ (Environment : Set) where

  ReaderT : ∀ {ℓ} → (Set → Set ℓ) → Set → Set ℓ
  ReaderT M A = Environment → M A

  readerT : ∀ {ℓ} {M : Set → Set ℓ} → Monad M → Monad (ReaderT M)
  readerT monad = record
    { pure = λ a e → pure a
    ; flatMap = λ m k e → flatMap (m e) (λ a → k a e)
    ; left-identity = λ a f → ext λ e → left-identity a _
    ; right-identity = λ m → ext λ e → right-identity (m e)
    ; associativity = λ m f g → ext λ e → associativity (m e) _ _
    ; congruence = λ m p → ext λ e → congruence (m e) (λ a → cong (λ k → k e) (p a)) }
    where open Monad monad

  EnvT : (Set → Set) → Set → Set
  EnvT W A = Environment × W A

  envT : ∀ {W : Set → Set} → Comonad W → Comonad (EnvT W)
  envT comonad = record
    { extract = λ w → extract (snd w)
    ; extend = λ w f → fst w , extend (snd w) (λ v → f (fst w , v))
    ; left-identity = λ w → cong (fst w ,_) (left-identity (snd w))
    ; right-identity = λ w f → right-identity (snd w) _
    ; associativity = λ w f g → cong (fst w ,_) (associativity (snd w) _ _)
    ; congruence = λ w p → cong (fst w ,_) (congruence (snd w) (λ v → p (fst w , v))) }
    where open Comonad comonad

  readerTEnvT : ∀ {ℓ} {M : Set → Set ℓ} {W : Set → Set} {moves : Monad M} {space : Comonad W}
    → Pairing moves space → Pairing (readerT moves) (envT space)
  readerTEnvT p = record
    { functorPairing = record
      { pair = λ m w f → pair (m (fst w)) (snd w) f
      ; naturality = λ m w g h f → naturality (m (fst w)) (snd w) g h f
      ; naturality-in-the-result = λ m w f k →
          naturality-in-the-result (m (fst w)) (snd w) f k }
    ; unit = λ a w f → unit a (snd w) f
    ; composition = λ m k w f →
        trans (composition (m (fst w)) _ (snd w) f)
          (sym (natural-in-an-extend (m (fst w)) (snd w) (λ v → fst w , v) _)) }
    where open Pairing p
