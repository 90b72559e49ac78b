import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { fullTextOf } from './full-text.ts'
import { TIERS } from './impact.ts'
import { phraseOf, termsOf, unitsOf } from './terms.ts'

const KEYS = { stout: 1, lager: 2, titled: 3, chinese: 4 }

async function openWithTexts(open: () => Promise<TestSite>) {
  const { ctx } = await open()
  const index = fullTextOf(ctx.can)
  const put = (key: number, title: string, body: string) =>
    ctx.db.transaction().execute((tx) => index.put(tx, key, { title: unitsOf(title), body: unitsOf(body) }))
  await put(KEYS.stout, '', 'A dark stout is brewed from roasted malt, and malt again.')
  await put(KEYS.lager, '', "Lager's malt is pale: it isn't roasted malt. O'Neill said so")
  await put(KEYS.titled, 'Malt', 'Is it sweet?')
  await put(KEYS.chinese, '如何酿造啤酒', '麦芽是什么')
  const find = async (anyOf: string, ...phrases: string[]) => {
    const matches = index.matches({ anyOf: termsOf(anyOf), phrases: phrases.flatMap((text) => phraseOf(text) ?? []) })
    const rows = await ctx.db.selectFrom(matches.as('hits')).selectAll().orderBy('relevance', 'desc').execute()
    return rows.map((row) => row.key)
  }
  return { ctx, index, put, find }
}

describeOnEveryEngine('the full-text index', (open) => {
  it('S13 finds any of the words, and the beginnings of words', async () => {
    const { find } = await openWithTexts(open)
    expect(new Set(await find('dark pale'))).toEqual(new Set([KEYS.stout, KEYS.lager]))
    expect(new Set(await find('roast'))).toEqual(new Set([KEYS.stout, KEYS.lager]))
    expect(await find('oasted')).toEqual([])
  })

  it('S14 words of the title weigh more', async () => {
    const { find } = await openWithTexts(open)
    expect((await find('malt'))[0]).toBe(KEYS.titled)
  })

  it('S15 phrases are words in their order', async () => {
    const { find } = await openWithTexts(open)
    expect(await find('', 'dark stout')).toEqual([KEYS.stout])
    expect(await find('', 'stout dark')).toEqual([])
    expect(await find('malt', "isn't roasted")).toEqual([KEYS.lager])
    // The end of a title and the beginning of its body do not form a phrase.
    expect(await find('', 'malt is it')).toEqual([])
  })

  it('S16 finds Chinese words', async () => {
    const { find } = await openWithTexts(open)
    expect(await find('啤酒')).toEqual([KEYS.chinese])
    expect(await find('麦芽')).toEqual([KEYS.chinese])
  })

  it('S29 finds Chinese words wherever the text is segmented, and no text that merely shares their characters', async () => {
    const { put, find } = await openWithTexts(open)
    await put(5, '分布式数据库备份', '在北京大学使用 Node 吗')
    for (const word of ['数据库', '数据', '备份', '库', '份', '北京', '北京大学', '大学', '分布式']) {
      expect(await find(word), word).toEqual([5])
    }
    for (const word of ['据数', '库分布', '京学']) expect(await find('', word), word).toEqual([])
    expect(await find('', '使用 node')).toEqual([5])
    expect(await find('', '大学使')).toEqual([5])
    expect(await find('', 'node 吗')).toEqual([5])
    expect(await find('', '备份在北京')).toEqual([])
  })

  it('S30 finds names of code as they are written', async () => {
    const { put, find } = await openWithTexts(open)
    await put(5, 'Streams in Node.js', 'const line_count = 1')
    await put(6, 'js of a node', 'The count of a line in C++ and C#')
    await put(7, 'Plain C', 'See https://example.org/docs/a.html')
    expect(await find('node.js')).toEqual([5])
    expect(await find('line_count')).toEqual([5])
    expect(await find('c++')).toEqual([6])
    expect(await find('C#')).toEqual([6])
    expect(await find('c')).toEqual([7])
    expect(await find('https://example.org/docs')).toEqual([7])
    expect(await find('example.org')).toEqual([7])
    expect(new Set(await find('node, js'))).toEqual(new Set([5, 6]))
  })

  it('S17 a text is replaced and removed; the index lists its keys', async () => {
    const { ctx, index, put, find } = await openWithTexts(open)
    await put(KEYS.stout, '', 'Something else')
    expect(await find('stout')).toEqual([])
    expect(await find('something')).toEqual([KEYS.stout])
    await ctx.db.transaction().execute((tx) => index.remove(tx, KEYS.stout))
    expect(await find('something')).toEqual([])
    const keys = await ctx.db.selectFrom(index.keys().as('texts')).select('texts.key').orderBy('texts.key').execute()
    expect(keys.map(({ key }) => key)).toEqual([KEYS.lager, KEYS.titled, KEYS.chinese])
  })

  it('S57 counts stop at their limits, and the matches of some tiers have the relevance of all', async () => {
    const { ctx, index, put, find } = await openWithTexts(open)
    const query = { anyOf: termsOf('malt roast'), phrases: [] }
    expect(await index.count(ctx.db, query, 10)).toBe(3)
    expect(await index.count(ctx.db, query, 2)).toBe(2)
    expect(await index.countTerms(ctx.db, query, 10)).toMatchObject([{ all: 3 }, { all: 2 }])
    expect(await index.countTerms(ctx.db, query, 1)).toMatchObject([{ all: 1 }, { all: 1 }])
    const filler = Array.from({ length: 150 }, (_, word) => `w${word}`).join(' ')
    await put(9, '', `malt ${filler}`)
    const read = async (matches: ReturnType<typeof index.matches>) =>
      new Map(
        (await ctx.db.selectFrom(matches.as('hits')).selectAll().execute()).map((row) => [row.key, row.relevance]),
      )
    const all = await read(index.matches(query))
    expect(new Set(all.keys())).toEqual(new Set([KEYS.stout, KEYS.lager, KEYS.titled, 9]))
    const [counts] = await index.countTerms(ctx.db, query, 10)
    const malt = counts?.tiers.findIndex((count) => count > 0) ?? 0
    const strongest = await read(index.strongMatches(query, [malt + 1, 0]))
    expect([...strongest]).toEqual([[KEYS.titled, all.get(KEYS.titled)]])
    // A weak word is in no tier that is read by number.
    expect(await read(index.strongMatches(query, [TIERS, TIERS]))).toEqual(
      new Map([...all].filter(([key]) => key !== 9)),
    )
    expect(await read(index.strongMatches(query, ['all', 0]))).toEqual(all)
    expect(await read(index.newestMatches(query, 2))).toEqual(
      new Map([...all].filter(([key]) => key === 9 || key === KEYS.titled)),
    )
    expect(await find('↑7malt')).toEqual([])
  })

  it('S18 operator words of an engine are ordinary words', async () => {
    const { put, find } = await openWithTexts(open)
    await put(9, 'NEAR AND OR NOT', "it's \\ 'quoted' & | ! <-> :* \"x\"")
    expect(await find('near and or not')).toContain(9)
    expect(await find('', 'near and or not')).toEqual([9])
    expect(await find('quoted')).toEqual([9])
  })
})
