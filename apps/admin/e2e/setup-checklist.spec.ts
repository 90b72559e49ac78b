import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test, waitForHydration } from '../../site/e2e/support/fixtures.ts'
import { saveSettings } from './support/saving.ts'
import { site, t } from './support/words.ts'

/** The steps in their order, and the addresses they lead to. */
const ADDRESSES = {
  address: '/admin/general',
  mail: '/admin/smtp',
  branding: '/admin/branding',
  legal: '/admin/tos',
  tags: '/tags/create',
} as const
type SetupStep = keyof typeof ADDRESSES
// `Object.keys` returns plain strings. The constant has exactly the keys of its type, so the cast is safe.
const STEPS = Object.keys(ADDRESSES) as readonly SetupStep[]

const listOf = (page: Page) => page.getByRole('region', { name: t('setup.title') })
const entryOf = (page: Page, step: SetupStep) =>
  listOf(page)
    .getByRole('listitem')
    .filter({ hasText: t(`setup.${step}`) })
const isTicked = (page: Page, step: SetupStep) =>
  expect(entryOf(page, step)).toContainText(`, ${site('kit.step_done')}`)
const isOpen = async (page: Page, step: SetupStep) => {
  await expect(entryOf(page, step)).toBeVisible()
  await expect(entryOf(page, step)).not.toContainText(`, ${site('kit.step_done')}`)
}

/** Heading of the screen that a step leads to. */
const headings: Readonly<Record<SetupStep, () => string>> = {
  address: () => t('nav.general'),
  mail: () => t('nav.smtp'),
  branding: () => t('nav.branding'),
  legal: () => t('nav.tos'),
  tags: () => site('tag.create'),
}

/** Follows the link of a step by keyboard from the dashboard. */
async function follow(page: Page, step: SetupStep): Promise<void> {
  await page.goto('/admin')
  await entryOf(page, step).getByRole('link').press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === ADDRESSES[step])
  await expect(page.getByRole('heading', { level: 1, name: headings[step]() })).toBeVisible()
}

test('each step of setting up leads to the screen where it is done', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin')
  await expect(listOf(page).getByRole('listitem')).toHaveCount(STEPS.length)
  expect(await findingsOn(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  for (const step of STEPS) {
    await test.step(step, async () => {
      await follow(page, step)
      if (ADDRESSES[step].startsWith('/admin')) await expect(page.getByRole('main')).toBeFocused()
    })
  }
})

test('a site is set up from its checklist: each step ticks itself, and the list goes with the last one', async ({
  open,
  admin,
}) => {
  const general = await unwrap(admin.api.call('getGeneralSettings'))
  const page = await open({ as: admin })
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true })

  await follow(page, 'mail')
  await field(t('smtp.from_email')).fill('qa@example.com')
  await field(t('smtp.from_name')).fill('Workshop')
  await field(t('smtp.smtp_host')).fill('mail.example.com')
  await field(t('smtp.smtp_port')).fill('25')
  await page.getByRole('checkbox', { name: t('smtp.smtp_authentication') }).uncheck()
  await saveSettings(page)
  await page.goto('/admin')
  await isTicked(page, 'mail')

  await follow(page, 'branding')
  const clip = { x: 0, y: 0, width: 240, height: 56 }
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await page.screenshot({ clip }) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect(page.getByRole('button', { name: t('form_kit.remove_image') })).toBeVisible()
  await saveSettings(page)
  await page.goto('/admin')
  await isTicked(page, 'branding')

  await follow(page, 'legal')
  await page.getByRole('main').getByLabel(t('nav.tos')).fill('Be kind.')
  await saveSettings(page)
  await page.goto('/admin')
  await isOpen(page, 'legal')
  await page.goto('/admin/privacy')
  await page.getByRole('main').getByLabel(t('nav.privacy')).fill('We keep little.')
  await saveSettings(page)
  await page.goto('/admin')
  await isTicked(page, 'legal')
  await expect(listOf(page)).toContainText(t('setup.progress', { done: 4, count: STEPS.length }))

  // Pretends that the site has no tags yet. Its sample content has some.
  const tags = /\/answer\/api\/v1\/tags\/page/
  await page.route(tags, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    return route.fulfill({ response, json: { ...answer, data: { count: 0, list: [] } } })
  })
  await page.reload()
  await isOpen(page, 'tags')
  await follow(page, 'tags')
  await page.unroute(tags)
  await waitForHydration(page)
  await page.locator('input[name="display_name"]').fill('First steps')
  await page.locator('input[name="slug_name"]').fill('first-steps')
  await page
    .getByRole('main')
    .getByRole('button', { name: site('tag.create') })
    .press('Enter')
  await expect(page).toHaveURL(/\/tags\/first-steps\/info/)
  await page.goto('/admin')
  await isTicked(page, 'tags')

  await follow(page, 'address')
  // A new site has no descriptions yet, but the form requires them.
  await field(t('general.short_description')).fill('Questions from the bench')
  await field(t('general.description')).fill('Tools, wood and metal.')
  await field(t('general.site_url')).fill('https://qa.example.com')
  await saveSettings(page)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: t('waiting.title') })).toBeVisible()
  await expect(page.getByRole('region', { name: t('dashboard.statistics') })).toBeVisible()
  await expect(listOf(page)).toHaveCount(0)
  await unwrap(admin.api.call('updateGeneralSettings', { body: general }))
})
