import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { FullText, FullTextMatch, FullTextQuery } from './full-text-index.ts'
import type { Term } from './terms.ts'

/**
 * The index as an FTS5 table. Texts arrive as units, so the tokenizer only splits at spaces; the table stores no text.
 */
export const fts5: FullText = {
  async create(db) {
    await sql`create virtual table search_index using
      fts5(title, body, content='', contentless_delete=1, tokenize='ascii')`.execute(db)
  },
  async put(tx, key, text) {
    const title = written(text.title)
    const body = written(text.body)
    await sql`insert or replace into search_index (rowid, title, body) values (${key}, ${title}, ${body})`.execute(tx)
  },
  async remove(tx, key) {
    await sql`delete from search_index where rowid = ${key}`.execute(tx)
  },
  async *purge(db) {
    // A removed text stays in its segment until that is merged. A negative number begins a merge of all segments, and
    // fewer than two changes say that it is complete (SQLite, FTS5, the 'merge' command).
    let pages = -PURGED_PAGES
    while ((await mergeSegments(db, pages)) >= 2) {
      pages = PURGED_PAGES
      yield
    }
  },
  keys: () => sql<{ key: number }>`(select rowid as key from search_index)`,
  matches(query) {
    // bm25 gives smaller numbers to better matches.
    return sql<FullTextMatch>`(select rowid as key, -bm25(search_index, 4.0, 1.0) as relevance
      from search_index where search_index match ${expression(query)})`
  },
}

/** Pages written in one step of a purge: some milliseconds. */
const PURGED_PAGES = 64

/** Merges some pages, and returns the number of changes that this made. */
function mergeSegments(db: Db, pages: number): Promise<number> {
  return db.connection().execute(async (connection) => {
    const changes = async (): Promise<number> => {
      const { rows } = await sql<{ total: number }>`select total_changes() as total`.execute(connection)
      return rows[0]?.total ?? 0
    }
    const before = await changes()
    await sql`insert into search_index (search_index, rank) values ('merge', ${pages})`.execute(connection)
    return (await changes()) - before
  })
}

/** FTS5 operators are upper case only, and units are quoted, so no unit can act as an operator. */
function expression({ anyOf, phrases }: FullTextQuery): string {
  const any = anyOf.map(quoted).join(' OR ')
  return [...phrases.map(quoted), ...(any === '' ? [] : [`(${any})`])].join(' AND ')
}

function quoted({ units, prefix }: Term): string {
  return `"${written(units)}"${prefix ? '*' : ''}`
}

/**
 * The tokenizer ends a word at every ASCII punctuation character; those that belong to one (`c++`) are written in full
 * width.
 */
function written(units: readonly string[]): string {
  return units.join(' ').replaceAll('+', '\uFF0B').replaceAll('#', '\uFF03')
}
