import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { Loading } from '../../site/e2e/support/layout-shifts.ts'
import type { FileRouteTypes } from '../src/route-tree.gen.ts'
import { fill } from './support/filled-site.ts'
import { expectReady } from './support/ready.ts'

test.use({ serverEnv: { PLUGINS: '@quandary/plugin-connector-oauth' } })
test.describe.configure({ mode: 'parallel' })

type Route = FileRouteTypes['fullPaths']

interface Screen {
  /**
   * Addresses below /admin that show the screen, with search parameters that choose its views. Default: the route
   * itself.
   */
  addresses?: readonly string[]
  /** The route that is shown after redirects, if it is another one. */
  shownBy?: Route
}

/** Returns a pattern that matches the addresses of a route. */
function addressOf(route: Route): RegExp {
  return new RegExp(`/admin${route.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}/?$`)
}

/** Placeholder for the id of a person in the addresses. */
const PERSON = '{person}'

/** Every route of the back office: a route without an entry is a type error. */
const SCREENS: Readonly<Record<Route, Screen>> = {
  '/': { addresses: ['', '?days=90', '?days=365'] },
  '/$slug': { addresses: ['/oauth'], shownBy: '/plugins/$slug' },
  '/answers': { addresses: ['/answers', '/answers?filter=pending', '/answers?filter=deleted'] },
  '/audit-log': { addresses: ['/audit-log', '/audit-log?type=user', '/audit-log?page=99'] },
  '/backups': {},
  '/branding': {},
  '/css-html': {},
  '/dashboard': { shownBy: '/' },
  '/flags': { addresses: ['/flags', '/flags?type=answer', '/flags?filter=completed'] },
  '/general': {},
  '/guide': {},
  '/installed-plugins': {},
  '/interface': {},
  '/legal': { shownBy: '/tos' },
  '/login': {},
  '/plugins/$slug': { addresses: ['/plugins/oauth', '/plugins/nothing'] },
  '/privacy': {},
  '/privileges': {},
  '/questions': {
    addresses: ['', '?filter=closed', '?filter=pending', '?filter=deleted', '?query=nobody-asked'].map(
      (search) => `/questions${search}`,
    ),
  },
  '/seo': {},
  '/settings-file': {},
  '/settings-users': {},
  '/smtp': {},
  '/storage': {},
  '/themes': {},
  '/tos': {},
  '/users/': {
    addresses: ['', '?filter=staff', '?filter=inactive', '?filter=suspended', '?filter=deleted', '?query=nobody'].map(
      (search) => `/users${search}`,
    ),
  },
  '/users/$id': {
    addresses: ['', '?view=access', '?view=mails', '?view=flags'].map((view) => `/users/${PERSON}${view}`),
  },
  '/write': {},
}

/** The part of the router that is used here. */
interface AdminRouter {
  history: { push(path: string): void }
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } }
}

/** An address below /admin, and the route that shows it, if it is another one. */
interface Visit {
  address: string
  shownBy: Route | undefined
}

/** Every address of every screen. */
const VISITS: readonly Visit[] = Object.entries(SCREENS).flatMap(([route, { addresses = [route], shownBy }]) =>
  addresses.map((address) => ({ address, shownBy })),
)

/** The first address of every screen. */
const FIRST_ADDRESSES = Object.entries(SCREENS).map(([route, { addresses: [first = ''] = [route] }]) => first)

/** Number of addresses per test, small enough to keep both workers of a small machine busy. */
const SCREENS_PER_TEST = 11

for (const [locale, arrive] of [
  ['en-US', load],
  // In the second language the screens are reached by navigation inside the app, which must show the same screens and
  // is faster than loading each page.
  ['zh-CN', follow],
] as const) {
  for (const [part, visits] of partsOf(VISITS)) {
    test(`every screen is clean in both themes, on wide and narrow windows (${locale}), part ${part}`, async ({
      open,
      admin,
      server,
    }) => {
      const id = await fill(server)
      const page = await open({ as: admin, locale })
      const loading = new Loading(page)
      for (const [at, { address, shownBy }] of visits.entries()) {
        const path = `/admin${address.replace(PERSON, id)}`
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1280, height: 900 })
          await (at === 0 ? load : arrive)(page, path)
          await expectReady(page, loading)
          if (shownBy !== undefined) await expect(page).toHaveURL(addressOf(shownBy))
          await expectChosen(page, path)
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          for (const width of [1280, 390]) {
            await page.setViewportSize({ width, height: 900 })
            await expectNoSidewaysScroll(page)
            expect(await findingsInBothThemes(page), `${path} at ${width}`).toEqual([])
          }
        })
      }
    })
  }
}

for (const [locale, width] of [
  ['en-US', 1280],
  ['zh-CN', 390],
] as const) {
  for (const [part, addresses] of partsOf(FIRST_ADDRESSES)) {
    test(`Tab reaches everything on every screen, in its order (${locale}, ${width}), part ${part}`, async ({
      open,
      admin,
      server,
    }) => {
      const id = await fill(server)
      const page = await open({ as: admin, locale, viewport: { width, height: 900 } })
      const loading = new Loading(page)
      for (const address of addresses) {
        const path = `/admin${address.replace(PERSON, id)}`
        await test.step(path, async () => {
          await page.goto(path)
          await expectReady(page, loading)
          await expectEveryStopReached(page, path, width)
        })
      }
    })
  }
}

function partsOf<Item>(all: readonly Item[]): [number, readonly Item[]][] {
  return Array.from({ length: Math.ceil(all.length / SCREENS_PER_TEST) }, (_, n) => [
    n + 1,
    all.slice(n * SCREENS_PER_TEST, (n + 1) * SCREENS_PER_TEST),
  ])
}

/** Loads an address. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

/** Navigates inside the app from a loaded address to another one, as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The router exposes itself under this global in the browser.
    const { history } = Reflect.get(globalThis, '__TSR_ROUTER__') as AdminRouter
    history.push(to)
  }, path)
  await page.waitForFunction(() => {
    const { state } = Reflect.get(globalThis, '__TSR_ROUTER__') as AdminRouter
    return state.status === 'idle' && state.resolvedLocation?.href === state.location.href
  })
}

/** Search parameters that links set to choose a view. The link of the current view is marked as current. */
const CHOICES = ['days', 'filter', 'type', 'view']

/** Expects the screen to mark the filter that its address names as the current one. */
async function expectChosen(page: Page, path: string): Promise<void> {
  const { searchParams } = new URL(path, page.url())
  for (const [name, value] of searchParams) {
    if (CHOICES.includes(name)) {
      await expect(page.locator(`main a[aria-current][href*="${name}=${value}"]`), path).not.toHaveCount(0)
    } else if (name === 'query') {
      await expect(page.getByRole('searchbox'), path).toHaveValue(value)
    } else {
      expect(name, path).toBe('page')
    }
  }
}

async function expectEveryStopReached(page: Page, path: string, width: number): Promise<void> {
  const stops = await markStops(page)
  // The header alone has more than 3 focusable elements. On wide windows the menu adds several more.
  expect(stops).toBeGreaterThan(width >= 992 ? 10 : 3)
  const reached: number[] = []
  let focus = await focusOn(page)
  for (let presses = 0; presses < stops + 1; presses += 1) {
    // In a field for code or Markdown, Tab indents until Escape is pressed.
    if (focus.isField) await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    focus = await focusOn(page)
    if (focus.stop !== undefined) reached.push(Number(focus.stop))
  }
  const first = [...new Set(reached)]
  expect(first, path).toEqual(Array.from({ length: stops }, (_, stop) => stop))
}

/** Returns the number of the focused element, and whether it is a multi-line field. */
function focusOn(page: Page): Promise<{ stop: string | undefined; isField: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const stop = focused instanceof HTMLElement ? focused.dataset['stop'] : undefined
    return {
      stop,
      isField: focused instanceof HTMLTextAreaElement || (focused instanceof HTMLElement && focused.isContentEditable),
    }
  })
}

/**
 * Numbers the focusable elements of a page in document order. Of a group of radio buttons only the chosen one, or
 * otherwise the first one, is numbered.
 * @returns the number of elements
 */
async function markStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]'
    const stops = [...document.querySelectorAll<HTMLElement>(usable)].filter((element) => {
      // Chromium reports -1 for editable elements, although Tab reaches them.
      if (element.tabIndex < 0 && !element.isContentEditable) return false
      if (element.closest('[inert]') || element.matches(':disabled')) return false
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const group = [...document.getElementsByName(element.name)] as HTMLInputElement[]
      return element === (group.find((one) => one.checked) ?? group[0])
    })
    for (const [i, stop] of stops.entries()) stop.dataset['stop'] = String(i)
    return stops.length
  })
}
