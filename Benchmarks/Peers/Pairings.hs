-- Moves of Haskell's own pairs, beside loops by hand: the rows of `benchmarks` of the same names.
--
--     ghc -O2 -outputdir /tmp/peers -o /tmp/peers/pairings Benchmarks/Peers/Pairings.hs
--     /tmp/peers/pairings 100000
--
-- It needs the packages comonad, free and mtl, and prints a table in Markdown: nanoseconds a move,
-- and the ratio to a loop by hand over the same numbers, medians of 31 runs that take turns.
-- The numbers of the moves are read at run time, and the moves are not inlined, so that GHC can
-- fold no loop away.
{-# LANGUAGE BangPatterns, FlexibleContexts, FlexibleInstances, MultiParamTypeClasses #-}

module Main (main) where

import Control.Comonad
import Control.Comonad.Cofree (Cofree (..), coiter)
import Control.Comonad.Env (EnvT (..), env, ask)
import Control.Comonad.Store (Store, StoreT (..), store, runStore, pos)
import Control.Comonad.Traced (TracedT (..), runTracedT)
import Control.Exception (evaluate)
import Control.Monad.Free (Free (..), liftF)
import Control.Monad.Reader (Reader, reader, runReader)
import Control.Monad.State.Strict (State, StateT (..), modify', runState)
import Control.Monad.Writer.Strict (Writer, runWriter, tell)
import Data.Functor.Identity (Identity (..))
import Data.IORef
import Data.List (foldl', sort)
import Data.Monoid (Sum (..))
import GHC.Clock (getMonotonicTimeNSec)
import System.Environment (getArgs)
import Text.Printf (printf)

-- Pairings ------------------------------------------------------------------

class (Monad m, Comonad w) => Pairing m w where
  pair :: (a -> b -> c) -> m a -> w b -> c

-- | Chooses a space from a space of spaces.
select :: Pairing m w => m a -> w (w b) -> w b
select = pair (\_ w -> w)
{-# INLINE select #-}

moved :: Pairing m w => m a -> w b -> w b
moved m = select m . duplicate
{-# INLINE moved #-}

instance Pairing (StateT s Identity) (StoreT s Identity) where
  pair f m w = case runStore w of
    (values, s) -> case runState m s of (a, !next) -> f a (values next)
  {-# INLINE pair #-}

instance Monoid l => Pairing (WriterM l) (TracedT l Identity) where
  pair f (WriterM m) (TracedT (Identity values)) = case runWriter m of
    (a, !l) -> f a (values l)
  {-# INLINE pair #-}

newtype WriterM l a = WriterM (Writer l a)

instance Monoid l => Functor (WriterM l) where fmap f (WriterM m) = WriterM (fmap f m)
instance Monoid l => Applicative (WriterM l) where
  pure = WriterM . pure
  WriterM f <*> WriterM a = WriterM (f <*> a)
instance Monoid l => Monad (WriterM l) where
  WriterM m >>= k = WriterM (m >>= \a -> case k a of WriterM n -> n)

newtype ReaderM e a = ReaderM (Reader e a)

instance Functor (ReaderM e) where fmap f (ReaderM m) = ReaderM (fmap f m)
instance Applicative (ReaderM e) where
  pure = ReaderM . pure
  ReaderM f <*> ReaderM a = ReaderM (f <*> a)
instance Monad (ReaderM e) where
  ReaderM m >>= k = ReaderM (m >>= \a -> case k a of ReaderM n -> n)

instance Pairing (ReaderM e) (EnvT e Identity) where
  pair f (ReaderM m) w@(EnvT e _) = f (runReader m e) (extract w)
  {-# INLINE pair #-}

instance Pairing (Free ((,) i)) (Cofree ((->) i)) where
  pair f (Pure a) (b :< _) = f a b
  pair f (Free (i, rest)) (_ :< next) = pair f rest (next i)

-- Moves, whose numbers are known at run time only ---------------------------

adding :: Int -> State Int ()
adding n = modify' (+ n)
{-# NOINLINE adding #-}

writing :: Int -> WriterM (Sum Int) ()
writing n = WriterM (tell (Sum n))
{-# NOINLINE writing #-}

reading :: Int -> ReaderM Int Int
reading n = ReaderM (reader (+ n))
{-# NOINLINE reading #-}

sending :: Int -> Free ((,) Int) ()
sending n = liftF (n, ())
{-# NOINLINE sending #-}

-- | The program of a move a number, bound to the right.
program :: [Int] -> Free ((,) Int) ()
program = foldr (\n rest -> sending n >> rest) (pure ())
{-# NOINLINE program #-}

-- Rows ----------------------------------------------------------------------

stateStore, writerTraced, readerEnv, freeCofree, byHand :: [Int] -> Int -> Int
stateStore ns start =
  extract (foldl' (\ !w n -> moved (adding n) w) (store (+ 1) start) ns)
writerTraced ns start =
  extract (foldl' (\ !w n -> moved (writing n) w) (TracedT (Identity (\(Sum l) -> start + l + 1))) ns)
readerEnv ns start =
  foldl' (\ !sum n -> sum + pair (+) (reading n) (EnvT start (Identity n))) 0 ns
freeCofree ns start =
  pair (\_ b -> b) (program ns) (coiter (\s n -> s + n) start)
byHand ns start = go ns start
  where
    go [] !s = s + 1
    go (n : rest) !s = go rest (step s n)
{-# NOINLINE stateStore #-}
{-# NOINLINE writerTraced #-}
{-# NOINLINE readerEnv #-}
{-# NOINLINE freeCofree #-}
{-# NOINLINE byHand #-}

step :: Int -> Int -> Int
step s n = s + n
{-# NOINLINE step #-}

main :: IO ()
main = do
  arguments <- getArgs
  let count = case arguments of
        [text] -> read text
        _ -> 100000
  numbers <- newIORef [1 .. count]
  ns <- readIORef numbers
  _ <- evaluate (sum ns)
  let time body = do
        start <- newIORef (3 :: Int) >>= readIORef
        before <- getMonotonicTimeNSec
        _ <- evaluate (body ns start)
        after <- getMonotonicTimeNSec
        pure (fromIntegral (after - before) / fromIntegral count :: Double)
      median xs = sort xs !! (length xs `div` 2)
  printf "| %d moves, GHC | ns a move | times a loop by hand |\n|---|---|---|\n" count
  mapM_
    ( \(name, body) -> do
        runs <- mapM (\_ -> (,) <$> time body <*> time byHand) [1 .. 31 :: Int]
        printf "| %s | %.1f | %.2f |\n" (name :: String) (median (map fst runs))
          (median (map (uncurry (/)) runs))
    )
    [ ("StateStore, select . duplicate", stateStore),
      ("WriterTraced, select . duplicate", writerTraced),
      ("ReaderEnv, pair", readerEnv),
      ("FreeCofree, pair", freeCofree)
    ]
