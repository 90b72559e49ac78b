import { expect, test, visit } from './support/fixtures.ts'

test('a pointer that rests on a tag or a person is told more, until it goes away', async ({ page }) => {
  await visit(page, '/')
  const main = page.getByRole('main')
  const card = page.locator('#hover-card')
  await main.getByRole('link', { name: 'cooking', exact: true }).first().hover()
  await expect(card).toContainText('cooking')
  // The pointer may go into the card.
  await card.hover()
  await expect(card).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(card).toBeHidden()
  await main.getByRole('link', { name: 'Mara Lindqvist' }).first().hover()
  await expect(card).toContainText('@')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})
