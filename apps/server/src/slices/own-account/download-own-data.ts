import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AppContext } from '../../context.ts'
import type { EphemeralKind } from '../../platform/ephemeral/ephemeral-store.ts'
import { findUser, statusOf } from '../users/index.ts'
import { OwnDataNotFound } from './errors.ts'
import { writeOwnData } from './write-own-data.ts'

/** Path prefix of the downloads. */
export const OWN_DATA = '/own-data/'

/** One minute is enough, because the browser follows the address at once. */
const TICKET: EphemeralKind = { name: 'own data', lastsMs: 60_000, from: 'first' }

/**
 * Returns a path that serves a person's data once. A browser needs it, because it sends no token when it saves a file.
 */
export async function createOwnDataDownload(ctx: AppContext, userId: number): Promise<string> {
  const ticket = randomBytes(16).toString('base64url')
  await ctx.ephemeral.put(TICKET, ticket, String(userId))
  return `${OWN_DATA}${ticket}`
}

/**
 * Opens the data for the ticket of a path from {@link createOwnDataDownload}.
 * @throws {OwnDataNotFound} the ticket is unknown, used or expired, or the account was suspended or deleted since
 */
export async function takeOwnDataDownload(ctx: AppContext, ticket: string): Promise<{ name: string; text: Readable }> {
  const userId = await ctx.ephemeral.take(TICKET, ticket)
  const user = userId === undefined ? undefined : await findUser(ctx.db, Number(userId))
  if (!user || !['normal', 'inactive'].includes(statusOf(user))) throw new OwnDataNotFound()
  return { name: `data-of-${user.username}.json`, text: Readable.from(writeOwnData(ctx, user), { objectMode: false }) }
}
