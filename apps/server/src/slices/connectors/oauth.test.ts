import { unwrap } from '@quandary/api-client'
import { plugin } from '@quandary/plugin-connector-oauth'
import { afterEach, expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { Browser } from '../../../test/http/browser.ts'
import type { Step } from '../../../test/http/browser.ts'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { OidcService } from '../../../test/oidc-service.ts'
import { openOidcService } from '../../../test/oidc-service.ts'
import { redeemLandingCode } from './connectors.test-data.ts'

const person = {
  sub: 'ox-42',
  name: 'Ada Lovelace',
  preferred_username: 'ada.l',
  email: 'ada@oidc.test',
  email_verified: true,
}

describeOnEveryEngine('the OAuth connector with a real provider', (open) => {
  const services: OidcService[] = []
  afterEach(async () => {
    for (const service of services.splice(0)) await service.close()
  })

  async function openBoth(config: Record<string, unknown> = {}): Promise<{ site: TestSite; service: OidcService }> {
    const [site, service] = [await open(), await openOidcService()]
    services.push(service)
    service.person = person
    site.ctx.config = { ...site.ctx.config, pluginHosts: [service.host] }
    site.ctx.plugins.add(plugin, 'test')
    await configure(site, service, config)
    return { site, service }
  }

  it('C40 the connector signs in by discovery, with PKCE and the secret in the header', async () => {
    const { site, service } = await openBoth()
    const [button] = await unwrap(site.api().call('listConnectors'))
    expect(button?.name).toBe('OAuth')
    const browser = new Browser(site)
    const { location, query } = await logIn(browser)
    expect(location).toContain('/users/auth-landing')
    expect(await redeemLandingCode(browser, query.access_token ?? '')).toMatchObject({
      username: 'ada.l',
      e_mail: 'ada@oidc.test',
      mail_status: 1,
    })
    expect(service.secretIn).toBe('header')
  })

  it('C41 the connector signs in with explicit addresses, the secret in the body and claims of another shape', async () => {
    const { site, service } = await openBoth()
    const urls = ['authorization', 'token', 'user_info'].map((name) => [
      `${name}_url`,
      `${service.issuer}/${{ authorization: 'authorize', token: 'token', user_info: 'userinfo' }[name]}`,
    ])
    await configure(site, service, {
      ...Object.fromEntries(urls),
      issuer: '',
      client_authentication: 'body',
      id_claim: 'data.id',
      name_claim: 'data.login',
      username_claim: 'data.login',
      trust_email: true,
    })
    service.person = { data: { id: 7, login: 'lovelace' }, email: 'l@oidc.test' }
    const browser = new Browser(site)
    const { query } = await logIn(browser)
    expect(await redeemLandingCode(browser, query.access_token ?? '')).toMatchObject({
      username: 'lovelace',
      mail_status: 1,
    })
    expect(service.secretIn).toBe('body')
  })

  it('C42 an address that the service has not verified is ignored', async () => {
    const { site, service } = await openBoth()
    service.person = { ...person, email_verified: false }
    expect((await logIn(new Browser(site))).location).toContain('/users/confirm-email?binding_key=')
  })

  it('C43 failures at the service are explained in words', async () => {
    const { site, service } = await openBoth()
    const failures = [
      [{ deny: true }, /did not allow/],
      [{ refuseCode: true }, /did not confirm/],
      [{ audience: 'another site' }, /did not confirm/],
      [{ idSubject: 'somebody else' }, /did not log you in/],
      [{ issuer: 'http://127.0.0.1:1' }, /could not be found/],
    ] as const
    for (const [faults, words] of failures) {
      service.faults = faults
      expect((await logIn(new Browser(site))).query.msg).toMatch(words)
    }
  })

  it('C44 a response issued in another issuer’s name is rejected', async () => {
    const { site } = await openBoth()
    const browser = new Browser(site)
    const address = await addressAfterService(browser)
    const back = new URL(typeof address === 'string' ? address : address.location)
    back.searchParams.set('iss', 'https://evil.test')
    expect((await browser.go(back.href)).query.msg).toMatch(/did not log you in/)
  })

  it('C45 the connector reaches no server on the local machine unless the operator allowed it', async () => {
    expectAlarm(/a hook of a plugin failed/)
    const { site } = await openBoth()
    site.ctx.config = { ...site.ctx.config, pluginHosts: [] }
    const { query } = await new Browser(site).go('/answer/api/v1/connector/login/oauth')
    expect(query.msg).toMatch(/^The plugin “OAuth login” failed/)
  })

  it('C46 the connector has no button before it is configured, and rejects incomplete settings', async () => {
    const { site, service } = await openBoth()
    const api = site.api((await site.admin()).token)
    const values = { ...settingsFor(service), issuer: '' }
    const { error } = await api.call('updatePluginConfig', {
      body: { plugin_slug_name: 'oauth', config_fields: values },
    })
    expect(error).toMatchObject({
      reason: 'error.plugin.refused',
      message: expect.stringMatching(/^Give the client ID/),
    })
    expect(await unwrap(site.api().call('listConnectors'))).toHaveLength(1)
  })
})

function settingsFor(service: OidcService): Record<string, unknown> {
  return { client_id: service.clientId, client_secret: service.clientSecret, issuer: service.issuer }
}

async function configure(site: TestSite, service: OidcService, config: Record<string, unknown>): Promise<void> {
  const api = site.api((await site.admin()).token)
  const body = { plugin_slug_name: 'oauth', config_fields: { ...settingsFor(service), ...config } }
  await unwrap(api.call('updatePluginConfig', { body }))
  await unwrap(api.call('updatePluginStatus', { body: { plugin_slug_name: 'oauth', enabled: true } }))
}

/** Goes to the service, which signs everybody in; returns the address it redirects to, or the step that failed. */
async function addressAfterService(browser: Browser): Promise<string | Step> {
  const first = await browser.go('/answer/api/v1/connector/login/oauth')
  if (!first.location.startsWith('http')) return first
  const answer = await fetch(first.location, { redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

async function logIn(browser: Browser): Promise<Step> {
  const back = await addressAfterService(browser)
  return typeof back === 'string' ? browser.go(back) : back
}
