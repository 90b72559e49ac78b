import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { FullText, FullTextQuery } from './full-text-index.ts'
import { tierUnitsOf } from './impact.ts'
import type { Part } from './parts-of-list.ts'
import { partsInJson } from './parts-of-list.ts'
import type { Term } from './terms.ts'
import { textTiers } from './text-tiers.ts'

/**
 * The index as an FTS5 table. Texts are passed as units (`unitsOf`), so the tokenizer only splits at spaces; the table
 * stores no text. No statement here calls `bm25()`, which reads all matches of each term before it rates the first.
 */
export const fts5: FullText = {
  async create(db) {
    await sql`create virtual table search_index using
      fts5(title, body, tiers, content='', contentless_delete=1, tokenize='ascii')`.execute(db)
    await this.createTiers(db)
  },
  // A primary key of type integer is the rowid, by which SQLite finds a row fastest (SQLite, CREATE TABLE, the INTEGER
  // PRIMARY KEY).
  createTiers: (db) => textTiers.create(db, 'integer'),
  async drop(db) {
    await sql`drop table search_index`.execute(db)
    await textTiers.drop(db)
  },
  async put(tx, texts) {
    const rows = texts.map(
      ({ key, text }) => sql`(${key}, ${written(text.title)}, ${written(text.body)}, ${written(tierUnitsOf(text, 0))})`,
    )
    await sql`insert or replace into search_index (rowid, title, body, tiers) values ${sql.join(rows)}`.execute(tx)
    await textTiers.put(tx, texts)
  },
  async remove(tx, key) {
    await sql`delete from search_index where rowid = ${key}`.execute(tx)
    await textTiers.remove(tx, key)
  },
  async *purge(db) {
    // A removed text stays in its segment until the segment is merged. A negative number of pages begins a merge of all
    // segments, and fewer than two changes mean that the merge is complete (SQLite, FTS5, the 'merge' command).
    let pages = -PURGED_PAGES
    while ((await mergeSegments(db, pages)) >= 2) {
      pages = PURGED_PAGES
      yield
    }
  },
  keys: () => sql<{ key: number }>`(select rowid as key from search_index)`,
  inTime,
  among: (keys) => sql`(select value as key from json_each(${JSON.stringify(keys)}))`,
  placeOf: (text, part) => sql`instr(${text}, ${part})`,
  async count(db, query, limit) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select 1 from search_index where search_index match ${expression(query)} and ${ROW_IN_TIME} limit ${sql.lit(limit)})`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  },
  async countTerms(db, terms, limit) {
    // Counts the whole word first, because all words that begin with a term are merged before the first of them is
    // counted.
    const counted = (match: string) => sql`(select json_array(count(*), min(key)) from (select rowid as key
      from search_index where search_index match ${match} and ${ROW_IN_TIME} order by rowid desc limit ${sql.lit(limit)}))`
    const columns = terms.map((term, index) => {
      const whole = counted(quoted({ ...term, prefix: false }))
      const any = term.prefix
        ? sql`case when whole ->> 0 < ${sql.lit(limit)} then ${counted(quoted(term))} end`
        : sql`null`
      return sql`(with found (whole) as materialized (select ${whole})
        select json_array(json(whole), json(${any})) from found) as ${sql.ref(`term${index}`)}`
    })
    const { rows } = await sql<Record<string, string | number>>`
      select ${sql.join([sql`(select max(id) from search_index_docsize) as last`, ...columns])}`.execute(db)
    const texts = Number(rows[0]?.last ?? 0)
    const counts = terms.map((_, index) => {
      type Counted = [found: number, from: number | null]
      // The statement above selects these JSON arrays, so the cast is safe.
      const [whole, any] = JSON.parse(String(rows[0]?.[`term${index}`])) as [Counted, Counted | null]
      const [found, from] = any ?? whole
      const frequency = found < limit ? found : Math.max(limit, Math.round((found * texts) / (texts - (from ?? 0) + 1)))
      return { frequency, isFrequentWhole: whole[0] >= limit }
    })
    return {
      texts,
      frequencies: counts.map(({ frequency }) => frequency),
      frequentWhole: counts.map(({ isFrequentWhole }) => isFrequentWhole),
    }
  },
  async findNewest(db, query, limit) {
    const { rows } = await sql<{ key: number }>`select rowid as key from search_index
      where search_index match ${expression(query)} and ${ROW_IN_TIME} order by rowid desc limit ${sql.lit(limit)}`.execute(
      db,
    )
    return rows.map(({ key }) => key)
  },
  async findStrongest(db, asked, limit) {
    // One statement, whose text is the same for every search. In an expression with an FTS5 table, plain names are only
    // looked up in that table, so columns of `lists` are qualified.
    const lists = partsInJson(asked, allOf)
    const keysOf = (
      place: RawBuilder<unknown>,
    ) => sql`(select json_group_array(key) from (select rowid as key from search_index
      where search_index match lists.parts ->> ${place} and rowid >= lists.least and ${ROW_IN_TIME} order by rowid desc limit ${sql.lit(limit)}))`
    const { rows } = await sql<{ keys: string }>`
      with recursive found (parts, probes, least, place, count, keys) as (
        select parts, probes, least, 0, 0, ${keysOf(sql`0`)} from (select value -> 'parts' as parts,
          value ->> 'probes' as probes, value ->> 'least' as least from json_each(${lists})) as lists
        union all
        select parts, 0, least, place + 1, case when probes then 0 else count + json_array_length(keys) end,
          ${keysOf(sql`(lists.place + 1)`)}
        from found as lists
        where place + 1 < json_array_length(parts) and case when probes then json_array_length(keys) = ${sql.lit(limit)}
          else count + json_array_length(keys) < ${sql.lit(limit)} end)
      select keys from found where keys <> '[]'`.execute(db)
    return [...new Set(rows.flatMap(({ keys }) => JSON.parse(keys) as number[]))] // A JSON array written by SQLite.
  },
}

/**
 * Returns a condition that ends a statement at its time limit. The clock is read in JavaScript, which takes longer than
 * reading most rows, so it is only read for one row of 32.
 */
function inTime(key: RawBuilder<number>): RawBuilder<boolean> {
  return sql`((${key} & 31) <> 0 or in_time(${key}))`
}

/** The condition that checks the time limit for each text that a statement reads. */
const ROW_IN_TIME = inTime(sql`rowid`)

function allOf(part: Part): string {
  return part.map((group) => `(${group.map(quoted).join(' OR ')})`).join(' AND ')
}

/** Pages written in one step of a purge, which takes some milliseconds. */
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

/**
 * Writes a query as an FTS5 expression. FTS5 operators are upper case only, and units are quoted, so no unit can act as
 * an operator.
 */
function expression({ anyOf, phrases }: FullTextQuery): string {
  const any = anyOf.map(quoted).join(' OR ')
  return [...phrases.map(quoted), ...(any === '' ? [] : [`(${any})`])].join(' AND ')
}

function quoted({ units, prefix }: Term): string {
  return `"${written(units)}"${prefix ? '*' : ''}`
}

/**
 * Joins units to a text for the tokenizer, which ends a word at every ASCII punctuation character. Characters that
 * belong to a word (`c++`) are therefore written in full width.
 */
function written(units: readonly string[]): string {
  return units.join(' ').replaceAll('+', '\uFF0B').replaceAll('#', '\uFF03')
}
