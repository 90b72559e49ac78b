import { pbkdf2Sync } from 'node:crypto'
import { hashSync } from 'bcryptjs'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { PasswordHasher } from '../../platform/crypto/password-hash.ts'
import { findUser, updateUser } from '../users/index.ts'

const ada = { name: 'Ada', e_mail: 'ada@qa.test', pass: 'analytical-engine' }
const ROUNDS = 10
/** A ratio that is still too high after this many rounds is a real difference, not noise. */
const MAX_ROUNDS = 100
/** Far below the ratio that a skipped password hash would cause. */
const MAX_APART = 2.5

/**
 * Returns the ratio of the shortest durations of two calls. Other work on the machine only prolongs calls, so the
 * shortest of many shows the cost of the call itself. The calls alternate, and measuring continues while the ratio is
 * too high.
 */
async function ratioOf(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<number> {
  const time = async (call: () => Promise<unknown>): Promise<number> => {
    const start = performance.now()
    await call()
    return performance.now() - start
  }
  // Warms up both calls.
  await time(first)
  await time(second)
  let [one, other, ratio] = [Infinity, Infinity, Infinity]
  for (let round = 1; round <= MAX_ROUNDS && (round <= ROUNDS || ratio >= MAX_APART); round += 1) {
    one = Math.min(one, await time(first))
    other = Math.min(other, await time(second))
    ratio = Math.max(one, other) / Math.min(one, other)
  }
  return ratio
}

async function post(site: TestSite, path: string, payload: object): Promise<{ status: number; body: string }> {
  const answer = await site.server.http.inject({ method: 'POST', url: `/answer/api/v1/user/${path}`, payload })
  return { status: answer.statusCode, body: answer.body }
}

describeOnEveryEngine('equal answers for known and unknown addresses', (open) => {
  it.each([
    ['login', 'login/email', { pass: 'not-her-password' }],
    ['recovery', 'password/reset', {}],
  ])('Y1 %s answers both with the same status, body and duration', async (_, path, more) => {
    const site = await open({ passwords: new PasswordHasher() })
    await site.api().call('registerByEmail', { body: ada })
    await site.ctx.jobs.drain()
    const known = () => post(site, path, { e_mail: ada.e_mail, ...more })
    const unknown = () => post(site, path, { e_mail: 'eve@qa.test', ...more })
    expect(await known()).toEqual(await unknown())
    expect(await ratioOf(known, unknown)).toBeLessThan(MAX_APART)
  })

  it('Y2 a login to an account without a password takes as long as one with a wrong password', async () => {
    const site = await open({ passwords: new PasswordHasher() })
    await site.api().call('registerByEmail', { body: ada })
    await site.registerPerson({ name: 'Bob' })
    const wrong = () => post(site, 'login/email', { e_mail: ada.e_mail, pass: 'not-her-password' })
    const none = () => post(site, 'login/email', { e_mail: 'bob@qa.test', pass: 'not-her-password' })
    expect(await wrong()).toEqual(await none())
    expect(await ratioOf(wrong, none)).toBeLessThan(MAX_APART)
  })

  const OLD_PASSWORD = 'bobs-old-password'
  const pbkdf2 = (iterations: number) =>
    `pbkdf2_sha256$${iterations}$salt$${pbkdf2Sync(OLD_PASSWORD, 'salt', iterations, 32, 'sha256').toString('base64')}`
  it.each([
    ['bcrypt', hashSync(OLD_PASSWORD, 5), hashSync('another password', 10)],
    ['PBKDF2', pbkdf2(16_000), pbkdf2(240_000)],
  ])(
    'Y3 an imported account signs in once with its %s hash and then with one of this site, and shows nobody that it is there',
    async (_, imported, dear) => {
      const site = await open({ passwords: new PasswordHasher() })
      const bob = await site.registerPerson({ name: 'Bob' })
      const carol = await site.registerPerson({ name: 'Carol' })
      await updateUser(site.ctx.db, bob.id, { password_hash: imported })
      await updateUser(site.ctx.db, carol.id, { password_hash: dear })
      const knownCheap = () => post(site, 'login/email', { e_mail: 'bob@qa.test', pass: 'not-his-password' })
      const unknown = () => post(site, 'login/email', { e_mail: 'eve@qa.test', pass: 'not-his-password' })
      const knownDear = () => post(site, 'login/email', { e_mail: 'carol@qa.test', pass: 'not-her-password' })
      for (const known of [knownCheap, knownDear]) {
        expect(await known()).toEqual(await unknown())
        expect(await ratioOf(known, unknown)).toBeLessThan(MAX_APART)
      }
      const hashNow = async () => (await findUser(site.ctx.db, bob.id))?.password_hash ?? ''
      expect(await hashNow()).toBe(imported)
      for (const round of ['first', 'second']) {
        const { status } = await post(site, 'login/email', { e_mail: 'bob@qa.test', pass: OLD_PASSWORD })
        expect([round, status]).toEqual([round, 200])
        expect(await hashNow()).toMatch(/^\$argon2id\$/)
      }
    },
  )
})
