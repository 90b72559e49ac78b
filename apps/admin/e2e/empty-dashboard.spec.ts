import { expectNoSidewaysScroll, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { t } from './support/words.ts'

test.use({ serverEnv: { SETUP: 'auto', SAMPLE_CONTENT: 'off' } })

test('a site without questions has neither a share of answered ones nor a time to the first answer', async ({
  open,
  admin,
}) => {
  const page = await open({ as: admin })
  await page.goto('/admin')
  for (const name of ['answered_share', 'first_answer'] as const) {
    const title = t(`activity.${name}`)
    const step = t('activity.a_day')
    const summary = t('activity.summary_mean', { title, total: '–', count: 30, most: '–', step })
    await expect(page.getByRole('img', { name: summary, exact: true })).toBeVisible()
  }
  expect(await findingsOn(page)).toEqual([])
  await expectNoSidewaysScroll(page)
})
