import type { ConnectorAccount, Plugin } from '@quandary/plugin-kit'
import { definePlugin, PluginRefusal } from '@quandary/plugin-kit'
import { unwrap } from '@quandary/api-client'
import { Browser } from '../../../test/browser.ts'
import type { Step } from '../../../test/browser.ts'
import type { TestSite } from '../../../test/harness.ts'

/** A service without a network: it says of everybody that they are `account`. */
export interface FakeService {
  slugName: string
  account: ConnectorAccount
  /** What `finish` throws instead. */
  failure: unknown
}

/** Switches on a connector of its own; `account` is who comes back next. */
export async function openService(site: TestSite, slugName = 'guild'): Promise<FakeService> {
  const service: FakeService = {
    slugName,
    account: { externalId: 'g-1', displayName: 'Grace Hopper', username: 'grace', email: 'grace@guild.test' },
    failure: undefined,
  }
  site.app.plugins.add(pluginOf(service), 'test')
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
  })
}

/** Goes to the service and comes back. */
export async function logIn(browser: Browser, service: FakeService, link?: string): Promise<Step> {
  return browser.go(await comeBack(browser, service, link))
}

/** Goes to the service; the address at which it leads back. */
export async function comeBack(browser: Browser, { slugName }: FakeService, link?: string): Promise<string> {
  const { query } = await browser.go(link ?? `/answer/api/v1/connector/login/${slugName}`)
  return `/answer/api/v1/connector/redirect/${slugName}?state=${query.state ?? ''}`
}

/** A browser in which somebody new has just logged in with the service. */
export async function enterNew(site: TestSite, service: FakeService): Promise<{ browser: Browser; token: string }> {
  const browser = new Browser(site)
  const { query } = await logIn(browser, service)
  return { browser, token: (await whoIs(browser, query.access_token ?? '')).access_token }
}

/** Who a browser is, by a token. */
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
