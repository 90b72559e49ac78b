import { unwrap } from '@quandary/api-client'
import { findingsInBothThemes } from './support/accessibility.ts'
import { communityWordsIn } from './support/community-words.ts'
import { letEverybodySuggest } from './support/edits.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { press } from './support/keyboard.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const words = communityWordsIn('en_US')

/** The name of the delete action by language. The API returns it, so it is not among the texts of the site. */
const DELETE = { en_US: 'Delete', zh_CN: '删除' }

test.beforeAll(async ({ admin }) => letEverybodySuggest(admin))

test('a guest who follows is asked to log in', async ({ page }) => {
  await visit(page, '/tags/cooking')
  await page.getByRole('button', { name: /^Follow/ }).click()
  await expect(page.getByRole('dialog', { name: t('auth.continue') })).toBeVisible()
})

test('following one tag, and editing the list of followed tags', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Follower')
  const page = await open({ as: ada })
  await visit(page, '/')
  const panel = page.getByRole('region', { name: t('tags.following') })
  await expect(panel).toContainText(t('tags.following_none'))
  await visit(page, '/tags/cooking')
  const follow = page.getByRole('main').getByRole('button', { name: /^Follow.* cooking$/ })
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await visit(page, '/questions')
  await expect(panel.getByRole('link', { name: 'cooking' })).toBeVisible()
  await panel.getByRole('button', { name: t('tags.following_edit') }).click()
  const field = panel.getByRole('combobox')
  await field.fill('cycl')
  await panel.getByRole('option', { name: /cycling/ }).click()
  await panel.getByRole('button', { name: t('kit.remove', { name: 'cooking' }) }).click()
  await panel.getByRole('button', { name: words('save') }).click()
  await expect(panel.getByRole('link')).toHaveText(['cycling'])
  const followed = await unwrap(ada.api.call('listFollowedTags'))
  expect(followed.map(({ slug_name: slug }) => slug)).toEqual(['cycling'])
})

test('a tag is created, described, edited and deleted by staff', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await visit(page, '/tags')
  await page.getByRole('link', { name: words('tag.create') }).click()
  await page.getByRole('button', { name: words('tag.create') }).click()
  const name = page.getByRole('textbox', { name: words('tag.display_name'), exact: true })
  await expect(name).toBeFocused()
  await name.fill('Fermenting')
  await page.getByLabel(words('tag.slug_name')).fill('fermenting')
  await page.getByRole('button', { name: words('tag.create') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('tag.about', { name: 'Fermenting' }) })).toBeVisible()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: words('tag.description') }).fill('Food that *changes* by itself.')
  await page.getByLabel(words('edit.summary')).fill('Described it')
  await page.getByRole('button', { name: words('edit.save') }).click()
  await expect(page.getByText('Food that changes by itself.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('tag.delete_go') })
    .click()
  await expect(page.getByText(words('tag.is_deleted'))).toBeVisible()
  await page.getByRole('button', { name: 'Undelete' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('tag.undelete_go') })
    .click()
  await expect(page.getByText(words('tag.is_deleted'))).toHaveCount(0)
})

for (const [language, locale, width, reason] of [
  ['en_US', 'en-US', 1280, '1 question has this tag. Merge the tag into another one first.'],
  ['zh_CN', 'zh-CN', 390, '有 1 个问题使用此标签。请先将它合并到其他标签。'],
] as const) {
  test(`staff who delete a tag in use are told why it stays, and lose no focus (${language})`, async ({
    open,
    admin,
    watch,
  }) => {
    watch.expectStatus(400, '/answer/api/v1/tag')
    const slug = `in-use-${width}`
    const body = { title: `Is tag ${width} in use?`, content: 'By this question.', tags: [{ slug_name: slug }] }
    await unwrap(admin.api.call('createQuestion', { body }))
    const page = await open({ as: admin, locale, viewport: { width, height: 844 } })
    await visit(page, `/tags/${slug}/info`)
    const say = communityWordsIn(language)
    const remove = page.getByRole('main').getByRole('button', { name: DELETE[language], exact: true })
    await remove.press('Enter')
    const dialog = page.getByRole('dialog', { name: say('tag.delete_title', { name: slug }) })
    await press(page, dialog.getByRole('button', { name: say('tag.delete_go') }))
    const refusal = page.getByRole('dialog').filter({ hasText: reason })
    await expect(refusal).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(refusal).toHaveCount(0)
    await expect(remove).toBeFocused()
    expect((await unwrap(admin.api.call('getTag', { query: { name: slug } }))).status).not.toBe('deleted')
  })
}

test('synonyms redirect to their main tag; a merged tag becomes a synonym', async ({ open, admin, page: guest }) => {
  for (const name of ['velo', 'bikes', 'bicycles']) {
    await unwrap(admin.api.call('createTag', { body: { slug_name: name, display_name: name, original_text: '' } }))
  }
  const page = await open({ as: admin })
  await visit(page, '/tags/bikes/info')
  await page.getByRole('button', { name: words('tag.synonyms_edit') }).click()
  const synonyms = page.getByRole('region', { name: words('tag.synonyms') })
  await synonyms.getByRole('combobox').fill('velo')
  await synonyms.getByRole('option', { name: /velo/ }).first().click()
  await synonyms.getByRole('button', { name: words('save') }).click()
  await expect(synonyms.getByText('velo', { exact: true })).toBeVisible()
  await guest.goto('/tags/velo')
  await expect(guest).toHaveURL(/\/tags\/bikes$/)

  await visit(page, '/tags/bicycles/info')
  await page.getByRole('button', { name: words('tag.merge') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('bikes')
  await dialog.getByRole('option', { name: /bikes/ }).first().click()
  await dialog.getByRole('button', { name: words('tag.merge_go') }).click()
  await expect(page).toHaveURL(/\/tags\/bikes\/info$/)
  await expect(synonyms.getByText('bicycles', { exact: true })).toBeVisible()
})

test('a tag’s former name redirects permanently to its current one', async ({ page, admin }) => {
  const made = { slug_name: 'fix-gear', display_name: 'Fixed gear', original_text: '' }
  await unwrap(admin.api.call('createTag', { body: made }))
  const { tag_id } = await unwrap(admin.api.call('getTag', { query: { name: 'fix-gear' } }))
  await unwrap(admin.api.call('updateTag', { body: { tag_id, slug_name: 'fixed-gear' } }))
  for (const [old, now] of [
    ['/tags/fix-gear?order=newest', '/tags/fixed-gear?order=newest'],
    ['/tags/fix-gear/info', '/tags/fixed-gear/info'],
  ] as const) {
    const answer = await page.request.get(old, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, now])
    await page.goto(old)
    await expect(page).toHaveURL(now)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Fixed gear')
  }
})

test('the form of a tag begins as far below its heading as that of a question', async ({ open, admin }) => {
  const page = await open({ as: admin })
  const { tag_id: id } = await unwrap(admin.api.call('getTag', { query: { name: 'cycling' } }))
  const distances: number[] = []
  for (const path of ['/questions/ask', `/tags/${id}/edit`]) {
    await visit(page, path)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const field = await page.getByRole('main').locator('form label').first().boundingBox()
    if (!heading || !field) throw new Error(`${path} has no heading or no field`)
    distances.push(Math.round(field.y - heading.y - heading.height))
  }
  expect(new Set(distances).size, String(distances)).toBe(1)
})

test('an edit by a member waits for review, and a second one is refused with the reason', async ({ open, server }) => {
  const bo = await newMember(server, 'Bo Describer')
  const page = await open({ as: bo })
  const { tag_id: id } = await unwrap(bo.api.call('getTag', { query: { name: 'cycling' } }))
  await visit(page, `/tags/${id}/edit`)
  await expect(page.getByLabel(words('tag.slug_name'))).toBeDisabled()
  await page.getByRole('textbox', { name: words('tag.description') }).fill('Everything with two wheels and pedals.')
  await page.getByRole('button', { name: words('edit.save') }).click()
  await expect(page.getByText(t('review.after_review'))).toBeVisible()
  await expect(page).toHaveURL(/\/tags\/cycling\/info$/)
  await visit(page, `/tags/${id}/edit`)
  await expect(page.getByRole('button', { name: words('edit.save') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: words('tag.back') })).toBeVisible()
})

test('creating and editing are guarded', async ({ page, open, server, api, watch }) => {
  watch.expectStatus(403, '/403')
  const { tag_id: id } = await unwrap(api.call('getTag', { query: { name: 'cooking' } }))
  for (const path of ['/tags/create', `/tags/${id}/edit`, `/tags/${id}/timeline`]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/users\/login\?next=/)
  }
  const member = await open({ as: await newMember(server, 'Cy Member') })
  await member.goto('/tags/create')
  await expect(member).toHaveURL(/\/403$/)
})

for (const path of ['/tags', '/tags/cooking/info', '/tags/create']) {
  test(`the tag pages are accessible: ${path}`, async ({ open, admin }) => {
    const page = await open({ as: admin, locale: 'zh-CN' })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, path)
      expect(await findingsInBothThemes(page), `${path}, ${width}`).toEqual([])
    }
  })
}
