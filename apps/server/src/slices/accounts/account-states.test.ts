import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { mailedCode } from '../../../test/mail/outbox.ts'
import { createInProcessFetch } from '../../platform/http/in-process-fetch.ts'
import { ENGLISH } from '../../platform/i18n/language.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'
import { findUser, updateUser, viewerOf } from '../users/index.ts'
import { viewerOfVisit } from './index.ts'

const ada = { name: 'Ada', e_mail: 'ada@qa.test', pass: 'analytical-engine' }
const login = { e_mail: ada.e_mail, pass: ada.pass }

describeOnEveryEngine('account states', (open) => {
  it('A1 gives inactive people a session that only the flows for inactive accounts accept', async () => {
    const site = await open()
    await site.api().call('registerByEmail', { body: ada })
    const { data } = await site.api().call('loginByEmail', { body: login })
    const api = site.api(data?.access_token)
    expect((await api.call('getCurrentUser')).data).toMatchObject({ status: 'inactive' })
    expect((await api.call('sendVerificationEmail', { body: {} })).error).toBeUndefined()
    expect((await api.call('requestEmailChange', { body: { e_mail: 'b@qa.test' } })).error).toBeUndefined()
    const { error } = await api.call('changePassword', { body: { old_pass: ada.pass, pass: 'new-password' } })
    expect(error).toMatchObject({ kind: 'forbidden', type: 'inactive' })
  })

  it('A2 refuses suspended people a session, and lets existing ones do nothing but read their state', async () => {
    const site = await open()
    await site.api().call('registerByEmail', { body: ada })
    const { data } = await site.api().call('verifyEmail', { body: { code: await mailedCode(site) } })
    const api = site.api(data?.access_token)
    const suspended_until = Date.UTC(2040, 11, 6)
    await updateUser(site.ctx.db, Number(data?.id), {
      status: 'suspended',
      suspended_until,
      suspension_reason: 'Ads <b>',
    })
    expect((await site.api().call('loginByEmail', { body: login })).error).toMatchObject({
      status: 403,
      type: 'suspended',
      message: 'Your account is suspended until December 6, 2040. Reason: Ads <b>',
    })
    // The response to a wrong password does not reveal the state.
    const guess = await site.api().call('loginByEmail', { body: { ...login, pass: 'some-guess' } })
    expect(guess.error).toMatchObject({ reason: 'error.object.email_or_password_incorrect' })
    expect((await api.call('getCurrentUser')).data).toMatchObject({
      status: 'suspended',
      status_msg: 'Your account is suspended until December 6, 2040. Reason: Ads <b>',
      access_token: data?.access_token,
      username: 'ada',
      e_mail: '',
      last_login_date: 0,
      have_password: false,
    })
    expect((await api.call('changePassword', { body: { pass: 'new-password' } })).error).toMatchObject({
      type: 'suspended',
    })
  })

  it('A6 lets suspended people sign out, which also ends the reading cookie', async () => {
    const site = await open()
    await site.api().call('registerByEmail', { body: ada })
    const opened = await site.server.http.inject({
      method: 'POST',
      url: '/answer/api/v1/user/login/email',
      payload: login,
    })
    const { id, access_token: token } = opened.json().data
    const visit = opened.cookies.find((cookie) => cookie.name === 'visit')?.value ?? ''
    await updateUser(site.ctx.db, Number(id), { status: 'suspended' })
    expect(await viewerOfVisit(site.ctx, visit)).not.toBeNull()
    const left = await site.server.http.inject({
      url: '/answer/api/v1/user/logout',
      headers: { authorization: token },
    })
    expect(left.statusCode).toBe(200)
    expect(left.cookies.find((cookie) => cookie.name === 'visit')?.value).toBe('')
    expect(await viewerOfVisit(site.ctx, visit)).toBeNull()
    const again = await site.server.http.inject({
      url: '/answer/api/v1/user/logout',
      headers: { authorization: token },
    })
    expect(again.statusCode).toBe(401)
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  it('A5 lets a page rendered for a suspended person read their account, so that it can say so', async () => {
    const site = await open()
    const { id } = await site.registerPerson({ name: 'Ada' })
    await updateUser(site.ctx.db, id, { status: 'suspended' })
    const user = await findUser(site.ctx.db, id)
    if (!user) throw new Error('Ada is gone')
    const fetch = createInProcessFetch(site.server.dispatcher, {
      viewer: viewerOf(user),
      language: ENGLISH,
      ip: '127.0.0.1',
    })
    const answer = await fetch('http://qa.test/answer/api/v1/user/info')
    expect(await answer.json()).toMatchObject({ data: { username: 'ada', status: 'suspended' } })
    expect((await fetch('http://qa.test/answer/api/v1/user/notification/config')).status).toBe(403)
  })

  it('A7 lets suspended people read what guests read, and nothing on a private site', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 1000 })
    const api = site.api(ada.token)
    const tags = [{ slug_name: 'beer', display_name: 'beer', original_text: '' }]
    const ask = (title: string) => api.call('createQuestion', { body: { title, content: 'Please tell me.', tags } })
    const listed = (await ask('Why is beer brown?')).data
    const hidden = (await ask('Why is beer bitter?')).data
    await site
      .api((await site.admin()).token)
      .call('operateQuestion', { body: { id: hidden?.id ?? '', operation: 'hide' } })
    expect((await api.call('getQuestion', { query: { id: hidden?.id ?? '' } })).data).toBeDefined()
    await updateUser(site.ctx.db, ada.id, { status: 'suspended' })
    expect((await api.call('getQuestion', { query: { id: listed?.id ?? '' } })).data).toMatchObject({
      member_actions: [],
    })
    expect((await api.call('getQuestion', { query: { id: hidden?.id ?? '' } })).error).toMatchObject({ status: 404 })
    expect((await api.call('listQuestions', { query: { username: 'ada' } })).data?.count).toBe(1)
    const login = await readSettings(site.ctx, 'login')
    await writeSettings(site.ctx, 'login', { ...login, login_required: true })
    expect((await api.call('listQuestions')).error).toMatchObject({ status: 403, type: 'suspended' })
  })

  it('A3 gives deleted people no login, no session and no recovery', async () => {
    const site = await open()
    await site.api().call('registerByEmail', { body: ada })
    const { data } = await site.api().call('verifyEmail', { body: { code: await mailedCode(site) } })
    const api = site.api(data?.access_token)
    await updateUser(site.ctx.db, Number(data?.id), { status: 'deleted', e_mail_key: null })
    expect((await api.call('getCurrentUser')).error).toMatchObject({ kind: 'unauthorised' })
    expect((await api.call('logout')).error).toMatchObject({ kind: 'unauthorised' })
    const refused = await site.api().call('loginByEmail', { body: login })
    expect(refused.error).toEqual(
      (await site.api().call('loginByEmail', { body: { ...login, e_mail: 'x@qa.test' } })).error,
    )
    // The address is available again.
    expect((await site.api().call('registerByEmail', { body: { ...ada, name: 'Ada Two' } })).data).toBeDefined()
  })

  it('A4 lets suspended people back in when the suspension has expired', async () => {
    const site = await open()
    const { id, token } = await site.registerPerson({ name: 'Ada' })
    const forever = await site.registerPerson({ name: 'Bob' })
    await updateUser(site.ctx.db, id, { status: 'suspended', suspended_until: site.clock.now() + 3_600_000 })
    await updateUser(site.ctx.db, forever.id, { status: 'suspended', suspended_until: null })
    await site.ctx.jobs.drain()
    expect((await site.api(token).call('getCurrentUser')).data).toMatchObject({ status: 'suspended' })
    site.clock.advance(3_600_000)
    await site.ctx.jobs.drain()
    expect((await site.api(token).call('getCurrentUser')).data).toMatchObject({ status: 'normal', mail_status: 1 })
    expect((await site.api(forever.token).call('getCurrentUser')).data).toMatchObject({ status: 'suspended' })
  })
})
