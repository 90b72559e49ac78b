import { sql } from 'kysely'
import type { FullText, FullTextMatch, FullTextQuery, IndexedText } from './full-text-index.ts'
import type { Term } from './terms.ts'

/** All later positions count as this one (PostgreSQL, limits of text search). */
const MAX_POSITION = 16_383
/** PostgreSQL stores at most this many positions of a word. */
const MAX_POSITIONS = 256

/**
 * The index as a tsvector column, built here and not by PostgreSQL's parser so that both engines have the same words.
 */
export const tsvector: FullText = {
  async create(db) {
    await sql`create table search_index (key bigint primary key, words tsvector not null)`.execute(db)
    await sql`create index search_index_words on search_index using gin (words)`.execute(db)
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
  matches(query) {
    // Weights from D (body) to A (title); 1 divides by the logarithm of the length.
    return sql<FullTextMatch>`(select key, ts_rank('{0.25, 0.25, 0.25, 1}', words, asked.query, 1) as relevance
      from search_index, (select ${expression(query)}::tsquery as query) as asked where words @@ asked.query)`
  },
}

/** Writes a vector in its text form: `'word':1A,4`. */
function vector({ title, body }: IndexedText): string {
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
  return [...positions].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ')
}

function expression({ anyOf, phrases }: FullTextQuery): string {
  const any = anyOf.map(sequence).join(' | ')
  return [...phrases.map(sequence), ...(any === '' ? [] : [`(${any})`])].join(' & ')
}

function sequence({ units, prefix }: Term): string {
  const lexemes = units.map((unit, index) => (prefix && index === units.length - 1 ? `'${unit}':*` : `'${unit}'`))
  return `(${lexemes.join(' <-> ')})`
}
