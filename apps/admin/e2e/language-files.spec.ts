import { unwrap } from '@quandary/api-client'
import { writeCatalogue } from '../../server/test/pseudo-language.ts'
import { expectNoSidewaysScroll, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { press } from '../../site/e2e/support/keyboard.ts'
import { t } from './support/words.ts'

test('the texts of a translation file that cannot be used are listed on request, by keyboard', async ({
  open,
  admin,
  api,
  server,
}) => {
  const page = await open({ as: admin })
  await page.goto('/admin/interface')
  const files = page.getByRole('region', { name: t('languages.title') })
  await expect(files.getByText(t('languages.none'))).toBeVisible()

  const messages = { admin: { 'nav.dashboard': '<b>x</b>', 'nav.nothing': 'x' } }
  await writeCatalogue(server.dataDir, 'he.json', { tag: 'he', name: 'עברית', direction: 'rtl', messages })
  const codes = async () => (await unwrap(api.call('listLanguageOptions'))).map(({ value }) => value)
  await expect.poll(codes).toContain('he')
  await page.reload()
  await expect(files.getByText('he.json')).toBeVisible()
  const problem = files.getByText(t('languages.problem.unknown_key'))
  await expect(problem).toBeHidden()
  await press(page, files.locator('summary', { hasText: t('languages.problems', { count: 2 }) }))
  await expect(problem).toBeVisible()
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await expect(files.getByText('nav.nothing')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Enter')
  await expect(problem).toBeHidden()
})
