import { unwrap } from '@quandary/api-client'
import type { TestSite } from '../../../test/harness.ts'
import { mailedCode } from '../../../test/mail/outbox.ts'
import { codeOfStep } from './totp.ts'

const STEP_MS = 30_000

export const ada = { name: 'Ada', e_mail: 'ada@qa.test', pass: 'analytical-engine' }

/** Signs up an active member with a password; `code` returns what their app shows, or will show some steps later. */
export async function memberOf(site: TestSite, given = ada) {
  await unwrap(site.api().call('registerByEmail', { body: given }))
  const { id, access_token } = await unwrap(site.api().call('verifyEmail', { body: { code: await mailedCode(site) } }))
  const { e_mail, pass } = given
  return {
    id: Number(id),
    token: access_token,
    api: site.api(access_token),
    key: '',
    recovery: [] as string[],
    code(steps = 0) {
      return codeOfStep(this.key, Math.floor(site.clock.now() / STEP_MS) + steps)
    },
    logIn: (more: { two_factor_code?: string; pass?: string } = {}) =>
      site.api().call('loginByEmail', { body: { e_mail, pass, ...more } }),
  }
}

/** A member who has turned two-factor authentication on, some time ago. */
export async function memberWithTwoFactor(site: TestSite, given = ada) {
  const member = await memberOf(site, given)
  const { secret } = await unwrap(member.api.call('beginTwoFactor', { body: { pass: given.pass } }))
  member.key = secret
  const { recovery_codes } = await unwrap(member.api.call('enableTwoFactor', { body: { code: member.code() } }))
  member.recovery = recovery_codes
  // The first code is used up. The next one needs a later time step.
  site.clock.advance(2 * STEP_MS)
  return member
}

/** Turns two-factor authentication on for a session, and returns a function that computes the codes of the app. */
export async function enabledCode(site: TestSite, token: string, pass = ada.pass): Promise<() => string> {
  const api = site.api(token)
  const { secret } = await unwrap(api.call('beginTwoFactor', { body: { pass } }))
  const code = () => codeOfStep(secret, Math.floor(site.clock.now() / STEP_MS))
  await unwrap(api.call('enableTwoFactor', { body: { code: code() } }))
  site.clock.advance(2 * STEP_MS)
  return code
}
