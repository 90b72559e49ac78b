import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/account'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/account'
import { findingsOn } from './support/accessibility.ts'
import { communityWordsIn } from './support/community-words.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember, type Person } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

let asker: Person
let answerer: Person

test.beforeAll(async ({ server, admin }) => {
  asker = await newMember(server, 'Ada Lovelace')
  answerer = await newMember(server, 'Grace Hopper')
  const ask = (title: string, tags: string[]) =>
    unwrap(
      admin.api.call('createQuestion', {
        body: { title, content: 'As far as people know.', tags: tags.map((slug_name) => ({ slug_name })) },
      }),
    )
  const { id } = await ask('Which tea goes with rye bread?', ['tea', 'bread'])
  await ask('How long does tea keep?', ['tea', 'storage'])
  const answer = await answerOne(answerer, id, 'Assam, because it is strong.')
  await unwrap(admin.api.call('voteUp', { body: { object_id: answer } }))
  await askOne(asker, 'Whose turn is it to bake?')
})

for (const [language, messages, width] of [
  ['en_US', english, 1280],
  ['zh_CN', chinese, 390],
] as const) {
  test(`people are found by name and listed by what they gained lately, ${language} at ${width}`, async ({
    open,
    admin,
  }) => {
    const { t } = wordsIn(language)
    const words = createI18n<typeof english>({ language, messages }).t
    const page = await open({ locale: language.replace('_', '-'), viewport: { width, height: 800 } })
    await visit(page, '/users')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: asker.name })).toBeVisible()
    const staff = page.getByRole('complementary').getByRole('region', { name: words('people.staff') })
    await expect(staff.getByRole('listitem')).toHaveCount(1)
    expect(await findingsOn(page)).toEqual([])

    const search = main.getByRole('searchbox', { name: words('people.search') })
    await search.fill('hopp')
    await expect(page).toHaveURL(/[?]q=hopp$/)
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('hopp')
    await expect(main.getByRole('link', { name: answerer.name })).toBeVisible()
    await expect(main.getByRole('link', { name: asker.name })).toBeHidden()
    await search.fill('zzz')
    await page.keyboard.press('Enter')
    await expect(main.getByText(words('people.none_named'))).toBeVisible()

    await visit(page, '/users')
    await main.getByRole('link', { name: words('people.period.week') }).click()
    await expect(main.getByText(new RegExp(`^\\+\\d+ ${t('users.reputation')}`)).first()).toBeVisible()
    await expect(main.getByRole('link', { name: answerer.name })).toBeVisible()
    // People who gained no reputation recently are not listed.
    await expect(main.getByRole('link', { name: admin.name, exact: true })).toBeHidden()
  })
}

test('a tag shows its number of questions, the tags beside it and its best answerers', async ({ page }) => {
  const words = communityWordsIn('en_US')
  await visit(page, '/tags/tea')
  await expect(page.getByRole('main').getByText('2 questions')).toBeVisible()
  const aside = page.getByRole('complementary')
  const related = aside.getByRole('region', { name: words('tag.related') })
  await expect(related.getByRole('link')).toHaveText(['bread', 'storage'])
  await expect(aside.getByRole('region', { name: words('tag.answerers') })).toContainText(
    'Grace Hopper1 answer · 1 vote',
  )
  expect(await findingsOn(page)).toEqual([])
  await related.getByRole('link', { name: 'bread' }).click()
  await expect(page).toHaveURL(/\/tags\/bread$/)
  await expect(aside.getByRole('region', { name: words('tag.related') }).getByRole('link')).toHaveText(['tea'])
})

test('a profile counts posts on its tabs and shows the tags of its person', async ({ page }) => {
  const words = communityWordsIn('en_US')
  await visit(page, `/users/${answerer.username}`)
  const tabs = page.getByRole('navigation', { name: 'Profile' })
  await expect(tabs.getByRole('link', { name: /^Answers/ })).toHaveText(/^Answers1/)
  const tags = page.getByRole('region', { name: words('profile.tags') })
  await expect(tags.getByRole('link')).toHaveText(['bread', 'tea'])
  await expect(tags).toContainText('1 post')
  expect(await findingsOn(page)).toEqual([])
})
