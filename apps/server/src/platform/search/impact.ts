import type { IndexedText } from './full-text-index.ts'
import type { Term } from './terms.ts'

/** One occurrence in a title counts as this many in a body. */
export const TITLE_WEIGHT = 4

/** The usual parameters of BM25 (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009). */
const K1 = 1.2
const B = 0.75
/** Units of a usual post; fixed, so that an impact does not change with other texts. */
const USUAL_LENGTH = 100

/** Number of tiers, not counting the one for weak words; the strongest has the highest number. */
export const TIERS = 14
/** Words with a smaller impact are weak: those that occur once in a usual post. Their tier has the number 0. */
const WEAK = 1.1
/**
 * The impact that all weak words are rated with: about that of a word which occurs once in a post of twice the usual
 * length.
 */
const WEAK_IMPACT = 0.7
/** Width of a tier. No impact is greater than `K1 + 1`, so the tiers cover all impacts from `WEAK` upwards. */
const STEP = (K1 + 1 - WEAK) / TIERS

/** First character of the units of tiers in the index. No word contains it. */
const MARK = '↑'
/** Separates a tier from its word in the tiers of a text. No word contains it. */
export const WRITTEN_MARK = '|'

/**
 * Returns the units that say which words a text is particularly about, one per word: its tier and the word. A
 * search for a frequent word reads only the texts of the upper tiers, so its cost does not grow with the number of
 * matches (Manning, Raghavan and Schütze, Introduction to Information Retrieval, 7.1.4 Tiered indexes).
 *
 * Before tiers, a search for a frequent word took 2 s at a million questions (SQLite, p50, cold file cache), a
 * time that includes leaving out hidden posts. `pnpm bench --only search` measures such searches today. Can be
 * deleted once both engines rank all matches of a frequent word within the time limit of a search.
 *
 * @param lowest words of weaker tiers get no unit
 */
export function tierUnitsOf(text: IndexedText, lowest: number): string[] {
  return [...tiersOfUnits(text)].flatMap(([unit, tier]) => (tier < lowest ? [] : [`${markOf(tier)}${unit}`]))
}

/**
 * Writes the tiers of all words of a text, the strongest first: `e|malt 0|and 0|the `. A search computes the relevance
 * of a text from these tiers alone, without the text or the index (`relevance.ts`).
 */
export function writeTiers(text: IndexedText): string {
  const tiers = [...tiersOfUnits(text)].toSorted(([, one], [, other]) => other - one)
  return tiers.map(([unit, tier]) => `${tier.toString(36)}${WRITTEN_MARK}${unit} `).join('')
}

/** The impact that words of each tier are rated with: the middle of the tier. */
export const IMPACTS = Array.from({ length: TIERS + 1 }, (_, tier) =>
  tier === 0 ? WEAK_IMPACT : WEAK + (tier - 0.5) * STEP,
)

/**
 * Returns the terms for texts in which a term has one of `count` tiers, from the tier `strongest` downwards. A term of
 * several units has the tiers of its first unit.
 */
export function tiersOf({ units, prefix }: Term, strongest: number, count: number): Term[] {
  return Array.from({ length: count }, (_, below) => ({
    units: [`${markOf(strongest - below)}${units[0] ?? ''}`],
    prefix: prefix && units.length === 1,
  }))
}

function tiersOfUnits({ title, body }: IndexedText): Map<string, number> {
  const weights = new Map<string, number>()
  for (const unit of title) weights.set(unit, (weights.get(unit) ?? 0) + TITLE_WEIGHT)
  for (const unit of body) weights.set(unit, (weights.get(unit) ?? 0) + 1)
  const norm = K1 * (1 - B + (B * (title.length + body.length)) / USUAL_LENGTH)
  for (const [unit, weight] of weights) {
    const impact = (weight * (K1 + 1)) / (weight + norm)
    weights.set(unit, impact < WEAK ? 0 : Math.floor((impact - WEAK) / STEP) + 1)
  }
  return weights
}

function markOf(tier: number): string {
  return `${MARK}${tier.toString(36)}`
}
