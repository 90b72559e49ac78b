import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember, type Person } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const words = createI18n<typeof english>({ language: 'en_US', messages: english }).t

async function commentBy(person: Person, objectId: string, text: string): Promise<string> {
  const body = { object_id: objectId, original_text: text, mention_username_list: [] }
  return (await unwrap(person.api.call('createComment', { body }))).comment_id
}

test('a comment mentions a member, is edited in place and deleted', async ({ open, admin, api, server }) => {
  const id = await askOne(admin, 'Who talks about this question?')
  const friend = await newMember(server, 'Zelda Friend')
  const page = await open({ as: await newMember(server, 'Talking Member') })
  await visit(page, `/questions/${id}`)
  const comments = page.getByRole('region', { name: t('comments.of_question') })
  await comments.getByRole('button', { name: t('comments.add') }).click()
  const text = comments.getByLabel(t('comments.yours'))
  await text.pressSequentially('Ask @zel')
  await expect(page.getByRole('option', { name: /Zelda Friend/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(`Ask @${friend.username} `)
  await expect(text).toBeFocused()
  await page.keyboard.type('about it.')
  await page.keyboard.press('Control+Enter')
  const comment = comments.getByRole('listitem').filter({ hasText: 'about it.' })
  await expect(comment.getByRole('link', { name: /zelda/i })).toBeVisible()

  await comment.getByRole('button', { name: /^Edit/ }).click()
  await expect(text).toHaveValue(`Ask @${friend.username} about it.`)
  await text.fill('I know more now.')
  await page.getByRole('banner').getByRole('link').first().click()
  const leave = page.getByRole('dialog')
  await expect(leave).toBeVisible()
  await leave.getByRole('button', { name: 'Stay' }).click()
  await comments.getByRole('button', { name: words('comments.save') }).click()
  const changed = comments.getByRole('listitem').filter({ hasText: 'I know more now.' })
  await expect(changed).toBeVisible()
  const listed = async () => {
    const { list } = await unwrap(api.call('listComments', { query: { object_id: id, page: 1, page_size: 15 } }))
    return list.map(({ original_text }) => original_text)
  }
  await expect.poll(listed).toEqual(['I know more now.'])

  await changed.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('act.delete_comment.go') })
    .click()
  await expect(page.getByRole('status').filter({ hasText: words('act.delete_comment.done') })).toBeVisible()
  await expect(changed).toBeHidden()
  expect(await listed()).toEqual([])
})

test('mentions offer who asked and who answered before strangers, in comments and answers', async ({
  open,
  server,
}) => {
  const asker = await newMember(server, 'Elise Asker')
  const answerer = await newMember(server, 'Eliott Answerer')
  for (const name of ['Eli', 'Elia', 'Elias', 'Elijah', 'Elinor', 'Eliot']) await newMember(server, `${name} Stranger`)
  const id = await askOne(asker, 'Who is meant by three letters?')
  await answerOne(answerer, id, 'Who takes part in the thread.')
  const page = await open({ as: await newMember(server, 'Fond Of Mentions') })
  await visit(page, `/questions/${id}`)
  const comments = page.getByRole('region', { name: t('comments.of_question') })
  await comments.getByRole('button', { name: t('comments.add') }).click()
  await comments.getByLabel(t('comments.yours')).pressSequentially('@eli')
  await expect(page.getByRole('option')).toHaveCount(5)
  await expect(page.getByRole('option').nth(0)).toContainText(
    `${asker.name} @${asker.username} · ${words('mentions.asked')}`,
  )
  await expect(page.getByRole('option').nth(1)).toContainText(answerer.name)
  await page.keyboard.press('Enter')
  await expect(comments.getByLabel(t('comments.yours'))).toHaveValue(`@${asker.username} `)

  const answer = page.getByRole('textbox', { name: t('answers.text') })
  await answer.click()
  await answer.pressSequentially('@eli')
  await expect(page.getByRole('option').first()).toContainText(asker.name)
})

test('the list of people is in sight below a field at the end of the screen', async ({ open, admin, server }) => {
  const asker = await newMember(server, 'Bottom Asker')
  const id = await askOne(asker, 'Who is seen at the lower edge?')
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  const comments = page.getByRole('region', { name: t('comments.of_question') })
  await comments.getByRole('button', { name: t('comments.add') }).click()
  const field = comments.getByLabel(t('comments.yours'))
  await field.evaluate((node) => node.scrollIntoView({ block: 'end' }))
  await page.setViewportSize({
    width: 1280,
    height: await field.evaluate((node) => Math.ceil(node.getBoundingClientRect().bottom)),
  })
  await field.pressSequentially('@bot')
  await expect(page.getByRole('option').first()).toContainText(asker.name)
  await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 })
})

test('emphasis in a comment is as in a post: in italics, and in Chinese with dots', async ({ open, admin }) => {
  const id = await askOne(admin, 'Which of these words leans?')
  await commentBy(admin, id, 'It *leans* here, but *不斜* there.')
  const page = await open({ locale: 'zh-CN' })
  await visit(page, `/questions/${id}`)
  const emphasis = page.getByRole('emphasis')
  const latin = emphasis.filter({ hasText: 'leans' })
  const chinese = emphasis.filter({ hasText: '不斜' })
  await expect(latin).toHaveCSS('font-style', 'italic')
  await expect(chinese).toHaveCSS('font-style', 'normal')
  await expect(chinese).toHaveCSS('text-emphasis-style', 'dot')
})

test('three comments at first, then fifteen more, with the one named by the address highlighted', async ({
  open,
  admin,
  server,
}) => {
  const id = await askOne(admin, 'How many comments are too many?')
  const writer = await newMember(server, 'Prolific Writer')
  const ids: string[] = []
  for (let n = 1; n <= 20; n += 1) ids.push(await commentBy(writer, id, `Remark number ${n}.`))
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}?commentId=${ids[10]}`)
  const comments = page.getByRole('region', { name: t('comments.of_question') })
  const rows = comments.getByRole('listitem')
  await expect(rows).toHaveCount(4)
  const marked = page.locator(`[id="${ids[10]}"]`)
  await expect(marked).toBeInViewport()
  const colours = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).backgroundColor))
  expect(new Set(colours).size).toBe(2)

  await visit(page, `/questions/${id}`)
  await expect(rows).toHaveCount(3)
  await comments.getByRole('link', { name: t('comments.more', { count: 17 }) }).click()
  await expect(rows).toHaveCount(15)
  await comments.getByRole('link', { name: t('comments.more', { count: 5 }) }).click()
  await expect(rows).toHaveCount(20)
  await expect(comments.getByRole('link', { name: /Show .* more/ })).toBeHidden()

  const vote = rows.first().getByRole('button', { name: new RegExp(`^${t('comments.vote_up')}`) })
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(rows.first()).toContainText('1 vote')
  await rows
    .first()
    .getByRole('button', { name: new RegExp(`^${t('comments.reply')}`) })
    .click()
  await expect(comments.getByLabel(t('comments.yours'))).toHaveValue(`@${writer.username} `)
  // The reply form opens at the comment, below the quoted remark.
  await expect(rows.first().getByLabel(t('comments.yours'))).toBeFocused()
  await expect(rows.first()).toContainText(words('comments.replying', { name: writer.name }))
  await expect(rows.first().getByRole('blockquote')).toHaveText(/^Remark number \d+\.$/)
})

test('the form of a reply gives the focus back, and stays when its comment is deleted', async ({
  open,
  admin,
  server,
}) => {
  const id = await askOne(admin, 'Who answers whom?')
  const writer = await newMember(server, 'Passing Writer')
  await commentBy(writer, id, 'Stays for good.')
  await commentBy(writer, id, 'Goes soon.')
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  const comments = page.getByRole('region', { name: t('comments.of_question') })
  const text = comments.getByLabel(t('comments.yours'))
  const staying = comments.getByRole('listitem').filter({ hasText: 'Stays for good.' })
  const reply = staying.getByRole('button', { name: new RegExp(`^${t('comments.reply')}`) })
  await reply.click()
  await comments.getByRole('button', { name: t('kit.cancel') }).click()
  await expect(reply).toBeFocused()
  await reply.click()
  await text.pressSequentially('and this one too.')
  await page.keyboard.press('Control+Enter')
  await expect(comments.getByRole('listitem').filter({ hasText: 'and this one too.' })).toBeVisible()
  await expect(reply).toBeFocused()

  const going = comments.getByRole('listitem').filter({ hasText: 'Goes soon.' })
  await going.getByRole('button', { name: new RegExp(`^${t('comments.reply')}`) }).click()
  await text.pressSequentially('written with care')
  await going.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('act.delete_comment.go') })
    .click()
  await expect(page.getByRole('status').filter({ hasText: words('act.delete_comment.done') })).toBeVisible()
  await expect(text).toHaveValue(`@${writer.username} written with care`)
  await comments.getByRole('button', { name: t('kit.cancel') }).click()
  await expect(going).toBeHidden()
  await expect(comments.getByRole('button', { name: t('comments.add') })).toBeFocused()
})

test('no button stands for a single comment', async ({ open, admin, server }) => {
  const id = await askOne(admin, 'Is one comment ever left over?')
  const writer = await newMember(server, 'Sparing Writer')
  const write = async (from: number, to: number) => {
    for (let n = from; n <= to; n += 1) await commentBy(writer, id, `Note number ${n}.`)
  }
  await write(1, 4)
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  const comments = page.getByRole('region', { name: t('comments.of_question') })
  const rows = comments.getByRole('listitem')
  const more = comments.getByRole('link', { name: /Show .* more/ })
  await expect(rows).toHaveCount(4)
  await expect(more).toBeHidden()

  await write(5, 5)
  await visit(page, `/questions/${id}`)
  await expect(rows).toHaveCount(3)
  await expect(more).toHaveText(t('comments.more', { count: 2 }))

  await write(6, 16)
  await visit(page, `/questions/${id}`)
  await more.click()
  await expect(rows).toHaveCount(16)
  await expect(more).toBeHidden()
})

test('the link to more comments reads on when its code does not come', async ({ open, admin, watch }) => {
  watch.expectNoConnection()
  const id = await askOne(admin, 'Where do comments go when the line is bad?')
  for (let n = 1; n <= 6; n += 1) await commentBy(admin, id, `Remark number ${n}.`)
  const page = await open()
  await visit(page, `/questions/${id}`)
  await page.route(/more-comments/, (route) => route.abort('internetdisconnected'))
  const comments = page.getByRole('region', { name: t('comments.of_question') })
  await comments.getByRole('link', { name: /Show .* more/ }).click()
  await expect(page).toHaveURL(/comments=all#comments-/)
  await expect(comments.getByRole('listitem')).toHaveCount(6)
})
