import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { definePlugin } from '@quandary/plugin-kit'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'

const MARK = '<svg/>'

/** Switches on a plugin that keeps the accounts; one of its links would run a script. */
async function openCenter(site: TestSite): Promise<void> {
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
      start: async () => 'https://company.test/login',
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
    },
  })
  site.app.plugins.add(plugin, 'test')
  const { token } = await site.admin()
  await unwrap(site.api(token).call('updatePluginStatus', { body: { plugin_slug_name: 'company', enabled: true } }))
}

describeOnEveryEngine('a site whose accounts a plugin keeps', (open) => {
  it('UC3 says where, in the reader’s language, with links to the web alone', async () => {
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
    const login = await readSettings(site.app, 'login')
    await writeSettings(site.app, 'login', { ...login, allow_password_login: false })
    expect((await read()).agent_info?.enabled_original_user_system).toBe(false)
  })

  it('UC4 leads there to log in and to sign up, and is as if absent while it is broken', async () => {
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

describeOnEveryEngine('a site that keeps its accounts itself', (open) => {
  it('UC1 says so to everybody who asks', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const admin = site.api((await site.admin()).token)
    expect(await unwrap(site.api().call('getUserCenterAgent'))).toEqual({ enabled: false, agent_info: null })
    const branding = await unwrap(site.api().call('getUserCenterBranding', { query: { username: 'ada' } }))
    expect(branding).toEqual({ enabled: false, personal_branding: [] })
    const here = { enabled: false, redirect_url: '' }
    expect(await unwrap(site.api(token).call('getUserCenterSettings'))).toEqual({
      profile_setting_agent: here,
      account_setting_agent: here,
    })
    expect(await unwrap(admin.call('getAdminUserCenterAgent'))).toEqual({
      allow_create_user: true,
      allow_update_user_status: true,
      allow_update_user_password: true,
      allow_update_user_role: true,
    })
  })

  it('UC2 leads nobody elsewhere to log in or sign up', async () => {
    const site = await open()
    for (const path of ['login/redirect', 'login/callback', 'sign-up/redirect', 'sign-up/callback']) {
      const answer = await site.server.http.inject({ url: `/answer/api/v1/user-center/${path}` })
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/404'])
    }
  })
})
