import { describe, expect, it } from 'vitest'
import {
  checkGuards,
  isIgnoredPath,
  requireActivated,
  requireAdmin,
  requireLogin,
  requireLoginRequiredSatisfied,
  requireModeratorOrAdmin,
  requireNoSignUpAgent,
  requireNotActivated,
  requireNotForbidden,
  requireNotLogged,
  requireNotLoggedOrInactive,
  requireRegistrationAllowed,
  requireSuspended,
  type GuardResult,
} from './route-guards.ts'
import type { Viewer } from './viewer.ts'
import { viewerNames, viewers, type ViewerName } from './viewers.test-data.ts'

const guards = {
  requireLogin,
  requireNotLogged,
  requireNotLoggedOrInactive,
  requireActivated,
  requireNotActivated,
  requireNotForbidden,
  requireSuspended,
  requireAdmin,
  requireModeratorOrAdmin,
} satisfies Record<string, (viewer: Viewer) => GuardResult>

const words: Record<string, GuardResult> = {
  ok: { ok: true },
  home: { ok: false, redirect: '/' },
  login: { ok: false, redirect: '/users/login' },
  inactive: { ok: false, redirect: '/users/login?status=inactive' },
  suspended: { ok: false, redirect: '/users/account-suspended' },
  '403': { ok: false, error: 403 },
}

// Columns are in the order of `guards` above.
const results: Record<ViewerName, string> = {
  nobody: 'login ok ok login home ok home 403 403',
  user: 'ok home home ok home ok home 403 403',
  veteran: 'ok home home ok home ok home 403 403',
  moderator: 'ok home home ok home ok home 403 ok',
  admin: 'ok home home ok home ok home ok ok',
  inactive: 'ok home ok inactive ok ok home 403 403',
  inactiveByStatus: 'ok home ok inactive ok ok home 403 403',
  suspended: 'ok home home ok home suspended ok 403 403',
  suspendedAdmin: 'ok home home ok home suspended ok 403 403',
  inactiveAdmin: 'ok home ok inactive ok ok home 403 403',
  inactiveSuspended: 'ok home ok inactive ok suspended ok 403 403',
  deleted: 'login ok ok login home ok home 403 403',
}

describe.each(viewerNames)('guards for %s', (name) => {
  it.each(Object.entries(guards).map(([guard, check], column) => ({ guard, check, column })))(
    '$guard',
    ({ check, column }) => {
      expect(check(viewers[name])).toEqual(words[results[name].split(' ')[column] ?? ''])
    },
  )
})

describe('guards that depend on the site', () => {
  it('sign-up redirects home when registration is closed, and to the sign-up agent when there is one', () => {
    expect(requireRegistrationAllowed({ allowNewRegistrations: true })).toEqual({ ok: true })
    expect(requireRegistrationAllowed({ allowNewRegistrations: false })).toEqual({ ok: false, redirect: '/' })
    expect(requireNoSignUpAgent(null)).toEqual({ ok: true })
    expect(requireNoSignUpAgent({ signUpUrl: 'https://a.test/' })).toEqual({ ok: false, redirect: 'https://a.test/' })
  })

  it('a private site sends guests to the login, except from the account screens', () => {
    const site = { loginRequired: true }
    expect(requireLoginRequiredSatisfied(null, site, '/questions')).toEqual({ ok: false, redirect: '/users/login' })
    expect(requireLoginRequiredSatisfied(null, site, '/users/register')).toEqual({ ok: true })
    expect(requireLoginRequiredSatisfied(viewers.user, site, '/questions')).toEqual({ ok: true })
    expect(requireLoginRequiredSatisfied(null, { loginRequired: false }, '/questions')).toEqual({ ok: true })
  })

  it.each([
    '/users/login',
    '/users/login?status=inactive',
    '/users/login/',
    '/users/register',
    '/users/account-recovery',
    '/users/change-email',
    '/users/password-reset?code=1',
    '/users/account-activation',
    '/users/account-activation/success',
    '/users/account-activation/failed',
    '/users/confirm-new-email',
    '/users/confirm-email#x',
    '/users/auth-landing',
    '/user-center/auth',
    '/user-center/auth-failed',
    '/users/account-suspended',
    '/users/logout',
    '/users/unsubscribe?code=1',
    '/tos',
    '/privacy/',
    '/403',
    '/50x',
    '/maintenance',
  ])('%s is ignored', (path) => expect(isIgnoredPath(path)).toBe(true))

  it.each([
    '/',
    '',
    '//',
    '/users',
    '/users/loginx',
    '/users/login/x',
    '/users/account-activationx',
    '/x/users/login',
    '/questions?/users/login',
    '/users/settings',
    '/user-centered',
    '/users/unsubscribe/x',
    '/tosx',
    '/privacy/x',
    '/4031',
    '/u/tos',
  ])('%s is not', (path) => expect(isIgnoredPath(path)).toBe(false))
})

describe('checkGuards', () => {
  it('returns the first refusal', () => {
    const suspended = viewers.inactiveSuspended
    expect(checkGuards(requireLogin(suspended), requireActivated(suspended), requireNotForbidden(suspended))).toEqual(
      words['inactive'],
    )
    expect(checkGuards()).toEqual({ ok: true })
  })
})
