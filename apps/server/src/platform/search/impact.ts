import type { IndexedText } from './full-text-index.ts'
import type { Term } from './terms.ts'

/** A hit in a title counts as this many in a body. */
export const TITLE_WEIGHT = 4

/** The usual parameters of BM25 (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009). */
const K1 = 1.2
const B = 0.75
/** Units of a usual post; fixed, so that an impact does not change with other texts. */
const USUAL_LENGTH = 100

/** Number of tiers besides that of weak words; the strongest has the highest number. */
export const TIERS = 14
/** Words with a smaller impact are weak: those that occur once in a usual post. Their tier has the number 0. */
const WEAK = 1.1
/** No impact is greater than `K1 + 1`. */
const STEP = (K1 + 1 - WEAK) / TIERS

/** Begins the units of tiers. No word contains it. */
const MARK = '↑'

/**
 * Returns the units that say which words a text is particularly about, one per word: its tier and the word. A search for a
 * frequent word reads only the texts of the upper tiers and ranks these exactly, so its cost does not grow with the
 * matches (Manning, Raghavan and Schütze, Introduction to Information Retrieval, 7.1.4 Tiered indexes).
 *
 * `pnpm bench --only search` measures searches for frequent words. Can be deleted once both engines rank all matches of a
 * frequent word within the time limit of a search.
 *
 * @param lowest texts of weaker tiers get no unit
 */
export function tierUnitsOf({ title, body }: IndexedText, lowest: number): string[] {
  const weights = new Map<string, number>()
  for (const unit of title) weights.set(unit, (weights.get(unit) ?? 0) + TITLE_WEIGHT)
  for (const unit of body) weights.set(unit, (weights.get(unit) ?? 0) + 1)
  const norm = K1 * (1 - B + (B * (title.length + body.length)) / USUAL_LENGTH)
  return [...weights].flatMap(([unit, weight]) => {
    const impact = (weight * (K1 + 1)) / (weight + norm)
    const tier = impact < WEAK ? 0 : Math.floor((impact - WEAK) / STEP) + 1
    return tier < lowest ? [] : [tierUnit(tier, unit)]
  })
}

/**
 * Returns the terms for texts in which a term has one of this many strongest tiers, the strongest first; with one more than
 * there are, the weak ones too. A term of several units has the tiers of its first one.
 */
export function tiersOf({ units, prefix }: Term, tiers: number): Term[] {
  return Array.from({ length: tiers }, (_, below) => ({
    units: [tierUnit(TIERS - below, units[0] ?? '')],
    prefix: prefix && units.length === 1,
  }))
}

function tierUnit(tier: number, unit: string): string {
  return `${MARK}${tier.toString(36)}${unit}`
}
