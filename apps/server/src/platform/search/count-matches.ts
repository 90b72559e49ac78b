import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { FullTextQuery, TermCounts } from './full-text-index.ts'
import { termsIn } from './full-text-index.ts'
import { TIERS, tiersOf } from './impact.ts'
import type { Term } from './terms.ts'

/** Parts of statements that engines write differently. */
interface CountSyntax {
  /** Returns a query with a row for each match. */
  matching(query: FullTextQuery): RawBuilder<unknown>
  /** The function that makes a JSON array. */
  jsonArray: RawBuilder<unknown>
}

/** Counts as `FullText.count` does. */
export async function countMatches(
  db: Db,
  query: FullTextQuery,
  limit: number,
  { matching }: CountSyntax,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${countWords(query, limit, matching)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts as `FullText.countTerms` does, in one statement. */
export async function countTerms(
  db: Db,
  query: FullTextQuery,
  limit: number,
  { matching, jsonArray }: CountSyntax,
): Promise<TermCounts[]> {
  const columns = termsIn(query).map((term, index) => {
    const tiers = tiersOf(term, TIERS).map((tier) => upTo(limit, matching(ofTerm(tier))))
    const counts = sql.join([countWords(ofTerm(term), limit, matching), ...sumsBelow(tiers.length)])
    return sql`(with ${runningSums(tiers, limit)} select ${jsonArray}(${counts})) as ${sql.ref(`term${index}`)}`
  })
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)}`.execute(db)
  return columns.map((_, index) => {
    const found = rows[0]?.[`term${index}`]
    // One engine returns JSON as a text.
    const [all = 0, ...tiers] = (typeof found === 'string' ? JSON.parse(found) : (found ?? [])) as number[]
    return { all, tiers }
  })
}

function ofTerm(term: Term): FullTextQuery {
  return { anyOf: [term], phrases: [] }
}

function upTo(limit: number, matching: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select count(*) from (${matching} limit ${sql.lit(limit)}) as found)`
}

/** Counts whole words first: an engine merges the lists of all words with a beginning before it can count the first. */
function countWords(query: FullTextQuery, limit: number, matching: CountSyntax['matching']): RawBuilder<unknown> {
  const withBeginnings = upTo(limit, matching(query))
  if (!termsIn(query).some(({ prefix }) => prefix)) return withBeginnings
  const whole = (terms: readonly Term[]) => terms.map((term) => ({ ...term, prefix: false }))
  const words = upTo(limit, matching({ anyOf: whole(query.anyOf), phrases: whole(query.phrases) }))
  return sql`(case when ${words} < ${sql.lit(limit)} then ${withBeginnings} else ${sql.lit(limit)} end)`
}

/** The first number, the sum of the first two, and so on; the rest is not computed once a sum has reached the limit. */
function runningSums(numbers: readonly RawBuilder<unknown>[], limit: number): RawBuilder<unknown> {
  const sums = numbers.map(
    (number, index) => sql`${sumName(index + 1)} as materialized (
      select case when n < ${sql.lit(limit)} then n + ${number} else n end as n from ${sumName(index)})`,
  )
  return sql.join([sql`${sumName(0)} as (select 0 as n)`, ...sums])
}

function sumsBelow(count: number): RawBuilder<unknown>[] {
  return Array.from({ length: count }, (_, index) => sql`(select n from ${sumName(index + 1)})`)
}

function sumName(index: number): RawBuilder<unknown> {
  return sql.ref(`sum${index}`)
}
