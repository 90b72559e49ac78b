import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { countMatches, countTerms } from './count-matches.ts'
import type { FullText, FullTextMatch, FullTextQuery, ReadTiers } from './full-text-index.ts'
import { termsIn } from './full-text-index.ts'
import { TIERS, TITLE_WEIGHT, tierUnitsOf, tiersOf } from './impact.ts'
import type { Term } from './terms.ts'

const COUNTS = {
  matching: (found: FullTextQuery) => sql`select 1 from search_index where search_index match ${expression(found)}`,
  jsonArray: sql`json_array`,
}

/**
 * The index as an FTS5 table. Texts arrive as units, so the tokenizer only splits at spaces; the table stores no text.
 */
export const fts5: FullText = {
  async create(db) {
    await sql`create virtual table search_index using
      fts5(title, body, tiers, content='', contentless_delete=1, tokenize='ascii')`.execute(db)
  },
  async drop(db) {
    await sql`drop table search_index`.execute(db)
  },
  async put(tx, key, text) {
    const title = written(text.title)
    const body = written(text.body)
    const tiers = written(tierUnitsOf(text, 0))
    await sql`insert or replace into search_index (rowid, title, body, tiers)
      values (${key}, ${title}, ${body}, ${tiers})`.execute(tx)
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
  // The clock is read in JavaScript, which takes longer than most rows: one row of 32 asks.
  inTime: (key) => sql<boolean>`((${key} & 31) <> 0 or in_time(${key}))`,
  matches(query) {
    return ranked(expression(query))
  },
  strongMatches(query, tiers) {
    return ranked(`(${strong(query, tiers)}) AND (${expression(query)})`)
  },
  newestMatches(query, limit) {
    return ranked(expression(query), sql`order by rowid desc limit ${sql.lit(limit)}`)
  },
  count: (db, query, limit) => countMatches(db, query, limit, COUNTS),
  countTerms: (db, query, limit) => countTerms(db, query, limit, COUNTS),
}

function ranked(match: string, part = sql``): RawBuilder<FullTextMatch> {
  // bm25 gives smaller numbers to better matches. Tiers select and do not weigh.
  return sql<FullTextMatch>`(select rowid as key, -bm25(search_index, ${sql.lit(TITLE_WEIGHT)}, 1.0, 0.0) as relevance
    from search_index where search_index match ${match} ${part})`
}

/** Matches texts in which a term has one of the given tiers. */
function strong(query: FullTextQuery, read: ReadTiers): string {
  const terms = termsIn(query).flatMap((term, index) => {
    const tiers = read[index] ?? 'all'
    // The term itself, named twice, would weigh twice.
    return tiersOf(term, tiers === 'all' ? TIERS + 1 : tiers)
  })
  return terms.map(quoted).join(' OR ')
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
