import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages as serverMessages } from '@quandary/i18n/catalogues/en_US/server'
import { findingsInBothThemes } from './support/accessibility.ts'
import { communityWordsIn } from './support/community-words.ts'
import { filterWordsIn } from './support/filter-words.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember, type Person } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const { t: refused } = createI18n({ language: 'en_US', messages: serverMessages })

const namesOf = async ({ api }: Person) => (await unwrap(api.call('listSavedFilters'))).list.map(({ name }) => name)

for (const { language, width } of [
  { language: 'en_US', width: 1280 },
  { language: 'zh_CN', width: 390 },
] as const) {
  test(`a member saves filters, follows, moves, renames and deletes them (${language}, ${width})`, async ({
    open,
    server,
  }) => {
    const { t, tag: locale } = wordsIn(language)
    const words = filterWordsIn(language)
    const member = await newMember(server, `Fiona Filter ${width}`)
    const page = await open({ as: member, locale, viewport: { width, height: 900 } })
    const main = page.getByRole('main')
    const filterButton = main.getByRole('link', { name: t('list.filter'), exact: true })

    await visit(page, '/questions?order=newest&answers=none')
    await main.getByRole('button', { name: words('saved.save') }).press('Enter')
    const name = main.getByLabel(words('saved.name'))
    await expect(name).toBeFocused()
    await expect(name).toHaveValue(words('answers.none'))
    expect(await findingsInBothThemes(page)).toEqual([])
    await name.press('Enter')
    await expect(main.getByRole('button', { name: words('saved.save') })).toBeHidden()
    await expect(page.getByText(words('saved.done'))).toBeVisible()
    await expect(filterButton).toBeFocused()

    await visit(page, '/tags/cooking?min_votes=0')
    await main.getByRole('button', { name: words('saved.save') }).press('Enter')
    await name.fill('Second')
    await main.getByRole('button', { name: words('saved.store'), exact: true }).press('Enter')
    await expect(page.getByText(words('saved.done'))).toBeVisible()
    expect(await namesOf(member)).toEqual([words('answers.none'), 'Second'])

    await filterButton.press('Enter')
    const panel = page.getByRole(width < 640 ? 'dialog' : 'region', { name: words('title') })
    const saved = panel.getByRole('list', { name: words('saved.title') })
    await expect(saved.getByRole('link', { name: 'Second' })).toHaveAttribute('aria-current', 'true')
    expect(await findingsInBothThemes(page)).toEqual([])
    await saved.getByRole('link', { name: words('answers.none') }).press('Enter')
    await expect(page).toHaveURL(/\/questions\?order=newest&answers=none$/)
    await expect(panel).toBeHidden()
    // The address changes before the page does.
    const removed = words('remove', { filter: words('answers.none') })
    await expect(main.getByRole('link', { name: removed })).toBeVisible()

    await filterButton.press('Enter')
    await panel.getByRole('button', { name: words('saved.edit'), exact: true }).press('Enter')
    const rows = saved.getByRole('listitem')
    const up = panel.getByRole('button', { name: words('saved.up', { name: 'Second' }) })
    await up.press('Enter')
    await expect(rows).toHaveText([/Second/, new RegExp(words('answers.none'))])
    await expect(up).toBeFocused()
    await expect(up).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => namesOf(member)).toEqual(['Second', words('answers.none')])
    expect(await findingsInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await panel.getByRole('button', { name: words('saved.rename', { name: 'Second' }) }).press('Enter')
    await expect(panel.getByLabel(words('saved.name'))).toBeFocused()
    await panel.getByLabel(words('saved.name')).fill('First')
    await panel.getByRole('button', { name: words('saved.store'), exact: true }).press('Enter')
    await expect(panel.getByRole('button', { name: words('saved.rename', { name: 'First' }) })).toBeFocused()

    await panel.getByRole('button', { name: words('saved.delete', { name: 'First' }) }).press('Enter')
    await expect(rows).toHaveCount(1)
    await expect(panel.getByRole('button', { name: words('saved.end') })).toBeFocused()
    await expect.poll(() => namesOf(member)).toEqual([words('answers.none')])
    await expect(panel.getByText(words('saved.deleted', { name: 'First' }))).toBeVisible()
    expect(await findingsInBothThemes(page)).toEqual([])
    await panel.getByRole('button', { name: words('saved.undo') }).press('Enter')
    await expect(rows).toHaveText([/First/, new RegExp(words('answers.none'))])
    expect(await namesOf(member)).toEqual(['First', words('answers.none')])
  })
}

test('filters are moved as often as pressed, and an undo that is refused can be repeated', async ({
  open,
  server,
  watch,
}) => {
  const words = filterWordsIn('en_US')
  const { t } = wordsIn('en_US')
  const member = await newMember(server, 'Felix Filter')
  for (const name of ['One', 'Two', 'Three']) {
    await unwrap(member.api.call('createSavedFilter', { body: { name, filter: { tags: name.toLowerCase() } } }))
  }
  const page = await open({ as: member })
  const main = page.getByRole('main')
  await visit(page, '/questions')
  await main.getByRole('link', { name: t('list.filter'), exact: true }).click()
  await main.getByRole('button', { name: words('saved.edit'), exact: true }).click()
  const rows = main.getByRole('list', { name: words('saved.title') }).getByRole('listitem')
  const path = '/answer/api/v1/saved-filters'
  let answer = (): void => undefined
  const pressed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${path}`, async (route) => {
    await pressed
    await route.continue()
  })
  const up = main.getByRole('button', { name: words('saved.up', { name: 'Three' }) })
  await up.press('Enter')
  await expect(rows).toHaveText([/One/, /Three/, /Two/])
  await up.press('Enter')
  await expect(rows).toHaveText([/Three/, /One/, /Two/])
  answer()
  await expect.poll(() => namesOf(member)).toEqual(['Three', 'One', 'Two'])
  await page.unroute(`**${path}`)

  // The focus moves immediately. When the server's response arrives, the focus remains where the member has moved it.
  let deleted = (): void => undefined
  const goneOn = new Promise<void>((resolve) => {
    deleted = resolve
  })
  await page.route(`**${path}**`, async (route) => {
    await goneOn
    await route.continue()
  })
  await main.getByRole('button', { name: words('saved.delete', { name: 'One' }) }).press('Enter')
  await expect(main.getByRole('button', { name: words('saved.end') })).toBeFocused()
  const moveDown = main.getByRole('button', { name: words('saved.down', { name: 'Three' }) })
  await moveDown.focus()
  deleted()
  await expect(main.getByText(words('saved.deleted', { name: 'One' }))).toBeVisible()
  await expect(moveDown).toBeFocused()
  await page.unroute(`**${path}**`)
  expect(await namesOf(member)).toEqual(['Three', 'Two'])
  watch.expectStatus(500, path)
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: '' }))
  const undo = main.getByRole('button', { name: words('saved.undo') })
  const refused = page.waitForResponse((response) => response.request().method() === 'POST')
  await undo.click()
  await refused
  await page.unroute(`**${path}`)
  await expect(undo).toBeEnabled()
  // The filter is restored even if moving it to its position fails.
  watch.expectStatus(500, path)
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await undo.click()
  await expect(rows).toHaveText([/Three/, /Two/, /One/])
  await expect(undo).toBeHidden()
})

test('saved filters are suggested under the search field', async ({ open, server }) => {
  const { t } = wordsIn('en_US')
  const community = communityWordsIn('en_US')
  const member = await newMember(server, 'Frida Filter')
  for (const [name, tag] of [
    ['Kitchen', 'cooking'],
    ['Workshop', 'maintenance'],
  ] as const) {
    await unwrap(member.api.call('createSavedFilter', { body: { name, filter: { tag, answers: 'unaccepted' } } }))
  }
  const page = await open({ as: member })
  await visit(page, '/users')
  await page.keyboard.press('Control+k')
  const group = page.getByRole('listbox').getByRole('group', { name: community('suggest.saved_filters') })
  await expect(group.getByRole('option')).toHaveText(['Kitchen', 'Workshop'])
  await page.keyboard.type('work')
  await expect(group.getByRole('option')).toHaveText(['Workshop'])
  await group.getByRole('option').click()
  await expect(page).toHaveURL(/\/tags\/maintenance\?answers=unaccepted$/)
  const removed = filterWordsIn('en_US')('remove', { filter: filterWordsIn('en_US')('answers.unaccepted') })
  await expect(page.getByRole('main').getByRole('link', { name: removed })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('list.filter'), exact: true })).toBeVisible()
})

test('a filter more than one can save is refused in words, and its name stays', async ({ open, server, watch }) => {
  const words = filterWordsIn('en_US')
  const member = await newMember(server, 'Flora Filter')
  for (const place of Array.from({ length: 20 }).keys()) {
    const body = { name: `Votes ${place}`, filter: { min_votes: place } }
    await unwrap(member.api.call('createSavedFilter', { body }))
  }
  const page = await open({ as: member })
  const main = page.getByRole('main')
  await visit(page, '/questions?answers=none')
  await main.getByRole('button', { name: words('saved.save') }).click()
  await main.getByLabel(words('saved.name')).fill('One too many')
  watch.expectStatus(400, '/answer/api/v1/saved-filters')
  await main.getByRole('button', { name: words('saved.store'), exact: true }).click()
  await expect(page.getByText(refused('error.saved_filter.too_many', { limit: 20 }))).toBeVisible()
  await expect(main.getByLabel(words('saved.name'))).toHaveValue('One too many')
})

test('guests are not offered to save a filter', async ({ page }) => {
  const words = filterWordsIn('en_US')
  await visit(page, '/questions?answers=none')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: words('clear') })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: words('saved.save') })).toHaveCount(0)
})
