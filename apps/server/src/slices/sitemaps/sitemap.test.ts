import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { allOf, readXml, textIn } from '../../../test/read-xml.ts'
import { ask } from '../questions/question.test-data.ts'
import { writeSettings } from '../site-settings/index.ts'
import { writeSitemap, writeSitemapFile } from './index.ts'

const placesIn = (document: string) => allOf(readXml(document), 'loc').map(({ text }) => text)

async function openWithQuestions(open: () => Promise<TestSite>, titles: readonly string[]) {
  const site = await open()
  const { token } = await site.admin()
  const ids: string[] = []
  for (const title of titles) ids.push(await ask(site, token, { title }))
  return { site, ids, api: site.api(token) }
}

describeOnEveryEngine('the sitemap', (open) => {
  it('SM1 the sitemap lists every question under its permalink, oldest first, with its last change', async () => {
    const { site, ids, api } = await openWithQuestions(open, ['The first one', 'The second one', 'The third one'])
    const asked = site.clock.now()
    site.clock.advance(60_000)
    const [first = '', second = '', third = ''] = ids
    await unwrap(api.call('createAnswer', { body: { question_id: second, content: 'An answer to it' } }))
    await unwrap(api.call('closeQuestion', { body: { id: third, close_type: 63, close_msg: '' } }))
    const map = readXml(await writeSitemap(site.ctx))
    expect([map.name, map.attributes['xmlns']]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9'])
    expect(
      allOf(map, 'url')
        .map((url) => [textIn(url, 'loc'), textIn(url, 'lastmod')])
        .slice(0, 2),
    ).toEqual([
      [`http://qa.test/questions/${first}/the-first-one`, new Date(asked).toISOString()],
      [`http://qa.test/questions/${second}/the-second-one`, new Date(asked + 60_000).toISOString()],
    ])
    expect(allOf(map, 'url')).toHaveLength(3)
    await writeSettings(site.ctx, 'site_seo', { permalink: 4, robots: '' })
    expect(placesIn(await writeSitemap(site.ctx))[0]).toBe('http://qa.test/questions/D1D1')
  })

  it('SM2 the sitemap of a large site is an index of files, and addresses stay in their file', async () => {
    const titles = Array.from({ length: 8 }, (_, index) => `Question number ${index + 1}`)
    const { site, ids, api } = await openWithQuestions(open, titles)
    const size = { fileSize: 3 }
    const map = readXml(await writeSitemap(site.ctx, size))
    expect(map.name).toBe('sitemapindex')
    expect(allOf(map, 'loc').map(({ text }) => text)).toEqual(
      [1, 2, 3].map((number) => `http://qa.test/sitemap/question-${number}.xml`),
    )
    expect(allOf(map, 'lastmod')[0]?.text).toBe(new Date(site.clock.now()).toISOString())
    const files = () => Promise.all([1, 2, 3, 4].map((number) => writeSitemapFile(site.ctx, number, size)))
    const placesOf = async () => (await files()).map((file) => (file === undefined ? [] : placesIn(file)))
    const before = await placesOf()
    expect(before.map((places) => places.length)).toEqual([3, 3, 2, 0])
    await unwrap(api.call('operateQuestion', { body: { id: ids[0] ?? '', operation: 'hide' } }))
    await unwrap(api.call('deleteQuestion', { body: { id: ids[4] ?? '' } }))
    const after = await placesOf()
    expect(after.map((places) => places.length)).toEqual([2, 2, 2, 0])
    expect(before.map((places, index) => places.filter((place) => after[index]?.includes(place)))).toEqual(after)
    // Once all questions fit into one file, the sitemap is that single file.
    site.clock.advance(3_600_001)
    expect(readXml(await writeSitemap(site.ctx, { fileSize: 6 })).name).toBe('urlset')
  })

  it('SM3 the sitemap of an empty site is empty', async () => {
    const { site } = await openWithQuestions(open, [])
    expect(placesIn(await writeSitemap(site.ctx))).toEqual([])
  })
})
