import { unwrap } from '@quandary/api-client'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { expectAccessible, heading, t, walkToContent, IMPORT_TIMEOUT, WIZARD, zh } from './support/wizard.ts'

test.use({ serverEnv: WIZARD })

const DUMP = join(import.meta.dirname, '../../server/src/import/stackexchange/fixtures/small')

test('an import that failed is begun again, after a reload and in another language', async ({
  browser,
  page,
  server,
  api,
}) => {
  test.slow()
  const imports = join(server.dataDir, 'imports')
  await mkdir(imports, { recursive: true })
  await cp(DUMP, join(imports, 'dump'), { recursive: true })
  await writeFile(join(imports, 'notes.sql'), 'nothing of a site')
  // An attacker put their own token into a link before the import began.
  await walkToContent(page, 'fermentation', '/install#planted-by-somebody-else')

  await test.step('what cannot be used is refused in words', async () => {
    await page.getByRole('radio', { name: t('content.import') }).check()
    await page.getByLabel(t('import_format')).selectOption(t('format.askbot'))
    await page.getByLabel(t('import_source')).selectOption('notes.sql')
    await page.getByLabel(t('import_uploads')).selectOption('dump/')
    await expectAccessible(page)
    await page.getByRole('button', { name: t('site.submit') }).click()
    await expect(heading(page, t('import.failed'))).toBeFocused(IMPORT_TIMEOUT)
    await expect(page.getByRole('alert')).toContainText('notes.sql')
    await expect(page.getByLabel(t('import_source'))).toHaveValue('notes.sql')
    await expectAccessible(page)
  })

  await test.step('the same again, which fails again', async () => {
    await page.getByRole('button', { name: t('retry') }).click()
    await expect(heading(page, t('import.failed'))).toBeFocused(IMPORT_TIMEOUT)
  })

  await test.step('a reload shows the same, in Chinese, too', async () => {
    await page.reload()
    await expect(heading(page, t('import.failed'))).toBeVisible()
    await page.getByRole('combobox', { name: t('language') }).selectOption('zh_CN')
    await expect(heading(page, zh('import.failed'))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('another browser is told where the link is, and continues by it', async () => {
    const other = await (await browser.newContext()).newPage()
    await other.goto(`${server.address}/install`)
    await expect(heading(other, t('elsewhere'))).toBeVisible()
    await expectAccessible(other)
    // The same token is in the server's log.
    const token = await page.evaluate(() => sessionStorage.getItem('quandary-import') ?? '')
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    await other.goto(`${server.address}/install#${token}`)
    await other.reload()
    await expect(heading(other, t('import.failed'))).toBeVisible()
    expect(other.url()).toBe(`${server.address}/install`)
    await other.goto(`${server.address}/install#no-token`)
    await other.reload()
    await expect(heading(other, t('import.failed'))).toBeVisible()
    await other.context().close()
  })

  await test.step('another source', async () => {
    await page.getByRole('button', { name: zh('import.start') }).click()
    await expect(page.getByLabel(zh('import_source'))).toHaveAccessibleDescription(zh('import.choose'))
    await page.getByLabel(zh('import_source')).selectOption('dump/')
    await page.getByRole('button', { name: zh('import.start') }).click()
    await expect(heading(page, zh('import.done'))).toBeFocused(IMPORT_TIMEOUT)
    await expect(page.getByRole('row', { name: new RegExp(`^${zh('noun.questions')}`) })).toBeVisible()
    await page.reload()
    await expect(heading(page, t('import.done'))).toBeVisible()
  })

  await test.step('the site asks to log in, because the page has no session any more', async () => {
    await page.getByRole('button', { name: t('done.open') }).click()
    await expect(page).toHaveURL(`${server.address}/`)
    expect((await unwrap(api.call('listQuestions', {}))).count).toBeGreaterThan(0)
  })
})
