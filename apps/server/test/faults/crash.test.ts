import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import type { TestContext } from 'vitest'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { decodeObjectId } from '../../src/platform/ids/object-id.ts'
import type { Acknowledged } from './crash-burst.ts'
import { askQuestions, Burst, clientOf, makePeople, nothingAcknowledged, MAILED_TAG, total } from './crash-burst.ts'
import { addFollowers } from '../load-bounds/followers.ts'
import type { ServerProcess } from '../processes/start-process.ts'
import { startServerProcess } from '../processes/start-process.ts'
import type { Engine } from '../databases/test-database.ts'
import { emptyDatabase, ENGINES, environmentOf } from '../databases/test-database.ts'

const CRASHES = 3
/** Number of acknowledged actions and of delivered mails before each power cut. */
const ACTION_COUNT = 60
const MAILS = 10
/** Longer than the delay of ten seconds before a failed job is retried. */
const DRAIN_MS = 90_000
const FOLLOWERS = 40
/** Long, because on a busy machine mails wait while many people act concurrently. */
const BURST_MS = 240_000
const MAIN = join(import.meta.dirname, '../../src/cli/main.js')

// The tests of the two engines run concurrently, because they mostly wait for mails.
describe.concurrent.each(ENGINES)('a power cut on %s', (engine) => {
  it('C1 in a burst of edits, reviews, flags, notifications and mails loses nothing and doubles nothing', async ({
    onTestFinished,
    // The test's own `expect`: the global one cannot tell which of two concurrent tests polls.
    expect: expectHere,
  }) => {
    const site = await install(engine, onTestFinished)
    let server = await site.start()
    const { database } = site
    const people = await makePeople(server, database)
    const questions = await askQuestions(clientOf(server, people.ada))
    await addFollowers(database.db, MAILED_TAG, FOLLOWERS)
    const done = nothingAcknowledged()
    for (let cut = 1; cut <= CRASHES; cut += 1) {
      const burst = new Burst(server, people, questions, done)
      const missing = async () => [
        ...(total(done) < cut * ACTION_COUNT ? ['acts'] : []),
        ...((await mailFiles(site.dataDir)).length < cut * MAILS ? ['mails'] : []),
        ...Object.entries(done).flatMap(([kind, acts]) => (acts.length < cut ? [kind] : [])),
      ]
      await expectHere.poll(missing, { timeout: BURST_MS, interval: 20 }).toEqual([])
      await server.kill()
      await burst.ended
      // The claims are expired only after the last cut: after the others, the server must start while the jobs of the
      // killed process are still claimed.
      if (cut === CRASHES) await expireClaims(database)
      server = await site.start()
    }
    const waiting = () => database.db.selectFrom('jobs').select('id').execute()
    await expectHere.poll(waiting, { timeout: DRAIN_MS, interval: 200 }).toEqual([])
    await expectAcknowledged(database, done)
    await expectNotifiedOnce(database)
    await expectMailedOnce(site.dataDir, database)
    if (engine === 'sqlite3') await expectSound(database)
    await server.stop()
    const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'check', '--data-dir', site.dataDir])
    expect(stdout).toBe('Every counter says what is there.\n')
  }, 1_200_000)
})

/** Creates an empty site on an engine; the test reads its database over other connections. */
async function install(engine: Engine, onTestFinished: TestContext['onTestFinished']) {
  const dataDir = await mkdtemp(join(tmpdir(), 'quandary-crash-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { config, drop } = await emptyDatabase(engine)
  onTestFinished(drop)
  const database = openDatabase(config, dataDir)
  onTestFinished(() => database.close())
  const start = async (): Promise<ServerProcess> => {
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: 'off',
      LOG_LEVEL: 'error',
      ...environmentOf(config),
    })
    onTestFinished(() => server.kill())
    return server
  }
  return { dataDir, database, start }
}

/** Expires the claims of all jobs while no process is running, as if half a minute had passed. */
async function expireClaims({ db }: Database): Promise<void> {
  await db.updateTable('jobs').set({ locked_until: 0 }).execute()
}

async function expectSound({ db }: Database): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
}

const keyOf = (id: string): number => decodeObjectId(id)?.id ?? Number(id)
const sorted = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b)

/** Expects everything that the server acknowledged to be stored. */
async function expectAcknowledged({ db }: Database, done: Acknowledged): Promise<void> {
  const keysIn = async (table: 'answers' | 'comments' | 'questions') =>
    (await db.selectFrom(table).select('id').execute()).map(({ id }) => id)
  const answers = [...done.answers, ...done.queued].map(keyOf)
  expect(await keysIn('answers')).toEqual(expect.arrayContaining(answers))
  expect(await keysIn('comments')).toEqual(expect.arrayContaining(done.comments.map(keyOf)))
  expect(await keysIn('questions')).toEqual(expect.arrayContaining(done.questions.map(keyOf)))
  const revisions = await db.selectFrom('revisions').selectAll().execute()
  const texts = JSON.stringify(revisions)
  for (const text of [...done.edits, ...done.suggestions]) expect(texts).toContain(text)
  const undecided = new Set(revisions.filter(({ status }) => status === 'waiting').map(({ id }) => String(id)))
  expect(done.approvals.filter((id) => undecided.has(id))).toEqual([])
  const pending = (await db.selectFrom('answers').select('id').where('status', '=', 'pending').execute()).map(
    ({ id }) => id,
  )
  expect(done.shown.filter((id) => pending.includes(keyOf(id)))).toEqual([])
  const flags = await db.selectFrom('reports').select(['id', 'object_id', 'status']).execute()
  expect(flags.map((flag) => flag.object_id)).toEqual(expect.arrayContaining(done.flags.map(keyOf)))
  const unjudged = new Set(flags.filter(({ status }) => status === 'pending').map(({ id }) => id))
  expect(done.handled.filter((id) => unjudged.has(keyOf(id)))).toEqual([])
}

/**
 * Expects exactly one notification to Ada for each visible answer and each comment, even if the crash came before the
 * response, and one to Fay for all declined flags on an answer. Unread edits of an answer together cause at most one
 * notification.
 */
async function expectNotifiedOnce({ db }: Database): Promise<void> {
  const notifiedOf = async (
    action: 'answer_the_question' | 'comment_question' | 'update_answer' | 'your_flag_was_declined',
  ) => {
    const rows = await db.selectFrom('notifications').select('object_id').where('action', '=', action).execute()
    return sorted(rows.map((row) => row.object_id))
  }
  const answers = await keysOfShownAnswers(db)
  expect(await notifiedOf('answer_the_question')).toEqual(answers)
  expect(await notifiedOf('comment_question')).toEqual(await keysOfComments(db))
  const edited = await notifiedOf('update_answer')
  expect(new Set(edited).size).toBe(edited.length)
  expect(answers).toEqual(expect.arrayContaining(edited))
  const judged = await db.selectFrom('reports').select('object_id').where('status', '=', 'ignored').execute()
  expect(await notifiedOf('your_flag_was_declined')).toEqual(sorted([...new Set(judged.map((flag) => flag.object_id))]))
}

/**
 * Expects one mail to Ada for each visible answer and each comment, one to every follower for each question of the
 * followed tag, and no two with the same Message-ID.
 */
async function expectMailedOnce(dataDir: string, { db }: Database): Promise<void> {
  const mails = await Promise.all(
    (await mailFiles(dataDir)).map(async (file) => PostalMime.parse(await readFile(join(dataDir, 'outbox', file)))),
  )
  const names = mails.map(({ messageId }) => messageId)
  expect(new Set(names).size).toBe(names.length)
  const read = mails.map(({ to, text }) => {
    const place = /\/questions\/\S+/.exec(text ?? '')?.[0] ?? ''
    return {
      to: to?.[0]?.address ?? '',
      ofComment: place.includes('commentId'),
      id: keyOf(/\d{17}$/.exec(place)?.[0] ?? ''),
    }
  })
  const toAda = (ofComment: boolean) =>
    sorted(read.filter((mail) => mail.to === 'ada@qa.test' && mail.ofComment === ofComment).map(({ id }) => id))
  expect(toAda(false)).toEqual(await keysOfShownAnswers(db))
  expect(toAda(true)).toEqual(await keysOfComments(db))
  const toFollowers = read.filter((mail) => mail.to.startsWith('follower-')).map(({ to, id }) => `${to} ${id}`)
  const followed = await db
    .selectFrom('question_tags')
    .innerJoin('tags', 'tags.id', 'question_tags.tag_id')
    .select('question_id')
    .where('slug_name', '=', MAILED_TAG)
    .execute()
  const expected = followed.flatMap(({ question_id }) =>
    Array.from({ length: FOLLOWERS }, (_, n) => `follower-${n}@qa.test ${question_id}`),
  )
  expect(toFollowers.toSorted()).toEqual(expected.toSorted())
}

async function keysOfShownAnswers(db: Database['db']): Promise<number[]> {
  const rows = await db.selectFrom('answers').select('id').where('status', '=', 'available').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

async function keysOfComments(db: Database['db']): Promise<number[]> {
  return (await db.selectFrom('comments').select('id').orderBy('id').execute()).map(({ id }) => id)
}

async function mailFiles(dataDir: string): Promise<string[]> {
  return (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((file) => file.endsWith('.eml'))
}
