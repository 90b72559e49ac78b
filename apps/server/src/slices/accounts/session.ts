import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import { hashSecret, newSecret } from '../../platform/crypto/secret.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readSettings } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { avatarChoice, avatarUrl, findUsers, statusOf, updateUser, viewerOf } from '../users/index.ts'
import type { SessionOrigin } from './session-origin.ts'
import { cutUserAgent } from './session-origin.ts'
import { recordSignIn } from './sign-ins.ts'
import {
  deleteExpired,
  deleteSessionOfVisit,
  findSession,
  findSessionsById,
  insertSession,
  touchSession,
} from './store.ts'

/** A token is valid for seven days from its issue and is not renewed (`docs/spec/contract.md#tokens-and-cookies`). */
const SESSION_MS = 7 * 24 * 3600 * 1000

/** The secrets of a new session: `token` may act; `visit`, the value of the reading cookie, may only read. */
export interface Session {
  token: string
  visit: string
}

/** Precision of `last_used_at`: ten minutes. With a finer precision, every request would write to the database. */
const USE_GRAIN_MS = 10 * 60_000

/** Opens a session for a user, and records it as a sign-in. */
export async function openSession(
  ctx: AppContext,
  tx: Db,
  userId: number,
  origin: SessionOrigin = { ip: '', userAgent: '' },
): Promise<Session> {
  const now = ctx.clock.now()
  const session = { token: newSecret(), visit: newSecret() }
  await deleteExpired(tx, now)
  await insertSession(tx, {
    user_id: userId,
    token_hash: hashSecret(session.token),
    visit_hash: hashSecret(session.visit),
    created_at: now,
    expires_at: now + SESSION_MS,
    ip: origin.ip,
    user_agent: cutUserAgent(origin.userAgent),
    last_used_at: now,
  })
  await recordSignIn(ctx, tx, { userId, succeeded: true, origin })
  await updateUser(tx, userId, { last_login_at: now })
  return session
}

/** A session that has not expired, with its user. */
export interface ValidSession {
  id: number
  viewer: Viewer
}

/** Finds the session of a token or of a reading cookie; undefined when it is unknown, ended or expired. */
export async function findValidSession(
  ctx: AppContext,
  by: { token: string } | { visit: string },
): Promise<ValidSession | undefined> {
  const secret = 'token' in by ? by.token : by.visit
  if (secret === '') return undefined
  return validSession(ctx, 'token' in by ? { token_hash: hashSecret(secret) } : { visit_hash: hashSecret(secret) })
}

/**
 * Ends the session that a reading cookie belongs to, for signing out in browsers without scripts. It is the only
 * change that the cookie alone can make (`docs/spec/decisions.md#d18`). The caller must have checked that the request
 * comes from a page of the site.
 */
export async function endVisit(ctx: AppContext, visit: string): Promise<void> {
  if (visit !== '') await deleteSessionOfVisit(ctx.db, hashSecret(visit))
}

/** Returns the viewers of the given sessions, by session id; without ended sessions and deleted accounts. */
export async function viewersOfSessions(ctx: AppContext, ids: readonly number[]): Promise<Map<number, Viewer>> {
  const sessions = await findSessionsById(ctx.db, ids, ctx.clock.now())
  const users = await inBatches([...new Set(sessions.map((session) => session.user_id))], (part) =>
    findUsers(ctx.db, part),
  )
  const viewers = new Map(users.filter((user) => user.status !== 'deleted').map((user) => [user.id, viewerOf(user)]))
  return new Map(
    sessions.flatMap(({ id, user_id }) => {
      const viewer = viewers.get(user_id)
      return viewer ? [[id, viewer] as const] : []
    }),
  )
}

/**
 * Returns the user of a session token. Status and role are read on every call, so that a change takes effect on the
 * next request.
 */
export function viewerOfToken(ctx: AppContext, token: string): Promise<Viewer | null> {
  return viewerOfSession(ctx, { token_hash: hashSecret(token) })
}

/**
 * Returns the user that a reading cookie belongs to, or null without a valid session. The cookie alone must not
 * authorize a change, which needs a second proof, such as a ticket or a mailed code.
 * @param visit the value of the cookie
 */
export function viewerOfVisit(ctx: AppContext, visit: string): Promise<Viewer | null> {
  return visit === '' ? Promise.resolve(null) : viewerOfSession(ctx, { visit_hash: hashSecret(visit) })
}

async function viewerOfSession(
  ctx: AppContext,
  by: { token_hash: string } | { visit_hash: string },
): Promise<Viewer | null> {
  return (await validSession(ctx, by))?.viewer ?? null
}

async function validSession(
  ctx: AppContext,
  by: { token_hash: string } | { visit_hash: string },
): Promise<ValidSession | undefined> {
  const now = ctx.clock.now()
  const session = await findSession(ctx.db, by, now)
  if (!session) return undefined
  const { id, lastUsedAt, user } = session
  if (lastUsedAt <= now - USE_GRAIN_MS) await touchSession(ctx.db, id, now)
  return user.status === 'deleted' ? undefined : { id, viewer: viewerOf(user) }
}

/** Encodes the account as sign-in returns it to its owner. */
export async function sessionUser(ctx: AppContext, user: User, token: string): Promise<Schemas['SessionUser']> {
  return { ...account(user, token), avatar: avatarUrl(user, await readSettings(ctx, 'site_users')) }
}

/** Encodes the account for its owner, including the chosen kind of avatar and the URLs of all kinds. */
export async function currentUser(ctx: AppContext, user: User, token: string): Promise<Schemas['CurrentUser']> {
  return { ...account(user, token), avatar: avatarChoice(user, await readSettings(ctx, 'site_users')) }
}

function account(user: User, token: string): Omit<Schemas['CurrentUser'], 'avatar'> {
  return {
    id: String(user.id),
    created_at: toUnixSeconds(user.created_at),
    last_login_date: toUnixSeconds(user.last_login_at),
    username: user.username,
    e_mail: user.e_mail,
    mail_status: user.mail_status,
    notice_status: 1,
    follow_count: user.follow_count,
    answer_count: user.answer_count,
    question_count: user.question_count,
    rank: user.rank,
    authority_group: 1,
    display_name: user.display_name,
    mobile: '',
    bio: user.bio,
    bio_html: user.bio_html,
    website: user.website,
    location: user.location,
    language: user.language,
    color_scheme: colorScheme(user.color_scheme),
    access_token: token,
    role_id: user.role_id,
    status: statusOf(user),
    have_password: user.password_hash !== null,
    visit_token: '',
  }
}

function colorScheme(stored: string): Schemas['CurrentUser']['color_scheme'] {
  return stored === 'light' || stored === 'dark' || stored === 'system' ? stored : 'default'
}
