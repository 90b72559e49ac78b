import type { Page } from '@playwright/test'
import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/installer'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/installer'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../../site/e2e/support/accessibility.ts'
import { expect } from '../../../site/e2e/support/fixtures.ts'

/** Environment of a server without a site. */
export const WIZARD = { SETUP: 'wizard', SAMPLE_CONTENT: 'off' }

/** Generous, because an import starts threads and reads every file before it stores a row. */
export const IMPORT_TIMEOUT = { timeout: 60_000 }

export const { t } = createI18n<typeof english>({ language: 'en_US', messages: english })
export const zh = createI18n<typeof english>({ language: 'zh_CN', messages: chinese }).t

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Runs axe on the current step in both themes and at two widths. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
    expect(await findingsInBothThemes(page), `${await page.title()}, ${width}`).toEqual([])
  }
}

/** Completes all steps before the choice of the content, with SQLite and an administrator with this password. */
export async function walkToContent(page: Page, password: string, address = '/install'): Promise<void> {
  const next = page.getByRole('button', { name: t('next') })
  await page.goto(address)
  await next.click()
  await expect(heading(page, t('db.title'))).toBeVisible()
  await next.click()
  await expect(page.getByText(t('config.written'))).toBeVisible()
  await next.click()
  await page.getByLabel(t('site_name')).fill('Brewers')
  await page.getByLabel(t('contact_email')).fill('hello@brew.example')
  await next.click()
  await page.getByLabel(t('admin_name')).fill('Ines Duarte')
  await page.getByLabel(t('admin_email')).fill('ines@brew.example')
  await page.getByRole('textbox', { name: t('admin_password') }).fill(password)
  await next.click()
  await expect(heading(page, t('content.title'))).toBeFocused()
}
