import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import type { HostedSite } from '../../server/test/site-host.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { newMember, type Person } from '../../site/e2e/support/people.ts'
import type { FileRouteTypes } from '../src/route-tree.gen.ts'

test.use({ serverEnv: { PLUGINS: '@quandary/plugin-connector-oauth' } })
test.describe.configure({ mode: 'parallel' })

type Route = FileRouteTypes['fullPaths']

interface Screen {
  /** Addresses below /admin that show it, with what its search parameters choose; the route itself by default. */
  addresses?: readonly string[]
  /** The route that shows it in the end. */
  shownBy?: Route
}

/** Matches the addresses of a route. */
function addressOf(route: Route): RegExp {
  return new RegExp(`/admin${route.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}/?$`)
}

/** Stands for the id of a person in the addresses. */
const PERSON = '{person}'

/** Called by the screen of a plugin that is not installed; answered with 404. */
const NO_PLUGIN = '/answer/admin/api/plugin/config'

/** Every route of the back office: a route without an entry is a type error. */
const SCREENS: Readonly<Record<Route, Screen>> = {
  '/': { addresses: ['', '?days=90', '?days=365'] },
  '/$slug': { addresses: ['/oauth'], shownBy: '/plugins/$slug' },
  '/answers': { addresses: ['/answers', '/answers?status=pending', '/answers?status=deleted'] },
  '/audit-log': { addresses: ['/audit-log', '/audit-log?kind=settings', '/audit-log?page=99'] },
  '/backups': {},
  '/branding': {},
  '/css-html': {},
  '/dashboard': { shownBy: '/' },
  '/flags': { addresses: ['/flags', '/flags?status=completed'] },
  '/general': {},
  '/guide': {},
  '/installed-plugins': {},
  '/interface': {},
  '/legal': { shownBy: '/tos' },
  '/login': {},
  '/plugins/$slug': { addresses: ['/plugins/oauth', '/plugins/nothing'] },
  '/privacy': {},
  '/privileges': {},
  '/questions': { addresses: ['/questions', '/questions?status=closed', '/questions?query=nobody-asked'] },
  '/seo': {},
  '/settings-file': {},
  '/settings-users': {},
  '/smtp': {},
  '/themes': {},
  '/tos': {},
  '/users/': { addresses: ['/users', '/users?filter=suspended', '/users?query=nobody'] },
  '/users/$id': {
    addresses: ['', '?view=access', '?view=mails', '?view=flags'].map((view) => `/users/${PERSON}${view}`),
  },
  '/write': {},
}

for (const locale of ['en-US', 'zh-CN']) {
  test(`every screen is clean in both themes, on wide and narrow windows (${locale})`, async ({
    open,
    admin,
    server,
    watch,
  }) => {
    test.setTimeout(300_000)
    watch.expectStatus(404, NO_PLUGIN)
    const id = await newPerson(server, admin, `Person ${locale}`)
    const page = await open({ as: admin, locale })
    for (const [route, { addresses = [route], shownBy }] of Object.entries(SCREENS)) {
      for (const address of addresses) {
        const path = `/admin${address.replace(PERSON, id)}`
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1280, height: 900 })
          await page.goto(path)
          await expectReady(page)
          if (shownBy !== undefined) await expect(page).toHaveURL(addressOf(shownBy))
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          for (const width of [1280, 390]) {
            await page.setViewportSize({ width, height: 900 })
            await expectNoSidewaysScroll(page)
            expect(await findingsInBothThemes(page), `${path} at ${width}`).toEqual([])
          }
        })
      }
    }
  })
}

test('Tab reaches everything on every screen, in its order', async ({ open, admin, server, watch }) => {
  test.setTimeout(300_000)
  watch.expectStatus(404, NO_PLUGIN)
  const id = await newPerson(server, admin, 'Person of the keys')
  const page = await open({ as: admin })
  for (const [route, { addresses: [address = ''] = [route] }] of Object.entries(SCREENS)) {
    const path = `/admin${address.replace(PERSON, id)}`
    await test.step(path, async () => {
      await page.goto(path)
      await expectReady(page)
      const stops = await markStops(page)
      // The header and the menu alone have more.
      expect(stops).toBeGreaterThan(10)
      const reached: number[] = []
      for (let presses = 0; presses < stops + 1; presses += 1) {
        // In a field for code Tab indents until Escape was pressed.
        if (await page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement)) {
          await page.keyboard.press('Escape')
        }
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(() => document.activeElement?.getAttribute('data-stop'))
        if (stop !== null && stop !== undefined) reached.push(Number(stop))
      }
      const first = [...new Set(reached)]
      expect(first, path).toEqual(Array.from({ length: stops }, (_, stop) => stop))
    })
  }
})

/** Adds a person and returns their id. */
async function newPerson(server: HostedSite, admin: Person, name: string): Promise<string> {
  const { email } = await newMember(server, name)
  const { list } = await unwrap(admin.api.call('listAdminUsers', { query: { query: email } }))
  return list[0]?.user_id ?? ''
}

async function expectReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // A screen can replace parts of itself with what it fetches after it is shown.
  await page.waitForLoadState('networkidle')
}

/**
 * Numbers what can be used on a page, in its order. Of a group of radio buttons only the chosen one takes part, or the
 * first one.
 * @returns how many there are
 */
async function markStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const stops = [...document.querySelectorAll<HTMLElement>(usable)].filter((element) => {
      if (element.tabIndex < 0 || element.closest('[inert]') || element.matches(':disabled')) return false
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const group = [...document.getElementsByName(element.name)] as HTMLInputElement[]
      return element === (group.find((one) => one.checked) ?? group[0])
    })
    for (const [i, stop] of stops.entries()) stop.dataset['stop'] = String(i)
    return stops.length
  })
}
