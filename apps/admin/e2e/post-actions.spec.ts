import { unwrap, type QuandaryClient } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { newMember, type Person } from '../../site/e2e/support/people.ts'
import { chooseInMenu, confirm, tabBackTo } from './support/by-keyboard.ts'
import { pattern, t } from './support/words.ts'

// Every action on posts that posts.spec.ts does not do by keyboard, on one post and on several.

interface Post {
  id: string
  questionId: string
  /** Text that only the row of this post contains. */
  words: string
}

interface Noun {
  name: 'questions' | 'answers'
  /** Creates a post whose text contains `what`. */
  write: (author: Person, admin: Person, what: string) => Promise<Post>
  /** True if guests can read the post. */
  isPublic: (guest: QuandaryClient, post: Post) => Promise<boolean>
}

const ask = async (person: Person, what: string) => {
  const body = { title: `How do I sharpen ${what}?`, content: 'Mine is blunt.', tags: [{ slug_name: 'baking' }] }
  return (await unwrap(person.api.call('createQuestion', { body }))).id
}

const nouns: readonly Noun[] = [
  {
    name: 'questions',
    write: async (author, _admin, what) => {
      const id = await ask(author, what)
      return { id, questionId: id, words: `sharpen ${what}?` }
    },
    isPublic: async (guest, { id }) => {
      const { error } = await guest.call('getQuestion', { query: { id } })
      if (error) expect(error.kind).toBe('notFound')
      return !error
    },
  },
  {
    name: 'answers',
    write: async (author, admin, what) => {
      const question_id = await ask(admin, what)
      const body = { question_id, content: `Take a wet stone for ${what}, and time.` }
      const { info } = await unwrap(author.api.call('createAnswer', { body }))
      return { id: info.id, questionId: question_id, words: `wet stone for ${what}` }
    },
    isPublic: async (guest, { id, questionId }) => {
      const { list } = await unwrap(guest.call('listAnswers', { query: { question_id: questionId } }))
      return list.some((answer) => answer.id === id)
    },
  },
]

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const rowOf = (page: Page, { words }: Post) => page.getByRole('row').filter({ hasText: words })
const menuOf = (page: Page, post: Post) => rowOf(page, post).getByRole('button')
const idOf = async (admin: Person, { email }: Person) =>
  (await unwrap(admin.api.call('listAdminUsers', { query: { status: 'all', query: email } }))).list[0]?.user_id ?? ''

for (const { name, write, isPublic } of nouns) {
  test(`${name}: one is deleted, put back, deleted again and restored from its row, by keyboard`, async ({
    open,
    admin,
    server,
    api,
  }) => {
    const author = await newMember(server, `Sharp ${name}`)
    const list = `/admin/${name}?user=${await idOf(admin, author)}`
    const oldest = await write(author, admin, 'an axe')
    const post = await write(author, admin, 'a plane')
    const newest = await write(author, admin, 'a knife')
    const page = await open({ as: admin })
    await page.goto(list)
    await chooseInMenu(page, menuOf(page, post), t('posts.delete_ask'))
    await confirm(page, t(`${name}.delete_submit`, { count: 1 }))
    const done = toast(page, t(`${name}.delete_done`, { count: 1 }))
    await expect(done).toBeVisible()
    await expect(rowOf(page, post)).toHaveCount(0)
    await expect(menuOf(page, oldest), 'the next row has the focus').toBeFocused()
    expect(await isPublic(api, post)).toBe(false)

    await done.getByRole('button', { name: t('posts.undo') }).press('Enter')
    await expect(toast(page, t('posts.undone'))).toBeVisible()
    await expect(menuOf(page, post), 'the row that came back has the focus').toBeFocused()
    expect(await isPublic(api, post)).toBe(true)

    for (const [gone, next] of [
      [oldest, post],
      [post, newest],
    ] as const) {
      await chooseInMenu(page, menuOf(page, gone), t('posts.delete_ask'))
      await confirm(page, t(`${name}.delete_submit`, { count: 1 }))
      await expect(menuOf(page, next)).toBeFocused()
    }
    await page.goto(`${list}&filter=deleted`)
    await expect(rowOf(page, oldest)).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    for (const [at, next] of [
      [post, oldest],
      [oldest, undefined],
    ] as const) {
      await chooseInMenu(page, menuOf(page, at), t('posts.restore'))
      await expect(toast(page, t(`${name}.restore_done`, { count: 1 }))).toBeVisible()
      await expect(next ? menuOf(page, next) : page.getByRole('main')).toBeFocused()
      expect(await isPublic(api, at)).toBe(true)
    }
    await expect(page.getByText(t(`${name}.none_of_author`))).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })

  test(`${name}: several are approved, deleted and restored at once, by keyboard`, async ({
    open,
    admin,
    server,
    api,
  }) => {
    const rules = await unwrap(admin.api.call('getWriteSettings'))
    await unwrap(admin.api.call('updateWriteSettings', { body: { ...rules, first_posts_wait: true } }))
    const author = await newMember(server, `Waiting ${name}`)
    const list = `/admin/${name}?user=${await idOf(admin, author)}`
    const oldest = await write(author, admin, 'a chisel')
    const posts = [await write(author, admin, 'a scythe'), await write(author, admin, 'a spade')]
    await unwrap(admin.api.call('updateWriteSettings', { body: rules }))
    const page = await open({ as: admin })
    const arePublic = async () => Promise.all([...posts, oldest].map((post) => isPublic(api, post)))
    const action = (label: string) => page.getByRole('button', { name: label, exact: true })
    // Presses checkboxes directly: every-screen.spec.ts tests that Tab reaches them.
    const all = page.getByRole('checkbox', { name: t('kit.select_all') })

    await page.goto(`${list}&filter=pending`)
    expect(await arePublic()).toEqual([false, false, false])
    for (const post of posts) {
      await rowOf(page, post).getByRole('checkbox').press('Space')
    }
    await expect(toast(page, t('kit.selected', { count: 2 }))).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await expectNoSidewaysScroll(page)
    await tabBackTo(page, action(t('posts.approve_ask')))
    await page.keyboard.press('Enter')
    await confirm(page, t(`${name}.approve_submit`, { count: 2 }))
    await expect(toast(page, t(`${name}.approve_done`, { count: 2 }))).toBeVisible()
    await expect(menuOf(page, oldest), 'the row that stays has the focus').toBeFocused()
    expect(await arePublic()).toEqual([true, true, false])

    await page.goto(list)
    await expect(page.getByRole('row')).toHaveCount(3)
    await all.press('Space')
    await tabBackTo(page, action(t('posts.delete_ask')))
    await page.keyboard.press('Enter')
    await confirm(page, t(`${name}.delete_submit`, { count: 2 }))
    await expect(toast(page, t(`${name}.delete_done`, { count: 2 }))).toBeVisible()
    await expect(page.getByText(t(`${name}.none_of_author`))).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await arePublic()).toEqual([false, false, false])

    await page.goto(`${list}&filter=deleted`)
    await all.press('Space')
    await tabBackTo(page, action(t('posts.restore')))
    await page.keyboard.press('Enter')
    await expect(toast(page, t(`${name}.restore_done`, { count: 2 }))).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await arePublic()).toEqual([true, true, false])
  })
}

test('several closed questions are reopened at once by keyboard, and one that is refused stays and is told', async ({
  open,
  admin,
  server,
  watch,
}) => {
  watch.expectStatus(400, '/answer/admin/api/question/status')
  const author = await newMember(server, 'Sharp Reopened')
  const [first, refused, last] = [await ask(author, 'an awl'), await ask(author, 'a saw'), await ask(author, 'a file')]
  for (const id of [first, refused, last]) {
    await unwrap(admin.api.call('closeQuestion', { body: { id, close_type: 63, close_msg: '' } }))
  }
  const page = await open({ as: admin })
  // The form never sends a wrong id, so the test changes the id on its way to the server.
  await page.route('**/answer/admin/api/question/status', (route) => {
    const sent = route.request().postDataJSON() as { question_id: string }
    return sent.question_id === refused
      ? route.continue({ postData: JSON.stringify({ ...sent, question_id: 'nonsense' }) })
      : route.continue()
  })
  await page.goto(`/admin/questions?filter=closed&user=${await idOf(admin, author)}`)
  await page.getByRole('checkbox', { name: t('kit.select_all') }).press('Space')
  const reopen = page.getByRole('button', { name: t('posts.reopen_ask'), exact: true })
  await tabBackTo(page, reopen)
  await page.keyboard.press('Enter')
  await confirm(page, t('questions.reopen_submit', { count: 3 }))
  await expect(toast(page, t('questions.reopen_done', { count: 2 }))).toBeVisible()
  const told = pattern(t('posts.refused', { count: 1, reason: 'REASON' }), 'REASON')
  await expect(page.getByRole('alert').getByText(told)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'sharpen' })).toHaveCount(1)
  await expect(reopen, 'what is still selected can be tried again').toBeFocused()
  expect(await findingsOn(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  const states = [first, refused, last].map((id) => unwrap(admin.api.call('getQuestion', { query: { id } })))
  expect((await Promise.all(states)).map(({ status }) => status)).toEqual([1, 2, 1])
})
