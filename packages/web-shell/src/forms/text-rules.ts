const EMAIL = /^[^\s@"<>()]+@[^\s@.]+(\.[^\s@.]+)*$/
const PERSON_NAME = /^[a-z0-9 ._-]{2,30}$/i

/** Length in characters as people count them, as the limits of the wire do. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** True if a text looks like an e-mail address (product spec §5, “General e-mail”). */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** True if a text is an http or https address. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol)
}

/** True if a text can be a person's name (product spec §5, decision 6); capitals are kept for show. */
export function isPersonName(text: string): boolean {
  return PERSON_NAME.test(text)
}
