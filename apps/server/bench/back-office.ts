import type { QuandaryClient } from '@quandary/api-client'
import { createQuandaryClient, memoryTokenStore, unwrap } from '@quandary/api-client'
import { readDatabaseConfig } from '../src/config.ts'
import type { Db } from '../src/platform/db/database.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { inBatches } from '../src/platform/db/in-batches.ts'
import { kindNumber } from '../src/platform/ids/object-kinds.ts'
import type { BenchSite } from './bench-site.ts'
import { Connection } from './connection.ts'
import { requestOf } from './load.ts'
import { ADMIN } from './seeded-site.ts'

const PAGE_SIZE = 20

/** The lists of the back office, as it asks for them. */
const LISTS = {
  users: '/users/page?status=all',
  questions: '/question/page?status=normal',
  answers: '/answer/page?status=normal',
  flags: '/reports/page?status=pending',
}
type List = keyof typeof LISTS

/** Median milliseconds of the first page of a list, of the tenth, the middle and the last one, and their ratios to it. */
export interface BackOfficeResult {
  list: List
  rows: number
  first: number
  others: readonly { page: number; p50: number; ratio: number }[]
}

/**
 * Measures the lists of the back office on a site with as many people and flags as questions, page after page in turn, so
 * that the load of the machine is the same for all of them.
 * @param rounds number of times each page is fetched
 */
export async function measureBackOffice(site: BenchSite, rounds: number): Promise<BackOfficeResult[]> {
  const config = readDatabaseConfig(site.dataDir)
  if (!config) throw new Error(`There is no site in ${site.dataDir}`)
  const database = openDatabase(config, site.dataDir)
  await addPeople(database.db, site.questions)
  await addFlags(database.db, site.questions)
  await database.close()
  const connection = await Connection.open(site.port)
  try {
    const client = (token?: string) =>
      createQuandaryClient({
        baseUrl: `http://127.0.0.1:${site.port}`,
        tokens: memoryTokenStore(token),
        language: 'en_US',
        timeoutMs: 60_000,
      })
    const own = { e_mail: ADMIN.email, pass: ADMIN.password }
    const { access_token: token } = await unwrap(client().call('loginByEmail', { body: own }))
    const counts = await countRows(client(token))
    const results: BackOfficeResult[] = []
    for (const list of Object.keys(LISTS) as List[]) {
      results.push(await measureList(connection, { list, rows: counts[list], token, rounds }))
    }
    return results
  } finally {
    connection.close()
  }
}

/** Formats a result as a line. */
export function backOfficeLine({ list, rows, first, others }: BackOfficeResult): string {
  const pages = others.map(({ page, p50, ratio }) => `page ${page} ${p50.toFixed(2)} ms × ${ratio.toFixed(2)}`)
  return `back office, ${list} (${rows}): first page ${first.toFixed(2)} ms; ${pages.join('; ')}`
}

async function countRows(api: QuandaryClient): Promise<Record<List, number>> {
  const page_size = 1
  return {
    users: (await unwrap(api.call('listAdminUsers', { query: { status: 'all', page_size } }))).count,
    questions: (await unwrap(api.call('listAdminQuestions', { query: { page_size } }))).count,
    answers: (await unwrap(api.call('listAdminAnswers', { query: { page_size } }))).count,
    flags: (await unwrap(api.call('listReports', { query: { page_size } }))).count,
  }
}

async function measureList(
  connection: Connection,
  { list, rows, token, rounds }: { list: List; rows: number; token: string; rounds: number },
): Promise<BackOfficeResult> {
  const fetchPage = async (page: number) => {
    const path = `/answer/admin/api${LISTS[list]}&page=${page}&page_size=${PAGE_SIZE}`
    const started = performance.now()
    const { status } = await connection.send(requestOf({ method: 'GET', path, token }))
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
    return performance.now() - started
  }
  const last = Math.max(Math.ceil(rows / PAGE_SIZE), 2)
  const pages = [...new Set([1, 10, Math.ceil(last / 2), last])].filter((page) => page <= last)
  const times = new Map(pages.map((page) => [page, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) times.get(page)?.push(await fetchPage(page))
  }
  const p50 = (page: number) => (times.get(page) ?? []).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  const first = p50(1)
  const others = pages.slice(1).map((page) => ({ page, p50: p50(page), ratio: p50(page) / first }))
  return { list, rows, first, others }
}

async function addPeople(db: Db, count: number): Promise<void> {
  const people = Array.from({ length: count }, (_, i) => ({
    username: `office-${i}`,
    display_name: `Office ${i}`,
    e_mail: `office-${i}@example.com`,
    e_mail_key: `office-${i}@example.com`,
    password_hash: null,
    status: 'normal' as const,
    mail_status: 1 as const,
    created_at: 1_700_000_000_000 + i * 1000,
  }))
  await db.transaction().execute((tx) =>
    inBatches(people, async (part) => {
      await tx
        .insertInto('users')
        .values([...part])
        .execute()
      return []
    }),
  )
}

async function addFlags(db: Db, count: number): Promise<void> {
  const questions = await db.selectFrom('questions').select(['id', 'user_id', 'created_at']).limit(count).execute()
  const flags = questions.map(({ id, user_id, created_at }) => ({
    object_type: kindNumber('question'),
    object_id: id,
    question_id: id,
    author_id: user_id,
    reporter_id: 1,
    reason_type: 59,
    content: 'Look at this.',
    created_at,
    updated_at: created_at,
    handler_id: null,
    outcome_type: null,
  }))
  await db.transaction().execute((tx) =>
    inBatches(flags, async (part) => {
      await tx
        .insertInto('reports')
        .values([...part])
        .execute()
      return []
    }),
  )
}
