import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import type { EphemeralKind } from '../../platform/ephemeral/ephemeral-store.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { NoSession } from './errors.ts'
import { findValidSession, viewersOfSessions } from './session.ts'

/**
 * Issues a ticket for an address that a browser opens without a token. The ticket works once, and only while the
 * session that requested it is valid: once a stolen session has been ended, its tickets must be useless too.
 * @param about what the ticket is for, returned by {@link takeSessionTicket}
 * @throws {NoSession}
 */
export async function issueSessionTicket(
  ctx: AppContext,
  kind: EphemeralKind,
  { token, about = '' }: { token: string; about?: string },
): Promise<string> {
  const session = await findValidSession(ctx, { token })
  if (!session) throw new NoSession()
  const ticket = randomBytes(16).toString('base64url')
  await ctx.ephemeral.put(kind, ticket, JSON.stringify([session.id, about]))
  return ticket
}

/**
 * Redeems a ticket. Returns the user of its session with their current role and state, which may have changed since the
 * ticket was issued. Returns undefined if the ticket is unknown, used or expired, if the session has ended, or if the
 * account was deleted.
 */
export async function takeSessionTicket(
  ctx: AppContext,
  kind: EphemeralKind,
  ticket: string,
): Promise<{ viewer: Viewer; about: string } | undefined> {
  const taken = await ctx.ephemeral.take(kind, ticket)
  if (taken === undefined) return undefined
  // Only `issueSessionTicket` stores tickets, so the cast is safe.
  const [sessionId, about] = JSON.parse(taken) as [number, string]
  const viewer = (await viewersOfSessions(ctx, [sessionId])).get(sessionId)
  return viewer && { viewer, about }
}
