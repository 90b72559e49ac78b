import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect } from 'vitest'
import type { Claims, OidcService } from '../../oidc-service.ts'
import { Browser } from '../browser.ts'
import type { NginxSite } from '../nginx-site.ts'

const START = '/answer/api/v1/connector/login/oauth'

/** Takes a step of a login in any browser; true if the site accepted it. */
type TakeStep = (browser: Browser) => Promise<boolean>

/** Enables the connector for a service. */
export async function switchOnService(admin: QuandaryClient, service: OidcService): Promise<void> {
  const { clientId: client_id, clientSecret: client_secret, issuer } = service
  const config_fields = { client_id, client_secret, issuer }
  await unwrap(admin.call('updatePluginConfig', { body: { plugin_slug_name: 'oauth', config_fields } }))
  await unwrap(admin.call('updatePluginStatus', { body: { plugin_slug_name: 'oauth', enabled: true } }))
}

/**
 * Checks that each step of signing in with a service is refused in other browsers (a new one, one with an unfinished
 * sign-in, one that is signed in) and then succeeds in the browser that began it.
 * @param given.owners addresses of members that have received no mail yet
 * @param given.signedIn a browser in which the second owner is signed in
 * @param given.codeTo returns the code in the mail to an address
 */
export async function walkOtherLogins(
  site: NginxSite,
  service: OidcService,
  given: {
    signedIn: Browser
    owners: readonly [asked: string, mailed: string]
    codeTo: (address: string) => Promise<string>
  },
): Promise<void> {
  const [asked, mailed] = given.owners
  const unverified = (sub: string): Claims => ({ sub, name: `Grace ${sub}` })
  const verified = (sub: string): Claims => ({ ...unverified(sub), email: `${sub}@oidc.test`, email_verified: true })
  const steps: [name: string, person: Claims, reach: (browser: Browser) => Promise<TakeStep>, mayRepeat?: true][] = [
    ['return', verified('return'), async (own) => returnTo(await addressAfterService(own))],
    ['landing', verified('landing'), async (own) => landWith((await goBack(own))['access_token'] ?? '')],
    [
      'e-mail step',
      unverified('step'),
      async (own) => enterAddress((await goBack(own))['binding_key'] ?? '', 'step@oidc.test'),
    ],
    [
      'question to the owner of an address',
      unverified('asked'),
      async (own) => enterAddress((await goBack(own))['binding_key'] ?? '', asked, true),
      true,
    ],
    [
      'mail to the owner of an address',
      unverified('owned'),
      async (own) => {
        await enterAddress((await goBack(own))['binding_key'] ?? '', mailed, true)(own)
        return confirm(await given.codeTo(mailed))
      },
    ],
    [
      'mail that activates a new account',
      unverified('new'),
      async (own) => {
        await enterAddress((await goBack(own))['binding_key'] ?? '', 'new@oidc.test')(own)
        return confirm(await given.codeTo('new@oidc.test'))
      },
    ],
  ]
  for (const [name, person, reach, mayRepeat = false] of steps) {
    service.person = person
    const own = new Browser(site)
    const takeStep = await reach(own)
    const underWay = new Browser(site)
    await addressAfterService(underWay)
    for (const other of [new Browser(site), underWay, given.signedIn]) {
      const cookies = other.cookies()
      expect([name, await takeStep(other), other.cookies()]).toEqual([name, false, cookies])
    }
    expect([name, await takeStep(own)]).toEqual([name, true])
    expect([name, await takeStep(own)]).toEqual([name, mayRepeat])
  }
}

/** Starts a sign-in from another site, from a neighbouring host, and from a picture in a post. */
export async function walkForeignStarts(site: NginxSite): Promise<void> {
  for (const [from, destination] of [
    ['cross-site', 'document'],
    ['same-site', 'document'],
    ['cross-site', 'image'],
    ['same-origin', 'image'],
  ] as const) {
    const { status, headers } = await site.ask('GET', START, { 'sec-fetch-site': from, 'sec-fetch-dest': destination })
    const led = [from, destination, status, headers.location, headers['set-cookie']]
    expect(led).toEqual([from, destination, 302, '/users/login', undefined])
  }
  const own = await site.ask('GET', START, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' })
  expect(String(own.headers['set-cookie'])).toMatch(
    /^__Secure-login_browser=.*; Path=\/answer\/api\/v1\/; HttpOnly; Secure; SameSite=Lax$/,
  )
}

/** Follows the redirects to the service, which signs everybody in, and returns the address that it redirects to. */
async function addressAfterService(browser: Browser): Promise<string> {
  const { location } = await browser.go(START)
  return (await fetch(location, { redirect: 'manual' })).headers.get('location') ?? ''
}

/** Follows the redirects to the service and back, and returns the query of the final page. */
async function goBack(browser: Browser): Promise<Record<string, string>> {
  return (await browser.go(await addressAfterService(browser))).query
}

function returnTo(address: string): TakeStep {
  return async (browser) => (await browser.go(address)).location.includes('/users/auth-landing')
}

function landWith(code: string): TakeStep {
  return async (browser) => {
    if ((await browser.call('POST', 'user/login/landing', { body: { code } })).status === 200) return true
    // An attacker may try the code as the token of this call.
    expect((await browser.call('GET', 'user/info', { token: code })).data).toBeNull()
    return false
  }
}

function enterAddress(binding_key: string, email: string, must?: boolean): TakeStep {
  const body = { binding_key, email, ...(must !== undefined && { must }) }
  return async (browser) => (await browser.call('POST', 'connector/binding/email', { body })).status === 200
}

function confirm(code: string): TakeStep {
  return async (browser) => (await browser.call('POST', 'user/email/verification', { body: { code } })).status === 200
}
