import { unwrap } from '@quandary/api-client'
import { messages as english } from '@quandary/i18n/catalogues/en_US/account'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/account'
import type { Page } from '@playwright/test'
import { expect, test, visit, waitForHydration } from './support/fixtures.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { newMember } from './support/people.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const cardOn = (page: Page, words: Readonly<Record<string, string>> = english) =>
  page.getByRole('region', { name: words['welcome.title'] ?? '' })

test('a new member is shown the first steps, until they are done', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Arrives')
  const page = await open({ as: ada })
  await visit(page, '/')
  await expect(cardOn(page).getByRole('link')).toHaveText([
    english['welcome.picture'],
    english['welcome.tags'],
    english['welcome.ask'],
    english['welcome.answer'],
    english['welcome.guide'],
  ])
  await cardOn(page).getByRole('link', { name: english['welcome.picture'] }).click()
  await expect(page).toHaveURL('/users/settings/profile')
  await askOne(ada, 'Where does a newcomer begin?')
  await unwrap(ada.api.call('updateFollowedTags', { body: { slug_name_list: ['cooking'] } }))
  await visit(page, '/')
  await expect(cardOn(page).getByRole('link')).toHaveText([english['welcome.picture'], english['welcome.guide']])
  await expect(cardOn(page).getByText(english['welcome.post'])).toBeVisible()
})

test('the welcome that was dismissed does not come back', async ({ open, server }) => {
  const own = await open({ as: await newMember(server, 'Ada Dismisses') })
  await visit(own, '/')
  await cardOn(own).getByRole('button', { name: english['welcome.hide'] }).click()
  await expect(cardOn(own)).toHaveCount(0)
  await visit(own, '/')
  // The code of the welcome card is loaded when the page is idle, although the card then renders nothing.
  await own.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('welcome-card')),
  )
  await waitForHydration(own)
  await expect(cardOn(own)).toHaveCount(0)
})

test('a vote refused by reputation leads to the list of privileges', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Asked')
  const question = await askOne(ada, 'Who may vote for this?')
  const page = await open({ as: await newMember(server, 'Bo Votes') })
  await visit(page, `/questions/${question}`)
  const { t } = wordsIn('en_US')
  await page.getByRole('button', { name: 'Vote up. Needs 8 reputation, you have 1.' }).first().press('Enter')
  await page.getByRole('button', { name: t('page.privileges') }).click()
  await expect(page).toHaveURL('/help/privileges')
})

for (const language of ['en_US', 'zh_CN'] as const) {
  test(`the welcome is accessible and fits: ${language}`, async ({ open, server }) => {
    const words = language === 'en_US' ? english : chinese
    const member = await newMember(server, language === 'en_US' ? 'Ada Sees' : 'Ada Sieht')
    const page = await open({ as: member, locale: wordsIn(language).tag })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, '/')
      await expect(cardOn(page, words)).toBeVisible()
      await expectNoSidewaysScroll(page)
      expect(await findingsInBothThemes(page), `${width}`).toEqual([])
    }
  })
}
