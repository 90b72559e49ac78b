import { describe, expect, it } from 'vitest'
import { accentStyle, isAccent } from './accent.ts'

describe('accentStyle', () => {
  it.each([
    ['#03f', '#03f'],
    ['#0033FF', '#0033ff'],
  ])('accepts %s', (given, set) => {
    expect(accentStyle(given)).toEqual({ '--qd-accent': set })
  })

  it.each(['', 'red', '03f', '#03', '#0033f', '#0033ff80', '#00g', '#03f;color:red', ' #03f', '#03f\n'])(
    'refuses %j',
    (given) => {
      expect(isAccent(given)).toBe(false)
      expect(() => accentStyle(given)).toThrow(RangeError)
    },
  )
})
