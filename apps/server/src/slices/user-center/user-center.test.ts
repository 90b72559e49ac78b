import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'

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
