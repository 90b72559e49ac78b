import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { messages as english } from '@quandary/i18n/catalogues/en_US/server'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/server'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const NOTE = 'Until 18:00.'
const { t } = wordsIn('en_US')
const ANSWER = 'Overnight, and longer when it is cold.'

test('a site that is only read says so on every page and beside its forms, and texts stay', async ({
  open,
  admin,
  server,
  watch,
}) => {
  const sentence = english['read_only.maintenance']
  watch.expectStatus(503, /^\/answer\/api\/v1\//)
  const id = await askOne(admin, 'How long does sourdough rest?')
  const ada = await newMember(server, 'Reading Ada')
  const page = await open({ as: ada })
  // The back office is opened before the site becomes read-only, because nobody can sign in afterwards.
  const office = await open({ as: admin, locale: 'zh-CN' })
  await page.clock.install()
  // The member has begun to write when the site becomes read-only.
  await visit(page, `/questions/${id}`)
  const field = page.getByRole('textbox', { name: t('answers.text') })
  // The click is retried, because it fails while the editor replaces the plain field.
  await expect(() => field.click({ timeout: 1_000 })).toPass()
  await expect(page.locator('.cm-content')).toBeVisible()
  await field.click()
  await page.keyboard.type(ANSWER)
  const maintenance = join(server.dataDir, 'maintenance')
  await writeFile(maintenance, `read-only\n${NOTE}`)
  await expect
    .poll(async () => (await unwrap(admin.api.call('getSiteInfo'))).read_only, { timeout: 10_000 })
    .toBe(`${sentence} ${NOTE}`)
  await page.getByRole('button', { name: t('answers.post') }).click()
  await expect(page.getByText(`${sentence} ${NOTE}`).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(ANSWER)

  const guest = await open()
  for (const path of ['/', `/questions/${id}`, '/tags', '/users', '/users/login', '/users/register']) {
    await guest.goto(path)
    await expect(guest.getByText(NOTE).first()).toBeVisible()
  }
  expect(await findingsInBothThemes(guest)).toEqual([])
  await guest.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(guest)

  const asking = await page.context().newPage()
  await asking.goto('/questions/ask')
  // The administrators' note is shown above the page and beside the field.
  await expect(asking.getByText(NOTE)).toHaveCount(2)
  await office.goto('/admin')
  await expect(office.getByText(chinese['read_only.maintenance'])).toBeVisible()
  await rm(maintenance)
  await expect.poll(async () => (await unwrap(admin.api.call('getSiteInfo'))).read_only, { timeout: 10_000 }).toBe('')
  // The notices disappear after the next poll, and the typed answer remains. The message about the refused answer stays
  // above the button, but does not contain the administrators' note.
  await expect(page.getByText(NOTE)).not.toHaveCount(0)
  await page.clock.fastForward(31_000)
  await expect(page.getByText(NOTE)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(ANSWER)
  await guest.goto('/')
  await expect(guest.getByRole('main')).toBeVisible()
  await expect(guest.getByText(NOTE)).toHaveCount(0)
})
