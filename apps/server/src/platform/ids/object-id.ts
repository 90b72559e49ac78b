import type { ObjectKind } from './object-kinds.ts'
import { kindNumber, kindNumbered } from './object-kinds.ts'

const SEQUENCE_DIGITS = 13
const SHORT_OFFSET = 100
const SHORT_ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHORT_BASE = BigInt(SHORT_ALPHABET.length)

/** The decoded form of a public object id: the kind of the object and the key of its row. */
export interface ObjectRef {
  type: ObjectKind
  id: number
}

/**
 * Encodes the 17-digit public form: `1`, three digits for the kind, thirteen for the sequence number
 * (docs/spec/contract.md#ids). Internally, keys are plain integers.
 */
export function encodeObjectId({ type, id }: ObjectRef): string {
  return `1${String(kindNumber(type)).padStart(3, '0')}${String(id).padStart(SEQUENCE_DIGITS, '0')}`
}

/** Encodes the short form of permalinks 3 and 4, e.g. `D1D1` for the first question. */
export function encodeShortId({ type, id }: ObjectRef): string {
  return shorten(kindNumber(type)) + shorten(id)
}

/** A decoded id; its kind is undefined if the site has no objects of it. */
export interface DecodedId {
  type: ObjectKind | undefined
  id: number
}

/**
 * The key of an id that names no object of the requested kind. No row has it, so use cases find nothing, as for an
 * object that is gone, and refuse it in the same place.
 */
export const NO_KEY = 0

/**
 * Decodes either form. Returns undefined for anything else, so that callers respond with "not found" instead of
 * failing.
 */
export function decodeObjectId(text: string): DecodedId | undefined {
  const long = /^1(\d{3})(\d{13})$/.exec(text)
  if (long) return { type: kindNumbered(Number(long[1])), id: Number(long[2]) }
  return decodeShortId(text)
}

/** Decodes either form for a use case. A text that is not an id becomes an id without a kind, which no row has. */
export function readObjectId(text: string): DecodedId {
  return decodeObjectId(text) ?? { type: undefined, id: NO_KEY }
}

/**
 * Decodes the plain number that names a version or a pending post, for a use case; {@link NO_KEY} for anything else.
 */
export function readNumber(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : NO_KEY
}

function decodeShortId(text: string): DecodedId | undefined {
  if (!/^[0-9a-zA-Z]{3,12}$/.test(text)) return undefined
  const type = lengthen(text.slice(0, 2))
  const id = lengthen(text.slice(2))
  if (type === undefined || id === undefined || type < 1 || id < 1) return undefined
  return { type: kindNumbered(type), id }
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
