import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { Person, TestSite } from '../../../test/harness.ts'
import { questionIds } from '../questions/index.ts'

async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const bo = await site.registerPerson({ name: 'Bo' })
  const cy = await site.registerPerson({ name: 'Cy' })
  const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
  const { id: question } = await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))
  const answer = async (person: Person) => {
    const body = { question_id: question, content: 'A tulip, I think.' }
    return (await unwrap(site.api(person.token).call('createAnswer', { body }))).info.id
  }
  const comment = async (person: Person, original_text: string, reply_comment_id = '') => {
    const body = { object_id: question, original_text, reply_comment_id }
    return (await unwrap(site.api(person.token).call('createComment', { body }))).comment_id
  }
  const inbox = async (person: Person) => (await unwrap(site.api(person.token).call('getNotificationStatus'))).inbox
  return { site, ada, bo, cy, question, answer, comment, inbox }
}

describeOnEveryEngine('notifications', (open) => {
  it('N3 an answer tells the asker, an acceptance the answerer; nobody hears of themselves', async () => {
    const { site, ada, bo, question, answer, inbox } = await openWithPosts(open)
    await answer(ada)
    expect(await inbox(ada)).toBe(0)
    const answer_id = await answer(bo)
    expect([await inbox(ada), await inbox(bo)]).toEqual([1, 0])
    await unwrap(site.api(ada.token).call('acceptAnswer', { body: { question_id: question, answer_id } }))
    expect([await inbox(ada), await inbox(bo)]).toEqual([1, 1])
  })

  it('N4 a comment tells the author, a mention who is named, a reply who is answered', async () => {
    const { ada, bo, cy, comment, inbox } = await openWithPosts(open)
    await comment(ada, 'On my own question')
    expect(await inbox(ada)).toBe(0)
    const mention = await comment(bo, 'Ask @cy about it')
    expect([await inbox(ada), await inbox(cy)]).toEqual([0, 1])
    await comment(cy, 'I do not know', mention)
    expect([await inbox(ada), await inbox(bo)]).toEqual([0, 1])
    await comment(cy, 'But ask around')
    expect(await inbox(ada)).toBe(1)
  })

  it('N5 nobody hears of a question they may not see', async () => {
    const { site, ada, bo, question, comment, inbox } = await openWithPosts(open)
    const key = questionIds.read(question) ?? 0
    await site.app.db.updateTable('questions').set({ listed: 0 }).where('id', '=', key).execute()
    await comment(ada, 'A secret for @bo')
    expect(await inbox(bo)).toBe(0)
  })

  it('N6 says who may review, and nothing to guests', async () => {
    const { site, ada, bo } = await openWithPosts(open)
    const status = (token?: string) => site.api(token).call('getNotificationStatus')
    expect(await unwrap(status(ada.token))).toEqual({ inbox: 0, achievement: 0, revision: 0, can_revision: true })
    expect(await unwrap(status(bo.token))).toMatchObject({ can_revision: false })
    expect((await status()).error).toMatchObject({ status: 401 })
  })
})
