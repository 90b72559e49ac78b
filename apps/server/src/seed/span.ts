/** The time a site's content is spread over, in milliseconds. */
export interface Span {
  from: number
  /** Nothing happens after this moment. */
  to: number
}

const YEAR = 365 * 86_400_000
const YEARS = 3

/** Returns the last three years. */
export function spanUntil(to: number): Span {
  return { from: to - YEARS * YEAR, to }
}

/** Returns the moment at a fraction of a span, in whole seconds. */
export function momentAt(span: Span, part: number): number {
  return Math.floor((span.from + (span.to - span.from) * part) / 1000) * 1000
}
