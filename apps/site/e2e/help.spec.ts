import { unwrap } from '@quandary/api-client'
import { messages as english } from '@quandary/i18n/catalogues/en_US/help'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/help'
import { expect, test, visit } from './support/fixtures.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

test('the guide tells the rules of this site, and follows its settings', async ({ page, admin }) => {
  await visit(page, '/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.help') })
    .click()
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('heading', { level: 1, name: english['help.title'] })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('A question has 1 to 5 tags.')
  await expect(main).toContainText(english['help.answering_once'])
  await expect(main).toContainText('From 125 reputation')
  await expect(main.getByRole('definition').filter({ hasText: '+15' })).toBeVisible()
  await expect(main).toContainText('Spam')
  await expect(main.getByText('$\\sqrt{2}$')).toBeVisible()

  const { restrict_answer: once, required_tag, min_tags } = await unwrap(admin.api.call('getWriteSettings'))
  await unwrap(admin.api.call('updateWriteSettings', { body: { restrict_answer: false, max_tags: 4 } }))
  const texts = { before_text: 'Beer alone, **please**.', after_text: 'Write to the brewer.' }
  await unwrap(admin.api.call('updateHelpSettings', { body: texts }))
  await visit(page, '/help')
  await expect(main.locator('strong', { hasText: 'please' })).toBeVisible()
  await expect(main).toContainText('Write to the brewer.')
  await expect(main).toContainText('1 to 4 tags')
  await expect(main).not.toContainText(english['help.answering_once'])
  await unwrap(admin.api.call('updateWriteSettings', { body: { max_tags: min_tags } }))
  await visit(page, '/help')
  await expect(main).toContainText('A question has 1 tag. ')
  await unwrap(admin.api.call('updateHelpSettings', { body: { before_text: '', after_text: '' } }))
  const body = { restrict_answer: once, required_tag, min_tags, max_tags: 5 }
  await unwrap(admin.api.call('updateWriteSettings', { body }))
})

test('the list of privileges shows the way to the next one', async ({ page, open, server, admin }) => {
  await visit(page, '/help/privileges')
  await expect(page.getByRole('main').getByRole('link', { name: t('auth.signup') })).toHaveAttribute(
    'href',
    '/users/register?next=%2Fhelp%2Fprivileges',
  )
  const own = await open({ as: await newMember(server, 'Ada Climbs') })
  await visit(own, '/help')
  await own.getByRole('link', { name: english['help.privileges_all'] }).click()
  await expect(own).toHaveURL('/help/privileges')
  await expect(own.getByText('You have 1 reputation.')).toBeVisible()
  await expect(own.getByRole('progressbar', { name: english['help.privileges_progress'] })).toHaveAttribute('max', '7')
  await expect(own.getByText('7 more reputation for: Upvote a question · Upvote an answer')).toBeVisible()
  const steps = own.getByRole('main').locator('ol > li')
  await expect(steps.first().getByRole('img', { name: english['help.privileges_have'] })).toBeVisible()
  await expect(steps.filter({ hasText: 'Downvote a question' })).toContainText('124 to go')
  const staff = await open({ as: admin })
  await visit(staff, '/help/privileges')
  await expect(staff.getByText(english['help.privileges_staff'])).toBeVisible()
})

test('the guide is read without scripts and led through by its contents', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/help')
  await page.getByRole('complementary').getByRole('link', { name: english['help.flagging'] }).click()
  await expect(page).toHaveURL('/help#flagging')
  await expect(page.getByRole('heading', { name: english['help.flagging'] })).toBeInViewport()
  await context.close()
})

test('administrators write what stands before and after the guide', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin/guide')
  await page.getByRole('textbox', { name: 'Before the guide' }).fill('Ask about **bread** alone.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await unwrap(admin.api.call('getHelpSettings'))).before_text).toContain('bread')
  await visit(page, '/help')
  await expect(page.getByRole('main').locator('strong', { hasText: 'bread' })).toBeVisible()
  await unwrap(admin.api.call('updateHelpSettings', { body: { before_text: '', after_text: '' } }))
})

for (const language of ['en_US', 'zh_CN'] as const) {
  test(`guide and privileges are accessible and fit: ${language}`, async ({ open, server }) => {
    const { tag } = wordsIn(language)
    const words = language === 'en_US' ? english : chinese
    const page = await open({
      as: await newMember(server, language === 'en_US' ? 'Ada Reads' : 'Ada Liest'),
      locale: tag,
    })
    for (const [path, title] of [
      ['/help', words['help.title']],
      ['/help/privileges', words['help.privileges']],
    ] as const) {
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await visit(page, path)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expectNoSidewaysScroll(page)
        if (width !== 320) expect(await findingsInBothThemes(page), `${path}, ${width}`).toEqual([])
      }
    }
  })
}
