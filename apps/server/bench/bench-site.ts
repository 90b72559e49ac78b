import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { QuandaryClient } from '@quandary/api-client'
import { createQuandaryClient, memoryTokenStore, unwrap } from '@quandary/api-client'
import { startServerProcess } from '../test/processes/start-process.ts'
import { busyTimeOf, processorTimeOf } from './processor-time.ts'
import { ADMIN, copySeededSite } from './seeded-site.ts'

/** A server over a copy of a seeded site, and the members and questions that requests use. */
export interface BenchSite {
  questions: number
  port: number
  /** The process of the server. */
  pid: number
  /** Data folder of the running server. */
  dataDir: string
  /** Milliseconds from the start of the process to its first response. */
  readyMs: number
  /**
   * Processor time from the start of the process to its first response, in milliseconds; it does not depend on the load
   * of the machine.
   */
  readyCpuMs: number
  /** Resident bytes right after the start, with empty caches. */
  memory: number
  /** Resident bytes at this moment. */
  memoryNow(): Promise<number>
  /** Resident bytes after some seconds without a request. */
  memoryAtRest(): Promise<number>
  /** Milliseconds of processor time that the process has used so far. */
  processorTime(): Promise<number>
  /**
   * Processor time of the currently running threads only, in milliseconds with microsecond precision. For short
   * measurements in which no thread ends.
   */
  busyTime(): Promise<number>
  /** Questions of all ages and sizes, shuffled. */
  sample: readonly { id: string; url_title: string; isOpen: boolean }[]
  /** Usernames of the people who last asked, edited or answered the questions in `sample`. */
  people: readonly string[]
  /** Addresses of the built files that the page with the list of questions loads. */
  files: readonly string[]
  /** Session tokens of moderators, one per connection. */
  tokens: readonly string[]
  /** Reading cookies of the same moderators, which identify the viewer of a page that the server renders. */
  cookies: readonly string[]
  stop(): Promise<unknown>
}

/** Environment of a measured server, in addition to its data folder. */
export const SERVER_ENVIRONMENT = { LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'off' } as const

/** State of an open question in the contract. */
const OPEN = 1
const SAMPLE_PAGES = 10
const PAGE_SIZE = 100
const MODERATOR = 3
/**
 * About twice the time after which an idle server has collected garbage (`platform/memory/collect-when-idle.ts`), in
 * milliseconds.
 */
const REST_MS = 15_000

/** Starts a server over a copy of the seeded site of this size. */
export async function startSeededSite(questions: number, connections: number): Promise<BenchSite> {
  return startBenchSite({ dataDir: await copySeededSite(questions), questions }, connections)
}

/**
 * Starts a server over a data folder.
 * @param over.program file that Node runs, by default the server of this checkout
 * @param over.env added to the environment of the server
 * @param connections number of members to create
 */
export async function startBenchSite(
  {
    dataDir,
    questions,
    program,
    env,
  }: { dataDir: string; questions: number; program?: string; env?: Record<string, string> },
  connections: number,
): Promise<BenchSite> {
  const started = performance.now()
  const environment = { ...SERVER_ENVIRONMENT, ...env, DATA_DIR: dataDir }
  const server = await startServerProcess(environment, program === undefined ? {} : { program })
  const readyMs = performance.now() - started
  const readyCpuMs = await processorTimeOf(server.pid)
  const memory = await memoryOf(server.pid)
  try {
    const clientOf = (token?: string): QuandaryClient =>
      createQuandaryClient({
        baseUrl: server.address,
        tokens: memoryTokenStore(token),
        language: 'en_US',
        timeoutMs: 60_000,
      })
    const tokens = await makeMembers(clientOf, connections)
    const cookies: string[] = []
    // Sequential: on a busy machine the server refuses passwords that are queued for too long.
    for (const index of tokens.keys()) cookies.push(await cookieOf(server.address, index))
    const port = Number(new URL(server.address).port)
    const sample = await takeSample(clientOf(), questions)
    const files = await filesOf(server.address)
    return {
      questions,
      port,
      pid: server.pid,
      dataDir,
      readyMs,
      readyCpuMs,
      memory,
      memoryNow: () => memoryOf(server.pid),
      memoryAtRest: async () => {
        await setTimeout(REST_MS)
        return memoryOf(server.pid)
      },
      processorTime: () => processorTimeOf(server.pid),
      busyTime: () => busyTimeOf(server.pid),
      sample,
      files,
      people: [...new Set(sample.map(({ username }) => username))],
      tokens,
      cookies,
      stop: server.stop,
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Creates members through the API of the back office, with a role that may vote and ask without reputation. */
async function makeMembers(clientOf: (token?: string) => QuandaryClient, count: number): Promise<string[]> {
  const signIn = async (e_mail: string, pass: string) =>
    unwrap(clientOf().call('loginByEmail', { body: { e_mail, pass } }))
  const admin = clientOf((await signIn(ADMIN.email, ADMIN.password)).access_token)
  const people = Array.from({ length: count }, (_, index) => ({
    name: `Bench ${index}`,
    email: `bench-${index}@example.com`,
  }))
  const lines = people.map(({ name, email }) => `${name}, ${email}, ${ADMIN.password}`)
  await unwrap(admin.call('createUsers', { body: { users: lines.join('\n') } }))
  const tokens: string[] = []
  for (const { email } of people) {
    const { id } = await signIn(email, ADMIN.password)
    await unwrap(admin.call('updateUserRole', { body: { user_id: id, role_id: MODERATOR } }))
    tokens.push((await signIn(email, ADMIN.password)).access_token)
  }
  return tokens
}

/**
 * Returns the cookie by which the page host recognizes this member (the reading cookie), as a browser gets it on
 * sign-in.
 */
async function cookieOf(address: string, index: number): Promise<string> {
  const body = JSON.stringify({ e_mail: `bench-${index}@example.com`, pass: ADMIN.password })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/answer/api/v1/user/login/email`, { method: 'POST', headers, body })
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('visit='))
  if (cookie === undefined) throw new Error(`Signing in gave no cookie, and was answered ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}

async function filesOf(address: string): Promise<string[]> {
  const page = await (await fetch(address)).text()
  return [...new Set([...page.matchAll(/\/static\/[\w./-]+\.(?:css|js)/g)].map(([file]) => file))]
}

/** Reads the memory from /proc; NaN outside of Linux. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) * 1024
}

/** Samples pages from the whole list, so that no part of the database is favoured. */
async function takeSample(
  client: QuandaryClient,
  questions: number,
): Promise<(BenchSite['sample'][number] & { username: string })[]> {
  const pages = Math.max(1, Math.floor(questions / PAGE_SIZE))
  const sample: (BenchSite['sample'][number] & { username: string })[] = []
  for (let step = 0; step < Math.min(SAMPLE_PAGES, pages); step += 1) {
    const page = 1 + Math.floor((step * pages) / SAMPLE_PAGES)
    const query = { order: 'newest' as const, page, page_size: PAGE_SIZE }
    const { list } = await unwrap(client.call('listQuestions', { query }))
    for (const { id, url_title, operator, status } of list) {
      sample.push({ id, url_title, isOpen: status === OPEN, username: operator.username })
    }
  }
  // 7919 is prime and thus coprime to most lengths, so the step visits every item in a scattered order.
  return sample.flatMap((_, index) => sample[(index * 7919) % sample.length] ?? [])
}
