import { expect, it } from 'vitest'
import { TIERS, tierUnitsOf, writeTiers } from './impact.ts'

const filler = (words: number): string[] => Array.from({ length: words }, (_, word) => `w${word}`)

/** Returns the tier of the word "malt" in a text. */
function tierOf(title: readonly string[], body: readonly string[]): number {
  const unit = tierUnitsOf({ title, body }, 0).find((one) => one.endsWith('malt')) ?? ''
  return Number.parseInt(unit.slice(1, 2), 36)
}

it('S56 the tier of a word rises with its share of a text, and those of the title are strong', () => {
  expect(tierOf([], ['malt', ...filler(100)])).toBe(0)
  expect(tierOf([], ['malt', 'malt', 'malt', ...filler(100)])).toBeGreaterThan(1)
  expect(tierOf(['malt'], filler(100))).toBeGreaterThan(tierOf([], ['malt', ...filler(20)]))
  expect(
    tierOf(
      Array.from({ length: 50 }, () => 'malt'),
      [],
    ),
  ).toBe(TIERS)
})

it('S58 each word of a text has one tier, and weak words none if only stronger ones are asked for', () => {
  const text = { title: ['malt'], body: ['malt', ...filler(100)] }
  expect(tierUnitsOf(text, 0)).toHaveLength(101)
  expect(tierUnitsOf(text, 1).map((unit) => unit.slice(2))).toEqual(['malt'])
})

it('S64 the words of a text are written with their tiers, the strongest first', () => {
  expect(writeTiers({ title: ['malt'], body: ['and', ...filler(100)] })).toMatch(/^[1-9a-e]\|malt 0\|and 0\|w0 /)
})
