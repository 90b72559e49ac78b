import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { updateUser } from '../users/index.ts'
import { viewerOfVisit } from './index.ts'

const ada = { name: 'Ada', e_mail: 'ada@qa.test', pass: 'analytical-engine' }
const MINUTE = 60_000
const DAY = 24 * 3_600_000

/** Signs in like a browser and returns the token, which may act, and the cookie value, which may only read. */
async function logIn(site: TestSite, browser: string): Promise<{ token: string; visit: string }> {
  const answer = await site.server.http.inject({
    method: 'POST',
    url: '/answer/api/v1/user/login/email',
    headers: { 'user-agent': browser },
    payload: { e_mail: ada.e_mail, pass: ada.pass },
  })
  const visit = answer.cookies.find((cookie) => cookie.name === 'visit')?.value ?? ''
  return { token: answer.json().data.access_token, visit }
}

/** Ada, active, signed in with three browsers a minute apart; the session of her registration has ended. */
async function withThreeBrowsers(site: TestSite) {
  const { data } = await site.api().call('registerByEmail', { body: ada })
  await updateUser(site.ctx.db, Number(data?.id), { mail_status: 1 })
  await site.api(data?.access_token).call('logout')
  const sessions = []
  for (const browser of ['Firefox', 'Chrome', 'Safari']) {
    sessions.push(await logIn(site, browser))
    site.clock.advance(MINUTE)
  }
  const [first, second, third] = sessions
  if (!first || !second || !third) throw new Error('Three logins give three sessions')
  return { id: Number(data?.id), first, second, third }
}

const browsersSeenBy = async (site: TestSite, token: string) =>
  (await site.api(token).call('listSessions')).data?.map((session) => session.user_agent)

const idOf = async (site: TestSite, token: string, browser: string): Promise<string> =>
  (await site.api(token).call('listSessions')).data?.find((session) => session.user_agent === browser)?.id ?? ''

const unauthorised = { kind: 'unauthorised', status: 401 }

describeOnEveryEngine('sessions', (open) => {
  it('S1 lists sessions with address, browser and times, the current one first and then the last used', async () => {
    const site = await open()
    const { first, second, third } = await withThreeBrowsers(site)
    site.clock.advance(11 * MINUTE)
    await site.api(second.token).call('getCurrentUser')
    const { data } = await site.api(first.token).call('listSessions')
    expect(data?.map(({ user_agent, current }) => [user_agent, current])).toEqual([
      ['Firefox', true],
      ['Chrome', false],
      ['Safari', false],
    ])
    const now = Math.floor(site.clock.now() / 1000)
    expect(data?.[1]).toMatchObject({ ip: '127.0.0.1', created_at: now - 13 * 60, last_used_at: now })
    expect(data?.[2]).toMatchObject({ created_at: now - 12 * 60, last_used_at: now - 12 * 60 })
    expect(JSON.stringify(data)).not.toContain(third.token)
  })

  it('S2 ends a revoked session immediately: its token and its reading cookie', async () => {
    const site = await open()
    const { first, second } = await withThreeBrowsers(site)
    expect(await viewerOfVisit(site.ctx, second.visit)).not.toBeNull()
    const id = await idOf(site, first.token, 'Chrome')
    expect((await site.api(first.token).call('revokeSession', { body: { id } })).error).toBeUndefined()
    expect((await site.api(second.token).call('listSessions')).error).toMatchObject(unauthorised)
    expect((await site.api(second.token).call('getCurrentUser')).data).toBeNull()
    expect(await viewerOfVisit(site.ctx, second.visit)).toBeNull()
    expect(await browsersSeenBy(site, first.token)).toEqual(['Firefox', 'Safari'])
    const again = await site.api(first.token).call('revokeSession', { body: { id } })
    expect(again.error).toMatchObject({ kind: 'notFound', reason: 'error.session.not_found' })
  })

  it('S3 lets a person revoke the current session, which clears the reading cookie', async () => {
    const site = await open()
    const { first } = await withThreeBrowsers(site)
    const answer = await site.server.http.inject({
      method: 'DELETE',
      url: '/answer/api/v1/user/session',
      headers: { authorization: first.token },
      payload: { id: await idOf(site, first.token, 'Firefox') },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies.find((cookie) => cookie.name === 'visit')?.value).toBe('')
    expect((await site.api(first.token).call('logout')).error).toMatchObject(unauthorised)
  })

  it('S4 refuses to end sessions of others as if they did not exist', async () => {
    const site = await open()
    const { first } = await withThreeBrowsers(site)
    const id = await idOf(site, first.token, 'Chrome')
    for (const stranger of [await site.registerPerson({ name: 'Eve' }), await site.admin()]) {
      const theirs = await site.api(stranger.token).call('revokeSession', { body: { id } })
      const absent = await site.api(stranger.token).call('revokeSession', { body: { id: '999999' } })
      expect(theirs.error).toEqual(absent.error)
      await site.api(stranger.token).call('revokeOtherSessions')
    }
    expect(await browsersSeenBy(site, first.token)).toHaveLength(3)
    for (const broken of ['', '1e3', '-1', '1 or 1=1', '9'.repeat(16)]) {
      const { error } = await site.api(first.token).call('revokeSession', { body: { id: broken } })
      expect(error, broken).toMatchObject({ status: 400 })
    }
  })

  it('S5 ends all sessions but the current one', async () => {
    const site = await open()
    const { first, second, third } = await withThreeBrowsers(site)
    expect((await site.api(second.token).call('revokeOtherSessions')).error).toBeUndefined()
    for (const { token } of [first, third]) {
      expect((await site.api(token).call('listSessions')).error).toMatchObject(unauthorised)
    }
    expect(await browsersSeenBy(site, second.token)).toEqual(['Chrome'])
  })

  it('S6 neither lists nor ends expired sessions', async () => {
    const site = await open()
    const { first } = await withThreeBrowsers(site)
    const id = await idOf(site, first.token, 'Firefox')
    site.clock.advance(7 * DAY - 3 * MINUTE - 1)
    // One millisecond before the first session expires all three are listed; one millisecond later the first is gone.
    expect(await browsersSeenBy(site, first.token)).toHaveLength(3)
    const { token } = await logIn(site, 'Opera')
    site.clock.advance(1)
    expect(await browsersSeenBy(site, token)).toEqual(['Opera', 'Safari', 'Chrome'])
    const late = await site.api(token).call('revokeSession', { body: { id } })
    expect(late.error).toMatchObject({ kind: 'notFound' })
    expect((await site.api(first.token).call('listSessions')).error).toMatchObject(unauthorised)
  })

  it('S7 ends all but the current session when the password changes', async () => {
    const site = await open()
    const { first, second } = await withThreeBrowsers(site)
    await site.api(second.token).call('changePassword', { body: { old_pass: ada.pass, pass: 'difference-engine' } })
    expect(await browsersSeenBy(site, second.token)).toEqual(['Chrome'])
    expect((await site.api(first.token).call('listSessions')).error).toMatchObject(unauthorised)
  })

  it('S8 shows sessions to inactive people, but not to guests or suspended people', async () => {
    const site = await open()
    const { data } = await site.api().call('registerByEmail', { body: ada })
    const api = site.api(data?.access_token)
    expect((await api.call('listSessions')).data).toHaveLength(1)
    expect((await site.api().call('listSessions')).error).toMatchObject(unauthorised)
    expect((await site.api().call('revokeOtherSessions')).error).toMatchObject(unauthorised)
    await updateUser(site.ctx.db, Number(data?.id), { status: 'suspended' })
    expect((await api.call('listSessions')).error).toMatchObject({ status: 403, type: 'suspended' })
  })

  it('S9 lists at most a hundred sessions including the current one, and can still end all the others', async () => {
    const site = await open()
    const { id, first } = await withThreeBrowsers(site)
    const now = site.clock.now()
    for (let count = 0; count < 120; count += 1) {
      const hashes = { token_hash: `token ${count}`, visit_hash: `visit ${count}` }
      const times = { created_at: now, last_used_at: now, expires_at: now + DAY }
      await site.ctx.db
        .insertInto('sessions')
        .values({ user_id: id, ...hashes, ...times, ip: '', user_agent: '' })
        .execute()
    }
    const listed = (await site.api(first.token).call('listSessions')).data
    expect(listed).toHaveLength(100)
    expect(listed?.[0]).toMatchObject({ current: true, user_agent: 'Firefox' })
    await site.api(first.token).call('revokeOtherSessions')
    expect(await browsersSeenBy(site, first.token)).toEqual(['Firefox'])
  })
})
