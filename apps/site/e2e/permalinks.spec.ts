import { unwrap } from '@quandary/api-client'
import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

/**
 * A question with an answer, and a comment on each of the two. The answer and the comments are far down on a long page.
 */
interface Thread {
  question: string
  answer: string
  commentOnQuestion: string
  commentOnAnswer: string
}

const TITLE = 'Which address does this question have?'
const SLUG = 'which-address-does-this-question-have'
const LONG = 'One of very many lines.\n\n'.repeat(60)

let thread: Thread

test.beforeAll(async ({ admin, server }) => {
  const question = await askOne(admin, TITLE, LONG)
  await answerOne(admin, question, LONG)
  const other = await newMember(server, 'Second Answerer')
  const answer = await answerOne(other, question, 'The answer that is linked to.')
  const comment = async (object_id: string) =>
    (await unwrap(admin.api.call('createComment', { body: { object_id, original_text: 'Linked to.' } }))).comment_id
  thread = {
    question,
    answer,
    commentOnQuestion: await comment(question),
    commentOnAnswer: await comment(answer),
  }
})

/**
 * Short ids under permalinks 3 and 4 (docs/spec/contract.md#ids): two characters for the object kind, then a counter.
 */
const SHORT = { question: /^D1[0-9a-zA-Z]{2,}$/, answer: /^E1[0-9a-zA-Z]{2,}$/ }

test('an address of an answer that is gone says so above the answers', async ({ page }) => {
  const { t } = wordsIn('en_US')
  await visit(page, `/questions/${thread.question}/${SLUG}/10020000000099999`)
  await expect(page.getByText(t('answers.gone'))).toBeVisible()
  await visit(page, `/questions/${thread.question}/${SLUG}/${thread.answer}`)
  await expect(page.getByText(t('answers.gone'))).toBeHidden()
})

for (const permalink of [1, 2, 3, 4] as const) {
  test(`permalink ${permalink}: all other forms redirect to this one, which opens the right post`, async ({
    page,
    admin,
    api,
    browser,
    baseURL,
  }) => {
    const { robots } = await unwrap(admin.api.call('getSeoSettings'))
    await unwrap(admin.api.call('updateSeoSettings', { body: { permalink, robots } }))
    const { id } = await unwrap(api.call('getQuestion', { query: { id: thread.question } }))
    const { list } = await unwrap(api.call('listAnswers', { query: { question_id: id, order: 'created' } }))
    const answerId = list.at(-1)?.id ?? ''
    if (permalink > 2)
      expect([id, answerId]).toEqual([expect.stringMatching(SHORT.question), expect.stringMatching(SHORT.answer)])
    else expect([id, answerId]).toEqual([thread.question, thread.answer])
    const own = permalink % 2 === 1 ? `/questions/${id}/${SLUG}` : `/questions/${id}`

    await test.step('all four forms of a question’s address redirect to the configured one', async () => {
      for (const asked of [id, thread.question]) {
        for (const rest of ['', `/${SLUG}`, '/an-older-title']) {
          await expectLeadsTo(page, `/questions/${asked}${rest}?order=newest`, `${own}?order=newest`)
        }
        for (const answer of [answerId, thread.answer]) {
          for (const rest of ['', `/${SLUG}`]) {
            await expectLeadsTo(page, `/questions/${asked}${rest}/${answer}`, `${own}/${answerId}`)
          }
        }
      }
    })

    for (const javaScriptEnabled of [true, false]) {
      await test.step(`opened ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
        const context = await browser.newContext({ javaScriptEnabled, ...(baseURL !== undefined && { baseURL }) })
        const reader = await context.newPage()
        await reader.goto(own)
        await expect(reader.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
        await expectCanonical(reader, own)
        expect(await reader.evaluate(() => scrollY)).toBe(0)

        await reader.goto(`${own}/${answerId}`)
        await expectCanonical(reader, own)
        const answer = reader.locator(`[id="${answerId}"]`)
        await expectPointedAt(answer)
        await expect(answer).toContainText('The answer that is linked to.')

        for (const [post, comment] of [
          [own, thread.commentOnQuestion],
          [`${own}/${answerId}`, thread.commentOnAnswer],
        ] as const) {
          await reader.goto(`${post}?commentId=${comment}#${comment}`)
          await expectCanonical(reader, own)
          await expectPointedAt(reader.locator(`[id="${comment}"]`))
        }
        await context.close()
      })
    }
  })
}

test('links within the site have the configured form, and a change applies at once', async ({ page, admin }) => {
  const { robots } = await unwrap(admin.api.call('getSeoSettings'))
  for (const permalink of [4, 1] as const) {
    await unwrap(admin.api.call('updateSeoSettings', { body: { permalink, robots } }))
    await visit(page, '/questions?order=newest')
    await page.getByRole('main').getByRole('link', { name: TITLE }).click()
    await expect(page).toHaveURL(permalink === 4 ? /\/questions\/D1[0-9a-zA-Z]+$/ : new RegExp(`\\d{17}/${SLUG}$`))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  }
})

test('a link within the site opens at its answer, and going back restores the position', async ({ page, admin }) => {
  await visit(page, `/users/${admin.username}/answers`)
  await page.getByRole('main').getByRole('link', { name: TITLE }).click()
  const answer = page.getByRole('article').filter({ hasText: 'One of very many lines.' }).last()
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await page.goBack()
  await page.goForward()
  await expect(answer).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

/** Expects an address to redirect to another, or to show the page if both are the same. */
async function expectLeadsTo(page: Page, from: string, to: string): Promise<void> {
  const answer = await page.request.get(from, { maxRedirects: 0 })
  if (from === to) expect(answer.status(), from).toBe(200)
  else expect([answer.status(), answer.headers()['location']], from).toEqual([302, to])
}

async function expectCanonical(page: Page, path: string): Promise<void> {
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(path)
}

/** Expects the target to be highlighted, and in view below the header. */
async function expectPointedAt(target: Locator): Promise<void> {
  await expect(target).toBeInViewport()
  await expect(target).not.toHaveCSS('box-shadow', 'none')
  const header = await target.page().getByRole('banner').boundingBox()
  const box = await target.boundingBox()
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
}
