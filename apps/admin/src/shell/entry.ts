import type { ApiError, ApiResult, Schemas } from '@quandary/api-client'
import {
  checkGuards,
  guardPaths,
  requireActivated,
  requireAdmin,
  requireLogin,
  requireNotForbidden,
  type Member,
} from '@quandary/guards'

/** Outcome of entering the back office. */
export type Entry =
  | { kind: 'enter'; user: Schemas['CurrentUser'] }
  /** Redirect to a page of the site. */
  | { kind: 'leave'; path: string }
  /** Signed in, but not an administrator. */
  | { kind: 'refused' }
  | { kind: 'failed'; error: ApiError }

/** Decides the outcome from the current account (`docs/spec/screens.md#guards`). */
export function decideEntry({ data, error }: ApiResult<Schemas['CurrentUser'] | null>): Entry {
  if (error) return entryAfter(error)
  const viewer = data && memberOf(data)
  const result = checkGuards(
    requireLogin(viewer),
    requireNotForbidden(viewer),
    requireActivated(viewer),
    requireAdmin(viewer),
  )
  if (!result.ok) return 'redirect' in result ? { kind: 'leave', path: result.redirect } : { kind: 'refused' }
  return data ? { kind: 'enter', user: data } : { kind: 'leave', path: guardPaths.login }
}

function entryAfter(error: ApiError): Entry {
  if (error.kind === 'unauthorised') return { kind: 'leave', path: guardPaths.login }
  if (error.kind !== 'forbidden') return { kind: 'failed', error }
  if (error.type === 'suspended') return { kind: 'leave', path: guardPaths.suspended }
  return error.type === 'inactive' ? { kind: 'leave', path: guardPaths.inactive } : { kind: 'refused' }
}

function memberOf(user: Schemas['CurrentUser']): Member {
  return { id: user.id, roleId: user.role_id, status: user.status, mailStatus: user.mail_status, rank: user.rank }
}
