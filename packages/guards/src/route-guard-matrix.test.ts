import { describe, expect, it } from 'vitest'
import * as guards from './route-guards.ts'
import type { GuardResult } from './route-guards.ts'
import type { Viewer } from './viewer.ts'
import { viewers } from './viewers.test-data.ts'

/** Every kind of viewer that can open a screen, by its name in the product. */
const people = {
  guest: viewers.nobody,
  inactive: viewers.inactive,
  normal: viewers.user,
  suspended: viewers.suspended,
  moderator: viewers.moderator,
  admin: viewers.admin,
} satisfies Record<string, Viewer>

type Check = (viewer: Viewer) => GuardResult

const on = (loginRequired: boolean, path: string): Check => {
  return (viewer) => guards.requireLoginRequiredSatisfied(viewer, { loginRequired }, path)
}

/** Every guard, in each situation that is tested, with its results in the order of `people`. */
const matrix: Record<string, [check: Check, answers: string]> = {
  requireLogin: [guards.requireLogin, 'login ok ok ok ok ok'],
  requireNotLogged: [guards.requireNotLogged, 'ok home home home home home'],
  requireNotLoggedOrInactive: [guards.requireNotLoggedOrInactive, 'ok ok home home home home'],
  requireActivated: [guards.requireActivated, 'login inactive ok ok ok ok'],
  requireNotActivated: [guards.requireNotActivated, 'home ok home home home home'],
  requireNotForbidden: [guards.requireNotForbidden, 'ok ok ok suspended ok ok'],
  requireSuspended: [guards.requireSuspended, 'home home home ok home home'],
  requireAdmin: [guards.requireAdmin, '403 403 403 403 403 ok'],
  requireModeratorOrAdmin: [guards.requireModeratorOrAdmin, '403 403 403 403 ok ok'],
  'requireRegistrationAllowed, open': [
    () => guards.requireRegistrationAllowed({ allowNewRegistrations: true }),
    'ok ok ok ok ok ok',
  ],
  'requireRegistrationAllowed, closed': [
    () => guards.requireRegistrationAllowed({ allowNewRegistrations: false }),
    'home home home home home home',
  ],
  'requireNoSignUpAgent, none': [() => guards.requireNoSignUpAgent(null), 'ok ok ok ok ok ok'],
  'requireNoSignUpAgent, one': [
    () => guards.requireNoSignUpAgent({ signUpUrl: '/agent' }),
    'agent agent agent agent agent agent',
  ],
  'requireLoginRequiredSatisfied, public site': [on(false, '/questions'), 'ok ok ok ok ok ok'],
  'requireLoginRequiredSatisfied, private site': [on(true, '/questions'), 'login ok ok ok ok ok'],
  'requireLoginRequiredSatisfied, around logging in': [on(true, '/users/login'), 'ok ok ok ok ok ok'],
}

const words: Record<string, GuardResult> = {
  ok: { ok: true },
  home: { ok: false, redirect: '/' },
  login: { ok: false, redirect: '/users/login' },
  inactive: { ok: false, redirect: '/users/login?status=inactive' },
  suspended: { ok: false, redirect: '/users/account-suspended' },
  agent: { ok: false, redirect: '/agent' },
  '403': { ok: false, error: 403 },
}

describe('the matrix of guards and viewers', () => {
  it('contains every guard', () => {
    const tested = new Set(Object.keys(matrix).map((situation) => situation.split(',')[0] ?? ''))
    const all = Object.keys(guards).filter((name) => name.startsWith('require'))
    expect([...tested].toSorted()).toEqual(all.toSorted())
  })

  const cells = Object.entries(matrix).flatMap(([situation, [check, answers]]) =>
    Object.entries(people).map(([person, viewer], column) => {
      const answer = answers.split(' ')[column] ?? ''
      return { situation, person, answer, found: check(viewer) }
    }),
  )

  it.each(cells)('$situation: $person → $answer', ({ answer, found }) => {
    expect(found).toEqual(words[answer])
  })
})
