import { expect, it } from 'vitest'
import { isInvisible, oneLine } from './one-line.ts'

it('X1 a name is one line without direction overrides', () => {
  expect(oneLine('  Ada\n\tLovelace\u0007 ')).toBe('Ada Lovelace')
  expect(oneLine('\u202Enimda\u202C Ada \u2067x\u2069')).toBe('nimda Ada x')
})

it('X2 joined letters and composed emoji stay whole', () => {
  for (const text of ['می‌خواهم', '👩‍👩‍👧', 'क्‍ष']) expect(oneLine(text)).toBe(text)
})

it.each(['', ' \n', '\u200B\u200B', '\u3164\u3164', '\uFEFF\u2060', '\u2800', '\u202E'])('X3 %j is invisible', (text) =>
  expect(isInvisible(text)).toBe(true),
)

it.each(['a', '\u200Ba', '啤', '🍺', '.'])('X4 %j is visible', (text) => expect(isInvisible(text)).toBe(false))
