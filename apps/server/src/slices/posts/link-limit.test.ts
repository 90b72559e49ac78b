import type { ApiResult } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'

const two = 'See https://a.test and https://b.test for that.'
const three = `${two} Or https://c.test`
const tags = [{ slug_name: 'beer' }]

describeOnEveryEngine('links to other sites', (open) => {
  it('P6 a text has at most two without the privilege, in every kind of post', async () => {
    const site = await open()
    const newcomer = site.api((await site.registerPerson({ name: 'Newcomer', rank: 9 })).token)
    const trusted = site.api((await site.registerPerson({ name: 'Trusted', rank: 10 })).token)
    const admin = site.api((await site.admin()).token)
    await unwrap(
      admin.call('createQuestion', { body: { title: 'The first about beer', content: 'Is it brown?', tags } }),
    )
    const ask = (api: typeof admin, title: string, content: string) =>
      api.call('createQuestion', { body: { title, content, tags } })
    const refused = async (call: Promise<ApiResult<unknown>>) => (await call).error
    expect(await refused(ask(newcomer, 'Three links of a newcomer', three))).toMatchObject({
      status: 400,
      fields: [
        {
          error_field: 'content',
          error_msg: 'You can post at most 2 links to other sites at a time. More take 10 reputation.',
        },
      ],
    })
    expect(await refused(ask(trusted, 'Three links of a trusted one', three))).toBeUndefined()
    const own = await unwrap(ask(newcomer, 'Two links and one to here', `${two} http://qa.test/questions`))
    const both = { title: 'A question and its answer', content: 'I know.', tags, answer_content: three }
    expect(await refused(newcomer.call('createQuestionWithAnswer', { body: both }))).toMatchObject({
      fields: [{ error_field: 'answer_content' }],
    })
    const answer = (content: string) => newcomer.call('createAnswer', { body: { question_id: own.id, content } })
    expect(await refused(answer(three))).toMatchObject({ fields: [{ error_field: 'content' }] })
    const { info } = await unwrap(answer(two))
    const comment = (original_text: string) =>
      newcomer.call('createComment', { body: { object_id: own.id, original_text } })
    expect(await refused(comment(three))).toMatchObject({ fields: [{ error_field: 'original_text' }] })
    const { comment_id } = await unwrap(comment(two))
    const edits: [string, Promise<ApiResult<unknown>>][] = [
      ['content', newcomer.call('updateQuestion', { body: { id: own.id, title: own.title, content: three, tags } })],
      ['content', newcomer.call('updateAnswer', { body: { id: info.id, question_id: own.id, content: three } })],
      ['original_text', newcomer.call('updateComment', { body: { comment_id, original_text: three } })],
    ]
    for (const [error_field, edit] of edits) {
      expect(await refused(edit)).toMatchObject({ status: 400, fields: [{ error_field }] })
    }
  })

  it('P7 an edit may leave as many as the text had', async () => {
    const site = await open()
    const newcomer = await site.registerPerson({ name: 'Newcomer', rank: 1 })
    const admin = site.api((await site.admin()).token)
    const asked = { title: 'Many links of somebody else', content: three, tags }
    const { id } = await unwrap(admin.call('createQuestion', { body: asked }))
    await site.ctx.db.updateTable('questions').set({ user_id: newcomer.id }).execute()
    const edit = (content: string) =>
      site.api(newcomer.token).call('updateQuestion', { body: { ...asked, id, content } })
    expect((await edit(`Corrected. ${three}`)).error).toBeUndefined()
    expect((await edit(`${three} https://d.test`)).error).toMatchObject({ fields: [{ error_field: 'content' }] })
  })
})
