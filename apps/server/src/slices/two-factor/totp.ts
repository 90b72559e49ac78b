import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/*
 * Time-based one-time passwords (RFC 6238 over RFC 4226) with the only parameters that every authenticator app
 * supports: SHA-1, six digits, 30 seconds. `node:crypto` provides the HMAC, so a library would save only a few lines.
 */

const STEP_MS = 30_000
const DIGITS = 6
/** The length of the HMAC, which RFC 4226 §4 recommends. */
const KEY_BYTES = 20
/** Steps before and after the current one whose codes are accepted, for clocks that differ (RFC 6238 §5.2). */
const SKEW = 1
/** The alphabet of base32 (RFC 4648 §6). */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Generates the key of an app, in base32. */
export function newKey(): string {
  return toBase32(randomBytes(KEY_BYTES))
}

/** Returns the code of a time step. */
export function codeOfStep(key: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(key)).update(counter).digest()
  // Dynamic truncation (RFC 4226 §5.3).
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Returns the time step that a code belongs to; undefined if it is none of the accepted ones. */
export function stepOfCode(key: string, code: string, now: number): number | undefined {
  const given = Buffer.from(code)
  if (given.length !== DIGITS) return undefined
  const current = Math.floor(now / STEP_MS)
  const steps = Array.from({ length: 2 * SKEW + 1 }, (_, index) => current - SKEW + index)
  return steps.find((step) => timingSafeEqual(Buffer.from(codeOfStep(key, step)), given))
}

/**
 * Maximum length of each escaped name in the address: together with a key they make a QR code of at most 93 modules a
 * side, which phones can read from a screen.
 */
const MAX_NAME = 150

/**
 * Returns the address that apps read from a QR code
 * (https://github.com/google/google-authenticator/wiki/Key-Uri-Format).
 */
export function otpauthUrl(key: string, { issuer, account }: { issuer: string; account: string }): string {
  // A colon separates the two names in the address, so the names must not contain one.
  const [from, of] = [issuer, account].map((name) => escapedName(name.replaceAll(':', ' ')))
  return `otpauth://totp/${from}:${of}?secret=${key}&issuer=${from}`
}

/** Escapes as many characters of a name as fit. */
function escapedName(name: string): string {
  const escaped = [...name].map(encodeURIComponent)
  let length = 0
  return escaped.filter((part) => (length += part.length) <= MAX_NAME).join('')
}

/** Encodes bytes in base32 without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
