import { unwrap } from '@quandary/api-client'
import { expect, type Page } from '@playwright/test'
import { writePseudoLanguage } from '../../server/test/pseudo-language.ts'
import type { HostedSite } from '../../server/test/processes/site-host.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { headerMenu, test, visit, waitForHydration } from './support/fixtures.ts'
import { administrator, clientOf, newMember } from './support/people.ts'
import { oncePerSite } from './support/sites.ts'
import { excerptsOn, SEARCH_SYNTAX, untranslatedOn } from './support/untranslated.ts'
import { wordsIn } from './support/words.ts'

test.describe.configure({ mode: 'parallel' })

const { t: english } = wordsIn('en_US')

/**
 * Words that are the same in every language: the query in the search page's address, the search syntax and the
 * placeholder of address fields.
 */
const SAME_EVERYWHERE = `cooking tag ${SEARCH_SYNTAX} https://`

/** Writes Arabic and Hebrew into the data folder of the running site, and finds content to read. */
const prepare = oncePerSite(async (server: HostedSite) => {
  for (const tag of ['ar', 'he'] as const) await writePseudoLanguage(server.dataDir, tag)
  const admin = await administrator(server)
  const api = clientOf(server.address)
  const codes = async () => (await unwrap(api.call('listLanguageOptions'))).map(({ value }) => value)
  await expect.poll(codes, 'a file is read while the server runs').toEqual(expect.arrayContaining(['ar', 'he']))
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 20, order: 'score' } }))
  const question = list.find(({ answer_count: answers, tags }) => answers > 1 && tags.length > 0)
  if (question === undefined) throw new Error('The sample content has no question with answers')
  const tag = question.tags[0]?.slug_name ?? ''
  const member = await newMember(server, 'Layla')
  const written = [
    list,
    await unwrap(api.call('listTags', { query: { page: 1, page_size: 100 } })),
    await unwrap(api.call('getUserRanking')),
    [admin, member].map(({ name, username, email }) => [name, username, email]),
  ]
  const questionPath = `/questions/${question.id}/${question.url_title}`
  const paths = {
    guest: ['/', questionPath, '/tags', '/users', '/search?q=cooking', '/users/login'],
    member: [
      '/questions/ask',
      questionPath,
      `/users/${member.username}`,
      '/users/settings/profile',
      '/users/settings/interface',
      '/users/notifications/inbox',
    ],
    staff: [
      '/review',
      `/tags/${tag}`,
      `/posts/${question.id}/timeline`,
      `/posts/${question.id}/edit`,
      `/tags/${tag}/info`,
    ],
  }
  return { admin, member, paths, questionPath, content: JSON.stringify(written) }
})

for (const role of ['guest', 'member', 'staff'] as const) {
  for (const [language, width] of [
    ['ar', 390],
    ['he', 1280],
  ] as const) {
    test(`main screens as ${role} run from right to left in ${language} at ${width}`, async ({ open, server }) => {
      const { admin, member, paths, content } = await prepare(server)
      const as = { guest: {}, member: { as: member }, staff: { as: admin } }[role]
      const page = await open({ ...as, locale: language, viewport: { width, height: 900 } })
      for (const path of paths[role]) await test.step(path, () => openScreen(page, path, language, content))
    })
  }
}

async function openScreen(page: Page, path: string, language: string, content: string): Promise<void> {
  await visit(page, path)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', language)
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expectNoSidewaysScroll(page)
  const excerpts = await excerptsOn(page)
  expect(
    await untranslatedOn(page, [content, ...excerpts, SAME_EVERYWHERE].join(' ')),
    `${path} in ${language}`,
  ).toEqual([])
  expect(await findingsInBothThemes(page), `${path} in ${language}`).toEqual([])
  expect(await wronglyMirroredOn(page), `${path} in ${language}`).toEqual([])
}

/** Lists code that is not laid out from left to right. */
function wronglyMirroredOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('pre, code')]
      .filter((code) => getComputedStyle(code).direction !== 'ltr')
      .map((code) => code.outerHTML.slice(0, 80)),
  )
}

test('the server renders a stored language with its direction, and the browser shows the same texts', async ({
  open,
  server,
  request,
}) => {
  const { questionPath } = await prepare(server)
  const answer = await request.get(questionPath, { headers: { 'accept-language': 'ar' } })
  expect(await answer.text()).toMatch(/<html lang="ar" dir="rtl"/)
  expect(answer.headers()['content-language']).toBe('ar')
  const page = await open({ locale: 'ar' })
  const loaded = page.waitForResponse(/\/static\/languages\/site\/ar\.[\w-]+\.json$/)
  await page.goto(questionPath)
  expect((await loaded).headers()['cache-control']).toContain('immutable')
  const before = await page.getByRole('navigation').first().innerText()
  await waitForHydration(page)
  expect(await page.getByRole('navigation').first().innerText()).toBe(before)
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
})

test('a language from a file is in the menu of a guest and in the settings of a member', async ({
  page,
  open,
  server,
}) => {
  const { member } = await prepare(server)
  await visit(page, '/')
  await headerMenu(page, english('header.preferences')).click()
  await page.getByRole('button', { name: 'עברית' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await waitForHydration(page)
  const own = await open({ as: member })
  await visit(own, '/users/settings/interface')
  await own.locator('main select').selectOption({ label: 'العربية' })
  await expect(own.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(own.locator('html')).toHaveAttribute('dir', 'rtl')
})
