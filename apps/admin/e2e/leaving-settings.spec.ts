import { unwrap } from '@quandary/api-client'
import { findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { confirm } from './support/by-keyboard.ts'
import { openMenu, t } from './support/words.ts'

/** Ways of leaving a form for which the app shows its own dialog about unsaved changes. */
const WAYS = ['by a link', 'by the back button'] as const

for (const way of WAYS) {
  test(`who leaves changed settings ${way} stays with the text, or leaves without it`, async ({ open, admin }) => {
    const before = await unwrap(admin.api.call('getGeneralSettings'))
    const page = await open({ as: admin })
    await page.goto('/admin/seo')
    await expect(page.getByRole('heading', { level: 1, name: t('nav.seo') })).toBeVisible()
    await openMenu(page)
    await page.getByRole('link', { name: t('nav.general') }).press('Enter')
    const field = page.getByLabel(t('general.short_description'))
    await expect(field).toHaveValue(before.short_description)
    await field.fill('Words that are not saved')
    const leave = async () => {
      if (way === 'by the back button') return page.goBack({ waitUntil: 'commit' }).catch(() => null)
      const link = page.getByRole('link', { name: t('nav.seo') })
      // The menu of narrow windows stays open behind the dialog.
      if (!(await link.isVisible())) await openMenu(page)
      await link.press('Enter')
    }

    await leave()
    const dialog = page.getByRole('dialog', { name: t('unsaved.title') })
    await expect(dialog).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await confirm(page, t('unsaved.stay'))
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/admin\/general$/)
    await expect(field).toHaveValue('Words that are not saved')
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

    await leave()
    await confirm(page, t('unsaved.leave'))
    await expect(page).toHaveURL(/\/admin\/seo$/)
    await expect(page.getByRole('heading', { level: 1, name: t('nav.seo') })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await openMenu(page)
    await page.getByRole('link', { name: t('nav.general') }).press('Enter')
    await expect(field).toHaveValue(before.short_description)
    expect(await unwrap(admin.api.call('getGeneralSettings'))).toEqual(before)
  })
}

test('reloading changed settings asks in the words of the browser, and saved ones are left at once', async ({
  open,
  admin,
}) => {
  const page = await open({ as: admin })
  await page.goto('/admin/css-html')
  const field = page.getByLabel(t('css_html.custom_footer'))
  await field.fill('Words that are saved')
  // Browsers show their own dialog about unsaved changes only after the user has interacted with the page.
  await field.press('End')
  const questions: string[] = []
  page.on('dialog', (question) => {
    questions.push(question.type())
    return question.dismiss()
  })
  const reload = () => page.evaluate(() => void setTimeout(() => location.reload()))
  await reload()
  await expect.poll(() => questions).toEqual(['beforeunload'])
  await expect(field).toHaveValue('Words that are saved')
  await page.getByRole('button', { name: t('save'), exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: t('saved') })).toBeVisible()
  await Promise.all([page.waitForEvent('load'), reload()])
  await expect(field).toHaveValue('Words that are saved')
  expect(questions).toHaveLength(1)
  await unwrap(admin.api.call('updateCustomHtmlSettings', { body: {} }))
})
