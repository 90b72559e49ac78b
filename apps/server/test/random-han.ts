import { randomInt } from 'node:crypto'

const FIRST = 0x4e00
const LAST = 0x9fa5

/** Returns random Chinese characters, which no engine can compress. */
export function randomHan(length: number): string {
  return Array.from({ length }, () => String.fromCodePoint(randomInt(FIRST, LAST + 1))).join('')
}
