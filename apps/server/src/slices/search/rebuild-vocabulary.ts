import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isSpellable } from '../../platform/search/near-words.ts'
import { publicTiers } from './search-store.ts'
import type { VocabularyWord } from './vocabulary-store.ts'
import {
  addWords,
  claimVocabulary,
  lastDocument,
  nextWords,
  noteVocabulary,
  removeWords,
  vocabularyState,
} from './vocabulary-store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** A count that was interrupted is made again when a process looks after this time. */
const CLAIM_MS = 600_000
/** A site with fewer public posts than this is counted hourly, which takes less than a second. */
const SMALL_SITE = 20_000
/** Documents per statement. Reading and counting their words takes some milliseconds. */
const DOCUMENTS = 200
/** Words per transaction, so that other writers wait some milliseconds. */
const WORDS = 200

/** A word is in the vocabulary only if at least this many public posts contain it. */
export const MIN_POSTS = 2
/** Maximum number of words in the vocabulary, the most frequent ones. */
const MAX_WORDS = 200_000

/** Posts with a word, and the sum of the word's tiers in them, in which words of titles count more. */
interface WordCount {
  posts: number
  weight: number
}

/**
 * Counts the vocabulary daily, on a small site hourly; one process does it. Writing a post does not touch the
 * vocabulary (docs/spec/decisions.md#d35).
 */
export function rebuildVocabularyDaily(ctx: AppContext): void {
  ctx.jobs.repeat('search.vocabulary', HOUR_MS, async () => {
    const known = await vocabularyState(ctx.db)
    const now = ctx.clock.now()
    const everyMs = known.posts < SMALL_SITE ? HOUR_MS : DAY_MS
    if (now - known.built_at < everyMs) return
    if (await claimVocabulary(ctx.db, known, now - everyMs + CLAIM_MS)) await rebuildVocabulary(ctx)
  })
}

/** Counts the words of all public posts and stores what has changed since the last count, in short transactions. */
export async function rebuildVocabulary(ctx: AppContext, maxWords = MAX_WORDS): Promise<void> {
  const builtAt = ctx.clock.now()
  const { counts, posts } = await countWords(ctx, maxWords)
  const wanted = mostFrequent(counts, maxWords)
  for (let last: string | undefined = ''; last !== undefined;) {
    const stored: VocabularyWord[] = await nextWords(ctx.db, last, WORDS)
    const changed = stored.filter(({ word, frequency }) => wanted.get(word) !== frequency)
    for (const { word, frequency } of stored) if (wanted.get(word) === frequency) wanted.delete(word)
    if (changed.length > 0) await inTransaction(ctx, (tx) => removeWords(tx, changed))
    last = stored.at(-1)?.word
  }
  const added = [...wanted].map(([word, frequency]) => ({ word, frequency }))
  for (let from = 0; from < added.length; from += WORDS) {
    await inTransaction(ctx, (tx) => addWords(tx, added.slice(from, from + WORDS)))
  }
  await noteVocabulary(ctx.db, builtAt, posts)
}

async function inTransaction(ctx: AppContext, work: (tx: Tx) => Promise<void>): Promise<void> {
  await ctx.db.transaction().execute(work)
  await ctx.jobs.yieldToRequests()
}

async function countWords(
  ctx: AppContext,
  maxWords: number,
): Promise<{ counts: Map<string, WordCount>; posts: number }> {
  const counts = new Map<string, WordCount>()
  let posts = 0
  const end = await lastDocument(ctx.db)
  for (let after = 0; after < end; after += DOCUMENTS) {
    const texts = await publicTiers(ctx.db, ctx.can, after, after + DOCUMENTS)
    posts += texts.length
    for (const tiers of texts) addCounts(counts, tiers)
    // Most words of a large site occur once, so the rarest are dropped when there are too many (Manku and Motwani,
    // Approximate frequency counts over data streams, 2002). A count is then too low by a few, and never too high.
    for (let rarest = 1; counts.size > 2 * maxWords; rarest += 1) {
      for (const [word, count] of counts) if (count.posts <= rarest) counts.delete(word)
    }
    await ctx.jobs.yieldToRequests()
  }
  return { counts, posts }
}

/** Adds the words of one text, by their tiers (`writeTiers`): `e|malt 0|and `. */
function addCounts(counts: Map<string, WordCount>, tiers: string): void {
  for (const written of tiers.split(' ')) {
    const word = written.slice(2)
    const count = counts.get(word)
    const weight = 1 + Number.parseInt(written.charAt(0), 36)
    if (count) {
      count.posts += 1
      count.weight += weight
    } else if (isSpellable(word)) counts.set(word, { posts: 1, weight })
  }
}

/** Returns the most frequent words that enough posts contain, each with its class of frequency. */
function mostFrequent(counts: Map<string, WordCount>, maxWords: number): Map<string, number> {
  const frequent = [...counts].filter(([, { posts }]) => posts >= MIN_POSTS)
  if (frequent.length > maxWords) frequent.sort(([, one], [, other]) => other.weight - one.weight)
  return new Map(frequent.slice(0, maxWords).map(([word, { weight }]) => [word, frequencyOf(weight)]))
}

/**
 * Returns the class of a frequency. The classes are wide, so that few words change their class from one count to the
 * next: two classes higher means twice as frequent.
 */
function frequencyOf(weight: number): number {
  return Math.floor(2 * Math.log2(weight))
}
