import {
  expect,
  test as base,
  type APIRequest,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import type { QuandaryClient } from '@quandary/api-client'
import { problemsOf } from '../../../server/test/alarm.ts'
import type { HostedSite } from '../../../server/test/processes/site-host.ts'
import { administrator, clientOf, type Person } from './people.ts'
import { Sites } from './sites.ts'
import { PageRecorder } from '../../../../scripts/tests/reuse/page-recorder.ts'
import { createWatch, type Watch } from './watch.ts'

/** Opens a page in a new browser profile. If a person is given, the profile already has their session. */
export type Open = (options?: BrowserContextOptions & { as?: Person }) => Promise<Page>

interface StoryFixtures {
  /** Additional environment variables of the server. */
  serverEnv: Record<string, string>
  /** Plugins in the data folder: the source of each main module by package name. */
  plugins: Record<string, string>
  /** Path below which the site lives, '' at the root of the host. */
  sitePath: string
  /** The site that all tests of a file share. */
  server: HostedSite
  /** The API as seen by a guest. */
  api: QuandaryClient
  admin: Person
  watch: Watch
  recorder: PageRecorder
  open: Open
}

/** Tests with a real server. Problems in a page and errors inside the server fail the test. */
export const test = base.extend<StoryFixtures, { sites: Sites }>({
  sites: [
    async ({}, use) => {
      const sites = new Sites()
      await use(sites)
      await sites.close()
    },
    { scope: 'worker' },
  ],
  serverEnv: [{}, { option: true }],
  plugins: [{}, { option: true }],
  sitePath: ['', { option: true }],
  server: [
    async ({ sites, serverEnv, plugins, sitePath }, use, { file, repeatEachIndex }) =>
      use(await sites.of(`${file} ${repeatEachIndex}`, { env: serverEnv, plugins, path: sitePath })),
    // A separate timeout for this fixture: creating a worker's first site includes an installation, which must not
    // count towards the test's own timeout.
    { timeout: 60_000 },
  ],
  api: async ({ server }, use) => use(clientOf(server.address)),
  admin: async ({ server }, use) => use(await administrator(server)),
  baseURL: async ({ server }, use) => use(server.address),
  watch: [
    async ({ sites }, use) => {
      const watch = createWatch()
      await use(watch)
      expect(watch.problems, 'pages that complain').toEqual([])
      expect(problemsOf(await sites.takeAlarms(), watch.expectedAlarms), 'errors inside the server').toEqual([])
    },
    { auto: true },
  ],
  recorder: async ({}, use, { file }) => use(new PageRecorder(file)),
  context: async ({ context, javaScriptEnabled, watch, recorder }, use) => {
    await watch.over(context, { scripts: javaScriptEnabled ?? true })
    recorder.watch(context)
    await use(context)
    await recorder.collect()
  },
  page: async ({ page, recorder }, use) => {
    await recorder.ready()
    await use(page)
  },
  open: async ({ browser, playwright, contextOptions, baseURL, locale, viewport, userAgent, watch, recorder }, use) => {
    const opened: Page[] = []
    await use(async ({ as, ...options } = {}) => {
      const site = baseURL ?? ''
      const all = {
        ...contextOptions,
        baseURL: site,
        ...(locale && { locale }),
        viewport,
        ...(userAgent && { userAgent }),
        ...options,
      }
      const session = as && (await sessionOf(as, playwright.request, all))
      const context = await browser.newContext({ ...all, ...(session && { storageState: session.cookies }) })
      await watch.over(context, { scripts: true })
      recorder.watch(context)
      const page = await context.newPage()
      if (session) await storeToken(page, all.baseURL, session.token)
      await recorder.ready()
      opened.push(page)
      return page
    })
    await recorder.collect()
    for (const page of opened) await page.context().close()
  },
})

/** Opens a page and waits until it is hydrated, because earlier clicks take effect only then. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Waits until React has hydrated both the frame of the page and its screen, and has run its first effects. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [document.body, document.querySelector('h1') ?? document.body]
    return parts.every((part) => Object.keys(part ?? {}).some((key) => key.startsWith('__reactFiber$')))
  })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** Returns the button of a menu in the header. It is a `summary`, to which browsers give no role. */
export function headerMenu(page: Page, name: string): Locator {
  return page.locator('summary', { hasText: name })
}

/**
 * Logs in through the API and returns the data that a browser stores after a login: the token of the pages, and the
 * cookies.
 */
async function sessionOf(
  person: Person,
  requests: APIRequest,
  { baseURL, userAgent }: { baseURL: string; userAgent?: string },
) {
  const entry = await requests.newContext({ baseURL, ...(userAgent !== undefined && { userAgent }) })
  const answer = await entry.post(`${baseURL}/answer/api/v1/user/login/email`, {
    data: { e_mail: person.email, pass: person.password },
  })
  expect(answer.status()).toBe(200)
  const { data } = (await answer.json()) as { data: { access_token: string } }
  const cookies = await entry.storageState()
  await entry.dispose()
  return { cookies, token: data.access_token }
}

/**
 * Stores a token in the local storage, from an empty document of the site. Playwright's `storageState` would open an
 * additional page and process, which takes as long as loading a screen.
 */
async function storeToken(page: Page, site: string, token: string): Promise<void> {
  const empty = `${site}/empty-document`
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(empty)
  const key = `_a_ltk_${new URL(site).pathname.replace(/\/$/, '')}`
  await page.evaluate(([name, given]) => localStorage.setItem(name, given), [key, token] as const)
  await page.unroute(empty)
}

export { expect }
