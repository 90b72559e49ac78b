import type { StrongestTexts } from './full-text-index.ts'
import { IMPACTS, TIERS, tiersOf } from './impact.ts'
import type { Term } from './terms.ts'

/** A condition for the texts of one part of a search: they must match at least one term of each group. */
export type Part = readonly (readonly Term[])[]

/**
 * Number of tiers that are searched in one part if other terms have to match, too. A width of two halves the number of
 * parts and hardly changes the order of the texts.
 */
const WIDTH = 2

/** The parts in which the texts of a request are searched, one after the other. */
interface Parts {
  /** True if the first part contains all texts. If they are few, that part is enough; otherwise it is ignored. */
  beginsWhole: boolean
  /** The parts with the most relevant texts first. */
  parts: readonly Part[]
}

/**
 * Writes the parts of all requests as JSON, for one statement that searches the texts of all of them.
 * @param match writes a part in the query language of the index
 */
export function partsInJson(lists: readonly StrongestTexts[], match: (part: Part) => string): string {
  return JSON.stringify(
    lists.map((list) => {
      const { beginsWhole, parts } = partsOf(list)
      return { parts: parts.map(match), probes: beginsWhole, least: list.from ?? 0 }
    }),
  )
}

/** Returns the parts in which the texts of a request are searched. */
function partsOf({ term, beside, within, amount }: StrongestTexts): Parts {
  const others: Part = within ? [...within.phrases.map((phrase) => [phrase]), within.anyOf] : []
  const whole = [[term], ...(beside ? [[beside.term]] : others)]
  const width = within ? WIDTH : 1
  const strong = () =>
    beside ? partsOfPair(term, beside) : stepsOf(width).map((tier) => [...strongIn(term, tier, width), ...others])
  const parts = [...(amount === 'many' ? [] : [whole]), ...(amount === 'few' ? [] : strong())]
  return { beginsWhole: amount !== 'many', parts: parts.map((part) => part.filter((group) => group.length > 0)) }
}

/** Combines the tiers of two terms into parts, those whose texts weigh most for both terms first. */
function partsOfPair(one: Term, { term, weight, isDense }: NonNullable<StrongestTexts['beside']>): Part[] {
  const width = isDense ? 1 : WIDTH
  const worth = (tier: number) => IMPACTS[tier] ?? 0
  return stepsOf(width)
    .flatMap((left) => stepsOf(width).map((right) => ({ left, right, worth: worth(left) + weight * worth(right) })))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ left, right }) => [...strongIn(one, left, width), ...strongIn(term, right, width)])
}

/** Returns the strongest tier of each step of `width` tiers. */
function stepsOf(width: number): number[] {
  return Array.from({ length: TIERS / width }, (_, step) => TIERS - step * width)
}

/**
 * Returns the part with the texts in which a term has one of some tiers. A term of several units is required as well,
 * because a tier only covers its first unit.
 */
function strongIn(term: Term, strongest: number, count: number): Part {
  const tiers = tiersOf(term, strongest, count)
  return term.units.length === 1 ? [tiers] : [tiers, [term]]
}
