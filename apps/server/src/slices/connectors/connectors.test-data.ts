import type { ConnectorAccount, Plugin } from '@quandary/plugin-kit'
import { definePlugin, PluginRefusal } from '@quandary/plugin-kit'
import type { Schemas } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { Browser } from '../../../test/http/browser.ts'
import type { Step } from '../../../test/http/browser.ts'
import type { TestSite } from '../../../test/harness.ts'

/** A login service without a network: everybody who signs in there is `account`. */
export interface FakeService {
  slugName: string
  account: ConnectorAccount
  /** The error that `finish` throws, or 'at the start' to make `start` refuse; undefined if both succeed. */
  failure: unknown
}

/** Enables a new connector; `account` is the next person to sign in. */
export async function openService(site: TestSite, slugName = 'guild'): Promise<FakeService> {
  const service: FakeService = {
    slugName,
    account: { externalId: 'g-1', displayName: 'Grace Hopper', username: 'grace', email: 'grace@guild.test' },
    failure: undefined,
  }
  site.ctx.plugins.add(pluginOf(service), 'test')
  const { token } = await site.admin()
  await unwrap(site.api(token).call('updatePluginStatus', { body: { plugin_slug_name: slugName, enabled: true } }))
  return service
}

function pluginOf(service: FakeService): Plugin {
  return definePlugin({
    slugName: service.slugName,
    name: 'Guild login',
    description: 'Logs members of the guild in.',
    version: '1.0.0',
    link: 'https://guild.test',
    configFields: [{ type: 'switch', name: 'closed', title: 'Closed' }],
    connector: {
      button: ({ closed }) => (closed === true ? null : { name: { en_US: 'Guild', zh_CN: '协会' }, icon: '<svg/>' }),
      start: async ({ state, redirectUri, codeChallenge }) => {
        if (service.failure === 'at the start') throw new PluginRefusal('The guild is closed today.')
        return `https://guild.test/login?${new URLSearchParams({ state, redirectUri, codeChallenge }).toString()}`
      },
      finish: async () => {
        if (service.failure !== undefined) throw service.failure
        return service.account
      },
    },
    userCenter: {
      about: () => ({ displayName: 'Guild', icon: '<svg/>', url: 'https://guild.test', controlCenter: [] }),
    },
  })
}

/** Signs in with the service and follows its redirect back to the site. */
export async function logIn(browser: Browser, service: FakeService, link?: string): Promise<Step> {
  return browser.go(await addressAfterService(browser, service, link))
}

/** Goes to the service and returns the address it redirects to. */
export async function addressAfterService(browser: Browser, { slugName }: FakeService, link?: string): Promise<string> {
  const { query } = await browser.go(link ?? `/answer/api/v1/connector/login/${slugName}`)
  return `/answer/api/v1/connector/redirect/${slugName}?state=${query.state ?? ''}`
}

/** Returns a browser in which a new person has just signed in with the service. */
export async function enterNew(site: TestSite, service: FakeService): Promise<{ browser: Browser; token: string }> {
  const browser = new Browser(site)
  const { query } = await logIn(browser, service)
  return { browser, token: (await redeemLandingCode(browser, query.access_token ?? ''))?.access_token ?? '' }
}

/** Exchanges a landing code for a session; null where it is refused. */
export async function redeemLandingCode(browser: Browser, code: string): Promise<Schemas['SessionUser'] | null> {
  const { status, data } = await browser.call('POST', 'user/login/landing', { body: { code } })
  return status === 200 ? (data as Schemas['SessionUser']) : null
}

/** Returns the user that a token belongs to. */
export async function whoIs(browser: Browser, token: string) {
  const { data } = await browser.call('GET', 'user/info', { token })
  return data as {
    id: string
    username: string
    e_mail: string
    mail_status: number
    access_token: string
    rank: number
  }
}
