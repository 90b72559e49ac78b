import { expectNoSidewaysScroll, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { t } from './support/words.ts'

test.use({ serverEnv: { SETUP: 'auto', SAMPLE_CONTENT: 'off' } })

test('a site without questions says that charts begin with the first one', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin')
  const activity = page.getByRole('region', { name: t('activity.title'), exact: true })
  await expect(activity).toContainText(t('activity.none'))
  await expect(activity.getByRole('img')).toHaveCount(0)
  expect(await findingsOn(page)).toEqual([])
  await expectNoSidewaysScroll(page)
})
