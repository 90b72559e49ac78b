import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import SqliteDriver from 'better-sqlite3'
import { afterEach, expect, it, vi } from 'vitest'
import type { TestSite } from './harness.ts'
import { openSite } from './harness.ts'

// SQLite tells its plans without any data, so a missing index shows here long before a site is large enough to be slow.

/** Tables that grow with the community; all others stay small. */
const GROWING = [
  'answers',
  'bookmarks',
  'comments',
  'follows',
  'notifications',
  'question_tags',
  'questions',
  'reputation_events',
  'revisions',
  'sessions',
  'timeline_events',
  'users',
  'votes',
]

/** Indexes that are walked in their order, and why: a page of all people has no condition that an index could narrow. */
const WALKED: ReadonlySet<string> = new Set(['users_newest', 'users_reputation'])

const opened: TestSite[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const site of opened.splice(0)) await site.close()
})

it('no read that members and guests make often scans a table that grows', async () => {
  const prepare = vi.spyOn(SqliteDriver.prototype, 'prepare')
  const site = await openSite('sqlite3')
  opened.push(site)
  const asker = await site.registerPerson({ name: 'Asker', rank: 1000 })
  const reads = await readsOf(site.api(asker.token), asker.username)
  prepare.mockClear()
  for (const token of [undefined, asker.token]) for (const read of reads) await read(site.api(token))
  const statements = new Set(prepare.mock.calls.map(([sql]) => sql).filter((sql) => /^\s*(select|with)\b/i.test(sql)))
  expect(statements.size).toBeGreaterThan(20)
  prepare.mockRestore()
  const driver = new SqliteDriver(`${site.dataDir}/test.db`, { readonly: true })
  const tables = driver.prepare("select name from sqlite_master where type = 'table'").pluck().all()
  expect(tables).toEqual(expect.arrayContaining(GROWING))
  expect([...statements].flatMap((sql) => scansOf(driver, sql))).toEqual([])
  driver.close()
})

type Read = (api: QuandaryClient) => Promise<unknown>

/** Fills the site a little, and lists the reads behind its most visited pages. */
async function readsOf(api: QuandaryClient, username: string): Promise<Read[]> {
  const tags = [{ slug_name: 'cooking', display_name: 'cooking', original_text: '' }]
  const body = { title: 'How long does rice keep?', content: 'I cooked too much of it yesterday.', tags }
  const { id } = await unwrap(api.call('createQuestion', { body }))
  const answer = await unwrap(
    api.call('createAnswer', { body: { question_id: id, content: 'Two days in the fridge.' } }),
  )
  await unwrap(api.call('createComment', { body: { object_id: id, original_text: 'Is it brown rice?' } }))
  const page = { page: 1, page_size: 20 }
  const orders = ['newest', 'active', 'hot', 'score', 'unanswered', 'frequent'] as const
  return [
    ...orders.map(
      (order): Read =>
        (client) =>
          client.call('listQuestions', { query: { ...page, order } }),
    ),
    (client) => client.call('listQuestions', { query: { ...page, order: 'newest', tag: 'cooking' } }),
    (client) => client.call('getQuestion', { query: { id } }),
    (client) => client.call('listAnswers', { query: { question_id: id, ...page } }),
    (client) => client.call('getAnswer', { query: { id: answer.info.id } }),
    (client) => client.call('listComments', { query: { object_id: id, ...page } }),
    (client) => client.call('listRelatedQuestions', { query: { question_id: id } }),
    (client) => client.call('listTags', { query: { ...page, query_cond: 'popular' } }),
    (client) => client.call('getTag', { query: { name: 'cooking' } }),
    async (client) => {
      const { tag_id } = await unwrap(client.call('getTag', { query: { name: 'cooking' } }))
      await client.call('getTagOverview', { query: { tag_id } })
    },
    (client) => client.call('listPeople', { query: page }),
    (client) => client.call('listPeople', { query: { ...page, period: 'month' } }),
    (client) => client.call('listPersonalTags', { query: { username } }),
    (client) => client.call('getPersonalUser', { query: { username } }),
    (client) => client.call('listPersonalQuestions', { query: { username, ...page, order: 'newest' } }),
    (client) => client.call('listPersonalAnswers', { query: { username, ...page, order: 'newest' } }),
    (client) => client.call('listPersonalComments', { query: { username, ...page } }),
    (client) => client.call('listNotifications', { query: { ...page, type: 'inbox' } }),
    (client) => client.call('getNotificationStatus', {}),
    (client) => client.call('listBookmarks', { query: page }),
    (client) => client.call('getCurrentUser', {}),
  ]
}

/** The scans of growing tables in the plan of a statement, with the statement. */
function scansOf(driver: SqliteDriver.Database, sql: string): string[] {
  const parameters = Array.from({ length: sql.split('?').length - 1 }, () => null)
  const plan = driver.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...parameters)
  return plan.flatMap(({ detail }) => {
    const [, name, index] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$/.exec(detail) ?? []
    if (name === undefined || (index !== undefined && WALKED.has(index))) return []
    const table = new RegExp(`"(\\w+)" as "${name}"`).exec(sql)?.[1] ?? name
    return GROWING.includes(table) ? [`${detail}: ${sql}`] : []
  })
}
