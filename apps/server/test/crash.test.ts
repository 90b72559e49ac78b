import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { QuandaryClient } from '@quandary/api-client'
import { createQuandaryClient, memoryTokenStore, unwrap } from '@quandary/api-client'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterEach, expect, it } from 'vitest'
import type { Database } from '../src/platform/db/database.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { decodeObjectId } from '../src/platform/ids/object-id.ts'
import { setStartRank } from '../src/slices/reputation/index.ts'
import type { ServerProcess } from './start-process.ts'
import { startServerProcess } from './start-process.ts'

const PASSWORD = 'correct-horse'
const POWER_CUTS = 3
/** Acknowledged acts, and mails that left, before each power cut. */
const ACTS = 60
const MAILS = 10
/** A claim of a job outlives the process that made it by half a minute. */
const DRAIN_MS = 90_000
const MAIN = join(import.meta.dirname, '..', 'src', 'cli', 'main.ts')

const cleanups: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** What the server said it had done. */
interface Acknowledged {
  answers: string[]
  comments: string[]
  /** Texts of answers after direct edits. */
  edits: string[]
  /** Texts of questions that were suggested. */
  suggestions: string[]
  /** Ids of the versions that were approved. */
  approvals: string[]
}

const total = (done: Acknowledged): number => Object.values(done).flat().length

it('C1 a power cut in a burst of edits, reviews, notifications and mails loses nothing and doubles nothing', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'quandary-crash-'))
  cleanups.push(() => rm(DATA_DIR, { recursive: true, force: true }))
  let server = await start(DATA_DIR)
  const database = openDatabase({ type: 'sqlite3', file: await databaseFile(DATA_DIR) }, DATA_DIR)
  cleanups.push(() => database.close())
  const people = await makePeople(server, database)
  const questions = await askQuestions(clientOf(server, people.ada))
  const done: Acknowledged = { answers: [], comments: [], edits: [], suggestions: [], approvals: [] }
  for (let cut = 1; cut <= POWER_CUTS; cut += 1) {
    const burst = new Burst(server, people, questions, done)
    const enough = async () =>
      total(done) >= cut * ACTS && (await mailFiles(DATA_DIR)).length >= cut * MAILS && done.approvals.length >= cut
    await expect.poll(enough, { timeout: DRAIN_MS, interval: 20 }).toBe(true)
    await server.kill()
    await burst.ended
    server = await start(DATA_DIR)
  }
  const waiting = () => database.db.selectFrom('jobs').select('id').execute()
  await expect.poll(waiting, { timeout: DRAIN_MS, interval: 200 }).toEqual([])
  await expectAcknowledged(database, done)
  await expectNotifiedOnce(database)
  await expectMailedOnce(DATA_DIR, database)
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
  await server.stop()
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'check', '--data-dir', DATA_DIR])
  expect(stdout).toBe('Every counter says what is there.\n')
}, 300_000)

async function start(DATA_DIR: string): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR, SAMPLE_CONTENT: 'off', LOG_LEVEL: 'error' })
  cleanups.push(() => server.kill())
  return server
}

async function databaseFile(dataDir: string): Promise<string> {
  const name = (await readdir(dataDir)).find((file) => file.endsWith('.db'))
  if (name === undefined) throw new Error('The installation made no database')
  return name
}

function clientOf({ address }: Pick<ServerProcess, 'address'>, token?: string): QuandaryClient {
  return createQuandaryClient({ baseUrl: address, tokens: memoryTokenStore(token), language: 'en_US', timeoutMs: 0 })
}

type People = Record<'ada' | 'bo' | 'cy' | 'dee' | 'mo', string>

/** Ada asks, Bo answers, Cy comments, Dee may only suggest edits, and Mo reviews them: the token of each. */
async function makePeople(server: ServerProcess, { db }: Database): Promise<People> {
  const signIn = (e_mail: string, pass: string) =>
    unwrap(clientOf(server).call('loginByEmail', { body: { e_mail, pass } }))
  const admin = clientOf(server, (await signIn(server.admin.email, server.admin.password)).access_token)
  const ranks = { ada: 5_000, bo: 200, cy: 200, dee: 200, mo: 5_000 }
  const names = Object.keys(ranks) as (keyof People)[]
  const users = names.map((name) => `${name}, ${name}@qa.test, ${PASSWORD}`).join('\n')
  await unwrap(admin.call('createUsers', { body: { users } }))
  const people: Partial<People> = {}
  for (const name of names) {
    const { id, access_token } = await signIn(`${name}@qa.test`, PASSWORD)
    await setStartRank(db, Number(id), ranks[name])
    people[name] = access_token
  }
  return people as People
}

async function askQuestions(ada: QuandaryClient): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < 40; n += 1) {
    const asked = {
      title: `Which glass for stout number ${n}?`,
      content: 'I have many.',
      tags: [{ slug_name: 'glass' }],
    }
    ids.push((await unwrap(ada.call('createQuestion', { body: asked }))).id)
  }
  return ids
}

/** People who act at the same time as fast as they can, until the server is gone. */
class Burst {
  readonly ended: Promise<unknown>
  #questions: readonly string[]
  #done: Acknowledged

  constructor(server: ServerProcess, people: People, questions: readonly string[], done: Acknowledged) {
    this.#questions = questions
    this.#done = done
    const client = (name: keyof People): QuandaryClient => clientOf(server, people[name])
    this.ended = Promise.all([
      forEver(() => this.#answer(client('bo'))),
      forEver(() => this.#comment(client('cy'))),
      forEver(() => this.#suggest(client('dee'))),
      forEver(() => this.#approve(client('mo'))),
    ])
  }

  #question(): string {
    return this.#questions[total(this.#done) % this.#questions.length] ?? ''
  }

  /** Answers, and edits the answer: both tell Ada. */
  async #answer(bo: QuandaryClient): Promise<boolean> {
    const question_id = this.#question()
    const content = `Answer after ${total(this.#done)} acts: ${crypto.randomUUID()}`
    const created = await bo.call('createAnswer', { body: { question_id, content } })
    if (created.error) return created.error.kind !== 'offline'
    const { id } = created.data.info
    this.#done.answers.push(id)
    const edited = `${content}, and more`
    const { error } = await bo.call('updateAnswer', { body: { id, question_id, content: edited } })
    if (error) return error.kind !== 'offline'
    this.#done.edits.push(edited)
    return true
  }

  async #comment(cy: QuandaryClient): Promise<boolean> {
    const body = { object_id: this.#question(), original_text: `Comment ${crypto.randomUUID()}` }
    const { data, error } = await cy.call('createComment', { body })
    if (data) this.#done.comments.push(data.comment_id)
    return error?.kind !== 'offline'
  }

  /** A question that has a suggestion takes no other one; then it is refused, and another question's turn comes. */
  async #suggest(dee: QuandaryClient): Promise<boolean> {
    const id = this.#questions[Math.floor(Math.random() * this.#questions.length)] ?? ''
    const content = `Suggested ${crypto.randomUUID()}`
    const body = {
      id,
      title: 'Which glass for a stout?',
      content,
      tags: [{ slug_name: 'glass' }],
      edit_summary: 'Clearer',
    }
    const { data, error } = await dee.call('updateQuestion', { body })
    if (data) this.#done.suggestions.push(content)
    return error?.kind !== 'offline'
  }

  async #approve(mo: QuandaryClient): Promise<boolean> {
    const queue = await mo.call('listUnreviewedRevisions', { query: { page: 1 } })
    if (queue.error) return queue.error.kind !== 'offline'
    const id = queue.data.list[0]?.unreviewed_info.id
    if (id === undefined) return true
    const { error } = await mo.call('auditRevision', { body: { id, operation: 'approve' } })
    if (!error) this.#done.approvals.push(id)
    return error?.kind !== 'offline'
  }
}

async function forEver(act: () => Promise<boolean>): Promise<void> {
  while (await act()) {
    // As long as there is a server.
  }
}

const keyOf = (id: string): number => decodeObjectId(id)?.id ?? Number(id)

/** Everything the server said it had done is there. */
async function expectAcknowledged({ db }: Database, done: Acknowledged): Promise<void> {
  expect(done.answers.length).toBeGreaterThan(0)
  expect(done.suggestions.length).toBeGreaterThan(0)
  const answers = await db.selectFrom('answers').select('id').execute()
  expect(answers.map(({ id }) => id)).toEqual(expect.arrayContaining(done.answers.map(keyOf)))
  const comments = await db.selectFrom('comments').select('id').execute()
  expect(comments.map(({ id }) => id)).toEqual(expect.arrayContaining(done.comments.map(keyOf)))
  const revisions = await db.selectFrom('revisions').selectAll().execute()
  const texts = JSON.stringify(revisions)
  for (const text of [...done.edits, ...done.suggestions]) expect(texts).toContain(text)
  const undecided = new Set(revisions.filter(({ status }) => status === 'waiting').map(({ id }) => String(id)))
  expect(done.approvals.filter((id) => undecided.has(id))).toEqual([])
}

/** Each answer and each comment, acknowledged or not, told Ada once; an edit once per answer until it is read. */
async function expectNotifiedOnce({ db }: Database): Promise<void> {
  const told = async (action: 'answer_the_question' | 'comment_question' | 'update_answer') => {
    const rows = await db.selectFrom('notifications').select('object_id').where('action', '=', action).execute()
    return rows.map((row) => row.object_id).toSorted((a, b) => a - b)
  }
  const idsIn = async (table: 'answers' | 'comments') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  const answers = await idsIn('answers')
  expect(await told('answer_the_question')).toEqual(answers)
  expect(await told('comment_question')).toEqual(await idsIn('comments'))
  const edited = await told('update_answer')
  expect(new Set(edited).size).toBe(edited.length)
  expect(answers).toEqual(expect.arrayContaining(edited))
}

/** Each answer and each comment left as one mail, and no two mails have the same name. */
async function expectMailedOnce(dataDir: string, { db }: Database): Promise<void> {
  const files = await mailFiles(dataDir)
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(dataDir, 'outbox', file)))),
  )
  const names = mails.map(({ messageId }) => messageId)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(mails.map(({ to }) => to?.[0]?.address))).toEqual(new Set(['ada@qa.test']))
  const places = mails.map(({ text }) => /\/questions\/\S+/.exec(text ?? '')?.[0] ?? '')
  const ids = places.map((place) => keyOf(/\d{17}$/.exec(place)?.[0] ?? ''))
  const about = (ofComments: boolean) =>
    ids.filter((_, index) => places[index]?.includes('commentId') === ofComments).toSorted((a, b) => a - b)
  const idsIn = async (table: 'answers' | 'comments') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  expect(about(false)).toEqual(await idsIn('answers'))
  expect(about(true)).toEqual(await idsIn('comments'))
}

async function mailFiles(dataDir: string): Promise<string[]> {
  return (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((file) => file.endsWith('.eml'))
}
