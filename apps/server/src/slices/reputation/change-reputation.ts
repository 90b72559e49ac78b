import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { together } from '../../platform/db/together.ts'
import { readSettingsIn } from '../site-settings/index.ts'
import { addToRank } from '../users/index.ts'
import { startOfDay } from '../../platform/start-of-day.ts'
import { reputationChanged } from './events.ts'
import type { ReputationEvent } from './reputation.ts'
import { isCapped, settle, pointsOf } from './reputation.ts'
import type { EventKey, RecentChange } from './store.ts'
import { findEvent, findDebt, markReversed, saveEvent, saveDebt, findChangesSince } from './store.ts'

/** The length of a day on which clocks are set back by two hours. */
const LONGEST_DAY_MS = 26 * 3_600_000

/** A reputation event that occurs, or is reversed. */
export interface ReputationChange extends EventKey {
  reversed: boolean
  /**
   * The actor. Differs from the trigger when staff accept an answer on the asker's behalf, and when a suggested edit is
   * approved.
   */
  actorId: number
}

/**
 * Applies the reputation changes of one action, each event at most once. Exact under concurrency: each person's row is
 * locked first, so the sum of the day, the lower limit and the reputation still owed are read after every earlier
 * change of that person has been committed. Locks are taken in the order of user ids, so that two actions between the
 * same people cannot deadlock.
 */
export async function changeReputation(
  ctx: Pick<AppContext, 'bus'>,
  tx: Tx,
  changes: readonly ReputationChange[],
  at: number,
): Promise<void> {
  // Reversals come first: when a vote flips, the reversal makes room below the cap before the new gain is counted.
  const ordered = changes.toSorted((a, b) => a.userId - b.userId || Number(b.reversed) - Number(a.reversed))
  const byPerson = Map.groupBy(ordered, (change) => change.userId)
  // Runs concurrently for all people. The statements are sent in this order, so the rows are also locked in this order.
  await together([...byPerson.values()].map((own) => changeOne(ctx, tx, own, at)))
}

/** Applies the changes of one person, one after the other. */
async function changeOne(
  ctx: Pick<AppContext, 'bus'>,
  tx: Tx,
  changes: readonly ReputationChange[],
  at: number,
): Promise<void> {
  for (const change of changes) {
    const worth = await (change.reversed ? takeBack(tx, change) : give(tx, change, at))
    if (worth === 0) continue
    const { userId, kind, objectType, objectId, actorId, revisionId = 0, reversed } = change
    const about = { userId, kind, objectType, objectId, actorId, revisionId, reversed, at }
    await ctx.bus.emit(tx, reputationChanged, { ...about, change: worth })
  }
}

interface Account {
  userId: number
  rank: number
  owed: number
}

/** Locks a person's row and reads their account and the event under the lock. */
async function lockAccount(tx: Tx, key: EventKey): Promise<{ account: Account; known: ReputationEvent | undefined }> {
  const { userId } = key
  const [user, known, owed] = await Promise.all([
    lockRow(tx, 'users', userId),
    findEvent(tx, key),
    findDebt(tx, userId),
  ])
  if (!user) throw new Error(`Reputation of user ${userId}, who does not exist`)
  return { account: { userId, rank: user.rank, owed }, known }
}

/**
 * Gives a person the reputation for an event, unless the event already counts.
 * @returns the change of reputation
 */
async function give(tx: Tx, key: EventKey, at: number): Promise<number> {
  const [{ account, known }, { time_zone }, recent] = await Promise.all([
    lockAccount(tx, key),
    readSettingsIn(tx, 'interface'),
    isCapped(key.kind) ? findChangesSince(tx, key.userId, at - LONGEST_DAY_MS) : [],
  ])
  if (known?.reversed === 0) return 0
  const today = sumOf(recent, startOfDay(at, time_zone))
  const worth = pointsOf(key.kind, { rank: account.rank, today })
  await saveEvent(tx, key, worth, at)
  await applyChange(tx, account, worth)
  return worth
}

/**
 * Sums the changes since the day began. The given changes cover the longest possible day, because they are read before
 * the time zone is known.
 */
function sumOf(changes: readonly RecentChange[], dayBegan: number): number {
  return changes.filter(({ updated_at }) => updated_at >= dayBegan).reduce((sum, { delta }) => sum + delta, 0)
}

/** Reverses exactly what the event gave, whatever it would be worth today. */
async function takeBack(tx: Tx, key: EventKey): Promise<number> {
  const { account, known } = await lockAccount(tx, key)
  if (!known || known.reversed === 1) return 0
  await markReversed(tx, known.id)
  await applyChange(tx, account, -known.delta)
  return known.delta === 0 ? 0 : -known.delta
}

async function applyChange(tx: Tx, { userId, rank, owed }: Account, change: number): Promise<void> {
  if (change === 0) return
  const after = settle({ rank, owed }, change)
  if (after.owed !== owed) await saveDebt(tx, userId, after.owed)
  if (after.rank !== rank) await addToRank(tx, userId, after.rank - rank)
}
