import { setImmediate } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import type { Tx } from '../platform/db/database.ts'
import { refreshHotScores } from '../slices/questions/index.ts'
import { rebuildVocabulary } from '../slices/search/index.ts'
import { insertReputationEvents } from '../slices/reputation/index.ts'
import { readSettings, siteUrl } from '../slices/site-settings/index.ts'
import { findTagsBySlug, insertTags, recountTags } from '../slices/tags/index.ts'
import { findTakenUsernames, findUserByUsername, insertUser, updateUser } from '../slices/users/index.ts'
import { Planner } from './planner.ts'
import type { Keys } from './post-rows.ts'
import { SeedRefused, SeedStopped } from './refusals.ts'
import { storeBatch } from './store-batch.ts'
import type { SeedRun } from './store.ts'
import { findSeedRun, insertSeedRun, updateSeedRun } from './store.ts'
import { Tally } from './tally.ts'

/**
 * Questions per transaction. With another value the content would be different, because the daily limit of reputation
 * is applied batch by batch.
 */
const BATCH = 200

export interface SeedRequest {
  questions: number
  /** Seed of the random numbers: the same number produces the same content. */
  randomSeed: number
  /** Stops the seeding after the current batch when aborted; the next call resumes there. */
  signal?: AbortSignal
  onProgress?(progress: { title: string; done: number; total: number }): void
}

/** Counts of the seeded content. */
export interface SeedSummary {
  questions: number
  people: number
  tags: number
}

/** The context of a seeding in progress. */
interface Seeding {
  ctx: AppContext
  planner: Planner
  tally: Tally
  request: SeedRequest
}

/**
 * Fills a site with made-up but plausible content of the last three years: people, tags, questions, answers,
 * comments, votes, revisions, reputation. Everything is stored through the slices, without events, so nobody is
 * notified. Each batch is committed together with the progress, so the next call resumes a run that was stopped or
 * killed.
 * @throws {SeedRefused} before anything is stored
 * @throws {SeedStopped} when `signal` was aborted
 */
export async function seedSite(ctx: AppContext, request: SeedRequest): Promise<SeedSummary> {
  const known = await findSeedRun(ctx.db)
  if (known) checkSame(known, request)
  const endsAt = known?.ends_at ?? ctx.clock.now()
  const planner = new Planner({ questions: request.questions, randomSeed: request.randomSeed, endsAt })
  const { time_zone } = await readSettings(ctx, 'interface')
  const seeding = { ctx, planner, tally: new Tally(planner.people.list.length, time_zone), request }
  const keys = await (known ? resume(seeding, known) : begin(seeding, endsAt))
  await storeQuestions(seeding, keys, known?.questions_done ?? 0)
  await finish(seeding, keys)
  return { questions: request.questions, people: planner.people.list.length, tags: planner.tags.length }
}

/** Refuses to seed a site again, because that would double its people, or to resume with other options. */
function checkSame(run: SeedRun, request: SeedRequest): void {
  const options = `--questions ${run.questions} --random-seed ${run.random_seed}`
  if (run.finished_at !== null) throw new SeedRefused(`This site was seeded already (${options}).`)
  if (run.questions === request.questions && run.random_seed === request.randomSeed) return
  throw new SeedRefused(`Seeding with ${options} was not finished. The same options go on from there.`)
}

/** Stores all people and tags. */
async function begin({ ctx, planner, tally, request }: Seeding, endsAt: number): Promise<Keys> {
  const people = planner.people.list
  request.onProgress?.({ title: 'People', done: 0, total: people.length })
  await ctx.db.transaction().execute(async (tx) => {
    for (let start = 0; start < people.length; start += BATCH) {
      const names = people.slice(start, start + BATCH).map((person) => person.username)
      const [taken] = await findTakenUsernames(tx, names)
      if (taken !== undefined) throw new SeedRefused(`The username ${taken} is taken. Another --random-seed may do.`)
    }
    const ids: number[] = []
    for (const { username, displayName, joinedAt } of people) {
      // Nobody can sign in to them: they have neither an e-mail address nor a password.
      const person = { username, display_name: displayName, e_mail: '', password_hash: null, created_at: joinedAt }
      ids.push(await insertUser(tx, { ...person, status: 'normal', mail_status: 1 }))
    }
    const events = tally.join(people).map(({ kind, person, delta, at }) => {
      const userId = ids[person] ?? 0
      return { userId, kind, objectType: null, objectId: 0, triggerUserId: userId, delta, at }
    })
    await insertReputationEvents(tx, events)
    const made = { user_id: ids[0] ?? null, created_at: planner.span.from }
    await insertTags(
      tx,
      planner.tags.map((slug) => ({ slug_name: slug, display_name: slug, ...made })),
    )
    const { questions, randomSeed } = request
    const run = { questions, random_seed: randomSeed, ends_at: endsAt, questions_done: 0, finished_at: null }
    await insertSeedRun(tx, run)
  })
  request.onProgress?.({ title: 'People', done: people.length, total: people.length })
  return findKeys(ctx, planner)
}

/** Tallies the batches that an earlier run stored, without storing them again. */
async function resume({ ctx, planner, tally }: Seeding, run: SeedRun): Promise<Keys> {
  tally.join(planner.people.list)
  for (let done = 0; done < run.questions_done; done += BATCH) tally.add(batchAt(planner, done, run.questions))
  return findKeys(ctx, planner)
}

async function findKeys(ctx: AppContext, planner: Planner): Promise<Keys> {
  const people: number[] = []
  for (const { username } of planner.people.list) people.push((await findUserByUsername(ctx.db, username))?.id ?? 0)
  const tags = new Map<string, number>()
  for (const tag of await findTagsBySlug(ctx.db, planner.tags)) tags.set(tag.slug_name, tag.main_tag_id ?? tag.id)
  return { person: (number) => given(people[number]), tag: (slug) => given(tags.get(slug)) }
}

function given(key: number | undefined): number {
  if (key === undefined || key === 0) throw new Error('The seeded people or tags are not what they were')
  return key
}

async function storeQuestions({ ctx, planner, tally, request }: Seeding, keys: Keys, from: number): Promise<void> {
  const { questions: total, signal, onProgress } = request
  const destination = { ctx, keys, siteUrl: await siteUrl(ctx) }
  for (let done = from; done < total;) {
    onProgress?.({ title: 'Questions', done, total })
    // The driver of an embedded database blocks the event loop; without this a signal would not be handled.
    await setImmediate()
    if (signal?.aborted === true) throw new SeedStopped()
    const plans = batchAt(planner, done, total)
    const entries = tally.add(plans)
    done += plans.length
    await ctx.db.transaction().execute(async (tx) => {
      await storeBatch(destination, tx, plans, entries)
      await updateSeedRun(tx, { questions_done: done })
    })
  }
  onProgress?.({ title: 'Questions', done: total, total })
}

function batchAt(planner: Planner, start: number, total: number) {
  return Array.from({ length: Math.min(BATCH, total - start) }, (_, index) => planner.plan(start + index))
}

/** Stores the counters that were tallied. */
async function finish({ ctx, planner, tally, request }: Seeding, keys: Keys): Promise<void> {
  const total = planner.people.list.length
  request.onProgress?.({ title: 'Counters', done: 0, total })
  await ctx.db.transaction().execute(async (tx: Tx) => {
    for (const number of planner.people.list.keys()) await updateUser(tx, keys.person(number), tally.countersOf(number))
    await recountTags(tx)
    await updateSeedRun(tx, { finished_at: ctx.clock.now() })
  })
  await refreshHotScores(ctx)
  await rebuildVocabulary(ctx)
  request.onProgress?.({ title: 'Counters', done: total, total })
}
