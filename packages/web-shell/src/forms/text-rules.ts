const EMAIL = /^[^\s@"<>()]+@[^\s@.]+(\.[^\s@.]+)*$/

/** Counts characters as Unicode code points, like the limits of the API. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** True if a text looks like an email address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** True if a text is an http or https address. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
