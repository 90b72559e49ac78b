import { sql } from 'kysely'
import type { FullText, FullTextMatch, FullTextQuery } from './full-text.ts'
import { isPrefix } from './word-match.ts'

/**
 * The index as an FTS5 table. Texts arrive as words, so the tokenizer has only spaces to split at; the table keeps
 * no text of its own.
 */
export const fts5: FullText = {
  async create(db) {
    await sql`create virtual table search_index using
      fts5(title, body, content='', contentless_delete=1, tokenize='ascii')`.execute(db)
  },
  async put(tx, key, text) {
    const title = text.title.join(' ')
    const body = text.body.join(' ')
    await sql`insert or replace into search_index (rowid, title, body) values (${key}, ${title}, ${body})`.execute(tx)
  },
  async remove(tx, key) {
    await sql`delete from search_index where rowid = ${key}`.execute(tx)
  },
  async clear(tx) {
    await sql`delete from search_index`.execute(tx)
  },
  matches(query) {
    // bm25 gives smaller numbers to better matches.
    return sql<FullTextMatch>`(select rowid as key, -bm25(search_index, 4.0, 1.0) as relevance
      from search_index where search_index match ${expression(query)})`
  },
}

/** FTS5 knows its operators in capitals only; words are quoted, so none of theirs is an operator. */
function expression({ anyOf, phrases }: FullTextQuery): string {
  const words = anyOf.map((word) => (isPrefix(word) ? `"${word}"*` : `"${word}"`)).join(' OR ')
  const parts = phrases.map((phrase) => `"${phrase.join(' ')}"`)
  return [...parts, ...(words === '' ? [] : [`(${words})`])].join(' AND ')
}
