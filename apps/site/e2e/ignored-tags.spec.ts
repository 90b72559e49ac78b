import { unwrap } from '@quandary/api-client'
import { findingsInBothThemes } from './support/accessibility.ts'
import { communityWordsIn } from './support/community-words.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

for (const { language, width } of [
  { language: 'en_US', width: 1280 },
  { language: 'zh_CN', width: 390 },
] as const) {
  test(`a member ignores a tag: its questions are dimmed, then hidden, but not on its page (${language}, ${width})`, async ({
    open,
    server,
    admin,
  }) => {
    const { t, tag: locale } = wordsIn(language)
    const words = communityWordsIn(language)
    const slug = `ignored-${width}`
    const title = `Which kettle whistles the loudest at ${width} metres?`
    const tags = [{ slug_name: slug, display_name: slug, original_text: '' }]
    const body = { title, content: `It has to be heard from the garden ${width} metres away.`, tags }
    await unwrap(admin.api.call('createQuestion', { body }))
    const member = await newMember(server, `Ignatia ${width}`)
    const page = await open({ as: member, locale, viewport: { width, height: 900 } })
    const main = page.getByRole('main')
    const row = main.getByRole('heading', { level: 3, name: title })
    await visit(page, `/tags/${slug}`)
    const toggle = main.getByRole('button', { name: `${words('tag.ignore')} ${slug}` })
    await toggle.press('Enter')
    const ignored = main.getByRole('button', { name: `${words('tag.ignored')} ${slug}` })
    await expect(ignored).toHaveAttribute('aria-pressed', 'true')
    await expect(ignored).toBeFocused()
    await expect(row).toHaveText(title)
    await expect
      .poll(async () => (await unwrap(member.api.call('listIgnoredTags'))).tags.map((one) => one.slug_name))
      .toEqual([slug])
    await visit(page, '/questions?order=newest')
    await expect(row).toHaveText(`${title} [${t('questions.ignored')}]`)
    await expect(main.getByText(body.content)).toBeHidden()
    expect(await findingsInBothThemes(page)).toEqual([])
    await visit(page, '/users/settings/interface')
    await expect(main.getByText(slug, { exact: true })).toBeVisible()
    await main.getByRole('radio', { name: t('ignored.hide') }).press('Space')
    await expect(page.getByText(t('saved'))).toBeVisible()
    expect(await findingsInBothThemes(page)).toEqual([])
    await visit(page, '/questions?order=newest')
    await expect(main.getByText(words('tag.hidden_rows', { count: 1 }))).toBeVisible()
    await expect(row).toBeHidden()
    await main.getByRole('button', { name: words('tag.show_rows') }).press('Enter')
    await expect(row).toBeVisible()
    await expect(row.getByRole('link')).toBeFocused()
    await visit(page, `/tags/${slug}`)
    await expect(row).toHaveText(title)
    await visit(page, '/users/settings/interface')
    await main.getByRole('button', { name: t('kit.remove', { name: slug }) }).press('Enter')
    await expect
      .poll(async () => (await unwrap(member.api.call('listIgnoredTags'))).tags.map((one) => one.slug_name))
      .toEqual([])
    await visit(page, '/questions?order=newest')
    await expect(row).toHaveText(title)
    // The tag list has the same button, and renders it on the server.
    const asked = { headers: { 'accept-language': locale } }
    const html = await (await page.context().request.get(`/tags?q=${slug}`, asked)).text()
    expect(html.includes(`>${words('tag.ignore')} ${slug}</span>`), 'the button in the first HTML').toBe(true)
    await visit(page, `/tags?q=${slug}`)
    await toggle.press('Enter')
    await expect(ignored).toHaveAttribute('aria-pressed', 'true')
    expect(await findingsInBothThemes(page)).toEqual([])
  })
}

test('a choice made while another is being stored is stored after it', async ({ open, server }) => {
  const { t } = wordsIn('en_US')
  const member = await newMember(server, 'Ignatius Quick')
  const page = await open({ as: member })
  const main = page.getByRole('main')
  await visit(page, '/users/settings/interface')
  let answer = (): void => undefined
  const chosen = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/answer/api/v1/tags/ignored', async (route) => {
    await chosen
    await route.continue()
  })
  const tags = main.getByRole('combobox', { name: t('ignored.tags') })
  await tags.fill('cook')
  await page.getByRole('option', { name: /cooking/ }).click()
  await tags.fill('maint')
  await page.getByRole('option', { name: /maintenance/ }).click()
  // The buttons show the cached choice, which changes a moment after the click. `check` would test the state of the
  // button too early.
  await main.getByRole('radio', { name: t('ignored.hide') }).click()
  answer()
  const stored = async () => {
    const { tags: ignored, display } = await unwrap(member.api.call('listIgnoredTags'))
    return [...ignored.map((one) => one.slug_name).toSorted(), display]
  }
  await expect.poll(stored).toEqual(['cooking', 'maintenance', 'hide'])
  await expect(main.getByRole('radio', { name: t('ignored.hide') })).toBeChecked()
  await expect(main.getByText('maintenance', { exact: true })).toBeVisible()
})

test('guests are not offered to ignore a tag', async ({ page }) => {
  await visit(page, '/tags/cooking')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: /cooking/ }).first()).toBeVisible()
  await expect(main.getByRole('button', { name: communityWordsIn('en_US')('tag.ignore'), exact: false })).toHaveCount(0)
})
