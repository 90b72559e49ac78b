import { wordsIn } from './support/words.ts'
import { expect, test, visit } from './support/fixtures.ts'

const { t } = wordsIn('en_US')

test('hovering a tag or a person shows a card until the pointer leaves', async ({ page }) => {
  await visit(page, '/')
  const main = page.getByRole('main')
  const card = page.locator('#hover-card')
  await main.getByRole('link', { name: 'cooking', exact: true }).first().hover()
  await expect(card).toContainText('cooking')
  // The pointer may move into the card.
  await card.hover()
  await expect(card).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(card).toBeHidden()
  await main.getByRole('link', { name: 'Mara Lindqvist' }).first().hover()
  await expect(card).toContainText('@')
  await expect(card).toContainText(t('users.member_since'))
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})
