import { Readable } from 'node:stream'
import type { AppContext } from '../../context.ts'
import type { EphemeralKind } from '../../platform/ephemeral/ephemeral-store.ts'
import { issueSessionTicket, takeSessionTicket } from '../accounts/index.ts'
import { findUser, statusOf } from '../users/index.ts'
import { OwnDataNotFound } from './errors.ts'
import { writeOwnData } from './write-own-data.ts'

/** Path prefix of the downloads. */
export const OWN_DATA = '/own-data/'

/** One minute is enough, because the browser follows the address at once. */
const TICKET: EphemeralKind = { name: 'own data', lastsMs: 60_000, from: 'first' }

/**
 * Returns a path that serves a person's data once. A browser needs it, because it sends no token when it saves a file.
 * @param token the session of the person
 */
export async function createOwnDataDownload(ctx: AppContext, token: string): Promise<string> {
  return `${OWN_DATA}${await issueSessionTicket(ctx, TICKET, { token })}`
}

/**
 * Opens the data for the ticket of a path from {@link createOwnDataDownload}.
 * @throws {OwnDataNotFound} the ticket is unknown, used or expired, the session has ended, or the account was suspended
 * or deleted since
 */
export async function takeOwnDataDownload(ctx: AppContext, ticket: string): Promise<{ name: string; text: Readable }> {
  const taken = await takeSessionTicket(ctx, TICKET, ticket)
  const user = taken && (await findUser(ctx.db, taken.viewer.id))
  if (!user || !['normal', 'inactive'].includes(statusOf(user))) throw new OwnDataNotFound()
  return { name: `data-of-${user.username}.json`, text: Readable.from(writeOwnData(ctx, user), { objectMode: false }) }
}
