import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { pseudoCatalogue, writeCatalogue, writePseudoLanguage } from '../../server/test/pseudo-language.ts'
import type { HostedSite } from '../../server/test/processes/site-host.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { administrator, clientOf } from '../../site/e2e/support/people.ts'
import { oncePerSite } from '../../site/e2e/support/sites.ts'
import { untranslatedOn } from '../../site/e2e/support/untranslated.ts'

test.describe.configure({ mode: 'parallel' })

const SCREENS = ['', '/questions', '/users', '/flags', '/interface', '/general', '/themes', '/privileges', '/audit-log']

/** Product names and examples that are the same in every language. */
const NAMES = 'Gravatar PostgreSQL SQLite Node UTC'

const arabic = pseudoCatalogue('ar')

/**
 * Puts two translation files into the data folder of the running site: a complete one and a faulty one.
 * @returns everything that a screen may show without a translation: the content of the site, names, and the Arabic
 * texts
 */
const prepare = oncePerSite(async (server: HostedSite) => {
  await writePseudoLanguage(server.dataDir, 'ar')
  const messages = { admin: { 'nav.dashboard': '<b>x</b>', 'nav.nothing': 'x' } }
  await writeCatalogue(server.dataDir, 'he.json', { tag: 'he', name: 'עברית', direction: 'rtl', messages })
  const api = clientOf(server.address)
  const codes = async () => (await unwrap(api.call('listLanguageOptions'))).map(({ value }) => value)
  await expect.poll(codes).toEqual(expect.arrayContaining(['ar', 'he']))
  const { api: admin } = await administrator(server)
  const written = await Promise.all([
    admin.call('listAdminQuestions', { query: { page: 1, page_size: 100 } }),
    admin.call('listAdminUsers', { query: { page: 1, page_size: 100 } }),
    admin.call('getDashboard'),
    admin.call('getGeneralSettings'),
    admin.call('listAuditLog', { query: { page: 1, page_size: 100 } }),
    admin.call('getInterfaceSettings'),
  ])
  return JSON.stringify([written, server, NAMES, arabic])
})

for (const width of [390, 1280]) {
  test(`the back office runs from right to left at ${width}`, async ({ open, server, admin }) => {
    const content = await prepare(server)
    const page = await open({ as: admin, locale: 'ar', viewport: { width, height: 900 } })
    for (const screen of SCREENS) await test.step(screen, () => openScreen(page, `/admin${screen}`, content))
  })
}

async function openScreen(page: Page, path: string, content: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', 'ar')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expectNoSidewaysScroll(page)
  expect(await untranslatedOn(page, content), path).toEqual([])
  expect(await findingsInBothThemes(page), path).toEqual([])
}

test('the page arrives in the language and direction of the browser, with the languages to choose from', async ({
  request,
  server,
}) => {
  await prepare(server)
  const page = await (await request.get('/admin', { headers: { 'accept-language': 'he' } })).text()
  const [root] = /<html [^>]*>/.exec(page) ?? []
  expect(root).toContain(' lang="he"')
  expect(root).toContain(' dir="rtl"')
  expect(page).toContain('"code":"ar"')
})

test('the back office names the texts of a file that cannot be used, and offers its language', async ({
  open,
  server,
  admin,
}) => {
  await prepare(server)
  const page = await open({ as: admin })
  await page.goto('/admin/interface')
  const report = page.getByRole('region', { name: 'Translation files' })
  await expect(report).toContainText('ar.json')
  await report.getByText('2 texts cannot be used; English is shown instead.').click()
  await expect(report).toContainText('admin.nav.dashboard The English text does not have <b>.')
  await expect(report).toContainText('admin.nav.nothing There is no such text.')
  await expect(page.getByRole('combobox').first().locator('option')).toContainText([
    'English',
    '简体中文',
    'العربية',
    'עברית',
  ])
})
