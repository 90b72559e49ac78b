import { UnreadableRequest } from '../refusals/request-refusals.ts'

/** Maximum number of values; no body of the contract has more. */
const MAX_VALUES = 20_000
/**
 * Maximum number of objects and lists around a value, not counting the body itself; no body of the contract nests
 * deeper.
 */
export const MAX_DEPTH = 12
/** Maximum number of fields of an object; no object of the contract has more, unknown fields included. */
export const MAX_FIELDS = 1_000

const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Parses the body of a request. A body with more values, more fields in an object or deeper nesting than any of the
 * contract is refused before it is parsed, because building its objects is what takes time and memory.
 * @returns undefined for an empty body
 * @throws {UnreadableRequest}
 */
export function parseJsonBody(text: string): unknown {
  if (text === '') return undefined
  if (isTooComplex(text)) throw new UnreadableRequest()
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableRequest()
  }
}

/**
 * True for a text with too many values, too many fields in an object or too deep nesting. Counts commas and brackets
 * outside of strings.
 */
function isTooComplex(text: string): boolean {
  let values = 0
  let depth = 0
  /**
   * The number of commas in each open bracket, by depth. A list starts at -Infinity, so it never reaches the limit on
   * fields.
   */
  const fields: number[] = [-Infinity]
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at)
        break
      case 0x2c: // ,
        values += 1
        fields[depth] = (fields[depth] ?? 0) + 1
        if ((fields[depth] ?? 0) >= MAX_FIELDS) return true
        break
      case 0x5b: // [
        depth += 1
        fields[depth] = -Infinity
        break
      case 0x7b: // {
        depth += 1
        fields[depth] = 0
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth = Math.max(0, depth - 1)
        break
    }
    if (values > MAX_VALUES || depth > MAX_DEPTH + 1) return true
  }
  return false
}

/** Returns the position of the quote that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === BACKSLASH) at += 1
  }
  return text.length
}
