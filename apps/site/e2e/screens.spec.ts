import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import type { HostedSite } from '../../server/test/processes/site-host.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { waitForHydration, expect, test } from './support/fixtures.ts'
import { administrator, clientOf, logIn, newMember, PASSWORD, type Person } from './support/people.ts'
import { screenEntries, type Role, type RoutePath, type Screen, type SiteFacts } from './support/screens.ts'
import { oncePerSite } from './support/sites.ts'
import { excerptsOn, SEARCH_SYNTAX, untranslatedOn } from './support/untranslated.ts'
import { wordsIn, type StoryWords } from './support/words.ts'

test.describe.configure({ mode: 'parallel' })

// Opens every address of the site in each role that gets a different result there, in both languages. The type of the
// table `screens` ensures that it contains every route.

const languages = [wordsIn('en_US'), wordsIn('zh_CN')]

/** Number of addresses per test. */
const ROUTES_PER_TEST = 6

interface Walkers {
  facts: SiteFacts
  people: Readonly<Record<Exclude<Role, 'guest'>, Person>>
  /** Everything that users wrote. */
  content: string
}

/**
 * State that the tests share. A worker may run several parts of this file and must not register the same people twice.
 */
const walkersOf = oncePerSite(async (server: HostedSite): Promise<Walkers> => {
  const admin = await administrator(server)
  const api = clientOf(server.address)
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 20, order: 'score' } }))
  const question = list.find(({ answer_count: answers, tags }) => answers > 1 && tags.length > 0)
  if (question === undefined) throw new Error('The sample content has no question with answers')
  const answers = await unwrap(api.call('listAnswers', { query: { question_id: question.id } }))
  const tagSlug = question.tags[0]?.slug_name ?? ''
  const tag = await unwrap(api.call('getTag', { query: { name: tagSlug } }))
  const facts = {
    questionId: question.id,
    urlTitle: question.url_title,
    answerId: answers.list[0]?.id ?? '',
    tagId: tag.tag_id,
    tagSlug,
    username: answers.list[0]?.user_info.username ?? '',
  }
  const moderator = await newMember(server, 'Walking Moderator')
  await unwrap(admin.api.call('updateUserRole', { body: { user_id: await idOf(moderator), role_id: 3 } }))
  const email = 'walking.newcomer@example.com'
  const body = { name: 'Walking Newcomer', e_mail: email, pass: PASSWORD }
  await unwrap(clientOf(server.address).call('registerByEmail', { body }))
  const people = {
    admin,
    moderator,
    member: await newMember(server, 'Walking Member'),
    suspended: await newMember(server, 'Walking Outlaw'),
    inactive: await logIn(server.address, email, PASSWORD),
  }
  const written = [
    await api.call('listQuestions', { query: { page: 1, page_size: 100 } }),
    await api.call('listTags', { query: { page: 1, page_size: 100 } }),
    await api.call('getUserRanking'),
    Object.values(people).map(({ name, username, email: address }) => [name, username, address]),
  ]
  return { facts, people, content: JSON.stringify(written) }
})

// The addresses of one test are opened in the same browser pages, so the browser cache and compiled scripts are reused,
// as for any visitor.
for (const role of ['guest', 'inactive', 'suspended', 'member', 'moderator', 'admin'] as const) {
  for (const [n, walk] of partsOf(role).entries()) {
    test(`every address as ${role}, part ${n + 1}: from ${walk[0]?.[0]}`, async ({ open, server, admin, watch }) => {
      const { facts, people, content } = await walkersOf(server)
      // These failures are expected: guards redirect to the 403 page, the API refuses codes that were never issued and
      // calls without a session, and some pages have an error status themselves.
      for (const refused of ['/403', /^\/answer\/api\/v1\/(user|connector)\//]) watch.expectStatus(403, refused)
      watch.expectStatus(500, '/50x')
      watch.expectStatus(404, '/user-center/auth')
      watch.expectStatus(403, '/user-center/auth-failed')
      watch.expectStatus(503, '/maintenance')
      watch.expectStatus(401, /^\/answer\/api\/v1\//)
      const as = role === 'guest' ? {} : { as: people[role] }
      const pages = await Promise.all(languages.map(async ({ tag }) => open({ ...as, locale: tag })))
      if (role === 'guest') await Promise.all(pages.map(clearStorage))
      await underStatus(admin, role === 'suspended' ? people.suspended : undefined, async () => {
        for (const [path, screen] of walk) {
          for (const [at, words] of languages.entries()) {
            const page = pages[at]
            if (page === undefined) continue
            await test.step(`${path} in ${words.tag}`, () =>
              openAndCheck(page, { role, path, screen, words, facts, content }))
          }
        }
      })
    })
  }
}

/** Clears the storage before each document, so that addresses do not affect each other. */
function clearStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => localStorage.clear())
}

/**
 * Suspends the account while the work runs. The account is already logged in, because a suspended account cannot log
 * in.
 */
async function underStatus(admin: Person, suspended: Person | undefined, work: () => Promise<void>): Promise<void> {
  if (suspended === undefined) return work()
  const user_id = await idOf(suspended)
  const set = (status: 'suspended' | 'normal') =>
    unwrap(admin.api.call('updateUserStatus', { body: { user_id, status } }))
  await set('suspended')
  try {
    await work()
  } finally {
    await set('normal')
  }
}

async function idOf(person: Person): Promise<string> {
  return (await unwrap(person.api.call('getCurrentUser')))?.id ?? ''
}

/** Splits the addresses of a role into tests short enough to be distributed among the workers. */
function partsOf(role: Role): [RoutePath, Screen][][] {
  const met = screenEntries.filter(([, { seenBy, ledFrom }]) => seenBy.includes(role) || ledFrom?.[role] !== undefined)
  return Array.from({ length: Math.ceil(met.length / ROUTES_PER_TEST) }, (_, n) =>
    met.slice(n * ROUTES_PER_TEST, (n + 1) * ROUTES_PER_TEST),
  )
}

interface Meeting {
  role: Role
  path: RoutePath
  screen: Screen
  words: StoryWords
  facts: SiteFacts
  /** Everything that users wrote. */
  content: string
}

/** Opens a route and checks its page. */
async function openAndCheck(page: Page, { role, path, screen, words, facts, content }: Meeting): Promise<void> {
  const response = await page.goto(screen.address(facts))
  const led = screen.ledFrom?.[role]
  if (led !== undefined) {
    const isThere = (address: string) => (led === '/' ? address === '/' : address.startsWith(led))
    await expect(page).toHaveURL(({ pathname, search }) => isThere(`${pathname}${search}`))
    // Closing a page while it loads may stall the browser.
    await page.waitForLoadState()
    return
  }
  expect(response?.status()).toBe(screen.status ?? 200)
  await expect.poll(() => shownRoute(page)).toBe(screen.shownBy ?? path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', words.tag)
  await expect(page).toHaveTitle(/Quandary/)
  if (words.language === 'zh_CN') {
    const data = dataIn((await response?.text()) ?? '')
    const written = [content, data, ...(await excerptsOn(page)), SEARCH_SYNTAX].join(' ')
    expect(await untranslatedOn(page, written)).toEqual([])
  }
  if (screen.seenBy[0] === role && words.language === 'en_US') await expectOpenToAll(page)
}

/** Returns the inline scripts of a page, which contain its data but not the interface texts of the rendered HTML. */
function dataIn(html: string): string {
  return [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script).join('\n')
}

/** Returns the route that the page shows after hydration. */
async function shownRoute(page: Page): Promise<unknown> {
  await waitForHydration(page)
  return page.evaluate(() => {
    // The router exposes itself under this global in the browser.
    const router = Reflect.get(globalThis, '__TSR_ROUTER__') as { state: { matches: { fullPath: string }[] } }
    return router.state.matches.at(-1)?.fullPath
  })
}

/** Expects no accessibility findings in either theme, and no horizontal scrolling at the widths of phones. */
async function expectOpenToAll(page: Page): Promise<void> {
  expect(await findingsInBothThemes(page)).toEqual([])
  const size = page.viewportSize()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  if (size) await page.setViewportSize(size)
}
