import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { nearPartKeysOf, partKeysOf, swapsOf } from '../../platform/search/near-words.ts'

interface SearchSpellingsTable {
  word: string
  /** A class of frequency (`rebuild-vocabulary.ts`). */
  frequency: number
}

interface SearchSpellingPartsTable extends SearchSpellingsTable {
  /** One of the keys that `partKeysOf` returns for the word. */
  part: string
}

/** The only row says when the vocabulary was last counted. */
interface SearchVocabularyTable {
  id: number
  built_at: number
  /** Number of public posts at that time. */
  posts: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    search_spellings: SearchSpellingsTable
    search_spelling_parts: SearchSpellingPartsTable
    search_vocabulary: SearchVocabularyTable
  }
}

const ROW = 1

/** A word of the vocabulary and its class of frequency. */
export interface VocabularyWord {
  word: string
  frequency: number
}

/** Maximum number of words read for one key; the most frequent ones are read. */
const WORDS_PER_PART = 100

/**
 * Returns the words of the vocabulary that may be near to each typed word, and those typed words that are in the
 * vocabulary themselves. The amount that is read does not grow with the vocabulary.
 */
export async function findNearWords(db: Db, typed: readonly string[]): Promise<VocabularyWord[]> {
  const parts = [...new Set(typed.flatMap(nearPartKeysOf))]
  const whole = [...new Set(typed.flatMap((word) => [word, ...swapsOf(word)]))]
  const list = (values: readonly string[]): RawBuilder<unknown> => sql.join(values.map((value) => sql`(${value})`))
  const { rows } = await sql<{ words: string | null }>`
    select (select string_agg(word || ' ' || frequency, ' ') from (select word, frequency from search_spelling_parts
      where search_spelling_parts.part = asked.column1 order by frequency desc, word desc limit ${sql.lit(WORDS_PER_PART)}) as near) as words
    from (values ${list(parts)}) as asked
    union all select word || ' ' || frequency from search_spellings where word in (${sql.join(whole)})`.execute(db)
  const found = new Map<string, number>()
  for (const { words } of rows) {
    const fields = words?.split(' ') ?? []
    for (let at = 0; at + 1 < fields.length; at += 2) found.set(fields[at] ?? '', Number(fields[at + 1]))
  }
  return [...found].map(([word, frequency]) => ({ word, frequency }))
}

/** Returns the next words of the vocabulary, in the order of the database. */
export function nextWords(db: Db, after: string, limit: number): Promise<VocabularyWord[]> {
  return db
    .selectFrom('search_spellings')
    .select(['word', 'frequency'])
    .where('word', '>', after)
    .orderBy('word')
    .limit(limit)
    .execute()
}

/** Adds those words that are not in the vocabulary. Only these get parts, so that parts belong to a stored word. */
export async function addWords(tx: Tx, words: readonly VocabularyWord[]): Promise<void> {
  const added = await tx
    .insertInto('search_spellings')
    .values([...words])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['word', 'frequency'])
    .execute()
  await inBatches(partRowsOf(added), async (rows) => {
    await tx
      .insertInto('search_spelling_parts')
      .values([...rows])
      .execute()
    return []
  })
}

/** Removes words, unless another process has changed them meanwhile. */
export async function removeWords(tx: Tx, words: readonly VocabularyWord[]): Promise<void> {
  const keys = words.map(({ word, frequency }) => sql`(${word}, ${sql.lit(frequency)})`)
  const { rows: removed } = await sql<VocabularyWord>`delete from search_spellings
    where (word, frequency) in (values ${sql.join(keys)}) returning word, frequency`.execute(tx)
  await inBatches(partRowsOf(removed), async (rows) => {
    const parts = rows.map(({ part, frequency, word }) => sql`(${part}, ${sql.lit(frequency)}, ${word})`)
    await sql`delete from search_spelling_parts where (part, frequency, word) in (values ${sql.join(parts)})`.execute(
      tx,
    )
    return []
  })
}

function partRowsOf(words: readonly VocabularyWord[]): SearchSpellingPartsTable[] {
  return words.flatMap(({ word, frequency }) => partKeysOf(word).map((part) => ({ part, frequency, word })))
}

/** Returns the greatest key of a document. */
export async function lastDocument(db: Db): Promise<number> {
  const row = await db
    .selectFrom('search_documents')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
}

/** Returns when the vocabulary was last counted, and the number of posts at that time. */
export async function vocabularyState(db: Db): Promise<{ built_at: number; posts: number }> {
  const row = await db.selectFrom('search_vocabulary').select(['built_at', 'posts']).executeTakeFirst()
  return row ?? { built_at: 0, posts: 0 }
}

/**
 * Claims the next count of the vocabulary, by writing another time of the last one.
 * @returns false if another process has claimed it
 */
export async function claimVocabulary(db: Db, known: { built_at: number }, builtAt: number): Promise<boolean> {
  const claimed = await db
    .updateTable('search_vocabulary')
    .set({ built_at: builtAt })
    .where('built_at', '=', known.built_at)
    .returning('id')
    .execute()
  return claimed.length > 0
}

export async function noteVocabulary(db: Db, built_at: number, posts: number): Promise<void> {
  await db.updateTable('search_vocabulary').set({ built_at, posts }).where('id', '=', ROW).execute()
}
