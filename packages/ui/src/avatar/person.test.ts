import { describe, expect, it } from 'vitest'
import { initials, tintOf, TINTS } from './person.ts'

describe('initials', () => {
  it.each([
    ['Ruth Okafor', 'RO'],
    ['Mei-Ling Zhao', 'MZ'],
    ['ada', 'A'],
    ['Juan Carlos de la Vega', 'JV'],
    ['陈雨桐', '陈'],
    ['  (bot) 7  ', 'B7'],
    ['ẞ x', 'ẞX'],
    ['', '?'],
    ['🙂', '?'],
  ])('%j is %j', (name, short) => {
    expect(initials(name)).toBe(short)
  })
})

describe('tintOf', () => {
  it('returns the same tint for the same name', () => {
    expect(tintOf('Ruth Okafor')).toBe(tintOf('Ruth Okafor'))
  })

  it('uses every tint and no other', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, i) => tintOf(`person ${i}`)))
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: TINTS }, (_, i) => i))
  })
})
