import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { invalidateSettings } from './index.ts'

const open_ = {
  allow_new_registrations: true,
  allow_email_registrations: true,
  allow_password_login: true,
  login_required: false,
}

async function openAsAdmin(open: () => Promise<TestSite>) {
  const site = await open()
  const { token } = await site.admin()
  const admin = site.api(token)
  const save = (body: OperationBody<'updateLoginSettings'>) => admin.call('updateLoginSettings', { body })
  const register = (name: string, domain: string) =>
    site.api().call('registerByEmail', { body: { name, e_mail: `${name}@${domain}`, pass: 'battery-staple' } })
  return { site, admin, save, register }
}

/** Overwrites the stored value of a group, bypassing the server. */
async function storeInvalid(site: TestSite, group: 'login', value: string): Promise<void> {
  await site.ctx.db
    .insertInto('site_settings')
    .values({ name: group, value, updated_at: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  invalidateSettings(site.ctx, group)
}

describeOnEveryEngine('access to the site', (open) => {
  it('L1 registration follows its switches and domains immediately; an absent switch is off', async () => {
    const { site, admin, save, register } = await openAsAdmin(open)
    await unwrap(save({ ...open_, allow_email_domains: [' @Example.com ', '', 'example.com', 'uni.test'] }))
    const { allow_email_domains } = await unwrap(admin.call('getLoginSettings'))
    expect(allow_email_domains).toEqual(['example.com', 'uni.test'])
    expect((await register('ada', 'notexample.com')).error?.reason).toBe('error.email.illegal_email_domain_error')
    expect((await register('ada', 'mail.uni.test')).error).toBeUndefined()
    await unwrap(save({ ...open_, allow_email_registrations: false }))
    expect((await register('bob', 'example.com')).error?.reason).toBe('error.user.not_allowed_registration')
    await unwrap(save({}))
    const { login } = await unwrap(site.api().call('getSiteInfo'))
    expect(Object.values(login)).toEqual([false, false, false, false, []])
    expect((await register('bob', 'example.com')).error?.reason).toBe('error.user.not_allowed_registration')
  })

  it('L2 invalid domains are refused', async () => {
    const { save } = await openAsAdmin(open)
    for (const entry of ['a b', 'https://example.com', 'x@example.com', '-x.test', 'a..b']) {
      const { error } = await save({ ...open_, allow_email_domains: [entry] })
      expect(error, entry).toMatchObject({ kind: 'fields', fields: [{ error_field: 'allow_email_domains' }] })
    }
  })

  it('L3 without password login the right password is refused like a wrong one', async () => {
    const { site, save } = await openAsAdmin(open)
    const login = (pass: string) => site.api().call('loginByEmail', { body: { e_mail: 'admin@qa.test', pass } })
    expect((await login('admin-password')).error).toBeUndefined()
    const wrong = await login('another-password')
    await unwrap(save({ ...open_, allow_password_login: false }))
    expect((await login('admin-password')).error).toEqual(wrong.error)
  })

  it('L4 a private site closes to guests and robots immediately, and opens again', async () => {
    const { site, admin, save } = await openAsAdmin(open)
    const member = await site.registerPerson({ name: 'Member' })
    const { robots } = await unwrap(admin.call('getSeoSettings'))
    await unwrap(save({ ...open_, login_required: true }))
    expect((await site.api().call('listQuestions')).error).toMatchObject({ kind: 'unauthorised', status: 401 })
    expect((await site.api(member.token).call('listQuestions')).error).toBeUndefined()
    expect((await site.api().call('getSiteInfo')).data?.login.login_required).toBe(true)
    const closed = await unwrap(admin.call('getSeoSettings'))
    expect(closed.robots).toBe('User-agent: *\nDisallow: /\n')
    await unwrap(admin.call('updateSeoSettings', { body: { permalink: 4, robots: closed.robots.trim() } }))
    await unwrap(save(open_))
    expect((await site.api().call('listQuestions')).error).toBeUndefined()
    expect(await unwrap(admin.call('getSeoSettings'))).toEqual({ permalink: 4, robots })
  })

  it('L5 corrupt settings make the site private instead of public', async () => {
    expectAlarm(/settings could not be read|a request failed|answered with 500/)
    const { site, admin, register } = await openAsAdmin(open)
    for (const broken of ['{"login_required":', '{"login_required":null}', '{"login_required":0}']) {
      await storeInvalid(site, 'login', broken)
      expect((await site.api().call('listQuestions')).error, broken).toMatchObject({ status: 401 })
    }
    await storeInvalid(site, 'login', '{')
    expect((await register('ada', 'example.com')).error).toMatchObject({ kind: 'server' })
    expect((await admin.call('getLoginSettings')).error).toMatchObject({ kind: 'server' })
    expect((await site.api().call('getPersonalUser', { query: { username: 'admin' } })).error?.status).toBe(401)
    await unwrap(admin.call('updateLoginSettings', { body: open_ }))
    expect((await site.api().call('listQuestions')).error).toBeUndefined()
  })

  it('L6 without any settings nobody gets in', async () => {
    expectAlarm(/a request failed|answered with 500/)
    const { site } = await openAsAdmin(open)
    await site.ctx.db.schema.dropTable('site_settings').execute()
    for (const group of ['login', 'general', 'interface', 'privileges'] as const) invalidateSettings(site.ctx, group)
    expect((await site.api().call('listQuestions')).error).toMatchObject({ kind: 'server', status: 500 })
    expect((await site.api().call('getSiteInfo')).error).toMatchObject({ kind: 'server', status: 500 })
  })

  it('L7 default avatars follow the setting, and absent switches are off', async () => {
    const { site, admin } = await openAsAdmin(open)
    const { username } = await site.registerPerson({ name: 'Member' })
    const avatar = async () => (await unwrap(site.api().call('getPersonalUser', { query: { username } }))).avatar
    expect(await avatar()).toBe('')
    const save = (body: OperationBody<'updateUserSettings'>) => admin.call('updateUserSettings', { body })
    await unwrap(
      save({ default_avatar: 'gravatar', gravatar_base_url: 'https://pictures.test/', allow_update_bio: true }),
    )
    expect(await avatar()).toMatch(/^https:\/\/pictures\.test\/[0-9a-f]{64}$/)
    expect(await unwrap(admin.call('getUserSettings'))).toMatchObject({
      allow_update_bio: true,
      allow_update_avatar: false,
    })
    await unwrap(save({ default_avatar: 'gravatar' }))
    expect(await avatar()).toMatch(/^https:\/\/www\.gravatar\.com\/avatar\//)
    expect((await unwrap(site.api().call('getSiteInfo'))).site_users.default_avatar).toBe('gravatar')
    const { error } = await save({ default_avatar: 'system', gravatar_base_url: 'pictures' })
    expect(error).toMatchObject({ fields: [{ error_field: 'gravatar_base_url' }] })
  })
})
