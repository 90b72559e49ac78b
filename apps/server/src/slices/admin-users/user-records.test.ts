import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { newestMail } from '../../../test/mail/outbox.ts'
import { useSmtp } from '../../../test/mail/use-smtp.ts'
import { sendMails } from '../mails/index.ts'
import { findUser } from '../users/index.ts'

const DAY_MS = 86_400_000
const ada = { name: 'Ada', e_mail: 'ada@qa.test', pass: 'analytical-engine' }

/** A site with an administrator, and an account that signed up. */
async function openScene(open: () => Promise<TestSite>) {
  const site = await open()
  const api = async () => site.api((await site.admin()).token)
  const { id, access_token } = await unwrap(site.api().call('registerByEmail', { body: ada }))
  const signIn = (e_mail: string, pass: string, browser = 'Firefox') =>
    site.server.http.inject({
      method: 'POST',
      url: '/answer/api/v1/user/login/email',
      headers: { 'user-agent': browser },
      payload: { e_mail, pass },
    })
  return { site, api: await api(), apiLater: api, user_id: id, token: access_token, signIn }
}

describeOnEveryEngine('records of an account', (open) => {
  it('AU15 administrators see where an account is signed in, and end one session or all', async () => {
    const { site, api, user_id, token, signIn } = await openScene(open)
    await signIn(ada.e_mail, ada.pass, 'Chrome')
    const sessions = () => unwrap(api.call('listUserSessions', { query: { user_id } }))
    const [chrome] = await sessions()
    expect(chrome).toMatchObject({ user_agent: 'Chrome', ip: '127.0.0.1', current: false })
    const one = { user_id, id: chrome?.id ?? '' }
    await unwrap(api.call('revokeUserSession', { body: one }))
    expect((await api.call('revokeUserSession', { body: one })).error).toMatchObject({ status: 404 })
    expect(await sessions()).toHaveLength(1)
    await unwrap(api.call('revokeUserSessions', { body: { user_id } }))
    expect(await sessions()).toEqual([])
    expect((await site.api(token).call('listSessions')).error).toMatchObject({ status: 401 })
    // No session is left to end, so nothing is logged.
    await unwrap(api.call('revokeUserSessions', { body: { user_id } }))
    const log = await unwrap(api.call('listAuditLog', { query: { user_id } }))
    expect(log.list.map(({ action }) => action)).toEqual(['user.sessions', 'user.session'])

    const me = await site.admin()
    const own = site.api(me.token)
    await unwrap(own.call('revokeUserSessions', { body: { user_id: String(me.id) } }))
    const left = await unwrap(own.call('listUserSessions', { query: { user_id: String(me.id) } }))
    expect(left).toMatchObject([{ current: true }])
    for (const unknown of ['0', '999999', 'nobody']) {
      expect((await own.call('revokeUserSessions', { body: { user_id: unknown } })).error).toMatchObject({
        status: 400,
      })
    }
  })

  it('AU16 sign-ins and refused passwords are recorded with their origin', async () => {
    const { site, api, user_id, signIn } = await openScene(open)
    await signIn(ada.e_mail, ada.pass, 'Chrome')
    site.clock.advance(60_000)
    await signIn(ada.e_mail, 'something-else', 'x'.repeat(300))
    const query = { user_id, page_size: 2 }
    const { count, list } = await unwrap(api.call('listUserSignIns', { query }))
    const at = Math.floor(site.clock.now() / 1000)
    expect({ count, list }).toEqual({
      count: 3,
      list: [
        { at, succeeded: false, ip: '127.0.0.1', user_agent: 'x'.repeat(255) },
        { at: at - 60, succeeded: true, ip: '127.0.0.1', user_agent: 'Chrome' },
      ],
    })
    await unwrap(api.call('updateUserStatus', { body: { user_id, status: 'suspended' } }))
    await signIn(ada.e_mail, ada.pass)
    expect((await unwrap(api.call('listUserSignIns', { query }))).list[0]?.succeeded).toBe(false)

    await signIn('nobody@qa.test', ada.pass)
    const rows = await site.ctx.db.selectFrom('sign_ins').selectAll().where('user_id', 'is', null).execute()
    expect(rows).toMatchObject([{ ip: '', user_agent: '', succeeded: 0 }])
  })

  it('AU18 sign-ins and records of mails are deleted after 90 days, and with the account', async () => {
    const { site, apiLater, user_id } = await openScene(open)
    const rows = async () => ({
      signIns: await site.ctx.db.selectFrom('sign_ins').selectAll().where('user_id', '=', Number(user_id)).execute(),
      mails: await site.ctx.db.selectFrom('mail_deliveries').selectAll().execute(),
    })
    await site.ctx.jobs.drain()
    site.clock.advance(89 * DAY_MS)
    await site.ctx.jobs.drain()
    expect(await rows()).toMatchObject({ signIns: [{ succeeded: 1 }], mails: [{ template: 'activation' }] })
    site.clock.advance(2 * DAY_MS)
    await site.ctx.jobs.drain()
    expect(await rows()).toEqual({ signIns: [], mails: [] })
    await unwrap(site.api().call('loginByEmail', { body: ada }))
    await unwrap((await apiLater()).call('sendUserActivation', { body: { user_id } }))
    expect(await rows()).toMatchObject({ signIns: [{}], mails: [{}] })
    await unwrap((await apiLater()).call('updateUserStatus', { body: { user_id, status: 'deleted' } }))
    expect(await rows()).toEqual({ signIns: [], mails: [] })
  })

  it('AU17 mails to an account are recorded with their kind and what became of them, without text and address', async () => {
    expectAlarm(/a job failed/)
    const { site, api, user_id } = await openScene(open)
    await site.ctx.jobs.drain()
    const mails = async () => (await unwrap(api.call('listUserMails', { query: { user_id } }))).list
    const now = () => Math.floor(site.clock.now() / 1000)
    expect(await mails()).toEqual([
      { template: 'activation', queued_at: now(), delivered_at: now(), attempts: 1, error: '', cause: '' },
    ])
    expect((await newestMail(site)).to).toBe(ada.e_mail)
    // Nothing listens on this port, so the delivery fails.
    await useSmtp(site, 9)
    site.clock.advance(60_000)
    const to = await findUser(site.ctx.db, Number(user_id))
    if (!to) throw new Error('Ada has an account')
    await sendMails(site.ctx, site.ctx.db, [{ template: 'password_reset', path: '/x', facts: { minutes: 10 }, to }])
    expect((await mails())[0]).toMatchObject({ template: 'password_reset', delivered_at: 0, attempts: 0, error: '' })
    await site.ctx.jobs.drain()
    expect((await mails())[0]).toMatchObject({
      delivered_at: 0,
      attempts: 1,
      error: expect.stringContaining('ECONN'),
      cause: 'connection',
    })
    const stored = JSON.stringify(await site.ctx.db.selectFrom('mail_deliveries').selectAll().execute())
    expect(stored).not.toContain(ada.e_mail)
    expect(stored).not.toContain('code=')
  })
})
