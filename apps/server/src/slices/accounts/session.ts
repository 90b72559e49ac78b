import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import { hashSecret, newSecret } from '../../platform/crypto/secret.ts'
import type { Db } from '../../platform/db/database.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readSettings } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { avatarChoice, avatarUrl, findUser, findUsers, statusOf, updateUser, viewerOf } from '../users/index.ts'
import {
  deleteExpired,
  deleteSessionOfVisit,
  findSession,
  findSessionsById,
  insertSession,
  touchSession,
} from './store.ts'

/** A token lives seven days from its issue and is not renewed (design, identity). */
const SESSION_MS = 7 * 24 * 3600 * 1000

/** A fresh session's two secrets: the token that acts, and the cookie that only reads. */
export interface Session {
  token: string
  visit: string
}

/** Where a session is opened from. */
export interface SessionOrigin {
  ip: string
  userAgent: string
}

/** Longer names of browsers are cut. */
const MAX_USER_AGENT = 255
/** How exactly the last use of a session is known; anything finer would write on every request. */
const USE_GRAIN_MS = 10 * 60_000

/** Opens a session for a person. */
export async function openSession(
  app: AppContext,
  tx: Db,
  userId: number,
  origin: SessionOrigin = { ip: '', userAgent: '' },
): Promise<Session> {
  const now = app.clock.now()
  const session = { token: newSecret(), visit: newSecret() }
  await deleteExpired(tx, now)
  await insertSession(tx, {
    user_id: userId,
    token_hash: hashSecret(session.token),
    visit_hash: hashSecret(session.visit),
    created_at: now,
    expires_at: now + SESSION_MS,
    ip: origin.ip,
    user_agent: origin.userAgent.slice(0, MAX_USER_AGENT),
    last_used_at: now,
  })
  await updateUser(tx, userId, { last_login_at: now })
  return session
}

/** A living session and whose it is. */
export interface LivingSession {
  id: number
  viewer: Viewer
}

/** The session of a token or, for reading only, of a reading cookie; undefined for none, an ended or unknown one. */
export async function findLivingSession(
  app: AppContext,
  by: { token: string } | { visit: string },
): Promise<LivingSession | undefined> {
  const secret = 'token' in by ? by.token : by.visit
  if (secret === '') return undefined
  return livingSession(app, 'token' in by ? { token_hash: hashSecret(secret) } : { visit_hash: hashSecret(secret) })
}

/**
 * Ends the session of a reading cookie, for the logout of browsers without scripts. It is all that such a cookie can do
 * besides reading (decision 18): whoever calls this knows that the browser was on a page of the site.
 */
export async function endVisit(app: AppContext, visit: string): Promise<void> {
  if (visit !== '') await deleteSessionOfVisit(app.db, hashSecret(visit))
}

/** Whose sessions these are, by their ids; those that ended, and those of accounts that went, are absent. */
export async function viewersOfSessions(app: AppContext, ids: readonly number[]): Promise<Map<number, Viewer>> {
  const sessions = await findSessionsById(app.db, ids, app.clock.now())
  const users = await inParts([...new Set(sessions.map((session) => session.user_id))], (part) =>
    findUsers(app.db, part),
  )
  const viewers = new Map(users.filter((user) => user.status !== 'deleted').map((user) => [user.id, viewerOf(user)]))
  return new Map(
    sessions.flatMap(({ id, user_id }) => {
      const viewer = viewers.get(user_id)
      return viewer ? [[id, viewer] as const] : []
    }),
  )
}

/** The person behind a token; state and role are read anew each time, so a change acts on the next request. */
export function viewerOfToken(app: AppContext, token: string): Promise<Viewer | null> {
  return viewerOfSession(app, { token_hash: hashSecret(token) })
}

/** The person behind a reading cookie, for rendering pages and private files only. */
export function viewerOfVisit(app: AppContext, visit: string): Promise<Viewer | null> {
  return visit === '' ? Promise.resolve(null) : viewerOfSession(app, { visit_hash: hashSecret(visit) })
}

async function viewerOfSession(
  app: AppContext,
  by: { token_hash: string } | { visit_hash: string },
): Promise<Viewer | null> {
  return (await livingSession(app, by))?.viewer ?? null
}

async function livingSession(
  app: AppContext,
  by: { token_hash: string } | { visit_hash: string },
): Promise<LivingSession | undefined> {
  const now = app.clock.now()
  const session = await findSession(app.db, by, now)
  if (!session) return undefined
  if (session.last_used_at <= now - USE_GRAIN_MS) await touchSession(app.db, session.id, now)
  const user = await findUser(app.db, session.user_id)
  return user && user.status !== 'deleted' ? { id: session.id, viewer: viewerOf(user) } : undefined
}

/** The account as its owner gets it at login. */
export async function sessionUser(app: AppContext, user: User, token: string): Promise<Schemas['SessionUser']> {
  return { ...account(user, token), avatar: avatarUrl(user, await readSettings(app, 'site_users')) }
}

/** The account as its owner gets it later: the picture comes with all its choices. */
export async function currentUser(app: AppContext, user: User, token: string): Promise<Schemas['CurrentUser']> {
  return { ...account(user, token), avatar: avatarChoice(user, await readSettings(app, 'site_users')) }
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
