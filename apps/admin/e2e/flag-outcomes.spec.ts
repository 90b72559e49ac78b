import { unwrap, type QuandaryClient } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { press } from '../../site/e2e/support/keyboard.ts'
import { newMember, type Person } from '../../site/e2e/support/people.ts'
import { t } from './support/words.ts'

// Applies every outcome to flags on every kind of post, with the keyboard only, and checks the effect on the post.

/** Numbers of the outcomes (docs/spec/contract.md#reasons), in the order of the dialog. */
const OUTCOMES = { 72: 'looks ok', 73: 'needs an edit', 74: 'needs closing', 75: 'needs to go' } as const
type Outcome = 72 | 73 | 74 | 75

/** The state of a post as guests see it. */
type Seen = 'open' | 'closed' | 'gone'

interface Post {
  id: string
  questionId: string
  /** Title of the question that the post belongs to. */
  title: string
}

interface Kind {
  outcomes: readonly Outcome[]
  /** Creates a post whose text contains `what`. */
  write: (admin: Person, what: string) => Promise<Post>
  see: (guest: QuandaryClient, post: Post) => Promise<Seen>
}

const ask = async ({ api }: Person, what: string): Promise<Post> => {
  const title = `Is this shop good, or what ${what}?`
  const body = { title, content: 'It sells flour.', tags: [{ slug_name: 'baking' }] }
  const { id } = await unwrap(api.call('createQuestion', { body }))
  return { id, questionId: id, title }
}

const kinds: Readonly<Record<'question' | 'answer' | 'comment', Kind>> = {
  question: {
    outcomes: [72, 73, 74, 75],
    write: ask,
    see: async (guest, { id }) => {
      const { data, error } = await guest.call('getQuestion', { query: { id } })
      if (error) expect(error.kind).toBe('notFound')
      return data === undefined ? 'gone' : data.status === 2 ? 'closed' : 'open'
    },
  },
  answer: {
    outcomes: [72, 73, 75],
    write: async (admin, what) => {
      const asked = await ask(admin, `${what} in the answer`)
      const body = { question_id: asked.id, content: `Buy there: ${what}.` }
      return { ...asked, id: (await unwrap(admin.api.call('createAnswer', { body }))).info.id }
    },
    see: async (guest, { id, questionId }) => {
      const { list } = await unwrap(guest.call('listAnswers', { query: { question_id: questionId } }))
      return list.some((answer) => answer.id === id) ? 'open' : 'gone'
    },
  },
  comment: {
    outcomes: [72, 73, 75],
    write: async (admin, what) => {
      const asked = await ask(admin, `${what} in the comment`)
      const body = { object_id: asked.id, original_text: `I would go: ${what}.` }
      return { ...asked, id: (await unwrap(admin.api.call('createComment', { body }))).comment_id }
    },
    see: async (guest, { id, questionId }) => {
      const { list } = await unwrap(guest.call('listComments', { query: { object_id: questionId } }))
      return list.some((comment) => comment.comment_id === id) ? 'open' : 'gone'
    },
  },
}

/** Label of the button that applies an outcome. */
const submitOf = (outcome: Outcome, kind: keyof typeof kinds) =>
  outcome === 74
    ? t('flags.decide_close')
    : outcome === 75
      ? t(`flags.decide_delete_${kind}`)
      : t('flags.decide_submit')

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

for (const [kind, { outcomes, write, see }] of Object.entries(kinds) as [keyof typeof kinds, Kind][]) {
  test(`flags on ${kind}s are completed with every outcome, by keyboard`, async ({ open, admin, server, api }) => {
    const watchful = await newMember(server, `Watchful ${kind}`)
    const posts = new Map<Outcome, Post>()
    // The list shows the newest flag first, and the test completes the flags from the top. So the posts are created in
    // reverse order.
    for (const outcome of outcomes.toReversed()) {
      const post = await write(admin, OUTCOMES[outcome])
      posts.set(outcome, post)
      const body = { object_id: post.id, report_type: 59, source: kind, content: 'Is it?' }
      await unwrap(watchful.api.call('createReport', { body }))
    }
    const page = await open({ as: admin })
    await page.goto(`/admin/flags?type=${kind}`)
    const decide = (outcome: Outcome) =>
      page.getByRole('button', { name: t('flags.decide_on', { title: posts.get(outcome)?.title ?? '' }) })
    await decide(72).focus()
    for (const [i, outcome] of outcomes.entries()) {
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: t(`flags.decide_${kind}`) })
      const choices = dialog.getByRole('radio')
      await expect(choices).toHaveCount(outcomes.length)
      await expect(choices.first(), 'the dialog begins at its first field').toBeFocused()
      await page.keyboard.press('Space')
      for (let down = 0; down < i; down += 1) await page.keyboard.press('ArrowDown')
      await expect(choices.nth(i)).toBeChecked()
      await page.keyboard.press('Tab')
      await expect(dialog.getByLabel(t('flags.note'))).toBeFocused()
      await page.keyboard.insertText(`Decided: ${OUTCOMES[outcome]}.`)
      await press(page, dialog.getByRole('button', { name: submitOf(outcome, kind) }))
      await expect(toast(page, t('flags.decided'))).toBeVisible()
      await expect(decide(outcome)).toHaveCount(0)
      const next = outcomes[i + 1]
      await expect(
        next === undefined ? page.getByRole('main') : decide(next),
        'the next flag has the focus',
      ).toBeFocused()
      const post = posts.get(outcome)
      expect(post && (await see(api, post))).toBe(outcome === 74 ? 'closed' : outcome === 75 ? 'gone' : 'open')
    }
    await expect(page.getByText(t('flags.none_pending'))).toBeVisible()
    await page.goto(`/admin/flags?filter=completed&type=${kind}`)
    const names = await unwrap(admin.api.call('listAdminReasons', { query: { object_type: kind, action: 'review' } }))
    expect(names.map(({ reason_type }) => reason_type)).toEqual(outcomes)
    for (const outcome of outcomes) {
      const row = page.getByRole('row').filter({ hasText: `Decided: ${OUTCOMES[outcome]}.` })
      await expect(row).toContainText(posts.get(outcome)?.title ?? '')
    }
    const { list } = await unwrap(
      admin.api.call('listReports', { query: { status: 'completed', object_type: kind, page_size: 20 } }),
    )
    const given = new Map(list.map((flag) => [flag.flagged_reason?.reason_type, flag.flagged_content]))
    expect(given).toEqual(new Map(outcomes.map((one) => [one, `Decided: ${OUTCOMES[one]}.`])))
    expect(await findingsOn(page)).toEqual([])
    await expectNoSidewaysScroll(page)
  })
}
