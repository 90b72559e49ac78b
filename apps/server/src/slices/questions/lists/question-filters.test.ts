import type { OperationQuery } from '@quandary/api-client'
import { createQuandaryClient, memoryTokenStore, unwrap } from '@quandary/api-client'
import { Kysely, sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { blockSearches } from '../../../../test/concurrency/block-searches.ts'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import type { TestSite } from '../../../../test/harness.ts'
import { WAIT_TIMEOUT } from '../../../../test/wait-timeout.ts'
import { ReadingThreadClient } from '../../../platform/db/reading-thread-client.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { ThreadedSqliteDialect } from '../../../platform/db/threaded-sqlite.ts'
import { createInProcessFetch } from '../../../platform/http/in-process-fetch.ts'
import { ENGLISH } from '../../../platform/i18n/language.ts'
import { countListed, listQuestionIds, updateQuestion } from '../index.ts'
import { ask, keyOf } from '../question.test-data.ts'

type Filters = OperationQuery<'listQuestions'>

async function titles(site: TestSite, query: Filters, token?: string): Promise<string[]> {
  const found = await unwrap(site.api(token).call('listQuestions', { query: { order: 'newest', ...query } }))
  expect(found.count).toBe(found.list.length)
  expect(found.partial).toBeUndefined()
  return found.list.map(({ title }) => title.replace('Question ', ''))
}

const tagged = (...slugs: string[]) => slugs.map((slug_name) => ({ slug_name }))

/** Asks four questions: one with an answer, one with an accepted answer, one closed and one by a member. */
async function fourQuestions(site: TestSite) {
  const { token } = await site.admin()
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const answer = (id: string) =>
    unwrap(site.api(ada.token).call('createAnswer', { body: { question_id: id, content: 'An answer to it' } }))
  const asked = async (name: string, ...slugs: string[]) => {
    site.clock.advance(1000)
    return ask(site, name === 'own' ? ada.token : token, { title: `Question ${name}`, tags: tagged(...slugs) })
  }
  const answered = await asked('answered', 'malt', 'hops')
  await answer(answered)
  const solved = await asked('solved', 'malt')
  const { info } = await answer(solved)
  await unwrap(site.api(token).call('acceptAnswer', { body: { question_id: solved, answer_id: info.id } }))
  const closed = await asked('closed', 'hops')
  await unwrap(site.api(token).call('closeQuestion', { body: { id: closed, close_type: 63 } }))
  const own = await asked('own', 'wine')
  return { token, ada, answered, solved, closed, own }
}

afterEach(() => vi.restoreAllMocks())

/**
 * Numbers, counted from 1, of the searches in the test of rule Q73 that examine all questions. The other searches
 * examine only the first questions.
 */
const WHOLE_LIST_CALLS = [1, 3, 6]

/**
 * Makes searches of all questions exceed the time limit: SQLite's thread has a limit of 0 ms, PostgreSQL a limit of 1
 * ms for a statement that takes a second.
 * @returns a function that returns the number of searches since this call, and a function that restores the limit
 */
function leaveNoTime(site: TestSite, engine: string): { searches(): number; end(): Promise<void> } {
  const { search } = site.ctx.database
  const thread = new ReadingThreadClient(`${site.dataDir}/test.db`, 0)
  const withoutTime = new Kysely<Tables>({ dialect: new ThreadedSqliteDialect(thread) })
  const spy = vi.spyOn(site.ctx.database, 'search')
  spy.mockImplementation((work, asked) => {
    const isOfAll = WHOLE_LIST_CALLS.includes(spy.mock.calls.length)
    return search(async (db) => {
      if (engine === 'sqlite3') return work(withoutTime)
      if (isOfAll) {
        await sql`select set_config('statement_timeout', '1', true)`.execute(db)
        await sql`select pg_sleep(1)`.execute(db)
      }
      return work(db)
    }, asked)
  })
  return {
    searches: () => spy.mock.calls.length,
    async end() {
      spy.mockRestore()
      await withoutTime.destroy()
    },
  }
}

describeOnEveryEngine('filters of lists of questions', (open, engine) => {
  it('Q71 lists filter by answers, state, votes, tags and person, each alone and all together', async () => {
    const site = await open()
    const { token, ada, answered, solved } = await fourQuestions(site)
    await updateQuestion(site.ctx.db, keyOf(answered), { vote_count: 3 })
    await updateQuestion(site.ctx.db, keyOf(solved), { vote_count: -2 })
    expect(await titles(site, { answers: 'none' })).toEqual(['own', 'closed'])
    expect(await titles(site, { answers: 'unaccepted' })).toEqual(['own', 'closed', 'answered'])
    expect(await titles(site, { state: 'closed' })).toEqual(['closed'])
    expect(await titles(site, { state: 'open' })).toEqual(['own', 'solved', 'answered'])
    expect(await titles(site, { min_votes: 0 })).toEqual(['own', 'closed', 'answered'])
    expect(await titles(site, { min_votes: -2 })).toEqual(['own', 'closed', 'solved', 'answered'])
    expect(await titles(site, { tags: 'malt,hops' })).toEqual(['answered'])
    expect(await titles(site, { tags: 'Malt, hops,', match: 'any' })).toEqual(['closed', 'solved', 'answered'])
    expect(await titles(site, { not_tags: 'malt,wine' })).toEqual(['closed'])
    expect(await titles(site, { tag: 'hops', tags: 'malt' })).toEqual(['answered'])
    expect(await titles(site, { tag: 'hops', not_tags: 'malt' })).toEqual(['closed'])
    expect(await titles(site, { only: 'mine' }, ada.token)).toEqual(['own'])
    expect(await titles(site, { only: 'mine', username: ada.username }, token)).toEqual([])
    const all: Filters = {
      answers: 'unaccepted',
      state: 'open',
      min_votes: 1,
      tags: 'malt,wine',
      match: 'any',
      not_tags: 'water',
      in_days: 7,
    }
    expect(await titles(site, { ...all, order: 'score' })).toEqual(['answered'])
    expect(await titles(site, { ...all, tags: 'wine' })).toEqual([])
  })

  it('Q72 filters take synonyms, unknown tags match nothing, and the filters of a person are empty for a guest', async () => {
    const site = await open()
    const { token, ada } = await fourQuestions(site)
    const { tag_id } = await unwrap(site.api().call('getTag', { query: { name: 'hops' } }))
    const body = { tag_id, synonym_tag_list: tagged('wine') }
    await unwrap(site.api(token).call('updateTagSynonyms', { body }))
    expect(await titles(site, { tags: 'wine' })).toEqual(['own', 'closed', 'answered'])
    expect(await titles(site, { not_tags: 'wine' })).toEqual(['solved'])
    expect(await titles(site, { tags: 'malt,unknown' })).toEqual([])
    expect(await titles(site, { tags: 'malt,unknown', match: 'any' })).toEqual(['solved', 'answered'])
    expect(await titles(site, { tags: 'unknown', match: 'any' })).toEqual([])
    expect(await titles(site, { not_tags: 'unknown' })).toHaveLength(4)
    expect(await titles(site, { tags: 'malt,malt,,malt,a,b,c,d,e,f', match: 'any' }), 'five of them').toHaveLength(2)
    expect(await titles(site, { only: 'mine' })).toEqual([])
    expect(await titles(site, { only: 'followed' })).toEqual([])
    expect(await titles(site, { only: 'followed' }, ada.token)).toEqual([])
    await unwrap(site.api(ada.token).call('follow', { body: { object_id: tag_id } }))
    expect(await titles(site, { only: 'followed' }, ada.token)).toEqual(['own', 'closed', 'answered'])
    expect(await titles(site, { only: 'followed', tags: 'malt' }, ada.token)).toEqual(['answered'])
    expect(await titles(site, { order: 'recommend', tags: 'malt' }, ada.token)).toEqual([])
  })

  it('Q73 where filtering takes too long, the first questions of the order are filtered, and the answer says so', async () => {
    const site = await open()
    const { answered } = await fourQuestions(site)
    // The time is checked only at one row in 32, chosen by its key, so this test needs 32 more questions.
    const { token } = await site.admin()
    for (let number = 5; number <= 36; number += 1) {
      const id = await ask(site, token, { title: `Question ${number}`, tags: tagged('water') })
      await updateQuestion(site.ctx.db, keyOf(id), { vote_count: -1 })
    }
    const { searches, end } = leaveNoTime(site, engine)
    // No question passes this filter, so only the time limit can end the first statement.
    const none = { order: 'newest', min_votes: 1_000 } as const
    expect(await unwrap(site.api().call('listQuestions', { query: none }))).toEqual({
      count: 0,
      list: [],
      partial: true,
    })
    expect(searches(), 'one for count and page, another for those of the beginning').toBe(2)
    const query = { order: 'newest', answers: 'unaccepted', min_votes: 0 } as const
    const found = await unwrap(site.api().call('listQuestions', { query }))
    expect(found).toMatchObject({ partial: true, count: 3 })
    expect(found.list).toHaveLength(3)
    expect(searches()).toBe(4)
    expect(await unwrap(site.api().call('listQuestions', { query })), 'that it took too long is cached').toEqual(found)
    expect(searches()).toBe(5)
    const followed = { order: 'recommend', answers: 'none' } as const
    expect(await unwrap(site.api(token).call('listQuestions', { query: followed }))).toMatchObject({ partial: true })
    await end()
    site.clock.advance(60_000)
    expect((await unwrap(site.api().call('listQuestions', { query }))).partial).toBeUndefined()
    const selection = { scope: { hidden: false }, order: 'score', filters: { answers: 'unaccepted' } } as const
    const page = { size: 20, offset: 0 }
    for (const [among, count] of [
      [4, 3],
      [3, 2],
      [1, 1],
    ] as const) {
      expect(await listQuestionIds(site.ctx.db, { ...selection, among }, page)).toHaveLength(count)
      expect(await countListed(site.ctx.db, { ...selection, among })).toBe(count)
    }
    expect(await listQuestionIds(site.ctx.db, { ...selection, filters: { minVotes: 0 } }, page)).toContain(
      keyOf(answered),
    )
  })

  it('Q98 sixty filtered lists from one network at once delay no search of others, and no list of another network', async () => {
    const site = await open()
    const unblock = blockSearches(site, '203.0.113.7')
    const clientAt = (ip: string) => {
      const fetch = createInProcessFetch(site.server.dispatcher, { viewer: null, language: ENGLISH, ip })
      return createQuandaryClient({ baseUrl: 'http://qa.test', tokens: memoryTokenStore(), language: 'en_US', fetch })
    }
    const list = (ip: string) => clientAt(ip).call('listQuestions', { query: { answers: 'none' } })
    let refused = 0
    const lists = Array.from({ length: 60 }, async () => {
      const { error } = await list('203.0.113.7')
      if (error?.status === 429) refused += 1
    })
    // Two searches run and twenty wait. On a slow machine some of the waiting ones are refused too, because they waited
    // too long.
    await vi.waitFor(() => expect(refused).toBeGreaterThanOrEqual(60 - 22), WAIT_TIMEOUT)
    expect((await clientAt('203.0.113.8').call('search', { query: { q: 'anything' } })).error).toBeUndefined()
    const other = list('203.0.113.8')
    unblock()
    expect((await other).error).toBeUndefined()
    await Promise.all(lists)
    expect(refused, 'the two that ran are answered').toBeLessThanOrEqual(60 - 2)
  })

  it('Q99 filtered lists are limited for each person, and lists without a filter are not', async () => {
    const site = await open({ rateLimits: true })
    const { token } = await site.registerPerson({ name: 'Ada' })
    const filters: Filters[] = [{ answers: 'none' }, { min_votes: 0 }, { only: 'mine' }, { not_tags: 'malt' }]
    const list = (query: Filters, as?: string) => site.api(as).call('listQuestions', { query })
    for (let call = 0; call < 120; call += 1) {
      expect((await list(filters[call % filters.length] ?? {}, token)).error).toBeUndefined()
    }
    for (const query of filters) expect((await list(query, token)).error?.status).toBe(429)
    expect((await list({ tag: 'malt', order: 'newest' }, token)).error).toBeUndefined()
    expect((await list({ answers: 'none' })).error).toBeUndefined()
    site.clock.advance(60_000)
    expect((await list({ answers: 'none' }, token)).error).toBeUndefined()
  })
})
