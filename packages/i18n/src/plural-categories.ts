/** The plural categories of all languages. */
export const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** A plural category. */
export type Form = (typeof FORMS)[number]

/**
 * The whole numbers up to this one cover every plural category of the languages that Intl knows, except the categories
 * of fractions and of large round numbers.
 */
const LAST_SAMPLE = 200
/**
 * Samples for the categories that only large numbers have, such as `many`, which French and Spanish use for millions.
 */
const LARGE_SAMPLES = [1_000, 1_000_000]

/** Returns whole numbers that together cover every plural category. */
export function samples(): number[] {
  return [...Array.from({ length: LAST_SAMPLE + 1 }, (_, count) => count), ...LARGE_SAMPLES]
}

/** Returns the categories that whole numbers can have in the language. */
export function categoriesOf(rules: Intl.PluralRules): Form[] {
  const reached = new Set<string>(samples().map((count) => rules.select(count)))
  return FORMS.filter((form) => reached.has(form) || form === 'other')
}
