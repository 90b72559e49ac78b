import { unwrap } from '@quandary/api-client'
import type { Locator, Page } from '@playwright/test'
import { findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { askedBy, letEverybodySuggest } from '../../site/e2e/support/edits.ts'
import { newMember } from '../../site/e2e/support/people.ts'
import { chooseInMenu } from './support/by-keyboard.ts'
import { fill } from './support/filled-site.ts'
import { t } from './support/words.ts'

// Follows the links in menus, empty lists and errors, and the links back that no other test follows.

interface Way {
  what: string
  /** Address below /admin. */
  from: string
  take: (page: Page) => Promise<void>
  /** The address that the link leads to, without the host. */
  to: RegExp
}

/** Placeholder for the id of a person in the addresses. */
const PERSON = '{person}'

/** Expects that the focus is not lost. */
const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
const follow = (link: Locator) => link.press('Enter')
const linkNamed = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

const WAYS: readonly Way[] = [
  {
    what: 'the menu of a question shows it on the site',
    from: '/questions?query=rice',
    take: (page) =>
      chooseInMenu(
        page,
        page.getByRole('button', { name: t('posts.actions', { title: 'How is rice cooked?' }) }),
        t('posts.show'),
      ),
    to: /^\/questions\/\d+/,
  },
  {
    what: 'the menu of an answer shows it on the site',
    from: '/answers?query=rice',
    take: (page) => {
      const title = t('answers.name', { author: 'Person to look at', title: 'How is rice cooked?' })
      return chooseInMenu(page, page.getByRole('button', { name: t('posts.actions', { title }) }), t('posts.show'))
    },
    to: /^\/questions\/\d+/,
  },
  {
    what: 'the number of answers leads to them, and on to those of all questions',
    from: '/questions?query=rice',
    take: async (page) => {
      await follow(page.getByRole('row').filter({ hasText: 'rice' }).getByRole('link', { name: /1/ }))
      await expect(page).toHaveURL(/\/admin\/answers\?question=\d+$/)
      await follow(linkNamed(page, t('answers.of_all_questions')))
    },
    to: /^\/admin\/answers$/,
  },
  {
    what: 'the page of a person leads to the public profile',
    from: `/users/${PERSON}`,
    take: (page) =>
      chooseInMenu(
        page,
        page.getByRole('button', { name: t('users.actions_of', { name: 'Person to look at' }) }),
        t('users.public_profile'),
      ),
    to: /^\/users\/[^/]+$/,
  },
  {
    what: 'the dashboard leads to the address that lacks encryption',
    from: '',
    take: (page) => follow(linkNamed(page, t('health.https_change'))),
    to: /^\/admin\/general$/,
  },
  {
    what: 'the menu of a person shows the public profile',
    from: '/users?query=Person',
    take: (page) =>
      chooseInMenu(
        page,
        page.getByRole('button', { name: t('users.acts', { name: 'Person to look at' }) }),
        t('users.public_profile'),
      ),
    to: /^\/users\/[^/]+$/,
  },
  {
    what: 'the flags lead to the review of one after the other',
    from: '/flags',
    take: (page) => follow(linkNamed(page, t('flags.queue'))),
    to: /^\/review\?type=flagged_post$/,
  },
  {
    what: 'the dashboard leads to the questions that wait',
    from: '',
    take: (page) => follow(linkNamed(page, t('waiting.questions_act'))),
    to: /^\/admin\/questions\?filter=pending$/,
  },
  {
    what: 'the dashboard leads to the answers that wait',
    from: '',
    take: (page) => follow(linkNamed(page, t('waiting.answers_act'))),
    to: /^\/admin\/answers\?filter=pending$/,
  },
  {
    what: 'a page beyond the end leads to the first one',
    from: '/users?page=99',
    take: (page) => follow(linkNamed(page, t('list.first_page'))),
    to: /^\/admin\/users$/,
  },
  {
    what: 'a page of flags beyond the end leads to the first one',
    from: '/flags?page=99',
    take: (page) => follow(linkNamed(page, t('list.first_page'))),
    to: /^\/admin\/flags$/,
  },
  {
    what: 'a search without results is cleared',
    from: '/questions?query=nobody-asked',
    take: (page) => follow(linkNamed(page, t('list.clear_search'))),
    to: /^\/admin\/questions$/,
  },
  {
    what: 'the questions of one person lead to those of all',
    from: `/questions?user=${PERSON}`,
    take: (page) => follow(linkNamed(page, t('posts.of_all'))),
    to: /^\/admin\/questions$/,
  },
  {
    what: 'an unknown person leads to the list',
    from: '/users/10030000000009999',
    take: (page) => follow(linkNamed(page, t('users.to_list'))),
    to: /^\/admin\/users$/,
  },
  {
    what: 'an unknown plugin leads to the list',
    from: '/plugins/nothing',
    take: (page) => follow(linkNamed(page, t('plugins.to_list'))),
    to: /^\/admin\/installed-plugins$/,
  },
  {
    what: 'an unknown address leads to the dashboard',
    from: '/nowhere/at/all',
    take: (page) => follow(linkNamed(page, t('error.dashboard'))),
    to: /^\/admin\/?$/,
  },
  {
    what: 'the header leads to the site',
    from: '/general',
    take: (page) => follow(page.getByRole('banner').getByRole('link', { name: t('nav.back') })),
    to: /^\/$/,
  },
]

test('menus, empty lists and errors lead on', async ({ open, admin, server }) => {
  const person = await fill(server)
  const page = await open({ as: admin })
  for (const { what, from, take, to } of WAYS) {
    await test.step(what, async () => {
      await page.goto(`/admin${from.replace(PERSON, person)}`)
      await take(page)
      await expect(page).toHaveURL((url) => to.test(`${url.pathname}${url.search}`))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      if (to.source.includes('admin')) await expectFocus(page)
    })
  }
})

test('the dashboard leads to the edits that wait for a review', async ({ open, admin, server }) => {
  const levels = await unwrap(admin.api.call('getPrivilegeSettings'))
  await letEverybodySuggest(admin)
  const { id, title, tags } = await askedBy(admin, 'How is an edit reviewed?')
  const member = await newMember(server, 'Suggesting Member')
  const body = { id, title, content: 'Step by step.', tags: tags.map(({ slug_name }) => ({ slug_name })) }
  await unwrap(member.api.call('updateQuestion', { body }))
  const page = await open({ as: admin })
  await page.goto('/admin')
  await expect(page.getByText(t('waiting.edits', { count: 1, n: '1' }))).toBeVisible()
  await follow(linkNamed(page, t('waiting.edits_act')))
  await expect(page).toHaveURL(/\/review\?type=suggested_post_edit$/)
  await expect(page.getByRole('article')).toContainText('Step by step.')
  await unwrap(admin.api.call('updatePrivilegeSettings', { body: { level: levels.selected_level } }))
})

test('the account menu leads to the own profile', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin')
  await chooseInMenu(
    page,
    page.getByRole('button', { name: t('account.menu', { name: admin.name }) }),
    t('account.profile'),
  )
  await expect(page).toHaveURL(new RegExp(`/users/${admin.username}$`))
})

test('a screen that could not be loaded is loaded again on request', async ({ open, admin, watch }) => {
  watch.expectStatus(503, /^\/answer\/admin\/api\/question/)
  const page = await open({ as: admin })
  await page.route(/\/answer\/admin\/api\/question/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/admin/questions')
  await expect(page.getByText(t('error.50x'))).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.unroute(/\/answer\/admin\/api\/question/)
  await page.getByRole('button', { name: t('retry') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('nav.questions') })).toBeVisible()
  await expectFocus(page)
})

test('a selection is cleared, and nothing happens to its rows', async ({ open, admin, server }) => {
  await fill(server)
  const page = await open({ as: admin })
  await page.goto('/admin/questions')
  const all = page.getByRole('checkbox', { name: t('kit.select_all') })
  await all.press('Space')
  await expect(all).toBeChecked()
  const rows = await page.getByRole('row').count()
  await page.getByRole('button', { name: t('kit.clear_selection'), exact: true }).press('Enter')
  await expect(all).not.toBeChecked()
  await expect(page.getByRole('button', { name: t('posts.delete_ask') })).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(rows)
  await expectFocus(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox'), 'the filters follow').toBeFocused()
})

test('a look at earlier settings is left again, and changes nothing', async ({ open, admin }) => {
  const users = await unwrap(admin.api.call('getUserSettings'))
  const changed = { ...users, allow_update_bio: !users.allow_update_bio }
  await unwrap(admin.api.call('updateUserSettings', { body: changed }))
  const page = await open({ as: admin })
  await page.goto('/admin/settings-users')
  const opener = page.getByRole('button', { name: t('history.open') })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  const look = dialog.getByRole('button', { name: t('history.look') }).first()
  await look.press('Enter')
  await expect(dialog).toContainText(t('history.differs'))
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await dialog.getByRole('button', { name: t('history.back') }).press('Enter')
  await expect(look).toBeVisible()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await dialog
    .getByRole('contentinfo')
    .or(dialog.locator('footer'))
    .getByRole('button', { name: t('kit.close') })
    .press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await unwrap(admin.api.call('getUserSettings'))).toEqual(changed)
  await unwrap(admin.api.call('updateUserSettings', { body: users }))
})
