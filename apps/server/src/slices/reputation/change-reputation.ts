import type { Tx } from '../../platform/db/database.ts'
import { addToRank, findUser } from '../users/index.ts'
import { dayOf, settle, worthOf } from './reputation.ts'
import type { EventKey } from './store.ts'
import { findEvent, findOwed, markReversed, saveEvent, saveOwed, sumSince } from './store.ts'

/** An event that begins (`gone` false) or is taken back. */
export interface ReputationChange extends EventKey {
  gone: boolean
}

/**
 * Applies what one happening means for the reputation of people, each event at most once.
 *
 * Exact under races: the row of every person concerned is locked first (an update of 0), so that the day's sum, the
 * floor and the debt are read after every other change of that person was committed. People are taken in the order
 * of their keys, so that two happenings between the same people never wait for each other.
 */
export async function changeReputation(tx: Tx, changes: readonly ReputationChange[], at: number): Promise<void> {
  // What is taken back goes first: turning a vote round gives room below the cap before anything is gained.
  const ordered = changes.toSorted((a, b) => a.userId - b.userId || Number(b.gone) - Number(a.gone))
  for (const change of ordered) {
    await addToRank(tx, change.userId, 0)
    await (change.gone ? takeBack(tx, change) : give(tx, change, at))
  }
}

async function give(tx: Tx, key: EventKey, at: number): Promise<void> {
  const known = await findEvent(tx, key)
  if (known?.reversed === 0) return
  const rank = await rankOf(tx, key.userId)
  const today = await sumSince(tx, key.userId, dayOf(at))
  const worth = worthOf(key.kind, { rank, today })
  await saveEvent(tx, key, worth, at)
  await applyChange(tx, key.userId, rank, worth)
}

/** Takes back exactly what the event gave, whatever it would be worth today. */
async function takeBack(tx: Tx, key: EventKey): Promise<void> {
  const known = await findEvent(tx, key)
  if (!known || known.reversed === 1) return
  await markReversed(tx, known.id)
  await applyChange(tx, key.userId, await rankOf(tx, key.userId), -known.delta)
}

async function applyChange(tx: Tx, userId: number, rank: number, change: number): Promise<void> {
  if (change === 0) return
  const owed = await findOwed(tx, userId)
  const after = settle({ rank, owed }, change)
  if (after.owed !== owed) await saveOwed(tx, userId, after.owed)
  if (after.rank !== rank) await addToRank(tx, userId, after.rank - rank)
}

async function rankOf(tx: Tx, userId: number): Promise<number> {
  const user = await findUser(tx, userId)
  if (!user) throw new Error(`Reputation of user ${userId}, who does not exist`)
  return user.rank
}
