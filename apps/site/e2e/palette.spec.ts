import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/posting'
import { findingsInBothThemes } from './support/accessibility.ts'
import { communityWordsIn } from './support/community-words.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

for (const language of ['en_US', 'zh_CN'] as const) {
  const { t } = wordsIn(language)
  const community = communityWordsIn(language)
  const posting = createI18n<typeof english>({ language, messages: language === 'zh_CN' ? chinese : english }).t
  test(`Ctrl K does what the screen offers, and says why not where one may not (${language})`, async ({
    open,
    admin,
    server,
  }) => {
    const id = await askOne(admin, `How long does a palette stay open in ${language}?`)
    const answerer = await newMember(server, `Painter ${language.slice(0, 2)}`)
    await answerOne(answerer, id, 'It stays open until somebody closes it.')
    const page = await open({
      locale: language.replace('_', '-'),
      as: answerer,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await visit(page, `/questions/${id}`)
    const field = page.getByRole('banner').getByRole('combobox')
    const acts = page
      .getByRole('listbox')
      .getByRole('group', { name: community('suggest.acts') })
      .getByRole('option')

    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await expect(acts.first(), 'acts without a word typed').toBeVisible()
    await field.fill(t('follows.off'))
    await expect(acts.first()).toContainText(t('follows.off'))
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const follow = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: t('follows.on') })
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await expect(follow).toBeFocused()

    // The actions of the focused post come first. Its author may not vote on it.
    const answer = page.getByRole('article', { name: t('answers.by', { name: `Painter ${language.slice(0, 2)}` }) })
    await answer.focus()
    await page.keyboard.press('Control+k')
    await field.fill(t('kit.vote_up'))
    const vote = acts.first()
    await expect(vote).toContainText(t('vote.own_post'))
    await expect(vote).toHaveAttribute('aria-disabled', 'true')
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(answer.getByRole('button', { name: t('kit.vote_up') })).toBeFocused()

    // Copying the link and flagging are entries of a menu. Copying is confirmed in the open menu; flagging opens its
    // dialog.
    await answer.focus()
    await page.keyboard.press('Control+k')
    await field.fill(t('share.copy_link'))
    await expect(acts.first()).toContainText(t('share.copy_link'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(answer.locator('details[open]').getByText(t('kit.copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/questions/${id}/`)
    await page.keyboard.press('Escape')
    await page.getByRole('article').first().focus()
    await page.keyboard.press('Control+k')
    await field.fill(t('post.flag'))
    await expect(acts.first()).toContainText(t('post.flag'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: posting('report.title_question') })).toBeVisible()
    await page.keyboard.press('Escape')
    await answer.focus()
    await page.keyboard.press('Control+k')
    await field.fill(t('post.edit'))
    await expect(acts.first()).toContainText(t('post.edit'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/posts/${id}/\\d+/edit`))
  })
}

test('Ctrl K offers staff the acts of moderation, which ask before they are done', async ({ open, admin }) => {
  const { t } = wordsIn('en_US')
  const id = await askOne(admin, 'Which question is closed by the keyboard alone?')
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  const acts = page.getByRole('group', { name: 'On this page' }).getByRole('option')
  for (const act of ['Close', 'Pin', 'Delete']) {
    await page.keyboard.press('Control+k')
    await page.getByRole('banner').getByRole('combobox').fill(act)
    await expect(acts.first()).toContainText(act)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
  }
  await visit(page, '/tags/cooking')
  await page.keyboard.press('Control+k')
  await page.getByRole('banner').getByRole('combobox').fill(t('tags.follow'))
  await expect(acts.first()).toContainText(t('tags.follow'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: t('tags.follows') })
      .first(),
  ).toBeFocused()
})

for (const language of ['en_US', 'zh_CN'] as const) {
  const community = communityWordsIn(language)
  test(`an empty field offers the latest searches, which are removed one by one or all (${language})`, async ({
    open,
  }) => {
    const page = await open({ locale: language.replace('_', '-') })
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await visit(page, '/')
    // Stores the searches directly, because a guest who searches this often gets a captcha.
    const earlier = ['gus', 'fay', 'eve', 'dot', 'cid', 'bob', 'ann', 'old']
    await page.evaluate((list) => localStorage.setItem('_a_searches_', JSON.stringify(list)), earlier)
    for (const q of ['hal', 'is:answer', 'BOB']) await visit(page, `/search?q=${q}`)
    await visit(page, '/')
    await page.keyboard.press('Control+k')
    const recent = page.getByRole('group', { name: community('suggest.recent') }).getByRole('option')
    await expect(recent).toHaveText([
      'BOB',
      'is:answer',
      'hal',
      'gus',
      'fay',
      'eve',
      'dot',
      'cid',
      community('suggest.forget_all'),
    ])
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.setViewportSize({ width: 768, height: 900 })
    const operator = page.getByRole('option').filter({ hasText: 'answers:0' })
    const heights = await Promise.all(
      [operator, recent.first()].map((line) => line.evaluate((one) => one.clientHeight)),
    )
    expect(heights[0], 'an operator is not broken beside a narrow field').toBeLessThan(2 * (heights[1] ?? 0))
    await page.setViewportSize({ width: 1280, height: 900 })

    await recent.filter({ hasText: 'gus' }).getByTitle(community('suggest.forget')).click()
    await expect(recent.filter({ hasText: 'gus' })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(recent.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Delete')
    await expect(recent.first()).toHaveText('is:answer')
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=is%3Aanswer$/)

    await visit(page, '/tags')
    await page.keyboard.press('/')
    await expect(recent.filter({ hasText: 'hal' })).toBeVisible()
    asked.length = 0
    await recent.filter({ hasText: community('suggest.forget_all') }).click()
    await expect(recent).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('_a_searches_'))).toBeNull()
    expect(
      asked.filter((one) => one.includes('eve')),
      'the server is told of no list',
    ).toEqual([])
  })
}
