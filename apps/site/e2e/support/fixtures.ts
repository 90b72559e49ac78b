import { createServer, type AddressInfo } from 'node:net'
import {
  expect,
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import type { QuandaryClient } from '@quandary/api-client'
import { startServerProcess, type ServerProcess } from '../../../server/test/start-process.ts'
import { administrator, clientOf, type Person } from './people.ts'
import { createWatch, type Watch } from './watch.ts'

/** Opens a page of its own browser profile; with a person, their session is already there. */
export type Open = (options?: BrowserContextOptions & { as?: Person }) => Promise<Page>

interface StoryFixtures {
  watch: Watch
  open: Open
}

interface WorldFixtures {
  /** Name of the site the stories of a file share; every file names its own, so that each has a fresh site. */
  world: string
  /** More environment of the server. */
  serverEnv: Record<string, string>
  server: ServerProcess
  /** The API as a guest sees it. */
  api: QuandaryClient
  admin: Person
}

/** Stories with a real server behind them. A page that complains fails its story. */
export const test = base.extend<StoryFixtures, WorldFixtures>({
  world: ['the site', { scope: 'worker', option: true }],
  serverEnv: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv }, use) => {
      // Links in mails begin with the address of the site, so the port is known before the installation.
      const server = await startServerProcess({ PORT: String(await freePort()), OFFLINE_PAGE: 'off', ...serverEnv })
      await use(server)
      await server.stop()
    },
    // A site installs itself first, beside others that do the same; that is no part of a story's own time.
    { scope: 'worker', timeout: 180_000 },
  ],
  api: [async ({ server }, use) => use(clientOf(server.address)), { scope: 'worker' }],
  admin: [async ({ server }, use) => use(await administrator(server)), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.address),
  watch: [
    async ({}, use) => {
      const watch = createWatch()
      await use(watch)
      expect(watch.problems, 'pages that complain').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, javaScriptEnabled, watch }, use) => {
    await watch.over(context, { scripts: javaScriptEnabled ?? true })
    await use(context)
  },
  open: async ({ browser, contextOptions, baseURL, locale, viewport, watch }, use) => {
    const opened: Page[] = []
    await use(async ({ as, ...options } = {}) => {
      const site = baseURL ?? ''
      const all = { ...contextOptions, baseURL: site, ...(locale && { locale }), viewport, ...options }
      const context = await (as === undefined ? browser.newContext(all) : contextOf(browser, all, site, as))
      await watch.over(context, { scripts: true })
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})

/** Goes to a page and waits until it has come alive; what is pressed before that is pressed in vain. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Waits until React has taken over the rendered page, its screen included, and has done what it does right after. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [document.body, document.querySelector('h1') ?? document.body]
    return parts.every((part) => Object.keys(part ?? {}).some((key) => key.startsWith('__reactFiber$')))
  })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** The button of a menu in the header. Browsers give it no role of its own. */
export function headerMenu(page: Page, name: string): Locator {
  return page.locator('summary', { hasText: name })
}

/** A profile in which somebody has logged in: the token where the pages keep it, and the reading cookie. */
async function contextOf(browser: Browser, options: BrowserContextOptions, site: string, person: Person) {
  const { userAgent } = options
  const entry = await browser.newContext({ baseURL: site, ...(userAgent !== undefined && { userAgent }) })
  const answer = await entry.request.post('/answer/api/v1/user/login/email', {
    data: { e_mail: person.email, pass: person.password },
  })
  expect(answer.status()).toBe(200)
  const { data } = (await answer.json()) as { data: { access_token: string } }
  const { cookies } = await entry.storageState()
  await entry.close()
  const localStorage = [{ name: '_a_ltk_', value: data.access_token }]
  return browser.newContext({ ...options, storageState: { cookies, origins: [{ origin: site, localStorage }] } })
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo // A listening TCP server has an address of this kind.
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export { expect }
