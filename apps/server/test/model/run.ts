import type { ApiError } from '@quandary/api-client'
import { checkCounters } from '../../src/integrity/index.ts'
import type { TestSite } from '../harness.ts'
import { OperationGenerator } from './operation-generator.ts'
import { readUnreadCounts, expectedUnreadCounts, readNotifications, expectedNotifications } from './notice-snapshot.ts'
import type { Operation } from './operation.ts'
import { emptyWorld, play } from './play.ts'
import { PEOPLE, RealSite, TIME_ZONE } from './real-site.ts'
import { readVisibleSnapshot, expectedVisibleSnapshot } from './shown-snapshot.ts'
import { differences, expectedSnapshot } from './snapshot.ts'
import { readStoredSnapshot } from './stored-snapshot.ts'
import type { World } from './world.ts'

/** Number of operations between comparisons of all stored rows and unread counts. */
const COMPARED_EVERY = 100
/** Number of operations between comparisons of all notifications. */
const READ_EVERY = 2500

/** The result of a run: its operations, and the first disagreement, if any. */
export interface Outcome {
  operations: Operation[]
  accepted: number
  world: World
  problem?: string
}

/** Returns the next operation of a run, generated or replayed; undefined at its end. */
export type Source = (world: World) => Operation | undefined

/** Generates a number of operations from a seed. */
export function generated(seed: string, count: number): Source {
  const maker = new OperationGenerator(seed)
  let left = count
  return (world) => (left-- > 0 ? maker.next(world) : undefined)
}

/** Replays operations. */
export function replayed(operations: readonly Operation[]): Source {
  let next = 0
  return () => operations[next++]
}

/** Performs the same operations on a real site and in the model, until they disagree or the operations end. */
export async function run(site: TestSite, source: Source): Promise<Outcome> {
  const real = await RealSite.prepare(site)
  const world = emptyWorld(PEOPLE, { now: site.clock.now(), timeZone: TIME_ZONE })
  const outcome: Outcome = { operations: [], accepted: 0, world }
  for (let next = source(world); next; next = source(world)) {
    outcome.operations.push(next)
    const problem = await step(real, outcome, next)
    if (problem !== undefined) return { ...outcome, problem }
    if (outcome.operations.length % COMPARED_EVERY > 0) continue
    const found = (await compare(real, world)) ?? (await compareDots(real, world))
    if (found !== undefined) return { ...outcome, problem: found }
    if (outcome.operations.length % READ_EVERY > 0) continue
    const difference = await compareNotices(real, world)
    if (difference !== undefined) return { ...outcome, problem: difference }
  }
  const problem =
    (await compare(real, world)) ??
    (await compareShown(real, world)) ??
    (await compareDots(real, world)) ??
    (await compareNotices(real, world)) ??
    (await checkNumbers(site))
  return { ...outcome, ...(problem !== undefined && { problem }) }
}

/** Identifiers of the content of a filled site, by API field. */
export interface Population {
  ids: { question_id: string[]; answer_id: string[]; comment_id: string[]; slug_name: string[] }
  /** Account ids of the ten people, the administrator first. */
  accounts: readonly number[]
}

/** Performs operations to fill a site; nothing is compared. */
export async function populate(site: TestSite, source: Source): Promise<Population> {
  const real = await RealSite.prepare(site)
  const world = emptyWorld(PEOPLE, { now: site.clock.now(), timeZone: TIME_ZONE })
  for (let next = source(world); next; next = source(world)) {
    if (play(world, next) !== 'impossible') await real.perform(next)
  }
  const idsOf = (kind: 'question' | 'answer' | 'comment'): string[] =>
    [...world.posts].filter(([, post]) => post.kind === kind).map(([key]) => real.publicId(key))
  return {
    ids: {
      question_id: idsOf('question'),
      answer_id: idsOf('answer'),
      comment_id: idsOf('comment'),
      slug_name: [...world.tags.keys()],
    },
    accounts: real.accounts,
  }
}

/** Number of concurrent requests. */
const CONCURRENCY = 12

/**
 * Performs operations on a real site concurrently. Their order is unknown, so nothing is predicted; the test is that
 * concurrency does not make any counter drift.
 */
export async function runConcurrently(site: TestSite, source: Source): Promise<Outcome> {
  const real = await RealSite.prepare(site)
  const world = emptyWorld(PEOPLE, { now: site.clock.now(), timeZone: TIME_ZONE })
  const outcome: Outcome = { operations: [], accepted: 0, world }
  for (;;) {
    const batch = nextBatch(world, source)
    if (batch.length === 0) break
    outcome.operations.push(...batch)
    const errors = await Promise.all(batch.map(async (operation) => (await real.perform(operation)).error))
    outcome.accepted += errors.filter((error) => error === undefined).length
    const failures = errors.filter((error) => error !== undefined && !isRefusal(error))
    if (failures.length > 0) return { ...outcome, problem: `The site failed: ${JSON.stringify(failures)}` }
    const drift = outcome.operations.length % (10 * CONCURRENCY) === 0 ? await checkNumbers(site) : undefined
    if (drift !== undefined) return { ...outcome, problem: drift }
  }
  const problem = await checkNumbers(site)
  return { ...outcome, ...(problem !== undefined && { problem }) }
}

function nextBatch(world: World, source: Source): Operation[] {
  const batch: Operation[] = []
  while (batch.length < CONCURRENCY) {
    const next = source(world)
    if (!next) break
    play(world, next)
    batch.push(next)
  }
  return batch
}

/** Performs one operation on the real site and in the model, and returns the difference, if any. */
async function step(real: RealSite, outcome: Outcome, operation: Operation): Promise<string | undefined> {
  const verdict = play(outcome.world, operation)
  if (verdict === 'impossible') {
    real.site.clock.advance(operation.wait)
    return undefined
  }
  const { error } = await real.perform(operation)
  if (error === undefined) {
    outcome.accepted += 1
    return verdict === 'accepted' ? undefined : 'The site accepted what the rules refuse.'
  }
  const description = `${error.kind} ${error.status} ${error.reason} (${error.message})`
  if (!isRefusal(error)) return `The site failed: ${description}`
  return verdict === 'refused' ? undefined : `The site refused what the rules accept: ${description}`
}

/** True if the site refused the call, false if it failed. */
function isRefusal({ kind, status }: ApiError): boolean {
  return status >= 400 && status < 500 && kind !== 'unauthorised'
}

async function compare(real: RealSite, world: World): Promise<string | undefined> {
  return problemOf(differences(expectedSnapshot(world), await readStoredSnapshot(real)))
}

async function compareShown(real: RealSite, world: World): Promise<string | undefined> {
  return problemOf(differences(expectedVisibleSnapshot(world), await readVisibleSnapshot(real, world)))
}

async function compareDots(real: RealSite, world: World): Promise<string | undefined> {
  const problem = problemOf(differences(expectedUnreadCounts(world), await readUnreadCounts(real, world)))
  // Also compares the lists, because they show which notification is counted wrongly.
  return problem === undefined ? undefined : [problem, await compareNotices(real, world)].join('\n')
}

async function compareNotices(real: RealSite, world: World): Promise<string | undefined> {
  return problemOf(differences(expectedNotifications(world), await readNotifications(real, world)))
}

function problemOf(found: readonly string[]): string | undefined {
  return found.length === 0 ? undefined : found.slice(0, 20).join('\n')
}

async function checkNumbers(site: TestSite): Promise<string | undefined> {
  const drift = await checkCounters(site.ctx)
  return drift.length === 0 ? undefined : `The check of counters found ${JSON.stringify(drift)}`
}
