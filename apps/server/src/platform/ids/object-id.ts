const SEQUENCE_DIGITS = 13
const SHORT_OFFSET = 100
const SHORT_ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHORT_BASE = BigInt(SHORT_ALPHABET.length)

/** The two parts of a public object id: its kind's number and the row's own key. */
export interface ObjectRef {
  type: number
  id: number
}

/**
 * The 17-digit public form: `1`, three digits of type, thirteen of sequence (wire conventions §9).
 * Inside, keys stay plain integers.
 */
export function encodeObjectId({ type, id }: ObjectRef): string {
  return `1${String(type).padStart(3, '0')}${String(id).padStart(SEQUENCE_DIGITS, '0')}`
}

/** The short form of permalinks 3 and 4, e.g. `D1D1` for the first question. */
export function encodeShortId({ type, id }: ObjectRef): string {
  return shorten(type) + shorten(id)
}

/**
 * Reads either form; whatever is not an id gives undefined, so that callers answer "not found" and never fail.
 */
export function decodeObjectId(text: string): ObjectRef | undefined {
  const long = /^1(\d{3})(\d{13})$/.exec(text)
  if (long) return { type: Number(long[1]), id: Number(long[2]) }
  return decodeShortId(text)
}

function decodeShortId(text: string): ObjectRef | undefined {
  if (!/^[0-9a-zA-Z]{3,12}$/.test(text)) return undefined
  const type = lengthen(text.slice(0, 2))
  const id = lengthen(text.slice(2))
  if (type === undefined || id === undefined || type < 1 || id < 1) return undefined
  return { type, id }
}

function shorten(value: number): string {
  let rest = BigInt(value + SHORT_OFFSET)
  let text = ''
  while (rest > 0n) {
    text += SHORT_ALPHABET[Number(rest % SHORT_BASE)]
    rest /= SHORT_BASE
  }
  return text
}

function lengthen(text: string): number | undefined {
  let value = 0n
  for (const letter of [...text].toReversed()) value = value * SHORT_BASE + BigInt(SHORT_ALPHABET.indexOf(letter))
  const number = Number(value) - SHORT_OFFSET
  return Number.isSafeInteger(number) ? number : undefined
}
