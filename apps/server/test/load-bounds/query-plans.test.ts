import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import SqliteDriver from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { QueryTookTooLong } from '../../src/platform/db/query-took-too-long.ts'
import { pruneStoredRequests, storeAnswer } from '../../src/platform/idempotency/store.ts'
import type { TestSite } from '../harness.ts'
import { openSite } from '../harness.ts'

// SQLite plans queries without data, so a missing index is found here long before a site is large enough to be slow.

/** Tables that grow with the community; all others stay small. */
const GROWING = [
  'answers',
  'bookmarks',
  'comments',
  'follows',
  'notifications',
  'question_tags',
  'questions',
  'reports',
  'reputation_events',
  'revisions',
  'sessions',
  'timeline_events',
  'users',
  'votes',
]

/**
 * Indexes that may be scanned in their order, and why: a page of all people, or of all questions, has no condition that
 * is more selective. Questions are counted in `questions_recent`, the smallest index with the columns that decide
 * whether one is listed.
 */
const WALKED: ReadonlySet<string> = new Set([
  'users_newest',
  'users_reputation',
  ...['active', 'frequent', 'hot', 'newest', 'recent', 'score'].map((order) => `questions_${order}`),
])
/** Matches a plan step that reads all rows with one status, which may be nearly all rows, and sorts them. */
const BY_STATE = /^SEARCH .* \(status=\?\)$/

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
  const statements = readingStatements(prepare.mock.calls)
  expect(statements.length).toBeGreaterThan(20)
  prepare.mockRestore()
  const driver = new SqliteDriver(`${site.dataDir}/test.db`, { readonly: true })
  const tables = driver.prepare("select name from sqlite_master where type = 'table'").pluck().all()
  expect(tables).toEqual(expect.arrayContaining(GROWING))
  expect(statements.flatMap((sql) => scansOf(driver, sql))).toEqual([])
  // Only lists of all questions; lists of a tag or a person may sort their few questions.
  const lists = statements.filter(
    (sql) => /^select "id" from "questions" .* order by "pinned"/.test(sql) && !/"id" in|"user_id"/.test(sql),
  )
  expect(lists.length).toBeGreaterThanOrEqual(5)
  expect(lists.flatMap((sql) => detoursIn(planOf(driver, sql), sql))).toEqual([])
  driver.close()
})

it('a filtered list walks the index of its order, and filters its beginning alone where that takes too long', async () => {
  const site = await openSite('sqlite3')
  opened.push(site)
  const reader = await site.registerPerson({ name: 'Reader', rank: 1000 })
  await readsOf(site.api(reader.token), reader.username)
  // Runs searches in this process, because statements prepared in the search thread could not be seen.
  const search = vi.spyOn(site.ctx.database, 'search').mockImplementation((work) => work(site.ctx.db))
  const prepare = vi.spyOn(SqliteDriver.prototype, 'prepare')
  const driver = new SqliteDriver(`${site.dataDir}/test.db`, { readonly: true })
  driver.function('in_time', (_key) => 1)
  const filters = { answers: 'unaccepted', state: 'open', min_votes: 0, not_tags: 'cooking' } as const
  for (const order of ['newest', 'active', 'hot', 'score', 'frequent'] as const) {
    for (const first of [false, true]) {
      if (first) search.mockRejectedValueOnce(new QueryTookTooLong())
      prepare.mockClear()
      await unwrap(site.api().call('listQuestions', { query: { ...filters, order } }))
      const [page = ''] = readingStatements(prepare.mock.calls).filter((one) =>
        one.startsWith('select "id" from "questions"'),
      )
      const details = planOf(driver, page).map(({ detail }) => detail)
      const inOrder = new RegExp(`^SCAN questions USING (?:COVERING )?INDEX questions_${order}$`)
      expect(
        details.filter((detail) => inOrder.test(detail)),
        `${order}: ${page}`,
      ).toHaveLength(1)
      expect(page.includes('"id" in (select "id" from "questions"')).toBe(first)
      if (!first) expect(details.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([])
    }
    search.mockImplementation((work) => work(site.ctx.db))
    site.clock.advance(60_000)
  }
  driver.close()
})

it('a list of followed tags starts from their questions where these are few', async () => {
  const site = await openSite('sqlite3')
  opened.push(site)
  const { token, username } = await site.registerPerson({ name: 'Reader', rank: 1000 })
  const api = site.api(token)
  await readsOf(api, username)
  const { tag_id } = await unwrap(api.call('getTag', { query: { name: 'cooking' } }))
  await unwrap(api.call('follow', { body: { object_id: tag_id, is_cancel: false } }))
  // Runs searches in this process, because statements prepared in the search thread could not be seen.
  vi.spyOn(site.ctx.database, 'search').mockImplementation((work) => work(site.ctx.db))
  const prepare = vi.spyOn(SqliteDriver.prototype, 'prepare')
  const found = await unwrap(api.call('listQuestions', { query: { only: 'followed', order: 'newest' } }))
  expect(found.count).toBe(1)
  const pages = readingStatements(prepare.mock.calls).filter((one) => one.startsWith('select "id" from "questions"'))
  expect(pages).toHaveLength(1)
  const driver = new SqliteDriver(`${site.dataDir}/test.db`, { readonly: true })
  driver.function('in_time', (_key) => 1)
  const steps = pages.flatMap((page) => planOf(driver, page).map(({ detail }) => detail))
  expect(steps.filter((detail) => detail.startsWith('SCAN questions'))).toEqual([])
  driver.close()
})

it('every list of the back office counts its rows and finds the ids of a page in a covering index, without sorting', async () => {
  const prepare = vi.spyOn(SqliteDriver.prototype, 'prepare')
  const site = await openSite('sqlite3')
  opened.push(site)
  const api = site.api((await site.admin()).token)
  prepare.mockClear()
  for (const list of backOfficeLists()) await list(api)
  const statements = readingStatements(prepare.mock.calls)
  prepare.mockRestore()
  const counts = statements.filter((sql) => sql.startsWith('select count(*) as "count" from'))
  const pages = statements.filter((sql) => /"id" in \(select .* limit /.test(sql))
  // Most filter values are parameters and share a statement: five counts remain, and these orders in both directions.
  expect(counts.length).toBeGreaterThanOrEqual(5)
  expect(pages.length).toBeGreaterThanOrEqual(2 * (2 + 3 + 2 + 2))
  const driver = new SqliteDriver(`${site.dataDir}/test.db`, { readonly: true })
  expect(counts.flatMap((sql) => detoursIn(planOf(driver, sql), sql))).toEqual([])
  expect(pages.flatMap((sql) => detoursIn(planOfIds(driver, sql), sql))).toEqual([])
  driver.close()
})

it('searches of the back office read titles and names out of an index, and of rows those with long ones alone', async () => {
  const site = await openSite('sqlite3')
  opened.push(site)
  // Runs searches in this process, because statements prepared in the search thread could not be seen.
  vi.spyOn(site.ctx.database, 'search').mockImplementation((work) => work(site.ctx.db))
  const prepare = vi.spyOn(SqliteDriver.prototype, 'prepare')
  await searchBackOffice(site)
  const statements = readingStatements(prepare.mock.calls).filter((sql) => sql.includes(' like lower('))
  prepare.mockRestore()
  expect(statements, 'a count and a page of each list').toHaveLength(6)
  const driver = new SqliteDriver(`${site.dataDir}/test.db`, { readonly: true })
  driver.function('in_time', (_key) => 1)
  for (const sql of statements) {
    const scans = planOf(driver, sql).filter(({ detail }) => /^SCAN (?:titled|named)/.test(detail))
    expect(scans.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/ USING COVERING INDEX (?:questions_titles|users_names)$/),
      expect.stringMatching(/ USING INDEX (?:questions_long_titles|users_long_names)$/),
    ])
  }
  driver.close()
})

it('searches of the back office read titles and names out of an index on PostgreSQL too', async () => {
  const site = await openSite('postgres')
  opened.push(site)
  const seen = new Set<string>()
  site.ctx.database.statements.on(({ text }) => {
    if (text.includes(' like lower(')) seen.add(text)
  })
  await searchBackOffice(site)
  const statements = [...seen]
  expect(statements, 'a count and a page of each list').toHaveLength(6)
  const plans = await site.ctx.db.connection().execute(async (db) => {
    // Without this, scanning the nearly empty tables would be the cheapest plan.
    for (const other of ['seqscan', 'bitmapscan']) await sql`set enable_${sql.raw(other)} = off`.execute(db)
    await sql`set plan_cache_mode = force_generic_plan`.execute(db)
    const plans: string[] = []
    for (const text of statements) {
      await sql`prepare searched as ${sql.raw(text)}`.execute(db)
      const count = new Set(text.match(/\$\d+/g)).size
      const values = sql.join(Array.from({ length: count }, () => sql`null`))
      const { rows } = await sql<Record<string, string>>`explain execute searched(${values})`.execute(db)
      await sql`deallocate searched`.execute(db)
      plans.push(rows.flatMap((row) => Object.values(row)).join('\n'))
    }
    return plans
  })
  for (const plan of plans) {
    expect(plan).toMatch(/Index Only Scan using (?:questions_titles|users_names) on /)
    expect(plan).toMatch(/Index Scan using (?:questions_long_titles|users_long_names) on /)
    expect(plan).not.toMatch(/Seq Scan on (?:questions|users)/)
  }
})

it('old idempotency keys are found by indexes, without sorting', async () => {
  const site = await openSite('sqlite3')
  opened.push(site)
  const { db } = site.ctx
  for (const created_at of [1, 2]) {
    await storeAnswer(db, {
      key: `key ${created_at}`,
      person_id: 1,
      request: 'r',
      post: null,
      answer: null,
      created_at,
    })
  }
  const prepare = vi.spyOn(SqliteDriver.prototype, 'prepare')
  await pruneStoredRequests(db, { before: 0, newest: 1 }, async () => {})
  const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('"idempotency_keys"'))
  prepare.mockRestore()
  expect(statements).toHaveLength(4)
  const driver = new SqliteDriver(`${site.dataDir}/test.db`, { readonly: true })
  const steps = statements.flatMap((sql) => planOf(driver, sql).map(({ detail }) => detail))
  expect(steps.filter((detail) => /TEMP B-TREE|^SCAN (?!.* INDEX )/.test(detail))).toEqual([])
  driver.close()
})

async function searchBackOffice(site: TestSite): Promise<void> {
  const api = site.api((await site.admin()).token)
  const query = { query: 'Ada', page: 1, page_size: 20 }
  await unwrap(api.call('listAdminUsers', { query: { ...query, status: 'all' } }))
  await unwrap(api.call('listAdminQuestions', { query }))
  await unwrap(api.call('listAdminAnswers', { query }))
}

/** Returns the distinct reading statements among the prepared ones. */
function readingStatements(calls: readonly [string][]): string[] {
  return [...new Set(calls.map(([sql]) => sql).filter((sql) => /^\s*(select|with)\b/i.test(sql)))]
}

type Read = (api: QuandaryClient) => Promise<unknown>

/** Creates some content, and lists the reads of the most visited pages. */
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
    (client) => client.call('listLinkedQuestions', { query: { question_id: id } }),
    (client) => client.call('listRelatedQuestions', { query: { question_id: id } }),
    (client) => client.call('listTags', { query: { ...page, query_cond: 'popular' } }),
    (client) => client.call('getTag', { query: { name: 'cooking' } }),
    async (client) => {
      const { tag_id } = await unwrap(client.call('getTag', { query: { name: 'cooking' } }))
      await client.call('getTagOverview', { query: { tag_id } })
    },
    (client) => client.call('listPeople', { query: page }),
    (client) => client.call('listPeople', { query: { ...page, period: 'month' } }),
    (client) => client.call('listPersonalReputationMonths', { query: { username } }),
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

/**
 * Returns the lists of the back office in every state, order and direction. Leaves out the lists of suspended and of
 * deleted people, because the columns of their order and of their state are in different tables.
 */
function backOfficeLists(): Read[] {
  const page = { page: 1, page_size: 20 }
  return (['desc', 'asc'] as const).flatMap((direction) => [
    ...(['created', 'reputation'] as const).flatMap((order) =>
      (['all', 'normal', 'inactive'] as const).map(
        (status): Read =>
          async (api) =>
            unwrap(api.call('listAdminUsers', { query: { ...page, direction, order, status } })),
      ),
    ),
    async (api) => unwrap(api.call('listAdminUsers', { query: { ...page, direction, status: 'all', staff: true } })),
    ...(['created', 'votes', 'answers'] as const).flatMap((order) =>
      (['normal', 'closed', 'deleted', 'pending'] as const).map(
        (status): Read =>
          async (api) =>
            unwrap(api.call('listAdminQuestions', { query: { ...page, direction, order, status } })),
      ),
    ),
    ...(['created', 'votes'] as const).flatMap((order) =>
      (['normal', 'deleted', 'pending'] as const).map(
        (status): Read =>
          async (api) =>
            unwrap(api.call('listAdminAnswers', { query: { ...page, direction, order, status } })),
      ),
    ),
    ...(['updated', 'created'] as const).flatMap((order) =>
      (['pending', 'completed', 'all'] as const).flatMap((status) =>
        (['all', 'question'] as const).map(
          (object_type): Read =>
            async (api) =>
              unwrap(api.call('listReports', { query: { ...page, direction, order, status, object_type } })),
        ),
      ),
    ),
  ])
}

/** A step of a plan. */
interface Step {
  id: number
  parent: number
  detail: string
}

function planOf(driver: SqliteDriver.Database, sql: string): Step[] {
  const parameters = Array.from({ length: sql.split('?').length - 1 }, () => null)
  return driver.prepare<unknown[], Step>(`explain query plan ${sql}`).all(...parameters)
}

/** Returns the steps that find the ids of a page. Sorting its few rows is allowed. */
function planOfIds(driver: SqliteDriver.Database, sql: string): Step[] {
  const plan = planOf(driver, sql)
  const list = plan.find(({ detail }) => detail.startsWith('LIST SUBQUERY'))
  return plan.filter(({ parent }) => parent === list?.id)
}

/**
 * Returns the steps of a plan that do anything but read a covering index, each with the statement. Statements about
 * pending flags, which are few among many completed ones, may use other indexes.
 */
function detoursIn(plan: readonly Step[], sql: string): string[] {
  if (plan.length === 0) return [`nothing is read: ${sql}`]
  const ofPending = sql.includes(`from "reports" where "status" = 'pending'`)
  const direct = ofPending ? / USING COVERING INDEX reports_(?:pending_\w+|waiting)/ : / USING COVERING INDEX /
  return plan.filter(({ detail }) => !direct.test(detail)).map(({ detail }) => `${detail}: ${sql}`)
}

/** Returns the scans of growing tables in the plan of a statement, with the statement. */
function scansOf(driver: SqliteDriver.Database, sql: string): string[] {
  return planOf(driver, sql).flatMap(({ detail }) => {
    if (BY_STATE.test(detail)) return [`${detail}: ${sql}`]
    const [, name, index] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$/.exec(detail) ?? []
    if (name === undefined || (index !== undefined && WALKED.has(index))) return []
    const table = new RegExp(`"(\\w+)" as "${name}"`).exec(sql)?.[1] ?? name
    return GROWING.includes(table) ? [`${detail}: ${sql}`] : []
  })
}
