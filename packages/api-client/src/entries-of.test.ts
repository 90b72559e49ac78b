import { afterEach, expect, expectTypeOf, it } from 'vitest'
import { ApiFailure, entriesOf, type EntryOf, type Schemas } from './index.ts'
import { clientOf, closeSites, respondWith, startSite } from './site.test-data.ts'

afterEach(closeSites)

/** Starts a site with a list of this length, in pages of two, and records the requested pages in `asked`. */
async function siteWith(length: number, asked: string[], counted = length): Promise<string> {
  const all = Array.from({ length }, (_, i) => ({ slug_name: `tag ${i}` }))
  return startSite((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://site')
    const page = Number(searchParams.get('page'))
    asked.push(`${page} ${searchParams.get('query_cond') ?? ''}`.trim())
    respondWith(200, { count: counted, list: all.slice(2 * page - 2, 2 * page) })(request, response)
  })
}

async function namesIn(entries: AsyncIterable<{ slug_name: string }>, most = Infinity): Promise<string[]> {
  const names: string[] = []
  for await (const { slug_name } of entries) if (names.push(slug_name) >= most) break
  return names
}

it('goes through every page once, from the first or from another one, and keeps the query', async () => {
  const asked: string[] = []
  const client = clientOf(await siteWith(5, asked))
  const query = { query_cond: 'popular' } as const
  expect(await namesIn(entriesOf(client, 'listTags', { query }))).toEqual(['tag 0', 'tag 1', 'tag 2', 'tag 3', 'tag 4'])
  expect(asked.splice(0)).toEqual(['1 popular', '2 popular', '3 popular'])
  expect(await namesIn(entriesOf(client, 'listTags', { query: { page: 2 } }))).toEqual(['tag 2', 'tag 3', 'tag 4'])
  expect(asked.splice(0)).toEqual(['2', '3', '4'])
  expect(await namesIn(entriesOf(client, 'listTags'), 2)).toEqual(['tag 0', 'tag 1'])
  expect(asked).toEqual(['1'])
})

it('ends with an empty page, whatever the server counts', async () => {
  const asked: string[] = []
  expect(await namesIn(entriesOf(clientOf(await siteWith(2, asked, 99)), 'listTags'))).toHaveLength(2)
  expect(asked).toEqual(['1', '2'])
})

it('throws the refusal of a page', async () => {
  const client = clientOf(await startSite(respondWith(403, null, 'base.forbidden', 'No.')))
  await expect(namesIn(entriesOf(client, 'listTags'))).rejects.toThrow(ApiFailure)
})

it('knows the type of an entry', () => {
  expectTypeOf<EntryOf<'listQuestions'>>().toEqualTypeOf<Schemas['QuestionListItem']>()
})
