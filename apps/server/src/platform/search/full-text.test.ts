import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import type { FullTextQuery } from './full-text.ts'
import { fullTextOf } from './full-text.ts'
import { wordsOf } from './words.ts'

const KEYS = { stout: 1, lager: 2, titled: 3, chinese: 4 }

async function openWithTexts(open: () => Promise<TestSite>) {
  const { app } = await open()
  const index = fullTextOf(app.can)
  const put = (key: number, title: string, body: string) =>
    app.db.transaction().execute((tx) => index.put(tx, key, { title: wordsOf(title), body: wordsOf(body) }))
  await put(KEYS.stout, '', 'A dark stout is brewed from roasted malt, and malt again.')
  await put(KEYS.lager, '', "Lager's malt is pale: it isn't roasted malt. O'Neill said so")
  await put(KEYS.titled, 'Malt', 'Is it sweet?')
  await put(KEYS.chinese, '如何酿造啤酒', '麦芽是什么')
  const find = async (query: Partial<FullTextQuery>) => {
    const matches = index.matches({ anyOf: [], phrases: [], ...query })
    const rows = await app.db.selectFrom(matches.as('hits')).selectAll().orderBy('relevance', 'desc').execute()
    return rows.map((row) => row.key)
  }
  return { app, index, put, find }
}

describeOnEveryEngine('the full-text index', (open) => {
  it('S13 finds any of the words, and the beginnings of words', async () => {
    const { find } = await openWithTexts(open)
    expect(new Set(await find({ anyOf: ['dark', 'pale'] }))).toEqual(new Set([KEYS.stout, KEYS.lager]))
    expect(new Set(await find({ anyOf: ['roast'] }))).toEqual(new Set([KEYS.stout, KEYS.lager]))
    expect(await find({ anyOf: ['oasted'] })).toEqual([])
  })

  it('S14 words of the title weigh more', async () => {
    const { find } = await openWithTexts(open)
    expect((await find({ anyOf: ['malt'] }))[0]).toBe(KEYS.titled)
  })

  it('S15 phrases are words in their order', async () => {
    const { find } = await openWithTexts(open)
    expect(await find({ phrases: [['dark', 'stout']] })).toEqual([KEYS.stout])
    expect(await find({ phrases: [['stout', 'dark']] })).toEqual([])
    expect(await find({ phrases: [wordsOf("isn't roasted")], anyOf: ['malt'] })).toEqual([KEYS.lager])
    // The end of a title and the beginning of its body are no phrase.
    expect(await find({ phrases: [['malt', 'is', 'it']] })).toEqual([])
  })

  it('S16 finds Chinese words', async () => {
    const { find } = await openWithTexts(open)
    expect(await find({ anyOf: wordsOf('啤酒') })).toEqual([KEYS.chinese])
    expect(await find({ anyOf: wordsOf('麦芽') })).toEqual([KEYS.chinese])
  })

  it('S17 a text is replaced, removed and forgotten', async () => {
    const { app, index, put, find } = await openWithTexts(open)
    await put(KEYS.stout, '', 'Something else')
    expect(await find({ anyOf: ['stout'] })).toEqual([])
    expect(await find({ anyOf: ['something'] })).toEqual([KEYS.stout])
    await app.db.transaction().execute((tx) => index.remove(tx, KEYS.stout))
    expect(await find({ anyOf: ['something'] })).toEqual([])
    await app.db.transaction().execute((tx) => index.clear(tx))
    expect(await find({ anyOf: ['malt'] })).toEqual([])
  })

  it('S18 words that mean something to an engine are words like all others', async () => {
    const { put, find } = await openWithTexts(open)
    await put(9, 'NEAR AND OR NOT', wordsOf("it's \\ 'quoted' & | ! <-> :* \"x\"").join(' '))
    expect(await find({ anyOf: ['near', 'and', 'or', 'not'] })).toContain(9)
    expect(await find({ phrases: [['near', 'and', 'or', 'not']] })).toEqual([9])
    expect(await find({ anyOf: ['quoted'] })).toEqual([9])
  })
})
