import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceBetween, isSpellable, mistakesIn, nearPartKeysOf, partKeysOf, swapsOf } from './near-words.ts'

const letters = fc.constantFrom(...'abcde')
const word = fc.array(letters, { minLength: 4, maxLength: 14 }).map((all) => all.join(''))

/** One mistake at a position given as a share of the word. */
const mistake = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'replace', 'swap'),
  place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  letter: letters,
})

function withMistake(text: string, { kind, place, letter }: { kind: string; place: number; letter: string }): string {
  const at = Math.floor(place * text.length)
  const [before, after] = [text.slice(0, at), text.slice(at)]
  if (kind === 'insert') return before + letter + after
  if (kind === 'remove') return before + after.slice(1)
  if (kind === 'replace') return before + letter + after.slice(1)
  return before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)
}

/** True if the keys or the swaps of a typed word lead to a word of the vocabulary. */
function isFound(typed: string, known: string): boolean {
  const stored = new Set(partKeysOf(known))
  return nearPartKeysOf(typed).some((key) => stored.has(key)) || swapsOf(typed).includes(known)
}

describe('near words', () => {
  it('S74 words of 4 to 7 letters may have one mistake, longer ones two; a swap of neighbours is one', () => {
    expect(['stou', 'sourdog', 'sourdogh', 'fermentatoin'].map(mistakesIn)).toEqual([1, 1, 2, 2])
    const pairs: [string, string, number][] = [
      ['sourdogh', 'sourdough', 1],
      ['recieve', 'receive', 1],
      ['malt', 'malt', 0],
      ['fermnetatoin', 'fermentation', 2],
      ['stout', 'about', 2],
      ['', 'abc', 3],
    ]
    expect(pairs.map(([one, other]) => distanceBetween(one, other))).toEqual(pairs.map(([, , distance]) => distance))
  })

  it('S75 the keys of the parts of a word lead to every word within the allowed mistakes', () => {
    fc.assert(
      fc.property(word, mistake, mistake, (known, first, second) => {
        const once = withMistake(known, first)
        const twice = withMistake(once, second)
        if (once.length >= 4) expect(isFound(once, known), once).toBe(true)
        // The two letters of a swap may be in different parts, so two mistakes certainly lead to the word only if
        // neither is a swap.
        const isSwap = first.kind === 'swap' || second.kind === 'swap'
        if (mistakesIn(twice) === 2 && !isSwap) expect(isFound(twice, known), twice).toBe(true)
      }),
      { numRuns: 5_000 },
    )
  })

  it('S76 short words, numbers, names with signs and text without spaces between words are never corrected', () => {
    expect(['stout', 'über', 'хлеб', 'ψωμί'].filter(isSpellable)).toHaveLength(4)
    for (const text of [
      'pie',
      'c++',
      'abc1',
      '2024',
      '数据库的',
      'パンです',
      '데이터베이스',
      'ขนมปัง',
      'a'.repeat(33),
    ]) {
      expect(isSpellable(text), text).toBe(false)
    }
  })
})
