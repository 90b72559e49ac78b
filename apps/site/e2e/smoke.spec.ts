import { expect, test } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
test.use({ world: 'smoke' })
test('a', async ({ page, open, server }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const p = await newMember(server, 'Nadia Weber')
  const mine = await open({ as: p })
  await mine.goto('/')
  await expect(mine.getByLabel('Account menu, Nadia Weber')).toBeVisible()
})
