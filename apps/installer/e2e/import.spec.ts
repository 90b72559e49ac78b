import { unwrap } from '@quandary/api-client'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { expectAccessible, heading, t, walkToContent, IMPORT_TIMEOUT, WIZARD } from './support/wizard.ts'

test.use({ serverEnv: WIZARD })

const DUMP = join(import.meta.dirname, '../../server/src/import/stackexchange/fixtures/small')

test('a site that begins with the content of another one', async ({ page, server, api, watch }) => {
  test.slow()
  await walkToContent(page, 'fermentation')

  await test.step('the dump is put beside the site while the form is open', async () => {
    await page.getByRole('radio', { name: t('content.import') }).check()
    const imports = join(server.dataDir, 'imports')
    await expect(page.getByText(t('import.put', { folder: imports }))).toBeVisible()
    await page.getByRole('button', { name: t('site.submit') }).click()
    await expect(page.getByLabel(t('import_source'))).toHaveAccessibleDescription(t('import.choose'))
    await expect(page.getByLabel(t('import_source'))).toBeFocused()
    await expectAccessible(page)
    await mkdir(imports)
    await cp(DUMP, join(imports, 'old site'), { recursive: true })
    await page.getByRole('button', { name: t('import.look_again') }).click()
    await page.getByLabel(t('import_source')).selectOption('old site/')
    await page.getByLabel(t('import_host')).fill('old.example.com')
  })

  await test.step('the progress, even if the answer to starting it was lost', async () => {
    watch.expectNoConnection()
    watch.expectStatus(403, '/installation/base-info')
    await page.route(
      '/installation/base-info',
      async (route) => {
        await route.fetch()
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: t('site.submit') }).click()
    await expect(page.getByRole('button', { name: t('retry') })).toBeVisible()
    const data = { state: 'running', part: 'Questions', rows_done: 500, rows_total: 2000, message: '' }
    const more = { interrupted: false, counts: [], unusable: [], report: '' }
    // Replaces the status, because a small dump is imported before its progress can be seen.
    await page.route('/installation/import', (route) =>
      route.fulfill({ json: { code: 200, reason: 'base.success', msg: 'Success.', data: { ...data, ...more } } }),
    )
    await page.getByRole('button', { name: t('retry') }).click()
    await expect(heading(page, t('import.running'))).toBeFocused()
    await expect(page.getByRole('progressbar', { name: t('noun.questions') })).toHaveAttribute('value', '500')
    await expect(page.getByText(t('import.rows_done', { done: '500', total: '2,000' }))).toBeVisible()
    await expectAccessible(page)
    await page.unroute('/installation/import')
  })

  await test.step('the numbers, and what could not be used', async () => {
    await expect(heading(page, t('import.done'))).toBeFocused(IMPORT_TIMEOUT)
    const questions = page.getByRole('row', { name: new RegExp(`^${t('noun.questions')}`) })
    await expect(questions.getByRole('cell').last()).not.toHaveText('0')
    await expect(page.getByRole('region', { name: t('import.by_reason') })).toContainText('Posts.xml')
    await expect(page.getByText('import-old.example.com.json')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the site is opened, with its administrator', async () => {
    await page.getByRole('button', { name: t('done.open') }).click()
    await expect(heading(page, t('done.title'))).toBeFocused()
    await page.getByRole('link', { name: t('done.set_up') }).click()
    await expect(page).toHaveURL(`${server.address}/admin`)
    expect((await unwrap(api.call('listQuestions', {}))).count).toBeGreaterThan(0)
    await page.goto('/install')
    await expect(page).toHaveURL(`${server.address}/`)
  })
})
