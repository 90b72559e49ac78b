import { unwrap } from '@quandary/api-client'
import type { Locator, Page } from '@playwright/test'
import { explainedActs } from './support/acts.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember, type Person } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const RANK = 8

/** Raises the reputation that acting on posts requires above that of a new member. */
function refuseNewcomers(admin: Person) {
  const custom = explainedActs.map(({ key }) => ({ key: `rank.${key}`, value: RANK }))
  return unwrap(admin.api.call('updatePrivilegeSettings', { body: { level: 99, custom_privileges: custom } }))
}

for (const [language, hasTouch, width] of [
  ['en_US', false, 1280],
  ['zh_CN', true, 390],
] as const) {
  test(`each refused control says on press and Enter what is missing (${language}, touch: ${hasTouch})`, async ({
    open,
    server,
    admin,
  }) => {
    const words = wordsIn(language)
    const { t, tag } = words
    await refuseNewcomers(admin)
    const id = await askOne(admin, `Which control stays silent in ${language}?`)
    await answerOne(admin, id, 'None of them.')
    await unwrap(admin.api.call('createComment', { body: { object_id: id, original_text: 'One to vote on.' } }))
    const newcomer = await newMember(server, `Newcomer ${language.slice(0, 2)}`)
    const page = await open({ as: newcomer, hasTouch, locale: tag, viewport: { width, height: 800 } })
    const reason = t('vote.needs_rank', { needed: RANK, have: 1 })
    for (const on of ['question', 'ask'] as const) {
      await visit(page, on === 'ask' ? '/questions/ask' : `/questions/${id}`)
      const refused = page.getByRole('main').locator('button[aria-disabled="true"]')
      for (const { key, ...act } of explainedActs)
        if (act.on === on) await expect(refused.and(act.control(page, words)), key).toHaveCount(1)
      // Buttons of an editor that is still loading are also disabled, for a moment.
      await expect(refused.filter({ hasNotText: reason })).toHaveCount(0)
      for (const button of await refused.all()) await expectReason(page, button, { reason, hasTouch, width })
    }

    await visit(page, `/questions/${id}`)
    const comments = page.getByRole('region', { name: t('comments.of_question') })
    const onComment = comments.getByRole('button', { name: t('comments.vote_up') })
    const privileges = page.getByRole('button', { name: t('page.privileges') })
    for (let presses = 0; presses < 2; presses += 1) await onComment.press('Enter')
    await expect(privileges, 'the same refusal is shown once').toHaveCount(1)
    await privileges.press('Enter')
    await expect(page).toHaveURL(/\/help\/privileges$/)
  })
}

for (const hasTouch of [false, true]) {
  test(`the author of a post reads why they cannot vote on it (touch: ${hasTouch})`, async ({ open, admin }) => {
    const { t } = wordsIn('en_US')
    const width = hasTouch ? 390 : 1280
    const id = await askOne(admin, `May I vote on this myself, touch ${hasTouch}?`)
    await answerOne(admin, id, 'Nobody may.')
    const page = await open({ as: admin, hasTouch, viewport: { width, height: 800 } })
    await visit(page, `/questions/${id}`)
    const arrows = page.getByRole('group', { name: /^Score of/ }).getByRole('button')
    await expect(arrows).toHaveCount(4)
    for (const arrow of await arrows.all())
      await expectReason(page, arrow, { reason: t('vote.own_post'), hasTouch, width })
  })

  test(`each act of a guest asks to log in, on press and keys (touch: ${hasTouch})`, async ({ open, admin }) => {
    const words = wordsIn('en_US')
    const { t } = words
    const id = await askOne(admin, `Which act may a guest do, touch ${hasTouch}?`)
    await answerOne(admin, id, 'None of them.')
    await unwrap(admin.api.call('createComment', { body: { object_id: id, original_text: 'One to vote on.' } }))
    const page = await open({ hasTouch, viewport: { width: hasTouch ? 390 : 1280, height: 800 } })
    await visit(page, `/questions/${id}`)
    const main = page.getByRole('main')
    const acts = [
      ...explainedActs
        .filter(({ on, key }) => on === 'question' && key !== 'answer.add')
        .map((act) => act.control(page, words)),
      ...[/^Bookmark/, /^Follow/, /^Reply/].map((name) => main.getByRole('button', { name }).first()),
    ]
    const prompt = page.getByRole('dialog', { name: t('auth.continue') })
    for (const act of acts) {
      // The tooltip of the previous action may cover this control.
      await page.mouse.move(0, 0)
      await act.evaluate((node) => node.scrollIntoView({ block: 'center' }))
      // While the prompt is open, the rest of the page is hidden from assistive technology.
      const name = await act.innerText()
      for (const way of ['press', 'Enter', 'Space']) {
        await (way !== 'press' ? act.press(way) : hasTouch ? act.tap() : act.click())
        await expect(prompt, `${name} by ${way}`).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(prompt).toBeHidden()
      }
    }
  })
}

/** Expects a control to show its reason inside the viewport, whether it is pressed with the pointer, Enter or Space. */
async function expectReason(
  page: Page,
  button: Locator,
  { reason, hasTouch, width }: { reason: string; hasTouch: boolean; width: number },
): Promise<void> {
  const words = button.getByText(reason)
  const height = () => words.evaluate((node) => node.getBoundingClientRect().height)
  // Scrolls the button away from the bar at the bottom of a phone's screen.
  await button.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  if (hasTouch) await button.tap({ force: true })
  else await button.click({ force: true })
  expect(await height()).toBeGreaterThan(8)
  for (const key of ['Enter', 'Space']) {
    await page.mouse.move(0, 0)
    await button.press(key)
    expect(await height()).toBeGreaterThan(8)
  }
  const box = await words.boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true)
}
