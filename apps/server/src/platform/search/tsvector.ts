import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { FullText, FullTextQuery, IndexedText } from './full-text-index.ts'
import { tierUnitsOf } from './impact.ts'
import type { Part } from './parts-of-list.ts'
import { partsInJson } from './parts-of-list.ts'
import type { Term } from './terms.ts'
import { textTiers } from './text-tiers.ts'

/**
 * The greatest position in a vector; PostgreSQL counts all later ones as this one (PostgreSQL, limits of text search).
 */
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
    await this.createTiers(db)
  },
  createTiers: (db) => textTiers.create(db, 'bigint'),
  async drop(db) {
    await sql`drop table search_index`.execute(db)
    await textTiers.drop(db)
  },
  async put(tx, texts) {
    const rows = texts.map(({ key, text }) => sql`(${key}::bigint, ${vector(text)}::tsvector)`)
    await sql`insert into search_index (key, words) values ${sql.join(rows)}
      on conflict (key) do update set words = excluded.words`.execute(tx)
    await textTiers.put(tx, texts)
  },
  async remove(tx, key) {
    await sql`delete from search_index where key = ${key}`.execute(tx)
    await textTiers.remove(tx, key)
  },
  // PostgreSQL itself clears what removed texts left behind, when it vacuums dead rows (PostgreSQL, routine vacuuming).
  async *purge() {},
  keys: () => sql<{ key: number }>`(select key from search_index)`,
  // The server ends the statement (`statement_timeout`).
  inTime: () => sql<boolean>`true`,
  among: (keys) => sql`(select key from unnest(${[...keys]}::bigint[]) as key)`,
  placeOf: (text, part) => sql`strpos(${text}, ${part})`,
  async count(db, query, limit) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select 1 from search_index where words @@ ${expression(query)}::tsquery limit ${sql.lit(limit)}) as found`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  },
  async countTerms(db, terms, limit) {
    // For the most frequent words the server knows how many texts have them (PostgreSQL, pg_stats), so these texts need
    // not be read. It knows nothing until its first `analyze`, which comes some time after an import.
    const common = ({ units }: Term) => sql`(select round(frequency * texts) from common, whole
      where word = ${units[0] ?? ''} and frequency * texts >= ${sql.lit(limit)})`
    const counted = (term: Term) => sql`(select count(*) from (
      select 1 from search_index where words @@ ${sequence(term)}::tsquery limit ${sql.lit(limit)}) as found)`
    const columns = terms.flatMap((term, index) => {
      const known = term.units.length === 1 ? common(term) : sql`null::float8`
      const whole = term.prefix
        ? sql`(case when not exists (select from common) then ${counted({ ...term, prefix: false })} end)`
        : sql`null`
      return [
        sql`${whole}::float8 as ${sql.ref(`whole${index}`)}`,
        sql`${known} as ${sql.ref(`known${index}`)}`,
        sql`(case when ${known} is null then ${counted(term)} end)::float8 as ${sql.ref(`counted${index}`)}`,
      ]
    })
    const { rows } = await sql<Record<string, number | null>>`
      with whole as materialized (select max(key) as texts from search_index),
        common as materialized (select unnest(most_common_elems::text::text[]) as word,
          unnest(most_common_elem_freqs) as frequency
          from pg_stats where schemaname = current_schema() and tablename = 'search_index' and attname = 'words')
      select ${sql.join([sql`(select texts from whole) as last`, ...columns])}`.execute(db)
    const known = (index: number) => rows[0]?.[`known${index}`] ?? undefined
    return {
      texts: rows[0]?.last ?? 0,
      frequencies: terms.map((_, index) => known(index) ?? rows[0]?.[`counted${index}`] ?? 0),
      frequentWhole: terms.map((_, index) => known(index) !== undefined || (rows[0]?.[`whole${index}`] ?? 0) >= limit),
    }
  },
  async findNewest(db, query, limit) {
    const { rows } = await sql<{ key: number }>`select key from search_index
      where words @@ ${expression(query)}::tsquery order by key desc limit ${sql.lit(limit)}`.execute(db)
    return rows.map(({ key }) => key)
  },
  async findStrongest(db, asked, limit) {
    const lists = partsInJson(asked, allOf)
    // `offset 0` hides the order from the planner, and `key + 0` the key. Otherwise it would read all texts in the
    // order of their keys, because it does not know the query when it plans.
    const keysOf = (place: RawBuilder<unknown>) => sql`lateral (select array_agg(key) as keys from (
      select key from (select key from search_index where words @@ (lists.parts ->> ${place})::tsquery
        and key + 0 >= lists.least offset 0) as matching
      order by key desc limit ${sql.lit(limit)}) as part) as next`
    const found = sql`coalesce(array_length(lists.keys, 1), 0)`
    const { rows } = await sql<{ keys: number[] }>`
      with recursive found (parts, probes, least, place, count, keys) as (
        select parts, probes, least, 0, 0, next.keys
        from (select value -> 'parts' as parts, (value ->> 'probes')::boolean as probes, (value ->> 'least')::bigint as least
          from json_array_elements(${lists}::json)) as lists, ${keysOf(sql`0`)}
        union all
        select parts, false, least, place + 1, case when probes then 0 else count + ${found} end, next.keys
        from found as lists, ${keysOf(sql`(lists.place + 1)`)}
        where place + 1 < json_array_length(parts)
          and case when probes then ${found} = ${sql.lit(limit)} else count + ${found} < ${sql.lit(limit)} end)
      select to_json(keys) as keys from found where keys is not null`.execute(db)
    return [...new Set(rows.flatMap(({ keys }) => keys))]
  },
}

function allOf(part: Part): string {
  return part.map((group) => `(${group.map(sequence).join(' | ')})`).join(' & ')
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
