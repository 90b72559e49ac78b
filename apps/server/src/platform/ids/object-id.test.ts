import { describe, expect, it } from 'vitest'
import { decodeObjectId, encodeObjectId, encodeShortId } from './object-id.ts'

describe('object ids', () => {
  it.each([
    ['10010000000000001', 'D1D1'],
    ['10010000000000012', 'D1O1'],
    ['10020000000000012', 'E1O1'],
    ['10010000000001234', 'D1wl'],
    ['10020000000123456', 'E1Q8w'],
  ])('%s has the short form %s, and both decode to the same object', (long, short) => {
    const { type = 'tag', id = 0 } = decodeObjectId(long) ?? {}
    expect(encodeObjectId({ type, id })).toBe(long)
    expect(encodeShortId({ type, id })).toBe(short)
    expect(decodeObjectId(short)).toEqual({ type, id })
  })

  it.each(['', '0', 'x', '../../etc', '1'.repeat(40), 'D1', '日本', '20010000000000001'])('%j is no id', (text) => {
    const ref = decodeObjectId(text)
    // A text may happen to decode as a short id; it must never decode to an unsafe integer.
    if (ref) expect(Number.isSafeInteger(ref.id)).toBe(true)
    else expect(ref).toBeUndefined()
  })
})
