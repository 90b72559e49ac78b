import { unwrap } from '@quandary/api-client'
import { findingsInBothThemes } from './support/accessibility.ts'
import { communityWordsIn } from './support/community-words.ts'
import { askedBy } from './support/edits.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember, type Person } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const words = communityWordsIn('en_US')

let ada: Person
let questionId: string
let answerId: string

test.beforeAll(async ({ admin, server }) => {
  ada = await newMember(server, 'Ada Historian')
  const asked = await askedBy(ada, 'Why does my bread sink?', 'It rises.\n\nThen it sinks.')
  questionId = asked.id
  const tags = [{ slug_name: 'baking', display_name: 'baking', original_text: '' }]
  const body = {
    id: questionId,
    title: 'Why does my rye bread sink?',
    content: 'It rises.\n\nThen it sinks in the middle.',
    tags,
    edit_summary: 'Said which bread',
  }
  await unwrap(ada.api.call('updateQuestion', { body }))
  const answer = { question_id: questionId, content: 'The oven is too cold for it.' }
  answerId = (await unwrap(admin.api.call('createAnswer', { body: answer }))).info.id
  await unwrap(admin.api.call('voteUp', { body: { object_id: questionId, is_cancel: false } }))
})

test('a question’s timeline has its events, the difference of two versions, and the votes', async ({ open }) => {
  const page = await open({ as: ada })
  await visit(page, `/posts/${questionId}/timeline`)
  const events = page.getByRole('main').getByRole('listitem')
  await expect(events.locator('strong')).toHaveText([
    words('timeline.answered'),
    words('timeline.edited'),
    words('timeline.asked'),
  ])
  const edited = events.nth(1)
  await expect(edited).toContainText('Said which bread')
  await expect(edited).toContainText(ada.name)
  await edited.getByRole('button', { name: words('timeline.change') }).click()
  await expect(edited.getByRole('insertion').filter({ hasText: /^rye $/ })).toBeVisible()
  await expect(edited.getByRole('region', { name: words('change.text') })).toContainText('sinks in the middle.')
  await expect(edited.getByRole('deletion').filter({ hasText: 'cooking' })).toBeVisible()
  await expect(edited.getByRole('insertion').filter({ hasText: 'baking' })).toBeVisible()
  await edited.getByRole('button', { name: words('change.rendered') }).click()
  await expect(edited.getByRole('paragraph').filter({ hasText: 'Then it sinks in the middle.' })).toBeVisible()

  await page.getByRole('switch', { name: words('timeline.votes') }).click()
  await expect(page).toHaveURL(/votes=1$/)
  await expect(events.locator('strong')).toContainText([words('timeline.upvote')])
  await page.reload()
  await expect(page.getByRole('switch', { name: words('timeline.votes') })).toHaveAttribute('aria-checked', 'true')
})

test('an answer has its own timeline', async ({ open }) => {
  const page = await open({ as: ada })
  await visit(page, `/posts/${questionId}/${answerId}/timeline`)
  const event = page.getByRole('main').getByRole('listitem')
  await expect(event.locator('strong')).toHaveText([words('timeline.answered')])
  await event.getByRole('button', { name: words('timeline.first_version') }).click()
  await expect(event).toContainText(words('change.first'))
  await page.getByRole('main').getByRole('link', { name: 'Why does my rye bread sink?' }).click()
  await expect(page).toHaveURL(new RegExp(answerId))
})

test('timelines are only open to members', async ({ page }) => {
  await page.goto(`/posts/${questionId}/timeline`)
  await expect(page).toHaveURL(/\/users\/login\?next=/)
})

for (const { locale, language } of [
  { locale: 'en-US', language: 'en_US' },
  { locale: 'zh-CN', language: 'zh_CN' },
] as const) {
  test(`the timeline is accessible, ${locale}`, async ({ open }) => {
    const page = await open({ as: ada, locale })
    const { t } = wordsIn(language)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, `/posts/${questionId}/timeline`)
      await expect(page.getByRole('heading', { level: 1, name: t('nav.history') })).toBeVisible()
      await page
        .getByRole('button', { name: communityWordsIn(language)('timeline.change') })
        .first()
        .click()
      await expect(page.getByRole('region', { name: communityWordsIn(language)('change.text') })).toBeVisible()
      expect(await findingsInBothThemes(page), `${locale}, ${width}`).toEqual([])
    }
  })
}
