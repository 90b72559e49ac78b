/** The time a site's content is spread over, in milliseconds. */
export interface Span {
  from: number
  /** The latest time of any content. */
  to: number
}

const YEAR = 365 * 86_400_000
const YEARS = 3

/** Returns the three years before a time. */
export function spanUntil(to: number): Span {
  return { from: to - YEARS * YEAR, to }
}

/** Returns the moment at a fraction of a span, in whole seconds. */
export function momentAt(span: Span, part: number): number {
  return Math.floor((span.from + (span.to - span.from) * part) / 1000) * 1000
}
