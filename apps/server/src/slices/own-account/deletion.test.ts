import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { mailedCode, newestMail, sentMails } from '../../../test/mail/outbox.ts'
import { findUser, updateUser } from '../users/index.ts'

const PASS = 'battery-staple'

/** A member with a password, a confirmed address and a question. */
async function member(site: TestSite, name = 'Ann') {
  const body = { name, e_mail: `${name.toLowerCase()}@qa.test`, pass: PASS }
  const { id, username, access_token: token } = await unwrap(site.api().call('registerByEmail', { body }))
  await unwrap(site.api().call('verifyEmail', { body: { code: await mailedCode(site) } }))
  const tags = [{ slug_name: 'malt', display_name: 'Malt', original_text: '' }]
  await updateUser(site.ctx.db, Number(id), { rank: 9000 })
  const api = site.api(token)
  const question = await unwrap(
    api.call('createQuestion', { body: { title: `What does ${username} ask?`, content: 'About malt.', tags } }),
  )
  return { id: Number(id), token, username, api, question, e_mail: body.e_mail, pass: body.pass }
}

describeOnEveryEngine('the deletion of one’s own account', (open) => {
  it('OA7 the person is erased and the posts stay under a neutral name, and the address is free', async () => {
    const site = await open()
    const { id, api, username, question, e_mail, pass } = await member(site)
    await unwrap(api.call('deleteOwnAccount', { body: { username: ' ANN ', pass } }))
    expect(await findUser(site.ctx.db, id)).toMatchObject({
      status: 'deleted',
      display_name: `user${id}`,
      e_mail: '',
      password_hash: null,
    })
    const shown = await unwrap(site.api().call('getQuestion', { query: { id: question.id } }))
    expect(shown).toMatchObject({ title: 'What does ann ask?', user_info: { display_name: `user${id}`, username: '' } })
    expect((await site.api().call('getPersonalUser', { query: { username } })).error).toMatchObject({ status: 404 })
    await unwrap(site.api().call('registerByEmail', { body: { name: 'Ann', e_mail, pass } }))
  })

  it('OA8 every session ends, the reading cookie is cleared, and a mail in the language of the person says so', async () => {
    const site = await open()
    const { token, username, e_mail, pass } = await member(site)
    const other = await unwrap(site.api().call('loginByEmail', { body: { e_mail, pass } }))
    await unwrap(
      site.api(token).call('updateInterfacePreferences', { body: { language: 'zh_CN', color_scheme: 'dark' } }),
    )
    const answer = await site.server.http.inject({
      method: 'PUT',
      url: '/answer/api/v1/user/deletion',
      headers: { authorization: token },
      payload: { username, pass },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toMatch(/^visit=;/)
    for (const ended of [token, other.access_token])
      expect((await site.api(ended).call('listSessions')).error).toMatchObject({ status: 401 })
    expect((await site.api().call('loginByEmail', { body: { e_mail, pass } })).error).toMatchObject({ status: 400 })
    expect(await newestMail(site)).toMatchObject({ to: e_mail, subject: '[Test site] 你的账号已注销' })
    const mails = await site.ctx.db.selectFrom('mail_deliveries').selectAll().execute()
    expect(mails).toEqual([])
  })

  it('OA9 a wrong username and a wrong password are refused at their field, and attempts are asked for a captcha', async () => {
    const site = await open({ rateLimits: true })
    const admin = site.api((await site.admin()).token)
    const made = { display_name: 'Ann', email: 'ann@qa.test', password: PASS }
    await unwrap(admin.call('createUser', { body: made }))
    const login = { e_mail: made.email, pass: PASS }
    const { id, username, access_token } = await unwrap(site.api().call('loginByEmail', { body: login }))
    const api = site.api(access_token)
    const attempt = async (body: { username: string; pass?: string }) =>
      (await api.call('deleteOwnAccount', { body })).error
    expect(await attempt({ username: 'ben', pass: PASS })).toMatchObject({ fields: [{ error_field: 'username' }] })
    expect(await attempt({ username })).toMatchObject({ fields: [{ error_field: 'pass' }] })
    expect(await attempt({ username, pass: 'wrong-password' })).toMatchObject({ fields: [{ error_field: 'pass' }] })
    expect(await attempt({ username, pass: PASS })).toMatchObject({ fields: [{ error_field: 'captcha_code' }] })
    expect((await findUser(site.ctx.db, Number(id)))?.status).toBe('normal')
  })

  it('OA10 an account without a password is deleted with the newest code of a mail, and with no other', async () => {
    const site = await open()
    const { id, api, username, e_mail } = await member(site)
    const ben = await member(site, 'Ben')
    for (const one of [id, ben.id]) await updateUser(site.ctx.db, one, { password_hash: null })
    const attempt = async (code?: string) =>
      (await api.call('deleteOwnAccount', { body: { username, ...(code !== undefined && { code }) } })).error
    expect(await attempt()).toMatchObject({ fields: [{ error_field: 'code' }] })
    await unwrap(ben.api.call('requestOwnDeletion'))
    const foreign = await mailedCode(site)
    expect(await attempt(foreign)).toMatchObject({ fields: [{ error_field: 'code' }] })
    await unwrap(api.call('requestOwnDeletion'))
    expect(await newestMail(site)).toMatchObject({ to: e_mail })
    const late = await mailedCode(site)
    site.clock.advance(11 * 60_000)
    expect(await attempt(late)).toMatchObject({ fields: [{ error_field: 'code' }] })
    await unwrap(api.call('requestOwnDeletion'))
    const code = await mailedCode(site)
    expect(await attempt(code)).toBeUndefined()
    await unwrap(ben.api.call('requestOwnDeletion'))
    const body = { username: ben.username, code: await mailedCode(site) }
    await unwrap(ben.api.call('deleteOwnAccount', { body }))
    expect((await findUser(site.ctx.db, ben.id))?.status).toBe('deleted')
  })

  it('OA10 a person with a password gets no code, and needs the password whatever code they have', async () => {
    const site = await open()
    const { api, username } = await member(site)
    const before = (await sentMails(site)).length
    await unwrap(api.call('requestOwnDeletion'))
    expect(await sentMails(site)).toHaveLength(before)
    const { error } = await api.call('deleteOwnAccount', { body: { username, code: 'any' } })
    expect(error).toMatchObject({ fields: [{ error_field: 'pass' }] })
  })

  it('OA11 staff and suspended people are refused, and everybody on a site that can only be read', async () => {
    const site = await open()
    const { id, api, username, pass } = await member(site)
    const attempt = async () => (await api.call('deleteOwnAccount', { body: { username, pass } })).error
    for (const role_id of [2, 3] as const) {
      await updateUser(site.ctx.db, id, { role_id })
      expect(await attempt()).toMatchObject({ status: 400, reason: 'error.user.staff_cannot_delete_account' })
    }
    await updateUser(site.ctx.db, id, { role_id: 1, status: 'suspended' })
    expect(await attempt()).toMatchObject({ status: 403, type: 'suspended' })
    await updateUser(site.ctx.db, id, { status: 'normal' })
    site.ctx.maintenance.state = 'read-only'
    expect(await attempt()).toMatchObject({ reason: 'base.read_only' })
    site.ctx.maintenance.state = 'open'
    expect(await attempt()).toBeUndefined()
  })

  it('OA12 the audit log names the person as the one who deleted the account, without an address', async () => {
    const site = await open()
    const { id, api, username, pass } = await member(site)
    await unwrap(api.call('deleteOwnAccount', { body: { username, pass } }))
    const admin = site.api((await site.admin()).token)
    const { list } = await unwrap(admin.call('listAuditLog', { query: { user_id: String(id) } }))
    const name = `user${id}`
    expect(list).toMatchObject([
      {
        action: 'user.status',
        actor: { display_name: name },
        user: { display_name: name },
        ip: '',
        changes: [{ field: 'status', before: 'normal', after: 'deleted' }],
      },
    ])
  })
})
