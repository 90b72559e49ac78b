import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { communityWordsIn } from './support/community-words.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { wordsIn } from './support/words.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

for (const language of ['en_US', 'zh_CN'] as const) {
  const { t, tag } = wordsIn(language)
  const say = communityWordsIn(language)

  test(`a search that finds nothing shows the posts of its correction (${language})`, async ({ open }) => {
    const page = await open({ locale: tag })
    const main = page.getByRole('main')
    const corrected = main.getByRole('link', { name: say('search.corrected', { q: 'telescope' }) })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await visit(page, '/search?q=telescpe&order=newest')
      await expect(corrected).toHaveAttribute('href', '/search?q=telescope&order=newest')
      await expect(main.locator('mark').first()).toHaveText(/^telescope$/i)
      expect(await findingsInBothThemes(page)).toEqual([])
      await expectNoSidewaysScroll(page)
    }
    await main.getByRole('link', { name: say('search.instead', { q: 'telescpe' }) }).click()
    await expect(page).toHaveURL('/search?q=telescpe&order=newest&verbatim=1')
    await expect(page.getByText(t('list.empty'))).toBeVisible()
    await expect(corrected).toHaveCount(0)
    const suggested = main.getByRole('link', { name: say('search.mean', { q: 'telescope' }) })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expect(suggested).toBeVisible()
      expect(await findingsInBothThemes(page)).toEqual([])
      await expectNoSidewaysScroll(page)
    }
    await suggested.click()
    await expect(page).toHaveURL('/search?q=telescope&order=newest')
    await expect(main.locator('mark').first()).toBeVisible()
    await expect(suggested).toHaveCount(0)
  })

  test(`a search of which one word is mistyped asks whether another was meant (${language})`, async ({ open }) => {
    const page = await open({ locale: tag })
    await visit(page, '/search?q=telescpe+seasoning')
    const main = page.getByRole('main')
    await expect(main.locator('mark').first()).toHaveText(/^seasoning/i)
    await main.getByRole('link', { name: say('search.mean', { q: 'telescope seasoning' }) }).click()
    await expect(page).toHaveURL('/search?q=telescope+seasoning')
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a corrected search links to the search as typed', async ({ page }) => {
    const say = communityWordsIn('en_US')
    await page.goto('/search?q=telescpe')
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
    await page.getByRole('link', { name: say('search.instead', { q: 'telescpe' }) }).click()
    await expect(page).toHaveURL('/search?q=telescpe&verbatim=1')
    await page.getByRole('link', { name: say('search.mean', { q: 'telescope' }) }).click()
    await expect(page).toHaveURL('/search?q=telescope')
  })
})
