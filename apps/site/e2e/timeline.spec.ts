import { unwrap } from '@quandary/api-client'
import { messages as englishPosting } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as chinesePosting } from '@quandary/i18n/catalogues/zh_CN/posting'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
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

for (const language of ['en_US', 'zh_CN'] as const) {
  test(`any two versions are compared, and an earlier one is restored (${language})`, async ({
    open,
    admin,
    server,
  }) => {
    const posting = language === 'zh_CN' ? chinesePosting : englishPosting
    const say = communityWordsIn(language)
    const { tag: locale } = wordsIn(language)
    const writer = await newMember(server, `Vera Versions ${language.slice(0, 2)}`)
    const { id } = await askedBy(writer, `How many loaves in ${language}?`, 'One loaf.')
    const tags = [{ slug_name: 'baking', display_name: 'baking', original_text: '' }]
    for (const content of ['Two loaves.', 'Three loaves.']) {
      const body = { id, title: `How many loaves in ${language}?`, content, tags, edit_summary: `Now ${content}` }
      await unwrap(writer.api.call('updateQuestion', { body }))
    }
    await unwrap(writer.api.call('createAnswer', { body: { question_id: id, content: 'As many as you can eat.' } }))

    const page = await open({ as: admin, locale })
    await visit(page, `/posts/${id}/timeline`)
    const events = page.getByRole('main').getByRole('listitem')
    const newest = events.filter({ hasText: 'Now Three loaves.' })
    await newest.getByRole('button', { name: say('timeline.change') }).click()
    const difference = newest.getByRole('region', { name: say('change.text') })
    await expect(difference).toContainText('Two loaves.')
    await expect(newest.getByRole('button', { name: posting['restore.act'] }), 'the current version').toHaveCount(0)
    const others = newest.getByRole('combobox', { name: posting['compare.with'] })
    await expect(others.getByRole('option')).toHaveCount(2)
    await others.selectOption({ index: 1 })
    await expect(difference).toContainText('One loaf.')
    await expect(difference).not.toContainText('Two loaves.')

    const first = events.filter({ has: page.locator('strong', { hasText: say('timeline.asked') }) })
    await first.getByRole('button', { name: say('timeline.first_version') }).click()
    await first.getByRole('combobox', { name: posting['compare.with'] }).selectOption({ index: 0 })
    const removed = first.getByRole('region', { name: say('change.text') }).getByRole('deletion')
    await expect(removed.filter({ hasText: 'One' }).first(), 'the older text is on the left').toBeVisible()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await findingsInBothThemes(page)).toEqual([])
      await expectNoSidewaysScroll(page)
    }
    await first.getByRole('button', { name: posting['restore.act'] }).click()
    const dialog = page.getByRole('dialog', { name: posting['restore.title'] })
    expect(await findingsInBothThemes(page)).toEqual([])
    await dialog.getByRole('button', { name: posting['restore.go'] }).click()
    await expect(dialog).toHaveCount(0)
    await expect(events.locator('strong', { hasText: say('timeline.rollback') })).toBeVisible()
    await visit(page, `/questions/${id}`)
    await expect(page.getByRole('article').first()).toContainText('One loaf.')
  })
}

test('whoever edits without review restores versions, of answers and tags too; others do not', async ({
  open,
  admin,
  server,
}) => {
  const writer = await newMember(server, 'Otto Own')
  const stranger = await newMember(server, 'Stella Strange')
  const { id: question_id } = await askedBy(writer, 'Who restores an answer?', 'I wonder about it.')
  const body = { question_id, content: 'Its author, I think.' }
  const { info } = await unwrap(writer.api.call('createAnswer', { body }))
  const edit = { id: info.id, question_id, content: 'Its author, I am sure.', edit_summary: '' }
  await unwrap(writer.api.call('updateAnswer', { body: edit }))
  const restore = { name: englishPosting['restore.act'] }
  const openFirst = async (as: Person, path: string, event: string) => {
    const page = await open({ as })
    const asked: string[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('edit_without_review')) asked.push(answer.url())
    })
    await visit(page, path)
    const events = page.getByRole('main').getByRole('listitem')
    const first = events.filter({ has: page.locator('strong', { hasText: event }) })
    await first.getByRole('button', { name: words('timeline.first_version') }).click()
    await expect(first.getByRole('heading', { name: words('change.first') })).toBeVisible()
    return { page, first, events, asked }
  }
  const path = `/posts/${question_id}/${info.id}/timeline`
  const strange = await openFirst(stranger, path, words('timeline.answered'))
  await expect.poll(() => strange.asked.length, 'the permission is asked for').toBe(1)
  await expect(strange.first.getByRole('button', restore)).toHaveCount(0)

  const own = await openFirst(writer, path, words('timeline.answered'))
  await own.first.getByRole('button', restore).click()
  await own.page.getByRole('dialog').getByRole('button', { name: englishPosting['restore.go'], exact: true }).click()
  await expect(own.events.locator('strong', { hasText: words('timeline.rollback') })).toBeVisible()
  const { info: answer } = await unwrap(admin.api.call('getAnswer', { query: { id: info.id } }))
  expect(answer.content).toBe('Its author, I think.')

  const made = { display_name: 'yeast', slug_name: 'yeast', original_text: 'It rises.' }
  await unwrap(admin.api.call('createTag', { body: made }))
  const { tag_id } = await unwrap(admin.api.call('getTag', { query: { name: 'yeast' } }))
  await unwrap(admin.api.call('updateTag', { body: { tag_id, original_text: 'It falls.', edit_summary: '' } }))
  const staff = await openFirst(admin, `/tags/${tag_id}/timeline`, words('timeline.created'))
  await staff.first.getByRole('button', restore).click()
  await staff.page.getByRole('dialog').getByRole('button', { name: englishPosting['restore.go'], exact: true }).click()
  await expect(staff.events.locator('strong', { hasText: words('timeline.rollback') })).toBeVisible()
})
