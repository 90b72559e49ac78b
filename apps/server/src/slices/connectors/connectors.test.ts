import { unwrap } from '@quandary/api-client'
import { PluginRefusal } from '@quandary/plugin-kit'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { Browser } from '../../../test/http/browser.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'
import { findUserByEMail, findUserByUsername, updateUser } from '../users/index.ts'
import { addressAfterService, enterNew, redeemLandingCode, logIn, openService, whoIs } from './connectors.test-data.ts'

describeOnEveryEngine('signing in with other services', (open) => {
  it('C1 enabled and configured services are listed in the viewer’s language, with links from the site’s own address', async () => {
    const site = await open()
    expect(await unwrap(site.api().call('listConnectors'))).toEqual([])
    await openService(site)
    const [guild] = await unwrap(site.api().call('listConnectors'))
    const link = 'http://qa.test/answer/api/v1/connector/login/guild'
    expect(guild).toEqual({ name: 'Guild', icon: Buffer.from('<svg/>').toString('base64'), link })
    const admin = site.api((await site.admin()).token)
    const body = { plugin_slug_name: 'guild', config_fields: { closed: true } }
    await unwrap(admin.call('updatePluginConfig', { body }))
    expect(await unwrap(site.api().call('listConnectors'))).toEqual([])
  })

  it('C2 an unknown or disabled service leads to the failure page, with the words for it', async () => {
    const site = await open()
    const browser = new Browser(site)
    const { slugName } = await openService(site)
    const admin = site.api((await site.admin()).token)
    await unwrap(admin.call('updatePluginStatus', { body: { plugin_slug_name: slugName } }))
    for (const path of ['login/guild', 'redirect/guild?state=x', 'login/nobody', 'redirect/nobody']) {
      expect(await browser.go(`/answer/api/v1/connector/${path}`)).toMatchObject({
        status: 302,
        location: expect.stringMatching(
          /^\/50x\?title=The\+login\+failed&msg=This\+site.*&reason=error\.connector\.unknown&proof=[\w-]{43}$/,
        ),
      })
    }
  })

  it('C36 a login starts from this site alone: everything else leads to the login page and sets no cookie', async () => {
    const site = await open()
    await openService(site)
    const start = (from: string, destination: string) =>
      site.server.http.inject({
        url: '/answer/api/v1/connector/login/guild',
        headers: { 'sec-fetch-site': from, 'sec-fetch-dest': destination },
      })
    for (const [from, destination] of [
      ['cross-site', 'document'],
      ['same-site', 'document'],
      ['cross-site', 'image'],
      ['same-origin', 'image'],
    ] as const) {
      const { headers } = await start(from, destination)
      expect([headers.location, headers['set-cookie']]).toEqual(['/users/login', undefined])
    }
    const { headers } = await start('same-origin', 'document')
    expect([headers.location, headers['set-cookie']]).toEqual([
      expect.stringMatching(/^https:\/\/guild\.test\/login/),
      expect.stringMatching(/^login_browser=.*; Max-Age=600; Path=\/answer\/api\/v1\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('C37 where the site is https, the cookie of a login is Secure and has the prefix for it', async () => {
    const site = await open()
    const service = await openService(site)
    const general = await readSettings(site.ctx, 'general')
    await writeSettings(site.ctx, 'general', { ...general, site_url: 'https://qa.test' })
    const { headers } = await site.server.http.inject({ url: '/answer/api/v1/connector/login/guild' })
    expect(headers['set-cookie']).toMatch(
      /^__Secure-login_browser=.*; Max-Age=600; Path=\/answer\/api\/v1\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const browser = new Browser(site)
    const { query } = await logIn(browser, service)
    expect(browser.cookies()).toEqual(['__Secure-login_browser'])
    expect(await redeemLandingCode(browser, query.access_token ?? '')).toMatchObject({ username: 'grace' })
    expect(browser.cookies()).toEqual(['__Host-visit'])
  })

  it('C3 a new person gets an active account and an address with a code that works once, by POST', async () => {
    const site = await open()
    const service = await openService(site)
    const login = await readSettings(site.ctx, 'login')
    await writeSettings(site.ctx, 'login', { ...login, allow_new_registrations: false })
    const browser = new Browser(site)
    const { location, query } = await logIn(browser, service)
    expect(location).toMatch(/^http:\/\/qa\.test\/users\/auth-landing\?access_token=[\w-]{43}$/)
    const landing = query.access_token ?? ''
    expect((await site.api(landing).call('listUserConnectors')).error?.kind).toBe('unauthorised')
    const person = await redeemLandingCode(browser, landing)
    expect(person).toMatchObject({ username: 'grace', e_mail: 'grace@guild.test', mail_status: 1, rank: 1 })
    expect(person?.access_token).not.toBe(landing)
    expect(await redeemLandingCode(browser, landing)).toBeNull()
    expect((await whoIs(browser, person?.access_token ?? '')).id).toBe(person?.id)
  })

  it('C3 a client that does not know the operation sends the code as the token of user/info, in the same browser', async () => {
    const site = await open()
    const service = await openService(site)
    const browser = new Browser(site)
    const code = (await logIn(browser, service)).query.access_token ?? ''
    expect(await whoIs(new Browser(site), code)).toBeNull()
    const person = await whoIs(browser, code)
    expect(person.username).toBe('grace')
    expect(person.access_token).not.toBe(code)
    expect(browser.cookies()).toEqual(['visit'])
    expect([await whoIs(browser, code), await redeemLandingCode(browser, code)]).toEqual([null, null])
  })

  it('C3 the code of the address expires after two minutes', async () => {
    const site = await open()
    const service = await openService(site)
    const browser = new Browser(site)
    const { query } = await logIn(browser, service)
    site.clock.advance(2 * 60_000)
    expect(await redeemLandingCode(browser, query.access_token ?? '')).toBeNull()
  })

  it('C4 a returning person is recognized by their external id, whatever else has changed', async () => {
    const site = await open()
    const service = await openService(site)
    const first = await redeemLandingCode(...(await landing(site, service)))
    service.account = { externalId: 'g-1', displayName: 'Rear Admiral', username: 'admiral', email: '' }
    const again = await redeemLandingCode(...(await landing(site, service)))
    expect([again?.id, again?.username]).toEqual([first?.id, 'grace'])
  })

  it('C5 a return is accepted once, in time, and only from the same browser and service', async () => {
    const site = await open()
    const service = await openService(site)
    const other = await openService(site, 'club')
    const expired = { query: { reason: 'error.connector.expired' } }
    const browser = new Browser(site)
    const used = await addressAfterService(browser, service)
    expect((await browser.go(used)).location).toContain('auth-landing')
    expect(await browser.go(used)).toMatchObject(expired)
    const elsewhere = await addressAfterService(browser, service)
    expect(await new Browser(site).go(elsewhere)).toMatchObject(expired)
    expect(await browser.go(elsewhere.replace('redirect/guild', `redirect/${other.slugName}`))).toMatchObject(expired)
    expect((await browser.go(elsewhere)).location).toContain('auth-landing')
    const late = await addressAfterService(browser, service)
    site.clock.advance(10 * 60_000)
    expect(await browser.go(late)).toMatchObject(expired)
    expect(await browser.go('/answer/api/v1/connector/redirect/guild')).toMatchObject(expired)
  })

  it('C6 a matching e-mail address is never taken as proof of identity', async () => {
    const site = await open()
    const service = await openService(site)
    const ada = await site.registerPerson({ name: 'Ada' })
    service.account = { ...service.account, email: 'ADA@qa.test' }
    const refused = await logIn(new Browser(site), service)
    expect(refused.location).toMatch(/^\/50x\?title=The\+login\+failed&msg=An\+account\+has\+this\+email/)
    expect(refused.query.reason).toBe('error.connector.email_has_account')
    expect(await unwrap(site.api(ada.token).call('listUserConnectors'))).toMatchObject([{ binding: false }])
  })

  it('C7 addresses of domains that the site does not allow are refused', async () => {
    const site = await open()
    const service = await openService(site)
    const login = await readSettings(site.ctx, 'login')
    await writeSettings(site.ctx, 'login', { ...login, allow_email_domains: ['qa.test'] })
    const { query } = await logIn(new Browser(site), service)
    expect(query.reason).toBe('error.email.illegal_email_domain_error')
    expect(await findUserByEMail(site.ctx.db, 'grace@guild.test')).toBeUndefined()
  })

  it('C8 suspended people are refused, the login of deleted ones is freed, and nobody is activated without proof', async () => {
    const site = await open()
    const service = await openService(site)
    const { token } = await enterNew(site, service)
    const grace = await whoIs(new Browser(site), token)
    await updateUser(site.ctx.db, Number(grace.id), { status: 'suspended' })
    expect((await logIn(new Browser(site), service)).query.reason).toBe('error.user.suspended')
    await updateUser(site.ctx.db, Number(grace.id), { status: 'normal', mail_status: 2 })
    service.account = { ...service.account, email: 'other@guild.test' }
    expect((await redeemLandingCode(...(await landing(site, service))))?.mail_status).toBe(2)
    service.account = { ...service.account, email: 'grace@guild.test' }
    expect((await redeemLandingCode(...(await landing(site, service))))?.mail_status).toBe(1)
    const admin = site.api((await site.admin()).token)
    await unwrap(admin.call('updateUserStatus', { body: { user_id: grace.id, status: 'deleted' } }))
    expect((await redeemLandingCode(...(await landing(site, service))))?.id).not.toBe(grace.id)
  })

  it('C9 a person suspended between the service and the site is refused', async () => {
    const site = await open()
    const service = await openService(site)
    await enterNew(site, service)
    const browser = new Browser(site)
    const { query } = await logIn(browser, service)
    const grace = await findUserByUsername(site.ctx.db, 'grace')
    await updateUser(site.ctx.db, grace?.id ?? 0, { status: 'suspended' })
    expect(await redeemLandingCode(browser, query.access_token ?? '')).toBeNull()
  })

  it('C10 connectors work on private sites', async () => {
    const site = await open()
    const service = await openService(site)
    const login = await readSettings(site.ctx, 'login')
    await writeSettings(site.ctx, 'login', { ...login, login_required: true })
    expect(await unwrap(site.api().call('listConnectors'))).toHaveLength(1)
    const { token } = await enterNew(site, service)
    expect((await unwrap(site.api(token).call('getCurrentUser')))?.username).toBe('grace')
  })

  it('C11 the service’s refusal is shown in its words; every other failure only as a failure', async () => {
    expectAlarm(/a hook of a plugin failed/)
    const site = await open()
    const service = await openService(site)
    service.failure = 'at the start'
    const closed = await new Browser(site).go('/answer/api/v1/connector/login/guild')
    expect(closed.query).toMatchObject({ title: 'The login failed', msg: 'The guild is closed today.' })
    service.failure = new PluginRefusal({ en_US: 'You said no.', zh_CN: '你拒绝了。' })
    expect((await logIn(new Browser(site), service)).query.msg).toBe('You said no.')
    service.failure = new Error('the database of the guild at 10.0.0.5 is down')
    const broken = await logIn(new Browser(site), service)
    expect(broken.query.msg).toMatch(/^The plugin “Guild login” failed/)
    service.failure = undefined
    for (const externalId of ['', 'x'.repeat(129)]) {
      service.account = { ...service.account, externalId }
      const { query } = await logIn(new Browser(site), service)
      expect(query.reason).toBe('error.user.external_login_missing_user_id')
    }
  })

  it('C12 two concurrent first logins create one account', async () => {
    const site = await open()
    const service = await openService(site)
    const steps = await Promise.all([1, 2, 3].map(() => logIn(new Browser(site), service)))
    for (const { location } of steps) expect(location).toContain('auth-landing')
    expect(await findUserByUsername(site.ctx.db, 'grace')).toBeDefined()
  })

  it('C13 a free username is found, and a neutral one if the name is unusable', async () => {
    const site = await open()
    const service = await openService(site)
    await site.registerPerson({ name: 'Grace' })
    expect((await redeemLandingCode(...(await landing(site, service))))?.username).toMatch(/^grace[0-9a-f]{6}$/)
    service.account = { externalId: 'g-2', displayName: 'Ω', username: '*', email: 'omega@guild.test' }
    expect((await redeemLandingCode(...(await landing(site, service))))?.username).toMatch(/^user-[0-9a-f]{6}$/)
  })

  it('C47 a display name that nobody can choose here is replaced by the username', async () => {
    const site = await open()
    const service = await openService(site)
    await site.registerPerson({ name: 'Ada Lovelace', role: 3 })
    const names = ['Administrator', 'Mоderator', 'Ada Lоvelace', 'Gr\u202eace', 'Grace Hopper']
    const shown: (string | undefined)[] = []
    for (const [index, displayName] of names.entries()) {
      service.account = {
        externalId: `n-${index}`,
        displayName,
        username: `guild-${index}`,
        email: `n${index}@guild.test`,
      }
      shown.push((await redeemLandingCode(...(await landing(site, service))))?.display_name)
    }
    expect(shown).toEqual(['guild-0', 'guild-1', 'guild-2', 'guild-3', 'Grace Hopper'])
    service.account = { externalId: 'n-9', displayName: 'Moderator', username: 'ada-lovelace', email: 'n9@guild.test' }
    const alike = await redeemLandingCode(...(await landing(site, service)))
    expect([alike?.username, alike?.display_name]).toEqual([
      'ada-lovelace',
      expect.stringMatching(/^user-[0-9a-f]{6}$/),
    ])
  })
})

type Site = Parameters<typeof openService>[0]
type Service = Awaited<ReturnType<typeof openService>>

/** Signs in; returns the browser and the token in the final address. */
async function landing(site: Site, service: Service): Promise<[Browser, string]> {
  const browser = new Browser(site)
  const { query } = await logIn(browser, service)
  return [browser, query.access_token ?? '']
}
