import { createI18n } from '@quandary/i18n'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/posting'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const inEnglish = {
  words: wordsIn('en_US'),
  posting: createI18n<typeof english>({ language: 'en_US', messages: english }).t,
}
const inChinese = {
  words: wordsIn('zh_CN'),
  posting: createI18n<typeof english>({ language: 'zh_CN', messages: chinese }).t,
}

for (const { words, posting } of [inEnglish, inChinese]) {
  const { t, editor } = words

  test(`on a phone each tip of the ask page comes with its field, without words about keys (${words.language})`, async ({
    open,
    server,
  }) => {
    const as = await newMember(server, `Tipped ${words.language}`)
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const page = await open({ ...phone, as, locale: words.tag })
    await visit(page, '/questions/ask')
    const tips = page.getByRole('main').getByRole('note')
    await expect(tips).toHaveCount(1)
    await expect(tips).toContainText(posting('ask.tip.title'))
    await expect(page.getByText(/^Markdown · /)).toBeVisible()
    await expect(page.getByText(editor('foot_drop'))).toBeHidden()
    await expect(page.getByRole('main').locator('button kbd')).toBeHidden()

    const tags = page.getByRole('combobox', { name: t('nav.tags') })
    const before = await tags.boundingBox()
    await tags.tap()
    const shown = tips.filter({ hasText: posting('ask.tip.tags') })
    await expect(shown).toBeVisible()
    await expect(page.getByText(posting('ask.tip.tags_keys'))).toBeHidden()
    expect((await tags.boundingBox())?.height, 'the field keeps its size').toBe(before?.height)
    await page.getByRole('textbox', { name: t('ask.question_title') }).tap()
    await expect(shown, 'nothing moves away from under the next tap').toBeVisible()
    await expectNoSidewaysScroll(page)
    expect(await findingsInBothThemes(page)).toEqual([])
  })
}

test('beside a keyboard and a mouse the tips and the editor say what they can do', async ({ open, server }) => {
  const { t, editor } = inEnglish.words
  const page = await open({ as: await newMember(server, 'Tipped Wide'), viewport: { width: 1280, height: 844 } })
  await visit(page, '/questions/ask')
  await expect(page.getByText(editor('foot_drop'))).toBeVisible()
  const keys = page.getByText(inEnglish.posting('ask.tip.tags_keys'))
  await expect(keys).toBeHidden()
  await page.getByRole('combobox', { name: t('nav.tags') }).focus()
  await expect(keys).toBeVisible()
})
