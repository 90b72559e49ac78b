import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { SettingsElsewhere } from '@quandary/plugin-kit'
import { definePlugin } from '@quandary/plugin-kit'
import { expectAlarm } from '../../../test/alarm.ts'
import { Browser } from '../../../test/http/browser.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'

const MARK = '<svg/>'
const HERE = { enabled: false, redirect_url: '' }

/** The results of the plugin's hooks about people; tests can change them. */
interface CenterAnswers {
  failure: Error | undefined
  settings: SettingsElsewhere | undefined
}

/** Enables a plugin that manages the accounts; one of its links would run a script. */
async function openCenter(site: TestSite): Promise<CenterAnswers> {
  const answers: CenterAnswers = { failure: undefined, settings: undefined }
  const label = { en_US: 'Orders', zh_CN: '订单' }
  const plugin = definePlugin({
    slugName: 'company',
    name: 'Company',
    description: 'Keeps the accounts.',
    version: '1.0.0',
    link: 'https://company.test',
    configFields: [{ type: 'switch', name: 'broken', title: 'Broken' }],
    connector: {
      button: () => ({ name: 'Company', icon: MARK }),
      start: async ({ state }) => `https://company.test/login?state=${state}`,
      finish: async () => ({ externalId: '1', displayName: 'Ada', username: 'ada', email: 'ada@company.test' }),
    },
    userCenter: {
      about: ({ broken }) => {
        if (broken === true) throw new Error('Not set up')
        const controlCenter = [
          { name: 'orders', label, url: 'https://company.test/orders' },
          { name: 'evil', label, url: 'javascript:alert(1)' },
        ]
        return { displayName: 'Company accounts', icon: MARK, url: 'https://company.test', controlCenter }
      },
      profileLinks: async ({ person }) => {
        if (answers.failure) throw answers.failure
        const url = `https://company.test/people/${person.externalId}`
        return [
          { name: 'team', label: { en_US: 'Team', zh_CN: '团队' }, icon: MARK, url },
          { name: 'evil', label: 'Evil', icon: '', url: 'javascript:alert(1)' },
        ]
      },
      settings: async ({ person }) => {
        if (answers.failure) throw answers.failure
        return answers.settings ?? { profileUrl: `https://company.test/me/${person.externalId}`, accountUrl: '' }
      },
    },
  })
  site.ctx.plugins.add(plugin, 'test')
  const { token } = await site.admin()
  await unwrap(site.api(token).call('updatePluginStatus', { body: { plugin_slug_name: 'company', enabled: true } }))
  return answers
}

describeOnEveryEngine('a site with external accounts', (open) => {
  it('UC3 the plugin is described in the viewer’s language, with web links only', async () => {
    const site = await open()
    await openCenter(site)
    const link = 'http://qa.test/answer/api/v1/connector/login/company'
    const read = () => unwrap(site.api().call('getUserCenterAgent'))
    expect(await read()).toEqual({
      enabled: true,
      agent_info: {
        name: 'company',
        display_name: 'Company accounts',
        icon: MARK,
        url: 'https://company.test',
        login_redirect_url: link,
        sign_up_redirect_url: link,
        control_center: [{ name: 'orders', label: 'Orders', url: 'https://company.test/orders' }],
        enabled_original_user_system: true,
      },
    })
    const login = await readSettings(site.ctx, 'login')
    await writeSettings(site.ctx, 'login', { ...login, allow_password_login: false })
    expect((await read()).agent_info?.enabled_original_user_system).toBe(false)
  })

  it('UC4 signing in and up leads to the plugin, which is ignored while it is broken', async () => {
    expectAlarm(/a user center could not say what it is/)
    const site = await open()
    await openCenter(site)
    const goes = async (path: string) =>
      (await site.server.http.inject({ url: `/answer/api/v1/user-center/${path}` })).headers.location
    for (const path of ['login/redirect', 'sign-up/redirect']) {
      expect(await goes(path)).toBe('http://qa.test/answer/api/v1/connector/login/company')
    }
    const { token } = await site.admin()
    const body = { plugin_slug_name: 'company', config_fields: { broken: true } }
    await unwrap(site.api(token).call('updatePluginConfig', { body }))
    expect(await unwrap(site.api().call('getUserCenterAgent'))).toEqual({ enabled: false, agent_info: null })
    expect(await goes('login/redirect')).toBe('/404')
  })
})

describeOnEveryEngine('people with external accounts', (open) => {
  it('UC5 profiles show the plugin’s links, and its pages replace the settings', async () => {
    expectAlarm(/a hook of a plugin failed/)
    const site = await open()
    const answers = await openCenter(site)
    const token = await enter(site)
    const branding = (username: string) => unwrap(site.api().call('getUserCenterBranding', { query: { username } }))
    const settings = (of: string) => unwrap(site.api(of).call('getUserCenterSettings'))
    const link = { name: 'team', label: 'Team', icon: MARK, url: 'https://company.test/people/1' }
    const none = { enabled: false, personal_branding: [] }
    expect(await branding('ada')).toEqual({ enabled: true, personal_branding: [link] })
    expect(await settings(token)).toEqual({
      profile_setting_agent: { enabled: true, redirect_url: 'https://company.test/me/1' },
      account_setting_agent: HERE,
    })
    const other = await site.registerPerson({ name: 'Bo' })
    expect([await branding('bo'), await branding('nobody')], 'who does not log in with it').toEqual([none, none])
    const here = { profile_setting_agent: HERE, account_setting_agent: HERE }
    expect(await settings(other.token)).toEqual(here)
    answers.settings = { profileUrl: 'javascript:alert(1)', accountUrl: 'https://company.test/account' }
    expect(await settings(token)).toEqual({
      profile_setting_agent: HERE,
      account_setting_agent: { enabled: true, redirect_url: 'https://company.test/account' },
    })
    answers.failure = new Error('away')
    expect([await branding('ada'), await settings(token)]).toEqual([none, here])
  })

  it('UC6 people cannot sign up or set passwords elsewhere if the plugin manages all accounts', async () => {
    const site = await open()
    await openCenter(site)
    const token = await enter(site)
    const admin = site.api((await site.admin()).token)
    const guest = site.api()
    const pass = 'correct horse'.replace(' ', '-')
    const bo = String((await site.registerPerson({ name: 'Bo' })).id)
    const calls = [
      () => guest.call('registerByEmail', { body: { name: 'New', e_mail: 'new@qa.test', pass } }),
      () => guest.call('loginByEmail', { body: { e_mail: 'bo@qa.test', pass } }),
      () => guest.call('requestPasswordReset', { body: { e_mail: 'bo@qa.test' } }),
      () => guest.call('resetPassword', { body: { code: 'x', pass } }),
      () => site.api(token).call('changePassword', { body: { old_pass: '', pass } }),
      () => admin.call('createUser', { body: { display_name: 'New', email: 'new@qa.test', password: pass } }),
      () => admin.call('createUsers', { body: { users: `New,new@qa.test,${pass}` } }),
      () => admin.call('updateUserPassword', { body: { user_id: bo, password: pass } }),
    ]
    const may = () => unwrap(admin.call('getAdminUserCenterAgent'))
    expect(await may()).toMatchObject({ allow_create_user: true, allow_update_user_password: true })
    const login = await readSettings(site.ctx, 'login')
    await writeSettings(site.ctx, 'login', { ...login, allow_password_login: false })
    for (const call of calls)
      expect((await call()).error).toMatchObject({ status: 403, reason: 'base.forbidden_error' })
    expect(await may()).toEqual({
      allow_create_user: false,
      allow_update_user_status: true,
      allow_update_user_password: false,
      allow_update_user_role: true,
    })
    await unwrap(admin.call('updatePluginStatus', { body: { plugin_slug_name: 'company', enabled: false } }))
    for (const call of calls) expect((await call()).error?.reason).not.toBe('base.forbidden_error')
  })
})

/** Signs in through the plugin and returns the new account's token. */
async function enter(site: TestSite): Promise<string> {
  const browser = new Browser(site)
  const { query } = await browser.go('/answer/api/v1/connector/login/company')
  const landed = await browser.go(`/answer/api/v1/connector/redirect/company?state=${query.state ?? ''}`)
  const body = { code: landed.query.access_token ?? '' }
  const { data } = await browser.call('POST', 'user/login/landing', { body })
  return (data as { access_token: string }).access_token
}

describeOnEveryEngine('a site that manages its accounts itself', (open) => {
  it('UC1 every operation reports that the site manages the accounts', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const admin = site.api((await site.admin()).token)
    expect(await unwrap(site.api().call('getUserCenterAgent'))).toEqual({ enabled: false, agent_info: null })
    const branding = await unwrap(site.api().call('getUserCenterBranding', { query: { username: 'ada' } }))
    expect(branding).toEqual({ enabled: false, personal_branding: [] })
    expect(await unwrap(site.api(token).call('getUserCenterSettings'))).toEqual({
      profile_setting_agent: HERE,
      account_setting_agent: HERE,
    })
    expect(await unwrap(admin.call('getAdminUserCenterAgent'))).toEqual({
      allow_create_user: true,
      allow_update_user_status: true,
      allow_update_user_password: true,
      allow_update_user_role: true,
    })
  })

  it('UC2 nobody is redirected elsewhere to sign in or sign up', async () => {
    const site = await open()
    for (const path of ['login/redirect', 'login/callback', 'sign-up/redirect', 'sign-up/callback']) {
      const answer = await site.server.http.inject({ url: `/answer/api/v1/user-center/${path}` })
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/404'])
    }
  })
})
