import { unwrap } from '@quandary/api-client'
import { privilegesOfLevel } from '@quandary/guards'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test, visit } from '../../site/e2e/support/fixtures.ts'
import { press } from '../../site/e2e/support/keyboard.ts'
import { clientOf, newMember } from '../../site/e2e/support/people.ts'
import { chooseByArrow, saveSettings } from './support/saving.ts'
import { site, storyLanguage, t } from './support/words.ts'

test('a ready-made level is chosen by keyboard, stays chosen, and decides what a member may do', async ({
  open,
  admin,
  server,
}) => {
  const member = await newMember(server, 'Voting Newcomer')
  const body = { title: 'Who may vote for this?', content: 'It depends.', tags: [{ slug_name: 'baking' }] }
  const { id } = await unwrap(admin.api.call('createQuestion', { body }))
  const { options } = await unwrap(clientOf(server.address, admin.token, storyLanguage()).call('getPrivilegeSettings'))
  const nameOf = (level: number) => options.find((option) => option.level === level)?.level_desc ?? ''
  const vote = () => member.api.call('voteUp', { body: { object_id: id, is_cancel: false } })
  const page = await open({ as: admin })
  const theirs = await open({ as: member })
  const up = theirs.getByLabel(site('vote.of_question')).getByRole('button').first()
  /** Saves the level next to the current one, and checks after a reload that it is still chosen. */
  const choose = async (key: 'ArrowDown' | 'ArrowUp', level: 1 | 2 | 3) => {
    await chooseByArrow(page, t('privileges.level'), key, nameOf(level))
    await expect(page.getByRole('spinbutton'), 'only the custom level has fields').toHaveCount(0)
    await expectFigures(page, nameOf(level), Object.values(privilegesOfLevel(level)))
    await saveSettings(page)
    await page.reload()
    await expect(page.getByRole('radio', { name: nameOf(level), exact: true })).toBeChecked()
    await expectFigures(page, nameOf(level), Object.values(privilegesOfLevel(level)))
    const { selected_level } = await unwrap(admin.api.call('getPrivilegeSettings'))
    expect(selected_level).toBe(level)
  }

  expect((await vote()).error).toMatchObject({ status: 403 })
  await page.goto('/admin/privileges')
  await expect(page.getByRole('radio', { name: nameOf(2), exact: true })).toBeChecked()
  await choose('ArrowDown', 3)
  expect((await vote()).error).toMatchObject({ status: 403 })
  await visit(theirs, `/questions/${id}`)
  await expect(up).toHaveAttribute('aria-disabled', 'true')
  await expect(up).toHaveAccessibleName(/15/)

  await choose('ArrowUp', 2)
  await choose('ArrowUp', 1)
  expect(await findingsOn(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await visit(theirs, `/questions/${id}`)
  await expect(up).not.toHaveAttribute('aria-disabled')
  await press(theirs, up)
  await expect(theirs.getByLabel(site('vote.of_question')).getByRole('status')).toHaveText('1')
  await expect.poll(async () => (await unwrap(admin.api.call('getQuestion', { query: { id } }))).vote_count).toBe(1)
  await choose('ArrowDown', 2)
})

/** Expects the table of a level to show the reputation that each action requires. */
async function expectFigures(page: Page, level: string, values: readonly number[]): Promise<void> {
  const cells = page.getByRole('table', { name: level, exact: true }).getByRole('cell')
  await expect(cells).toHaveText(values.map((value) => new Intl.NumberFormat('en').format(value)))
}
