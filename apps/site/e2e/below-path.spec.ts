import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages as account } from '@quandary/i18n/catalogues/en_US/account'
import { messages as adminMessages } from '@quandary/i18n/catalogues/en_US/admin'
import type { Page } from '@playwright/test'
import { expect, headerMenu, test, visit, waitForHydration } from './support/fixtures.ts'
import { linkInMail, newMember } from './support/people.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const BASE = '/community'
const PICTURE = readFileSync(join(import.meta.dirname, '../../../docs/question-list.png'))

const { t, editor } = wordsIn('en_US')
const office = createI18n({ language: 'en_US', messages: adminMessages }).t

test.use({ sitePath: BASE, serverEnv: { OFFLINE_PAGE: 'on' } })

/** Collects a page's requests to the same host but outside the site's path, where another site may be. */
function strayRequests(page: Page): string[] {
  const stray: string[] = []
  page.context().on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === 'localhost' && pathname !== BASE && !pathname.startsWith(`${BASE}/`)) stray.push(pathname)
  })
  return stray
}

/** Expects that each link and form of a page leads to an address below the site's path. */
async function expectOwnAddresses(page: Page): Promise<void> {
  const addresses = await page.evaluate(() => {
    const links = [...document.querySelectorAll('a[href], form[action], link[href], img[src]')]
    return links.flatMap((link) => ['href', 'action', 'src'].map((name) => link.getAttribute(name) ?? ''))
  })
  const paths = addresses.filter((address) => address.startsWith('/'))
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => path !== BASE && !path.startsWith(`${BASE}/`))).toEqual([])
}

test('a member signs up by mail, asks, searches, changes a setting and logs out', async ({ page, server }) => {
  const at = (path: string) => server.address + path
  const stray = strayRequests(page)
  const asker = { name: 'Nadia Weber', email: 'nadia@example.com', password: 'correct-horse' }
  await visit(page, at('/'))
  await expectOwnAddresses(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.ask') })
    .click()
  await expect(page).toHaveURL(at('/users/login?next=%2Fquestions%2Fask'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('auth.signup') })
    .click()
  await page.getByLabel(t('auth.name')).fill(asker.name)
  await page.getByLabel(t('auth.email')).fill(asker.email)
  await page.getByRole('textbox', { name: t('auth.password'), exact: true }).fill(asker.password)
  await page.getByRole('textbox', { name: t('auth.password_repeat') }).fill(asker.password)
  await page.getByRole('button', { name: t('auth.signup') }).click()
  await expect(page).toHaveURL(at('/users/login?status=inactive'))
  await page.goto(await linkInMail(server, asker.email))
  await expect(page.getByText(t('auth.activated'))).toBeVisible()

  await visit(page, at('/questions/ask'))
  await page.getByRole('textbox', { name: t('ask.question_title') }).fill('Why is my rye sourdough dense?')
  const body = page.getByRole('textbox', { name: t('ask.body') })
  await body.fill('It rises for nine hours, see [the others](/questions), and stays flat.')
  await page.getByRole('combobox', { name: t('nav.tags') }).fill('baking')
  await page.getByRole('option', { name: /^baking/ }).click()
  await page.getByRole('button', { name: t('ask.post') }).click()
  await page.waitForURL(/\/community\/questions\/\d{17}\//)
  const link = page.getByRole('article').getByRole('link', { name: 'the others' })
  await expect(link).toHaveAttribute('href', `${BASE}/questions`)
  await expectOwnAddresses(page)
  await page.reload()
  await waitForHydration(page)
  await expect(page).toHaveURL(/\/community\/questions\/\d{17}\//)

  const search = page.getByRole('banner').getByRole('searchbox')
  await search.fill('rye sourdough')
  await search.press('Enter')
  await expect(page).toHaveURL(at('/search?q=rye+sourdough'))
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /rye sourdough/i })
      .first(),
  ).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/community\/questions\/\d{17}\//)

  await visit(page, at('/users/settings/profile'))
  await page.getByLabel(account['profile.location']).fill('Berlin')
  await page.getByRole('button', { name: account['settings.save'] }).click()
  await expect(page.getByRole('button', { name: account['settings.save'] })).toBeEnabled()
  await page.reload()
  await expect(page.getByLabel(account['profile.location'])).toHaveValue('Berlin')
  await waitForHydration(page)

  const cookies = await page.context().cookies()
  expect(cookies.map(({ path }) => path).filter((path) => !path.startsWith(BASE))).toEqual([])
  await headerMenu(page, t('header.account', { name: asker.name })).click()
  await page.getByRole('link', { name: t('header.logout') }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: t('auth.login') })).toBeVisible()
  await expect(page).toHaveURL(at('/'))
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(worker).toBe(at('/'))
  expect(stray).toEqual([])
})

test('a theme chosen on the front page is part of its first paint, with and without a slash at its end', async ({
  page,
  server,
}) => {
  await visit(page, server.address)
  await headerMenu(page, t('header.preferences')).click()
  const choice = page.getByRole('button', { name: t('theme.dark') })
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  for (const address of [server.address, `${server.address}/`]) {
    const html = await (await page.context().request.get(address)).text()
    expect(html, address).toMatch(/<html[^>]* data-theme="dark"/)
  }
})

test('others answer with a picture, vote, and the asker is notified at once', async ({ open, server, admin: bo }) => {
  const ada = await newMember(server, 'Ada Below')
  const id = await askOne(ada, 'Which wood for a bow?')
  const asking = await open({ as: ada })
  const stray = strayRequests(asking)
  await visit(asking, `${server.address}/tags`)
  const bell = asking.getByRole('banner').locator(`a[href="${BASE}/users/notifications/inbox"]:not(dialog *)`)
  await expect(bell).toBeVisible()

  const page = await open({ as: bo })
  await visit(page, `${server.address}/questions/${id}`)
  const text = page.getByRole('textbox', { name: t('answers.text') })
  await text.fill('Yew.')
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: editor('image') })
    .click()
  const dialog = page.getByRole('dialog')
  const file = { name: 'bow.png', mimeType: 'image/png', buffer: PICTURE }
  await dialog.getByLabel(editor('image_file')).setInputFiles(file)
  await dialog.getByLabel(editor('image_description')).fill('A bow')
  await dialog.getByRole('button', { name: editor('insert_image'), exact: true }).click()
  await expect(text).toContainText(`${server.address}/uploads/post/`)
  await page.getByRole('button', { name: t('answers.post') }).click()
  const picture = page.getByRole('article').locator(`img[src^="${server.address}/uploads/post/"]`)
  await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth > 0)).toBe(true)
  await page
    .getByLabel(t('vote.of_question'))
    .getByRole('button', { name: t('kit.vote_up') })
    .click()
  await expect(page.getByLabel(t('vote.of_question')).getByRole('status')).toHaveText('1')

  // Two notifications: the answer and the vote.
  await expect(bell).toHaveAccessibleName(/Inbox, 2 new/)
  await bell.click()
  const panel = asking.getByRole('dialog', { name: account['notifications.title'] })
  await panel.locator('[data-step]').first().click()
  await expect(asking).toHaveURL(new RegExp(`${BASE}/questions/${id}`))
  await expect(asking.getByText('Yew.')).toBeVisible()
  expect(stray).toEqual([])
})

test('an administrator logs in to the back office and changes a setting', async ({ page, server, api, watch }) => {
  watch.expectStatus(401, /\/answer\//)
  const stray = strayRequests(page)
  await page.goto(`${server.address}/admin/seo`)
  await expect(page).toHaveURL(new RegExp(`${BASE}/users/login`))
  await waitForHydration(page)
  await page.getByLabel(t('auth.email')).fill(server.admin.email)
  await page.getByRole('textbox', { name: t('auth.password') }).fill(server.admin.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login') })
    .click()
  await expect(page).toHaveURL(`${server.address}/admin/seo`)
  await expect(page.getByRole('heading', { level: 1, name: office('nav.seo') })).toBeVisible()
  await expect(page.getByText(`${server.address}/questions/`).first()).toBeVisible()
  await expectOwnAddresses(page)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: office('nav.users') })
    .first()
    .click()
  await expect(page).toHaveURL(`${server.address}/admin/users`)
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('admin')
  await search.press('Enter')
  await expect(page).toHaveURL(`${server.address}/admin/users?query=admin`)
  await page.goto(`${server.address}/admin/general`)
  await page.getByLabel(office('general.short_description')).fill('About bows.')
  await page.getByLabel(office('general.description'), { exact: true }).fill('Everything about bows.')
  await page.getByRole('button', { name: office('save') }).click()
  await expect.poll(async () => (await unwrap(api.call('getSiteInfo'))).general.short_description).toBe('About bows.')
  expect(stray).toEqual([])
})

test('an administrator makes a backup and downloads it', async ({ open, server, admin }) => {
  const page = await open({ as: admin })
  const stray = strayRequests(page)
  await page.goto(`${server.address}/admin/backups`)
  await expect(page.getByText(`${BASE}/public-dump.tar.gz`)).toBeVisible()
  await page.getByRole('button', { name: office('backups.now') }).click()
  const row = page.getByRole('row').filter({ hasText: 'quandary-' })
  await expect(row).toContainText(office('backups.state_proved'), { timeout: 60_000 })
  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(office('backups.pass'), { exact: true }).fill(server.admin.password)
  const waiting = page.waitForEvent('download')
  await dialog.getByRole('button', { name: office('backups.download'), exact: true }).click()
  const download = await waiting
  expect(new URL(download.url()).pathname).toMatch(/^\/community\/backup-files\//)
  expect(await download.failure()).toBeNull()
  expect(stray).toEqual([])
})
