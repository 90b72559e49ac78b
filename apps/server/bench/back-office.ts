import { createQuandaryClient, memoryTokenStore, unwrap } from '@quandary/api-client'
import { sql } from 'kysely'
import { readDatabaseConfig } from '../src/config.ts'
import type { Db } from '../src/platform/db/database.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { inBatches } from '../src/platform/db/in-batches.ts'
import { kindNumber } from '../src/platform/ids/object-kinds.ts'
import type { BenchSite } from './bench-site.ts'
import { Connection } from './connection.ts'
import { requestOf } from './load.ts'
import { median } from './measure.ts'
import { ADMIN } from './seeded-site.ts'

const PAGE_SIZE = 20
/** Minimum and maximum number of requests between two readings of the processor time. */
const REQUESTS = { fewest: 25, most: 750 }
/**
 * Processor time between two readings, in milliseconds. The kernel counts it in steps of 10 ms, and a garbage collection
 * takes up to 50.
 */
const MEASURED_MS = 300

/** The lists of the back office, with the queries of their filters and orders. */
const LISTS = {
  users: {
    path: '/users/page',
    views: {
      all: 'status=all',
      'all, oldest': 'status=all&direction=asc',
      'all, reputation': 'status=all&order=reputation',
      normal: 'status=normal',
      inactive: 'status=inactive',
      suspended: 'status=suspended',
      deleted: 'status=deleted',
      staff: 'status=all&staff=true',
      search: 'status=all&query=office-9',
    },
  },
  questions: {
    path: '/question/page',
    views: {
      normal: 'status=normal',
      'normal, oldest': 'status=normal&direction=asc',
      'normal, votes': 'status=normal&order=votes',
      'normal, answers': 'status=normal&order=answers',
      closed: 'status=closed',
      deleted: 'status=deleted',
      search: 'status=normal&query=water',
    },
  },
  answers: {
    path: '/answer/page',
    views: {
      normal: 'status=normal',
      'normal, oldest': 'status=normal&direction=asc',
      'normal, votes': 'status=normal&order=votes',
      deleted: 'status=deleted',
      search: 'status=normal&query=water',
    },
  },
  flags: {
    path: '/reports/page',
    views: {
      pending: 'status=pending',
      'pending, age': 'status=pending&order=created',
      'pending, oldest': 'status=pending&order=created&direction=asc',
      'pending, on questions': 'status=pending&object_type=question',
      completed: 'status=completed',
      'completed, age': 'status=completed&order=created',
    },
  },
} as const

/** The figures of one view of a list: processor time of the server for its first, tenth, middle and last page. */
export interface BackOfficeResult {
  list: string
  view: string
  rows: number
  /** Milliseconds of processor time per request for the first page. */
  first: number
  /**
   * The other pages. `ratio` is a page's processor time divided by that of the first page; both figures are medians of
   * the rounds.
   */
  others: readonly { page: number; processor: number; ratio: number }[]
}

/**
 * Measures the lists of the back office on a site with as many people and flags as questions. What counts is the
 * processor time of the server's process, so that other programs on the machine do not matter. Pages are measured in
 * turns.
 * @param how number of times each page is measured, and a text that the names of the measured views must contain
 * @param onResult called with each view as soon as it is measured
 */
export async function measureBackOffice(
  site: BenchSite,
  { rounds, only }: { rounds: number; only: string },
  onResult: (result: BackOfficeResult) => void,
): Promise<BackOfficeResult[]> {
  const config = readDatabaseConfig(site.dataDir)
  if (!config) throw new Error(`There is no site in ${site.dataDir}`)
  const database = openDatabase(config, site.dataDir)
  await addPeople(database.db, site.questions)
  await addFlags(database.db, site.questions)
  await closePosts(database.db)
  await database.close()
  const own = { e_mail: ADMIN.email, pass: ADMIN.password }
  const baseUrl = `http://127.0.0.1:${site.port}`
  const client = createQuandaryClient({ baseUrl, tokens: memoryTokenStore(), language: 'en_US', timeoutMs: 60_000 })
  const { access_token: token } = await unwrap(client.call('loginByEmail', { body: own }))
  const results: BackOfficeResult[] = []
  for (const [list, { path, views }] of Object.entries(LISTS)) {
    for (const [view, query] of Object.entries(views)) {
      if (!`back office, ${list}, ${view}`.includes(only)) continue
      const url = `/answer/admin/api${path}?${query}`
      const rows = await countRows(`${baseUrl}${url}&page_size=1`, token)
      // Opened only after the count, because the server may close a connection that is idle for that long.
      const connection = await Connection.open(site.port)
      const measured = await measureView(site, { connection, url, rows, token, rounds })
      connection.close()
      const result = { list, view, rows, ...measured }
      results.push(result)
      onResult(result)
    }
  }
  return results
}

/** Formats a result as a line. */
export function backOfficeLine({ list, view, rows, first, others }: BackOfficeResult): string {
  const pages = others.map(
    ({ page, processor, ratio }) => `page ${page} ${processor.toFixed(2)} ms × ${ratio.toFixed(2)}`,
  )
  return [
    `back office, ${list}, ${view} (${rows}): first page ${first.toFixed(2)} ms of processor time`,
    ...pages,
  ].join('; ')
}

async function countRows(url: string, token: string): Promise<number> {
  const answer = await fetch(url, { headers: { authorization: token } })
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`)
  // Every successful response of a paged operation has this shape.
  return ((await answer.json()) as { data: { count: number } }).data.count
}

async function measureView(
  site: BenchSite,
  given: { connection: Connection; url: string; rows: number; token: string; rounds: number },
): Promise<Pick<BackOfficeResult, 'first' | 'others'>> {
  const { connection, url, rows, token, rounds } = given
  const processorOf = async (page: number, requests: number) => {
    const path = `${url}&page=${page}&page_size=${PAGE_SIZE}`
    const request = requestOf({ method: 'GET', path, token })
    const before = await site.processorTime()
    for (let sent = 0; sent < requests; sent += 1) {
      const { status } = await connection.send(request)
      if (status !== 200) throw new Error(`${path} was answered ${status}`)
    }
    return ((await site.processorTime()) - before) / requests
  }
  const last = Math.ceil(rows / PAGE_SIZE)
  const pages = [...new Set([1, 10, Math.ceil(last / 2), last])].filter((page) => page <= Math.max(last, 1) && page > 0)
  // Warm-up: the first calls prepare statements and read pages from the disk, and Node compiles what runs often.
  for (const page of pages) await processorOf(page, REQUESTS.fewest)
  const estimate = await processorOf(1, REQUESTS.fewest)
  const enough = Math.ceil(MEASURED_MS / Math.max(estimate, MEASURED_MS / REQUESTS.most))
  const requests = Math.max(REQUESTS.fewest, enough)
  const times = new Map<number, number[]>(pages.map((page) => [page, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) times.get(page)?.push(await processorOf(page, requests))
  }
  const firsts = times.get(1) ?? []
  const others = pages.slice(1).map((page) => {
    const own = times.get(page) ?? []
    return {
      page,
      processor: median(own),
      ratio: median(own.map((time, round) => time / (firsts[round] ?? Number.NaN))),
    }
  })
  return { first: median(firsts), others }
}

/**
 * Statuses of ten consecutive people, repeated for all the others. In addition, one person in ten has an unconfirmed
 * e-mail address.
 */
const STATES = [
  'normal',
  'normal',
  'suspended',
  'normal',
  'normal',
  'normal',
  'normal',
  'deleted',
  'normal',
  'normal',
] as const

async function addPeople(db: Db, count: number): Promise<void> {
  const people = Array.from({ length: count }, (_, i) => ({
    username: `office-${i}`,
    display_name: `Office ${i}`,
    e_mail: `office-${i}@example.com`,
    e_mail_key: `office-${i}@example.com`,
    password_hash: null,
    status: STATES[i % STATES.length] ?? 'normal',
    mail_status: i % 10 === 4 ? (2 as const) : (1 as const),
    rank: (i * 7919) % 5000,
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
  const flags = questions.map(({ id, user_id, created_at }, i) => ({
    object_type: kindNumber('question'),
    object_id: id,
    question_id: id,
    author_id: user_id,
    reporter_id: 1,
    reason_type: 59,
    content: 'Look at this.',
    created_at,
    updated_at: created_at,
    status: i % 2 === 0 ? ('completed' as const) : ('pending' as const),
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

/** Closes a tenth of the questions, and deletes a tenth of the questions and answers. */
async function closePosts(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const every = (remainder: number) => sql<boolean>`id % 10 = ${remainder}`
    await tx.updateTable('questions').set({ status: 'closed' }).where(every(3)).execute()
    await tx.updateTable('questions').set({ status: 'deleted' }).where(every(7)).execute()
    await tx.updateTable('answers').set({ status: 'deleted' }).where(every(7)).execute()
  })
}
