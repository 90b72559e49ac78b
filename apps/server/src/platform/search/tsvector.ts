import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { countMatches, countTerms } from './count-matches.ts'
import type { FullText, FullTextMatch, FullTextQuery, IndexedText, ReadTiers } from './full-text-index.ts'
import { termsIn } from './full-text-index.ts'
import { tierUnitsOf, tiersOf } from './impact.ts'
import type { Term } from './terms.ts'

/** All later positions count as this one (PostgreSQL, limits of text search). */
const MAX_POSITION = 16_383
/** PostgreSQL stores at most this many positions of a word. */
const MAX_POSITIONS = 256

const COUNTS = {
  matching: (found: FullTextQuery) => sql`select 1 from search_index where words @@ ${expression(found)}::tsquery`,
  jsonArray: sql`json_build_array`,
}

/**
 * The index as a tsvector column, built here and not by PostgreSQL's parser so that both engines have the same words.
 */
export const tsvector: FullText = {
  async create(db) {
    await sql`create table search_index (key bigint primary key, words tsvector not null)`.execute(db)
    await sql`create index search_index_words on search_index using gin (words)`.execute(db)
  },
  async drop(db) {
    await sql`drop table search_index`.execute(db)
  },
  async put(tx, key, text) {
    await sql`insert into search_index (key, words) values (${key}, ${vector(text)}::tsvector)
      on conflict (key) do update set words = excluded.words`.execute(tx)
  },
  async remove(tx, key) {
    await sql`delete from search_index where key = ${key}`.execute(tx)
  },
  // The server removes them with its own cleaning of dead rows (PostgreSQL, routine vacuuming).
  async *purge() {},
  keys: () => sql<{ key: number }>`(select key from search_index)`,
  // The server ends the statement (`statement_timeout`).
  inTime: () => sql<boolean>`true`,
  matches(query) {
    return ranked(expression(query), expression(query))
  },
  strongMatches(query, tiers) {
    return ranked(expression(query), `(${strong(query, tiers)}) & (${expression(query)})`)
  },
  newestMatches(query, limit) {
    const match = expression(query)
    const newest = sql`(select key, words from search_index where words @@ ${match}::tsquery
      order by key desc limit ${sql.lit(limit)})`
    return sql<FullTextMatch>`(select key, ${relevance(match)} as relevance from ${newest} as newest)`
  },
  count: (db, query, limit) => countMatches(db, query, limit, COUNTS),
  countTerms: (db, query, limit) => countTerms(db, query, limit, COUNTS),
}

/**
 * @param query decides the relevance
 * @param match selects
 */
function ranked(query: string, match: string): RawBuilder<FullTextMatch> {
  return sql<FullTextMatch>`(select key, ${relevance(query)} as relevance
    from search_index where words @@ ${match}::tsquery)`
}

function relevance(query: string): RawBuilder<number> {
  // Weights from D (body) to A (title); 1 divides by the logarithm of the length.
  return sql<number>`ts_rank('{0.25, 0.25, 0.25, 1}', words, ${query}::tsquery, 1)`
}

/** Matches texts in which a term has one of the given tiers. */
function strong(query: FullTextQuery, read: ReadTiers): string {
  const terms = termsIn(query).flatMap((term, index) => {
    const tiers = read[index] ?? 'all'
    return tiers === 'all' ? [term] : tiersOf(term, tiers)
  })
  return terms.map(sequence).join(' | ')
}

/** Writes a vector in its text form: `'word':1A,4`. */
function vector(text: IndexedText): string {
  const { title, body } = text
  const positions = new Map<string, string[]>()
  let position = 0
  const add = (words: readonly string[], weight: string): void => {
    for (const word of words) {
      position = Math.min(position + 1, MAX_POSITION)
      const known = positions.get(word) ?? []
      if (known.length < MAX_POSITIONS) known.push(`${position}${weight}`)
      positions.set(word, known)
    }
  }
  add(title, 'A')
  // The end of the title and the beginning of the body do not form a phrase.
  position += 1
  add(body, '')
  const tiers = tierUnitsOf(text, 1).map((unit) => `'${unit}'`)
  return [...[...positions].map(([word, at]) => `'${word}':${at.join(',')}`), ...tiers].join(' ')
}

function expression({ anyOf, phrases }: FullTextQuery): string {
  const any = anyOf.map(sequence).join(' | ')
  return [...phrases.map(sequence), ...(any === '' ? [] : [`(${any})`])].join(' & ')
}

function sequence({ units, prefix }: Term): string {
  const lexemes = units.map((unit, index) => (prefix && index === units.length - 1 ? `'${unit}':*` : `'${unit}'`))
  return `(${lexemes.join(' <-> ')})`
}
