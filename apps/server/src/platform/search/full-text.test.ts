import { Kysely, sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { QueryTookTooLong } from '../db/query-took-too-long.ts'
import { ReadingThreadClient } from '../db/reading-thread-client.ts'
import type { Tables } from '../db/tables.ts'
import { ThreadedSqliteDialect } from '../db/threaded-sqlite.ts'
import type { StrongestTexts } from './full-text-index.ts'
import { fullTextOf } from './full-text.ts'
import { relevanceOf } from './relevance.ts'
import { textTiers } from './text-tiers.ts'
import { phraseOf, termsOf, unitsOf } from './terms.ts'

const MORE_THAN_ALL = 100
/** Keys of the texts in which the words of a query are weak. */
const WEAK = Array.from({ length: 10 }, (_, index) => 10 + index)
const KEYS = { stout: 1, lager: 2, titled: 3, chinese: 4 }

async function openWithTexts(open: () => Promise<TestSite>) {
  const site = await open()
  const { ctx } = site
  const index = fullTextOf(ctx.can)
  const put = (key: number, title: string, body: string) =>
    ctx.db.transaction().execute((tx) => index.put(tx, [{ key, text: { title: unitsOf(title), body: unitsOf(body) } }]))
  await put(KEYS.stout, '', 'A dark stout is brewed from roasted malt, and malt again.')
  await put(KEYS.lager, '', "Lager's malt is pale: it isn't roasted malt. O'Neill said so")
  await put(KEYS.titled, 'Malt', 'Is it sweet?')
  await put(KEYS.chinese, '如何酿造啤酒', '麦芽是什么')
  const find = (anyOf: string, ...phrases: string[]) =>
    index.findNewest(
      ctx.db,
      { anyOf: termsOf(anyOf), phrases: phrases.flatMap((text) => phraseOf(text) ?? []) },
      MORE_THAN_ALL,
    )
  return { site, ctx, index, put, find }
}

const byNumber = (a: number, b: number) => a - b

describeOnEveryEngine('the full-text index', (open, engine) => {
  it('S13 finds any of the words, and the beginnings of words', async () => {
    const { find } = await openWithTexts(open)
    expect(new Set(await find('dark pale'))).toEqual(new Set([KEYS.stout, KEYS.lager]))
    expect(new Set(await find('roast'))).toEqual(new Set([KEYS.stout, KEYS.lager]))
    expect(await find('oasted')).toEqual([])
  })

  it('S70 a word that as many texts have as are counted is frequent, whether the server knows that or counts them', async () => {
    const { ctx, index, put } = await openWithTexts(open)
    for (let key = 100; key < 300; key += 1) {
      await put(key, '', key % 2 === 0 ? 'hops and hopsack' : key % 50 === 1 ? 'hopsack alone' : 'water')
    }
    const terms = termsOf('hops hopsack hop')
    const counts = async () => index.countTerms(ctx.db, terms, 10)
    expect((await counts()).frequentWhole).toEqual([true, true, false])
    if (engine === 'postgres') await sql`analyze search_index`.execute(ctx.db)
    const { texts, frequencies, frequentWhole } = await counts()
    expect(frequentWhole).toEqual([true, true, false])
    // The number of texts is estimated from the keys, so gaps between the keys count as texts.
    expect(texts).toBe(299)
    if (engine === 'postgres') {
      const share = texts / 204
      expect(frequencies[0]).toBeGreaterThanOrEqual(90 * share)
      expect(frequencies[0]).toBeLessThanOrEqual(110 * share)
      expect(frequencies[1]).toBeGreaterThanOrEqual(94 * share)
      expect(frequencies[1]).toBeLessThanOrEqual(115 * share)
    }
  })

  if (engine === 'sqlite3')
    it('S71 every search of the index ends at its time limit', async () => {
      const { site, index, put } = await openWithTexts(open)
      await put(32, '', 'malt')
      const withoutTime = new Kysely<Tables>({
        dialect: new ThreadedSqliteDialect(new ReadingThreadClient(`${site.dataDir}/test.db`, 0)),
      })
      onTestFinished(() => withoutTime.destroy())
      const [malt] = termsOf('malt')
      if (malt === undefined) throw new Error('no term')
      const query = { anyOf: [malt], phrases: [] }
      for (const search of [
        index.count(withoutTime, query, MORE_THAN_ALL),
        index.countTerms(withoutTime, [malt], MORE_THAN_ALL),
        index.findNewest(withoutTime, query, MORE_THAN_ALL),
        index.findStrongest(withoutTime, [{ term: malt }], MORE_THAN_ALL),
      ]) {
        await expect(search).rejects.toThrow(QueryTookTooLong)
      }
    })

  it('S14 words of the title weigh more', async () => {
    const { ctx, index } = await openWithTexts(open)
    const [malt] = termsOf('malt')
    if (malt === undefined) throw new Error('no term')
    expect(await index.findStrongest(ctx.db, [{ term: malt }], 1)).toContain(KEYS.titled)
    const counts = await index.countTerms(ctx.db, [malt], MORE_THAN_ALL)
    const best = await ctx.db
      .selectFrom(textTiers.all().as('texts'))
      .select('texts.key')
      .orderBy(relevanceOf(index, [malt], counts, sql.ref('texts.tiers')), 'desc')
      .executeTakeFirst()
    expect(best?.key).toBe(KEYS.titled)
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

  it('S57 counts stop at their limits, and texts are found where a word is strongest, alone and beside others', async () => {
    const { ctx, index, put, find } = await openWithTexts(open)
    const filler = Array.from({ length: 150 }, (_, word) => `w${word}`).join(' ')
    for (let key = 10; key < 20; key += 1) await put(key, '', `malt roasted ${filler}`)
    const terms = termsOf('malt roasted')
    const [malt, roasted] = terms
    if (malt === undefined || roasted === undefined) throw new Error('no terms')
    const query = { anyOf: terms, phrases: [] }
    expect(await index.count(ctx.db, query, MORE_THAN_ALL)).toBe(13)
    expect(await index.count(ctx.db, query, 2)).toBe(2)
    const counts = await index.countTerms(ctx.db, terms, MORE_THAN_ALL)
    expect(counts.frequencies).toEqual([13, 12])
    expect(counts.texts).toBeGreaterThanOrEqual(14)
    const strongest = (lists: StrongestTexts[], limit: number) => index.findStrongest(ctx.db, lists, limit)
    // If there are few matches, all of them are found; if there are many, those in which the word weighs most, whatever
    // their keys are.
    expect((await strongest([{ term: malt }], MORE_THAN_ALL)).toSorted(byNumber)).toEqual([1, 2, 3, ...WEAK])
    expect(await strongest([{ term: malt }], 3)).toEqual(expect.arrayContaining([1, 2, 3]))
    expect(await strongest([{ term: malt, beside: { term: roasted, weight: 1, isDense: false } }], 2)).toEqual(
      expect.arrayContaining([1, 2]),
    )
    expect(
      await strongest([{ term: malt, beside: { term: roasted, weight: 1, isDense: true }, amount: 'many' }], 2),
    ).not.toContain(3)
    const within = { anyOf: [], phrases: termsOf('dark') }
    expect(await strongest([{ term: malt, within }], MORE_THAN_ALL)).toEqual([1])
    expect((await strongest([{ term: malt, from: 15 }], MORE_THAN_ALL)).toSorted(byNumber)).toEqual([
      15, 16, 17, 18, 19,
    ])
    expect(await index.findNewest(ctx.db, query, 2)).toEqual([19, 18])
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
