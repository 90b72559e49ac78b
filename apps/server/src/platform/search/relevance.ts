import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { FullText, TermCounts } from './full-text-index.ts'
import { IMPACTS, WRITTEN_MARK } from './impact.ts'
import type { Term } from './terms.ts'

/**
 * Returns the SQL expression that rates a text for a query by its tiers (`writeTiers`): BM25 with impacts in
 * steps, so that similar texts are rated equally and the newest of them may come first. Both engines rank alike. A
 * text without any of the terms is rated 0.
 * @param index the index of the database, which writes the parts of the expression that differ between engines
 */
export function relevanceOf(
  index: Pick<FullText, 'placeOf'>,
  terms: readonly Term[],
  { texts, frequencies }: Pick<TermCounts, 'texts' | 'frequencies'>,
  tiers: RawBuilder<string>,
): RawBuilder<number> {
  const worth = terms.map((term, place) => {
    const impact = impactOf(index, term, tiers)
    return sql`cast(${rarity(texts, frequencies[place] ?? 0)} as double precision) * ${impact}`
  })
  return sql<number>`(${sql.join(worth, sql` + `)})`
}

/** Returns the inverse document frequency of BM25, by which a term is weighted. */
export function rarity(texts: number, frequency: number): number {
  const found = Math.min(frequency, texts)
  return Math.log(1 + (texts - found + 0.5) / (found + 0.5))
}

/**
 * Returns the expression for the impact of a term in a text: 0 if one of the term's units is not in the text. A term of
 * several units has the impact of its first unit; a term that matches the beginnings of words has the impact of the
 * strongest of these words.
 */
function impactOf(
  { placeOf }: Pick<FullText, 'placeOf'>,
  { units, prefix }: Term,
  tiers: RawBuilder<string>,
): RawBuilder<number> {
  const places = units.map((unit, place) => {
    const end = prefix && place === units.length - 1 ? '' : ' '
    return placeOf(tiers, `${WRITTEN_MARK}${unit}${end}`)
  })
  const [first, ...others] = places
  if (first === undefined) return sql<number>`0`
  const impacts = IMPACTS.map((impact, tier) => sql`when ${sql.lit(tier.toString(36))} then ${sql.lit(impact)}`)
  // A position of 0, for a word that is not found, leads to no tier.
  const impact = sql<number>`case substr(${tiers}, ${first} - 1, 1) ${sql.join(impacts, sql` `)} else 0 end`
  if (others.length === 0) return impact
  const missing = others.map((place) => sql`${place} = 0`)
  return sql<number>`case when ${sql.join(missing, sql` or `)} then 0 else ${impact} end`
}
