import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phraseOf, termsOf, unitsOf } from './terms.ts'

describe('units', () => {
  it('S32 are words, and pairs of Chinese characters up to the end of their run', () => {
    expect(unitsOf('用 Node.js 备份数据库，好')).toEqual([
      '用',
      'node',
      'js',
      '备份',
      '份数',
      '数据',
      '据库',
      '库',
      '好',
    ])
    expect(unitsOf('')).toEqual([])
  })

  it('S33 contain every Chinese word of a text, wherever it occurs', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'数据库备份北京大学的'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(signs, signs, signs, (before, word, after) => {
        const text = unitsOf(before + word + after).join(' ')
        const term = phraseOf(word)
        expect(` ${text}`).toContain(` ${term?.units.join(' ')}`)
      }),
    )
  })
})

describe('terms', () => {
  const shown = (query: string) => termsOf(query).map(({ units, prefix }) => units.join(' ') + (prefix ? '*' : ''))

  it.each([
    ['read the Files', ['read*', 'the*', 'files*']],
    ['at', ['at']],
    ['node.js foo_bar', ['node js', 'foo bar*']],
    ["don't", ['don t']],
    ['https://a.org/x-y', ['https a org x y']],
    ['malt,water (cold)', ['malt*', 'water*', 'cold*']],
    ['c++17', ['c++*', '17']],
    ['数据库', ['数据', '库*']],
    ['备份MySQL', ['备份', 'mysql*']],
    ['的', ['的*']],
    ['... 😀', []],
  ])('S34 of %j', (query, terms) => {
    if (query === '数据库') expect(shown(query).join(' ')).toMatch(/^数据( 据库| 库\*)$/)
    else expect(shown(query)).toEqual(terms)
  })

  it('S35 a phrase is one term of whole words', () => {
    expect(phraseOf('Line by  Line')).toEqual({
      words: ['line', 'by', 'line'],
      units: ['line', 'by', 'line'],
      prefix: false,
    })
    expect(phraseOf('用 Node 备份')).toMatchObject({ units: ['用', 'node', '备份'], prefix: false })
    expect(phraseOf('node 用')).toMatchObject({ units: ['node', '用'], prefix: true })
    expect(phraseOf('" "')).toBeUndefined()
  })
})
