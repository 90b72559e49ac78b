import { unwrap } from '@quandary/api-client'
import type { OperationBody, OperationQuery } from '@quandary/api-client'
import type { TestSite } from '../../../test/harness.ts'
import { questionIds } from '../questions/index.ts'

/** A site with a question by Ada and an answer by Bo, and helpers that comment on them. */
export async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const bo = await site.registerPerson({ name: 'Bo' })
  const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
  const { id: question } = await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))
  const given = { question_id: question, content: 'A tulip, I think.' }
  const { info } = await unwrap(site.api(bo.token).call('createAnswer', { body: given }))
  const comment = (token: string | undefined, text: string, more: Partial<OperationBody<'createComment'>> = {}) => {
    site.clock.advance(1000)
    return site.api(token).call('createComment', { body: { object_id: question, original_text: text, ...more } })
  }
  const list = (query: Partial<OperationQuery<'listComments'>> = {}, token?: string) =>
    site.api(token).call('listComments', { query: { object_id: question, ...query } })
  return {
    site,
    ada,
    bo,
    question,
    answer: info.id,
    comment,
    list,
    texts: async (query: Partial<OperationQuery<'listComments'>> = {}) =>
      (await unwrap(list(query))).list.map((one) => one.original_text),
    read: (id: string, token?: string) => site.api(token).call('getComment', { query: { id } }),
    edit: (token: string, comment_id: string, original_text: string) =>
      site.api(token).call('updateComment', { body: { comment_id, original_text } }),
    remove: (token: string, comment_id: string) => site.api(token).call('deleteComment', { body: { comment_id } }),
    setQuestion: (values: object) =>
      site.ctx.db
        .updateTable('questions')
        .set(values)
        .where('id', '=', questionIds.read(question) ?? 0)
        .execute(),
  }
}
