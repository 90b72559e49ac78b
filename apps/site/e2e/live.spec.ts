import { unwrap } from '@quandary/api-client'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

test('new answers and comments wait until they are requested, and nothing moves', async ({ open, server, admin }) => {
  const reader = await newMember(server, 'Live Reader')
  const question = await askOne(reader, 'Which news arrive while I read?')
  const first = await answerOne(admin, question, 'This answer was here before.')
  const page = await open({ as: reader })
  const listening = page.waitForResponse(/\/notification\/stream\?question=/)
  await visit(page, `/questions/${question}`)
  await listening
  const old = page.getByRole('article').filter({ hasText: 'This answer was here before.' })
  const where = await old.boundingBox()

  const other = await newMember(server, 'Live Other')
  const second = await answerOne(other, question, 'This one came while the page was open.')
  await unwrap(admin.api.call('createComment', { body: { object_id: first, original_text: 'A late remark' } }))
  const answers = page.getByRole('button', { name: t('answers.new', { count: 1 }) })
  await expect(answers).toBeVisible()
  await expect(page.getByText('This one came while the page was open.')).toBeHidden()
  expect(await old.boundingBox()).toMatchObject({ x: where?.x, y: where?.y })

  const remarks = old.getByRole('button', { name: t('comments.new', { count: 1 }) })
  await remarks.click()
  await expect(old.getByText('A late remark')).toBeVisible()
  await expect(remarks).toBeHidden()

  await answers.click()
  await expect(page.locator(`[id="${second}"]`)).toBeFocused()
  await expect(answers).toBeHidden()
})

test('a member is not notified of their own posts, and guests get no event stream', async ({ open, server, admin }) => {
  const writer = await newMember(server, 'Live Writer')
  const question = await askOne(admin, 'Who hears of their own words?')
  const page = await open({ as: writer })
  const listening = page.waitForResponse(/\/notification\/stream\?question=/)
  await visit(page, `/questions/${question}`)
  await listening
  const guest = await open()
  const asked: string[] = []
  guest.on('request', (request) => asked.push(request.url()))
  await visit(guest, `/questions/${question}`)

  await answerOne(writer, question, 'My own answer, from another window.')
  // Messages arrive in order. If the member's own answer had caused one, it would have arrived before the one about the
  // administrator's answer.
  await answerOne(admin, question, 'The answer of somebody else.')
  await expect(page.getByRole('button', { name: t('answers.new', { count: 1 }) })).toBeVisible()
  expect(asked.filter((url) => url.includes('/notification/'))).toEqual([])
})
