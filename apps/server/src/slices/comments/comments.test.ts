import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { openWithPosts } from './comments.test-data.ts'
import { addToCommentVotes, commentIds } from './index.ts'

describeOnEveryEngine('comments', (open) => {
  it('C6 a comment is stored, rendered and returned with the actions its reader may take', async () => {
    const { bo, question, comment, list } = await openWithPosts(open)
    const made = await unwrap(comment(bo.token, 'Try *this* <script>alert(1)</script>'))
    expect(made).toMatchObject({
      object_id: question,
      username: 'bo',
      vote_count: 0,
      is_vote: false,
      reply_user_id: '',
    })
    expect(made.parsed_text).toContain('<em>this</em>')
    expect(made.parsed_text).not.toContain('<script')
    expect(made.member_actions.map((one) => one.action)).toEqual(['report', 'edit', 'delete'])
    const read = await unwrap(list())
    expect(read).toMatchObject({ count: 1, list: [{ ...made, member_actions: [] }] })
  })

  it('C7 replies name the person they reply to, and belong to the same post', async () => {
    const { ada, bo, answer, comment } = await openWithPosts(open)
    const first = await unwrap(comment(bo.token, 'Which country?'))
    const reply = await unwrap(comment(ada.token, 'This one', { reply_comment_id: first.comment_id }))
    expect(reply).toMatchObject({
      reply_comment_id: first.comment_id,
      reply_username: 'bo',
      reply_user_status: 'normal',
    })
    const elsewhere = await comment(ada.token, 'Elsewhere', { object_id: answer, reply_comment_id: first.comment_id })
    expect(elsewhere.error).toMatchObject({ status: 400, reason: 'error.comment.not_found' })
    const nowhere = await comment(ada.token, 'Nowhere', { reply_comment_id: '10070000000099999' })
    expect(nowhere.error).toMatchObject({ status: 400, reason: 'error.comment.not_found' })
  })

  it('C8 mentions of existing people become links', async () => {
    const { bo, comment } = await openWithPosts(open)
    const { parsed_text } = await unwrap(comment(bo.token, 'Ask @ADA or @nobody', { mention_username_list: ['ada'] }))
    expect(parsed_text).toContain('<a href="/u/ada">@ADA</a>')
    expect(parsed_text).not.toContain('/u/nobody')
  })

  it('C9 lists oldest first, newest first, or by votes and then oldest first', async () => {
    const { bo, comment, texts } = await openWithPosts(open)
    for (const text of ['one', 'two', 'three']) await unwrap(comment(bo.token, text))
    expect(await texts()).toEqual(['one', 'two', 'three'])
    expect(await texts({ query_cond: 'created_at' })).toEqual(['three', 'two', 'one'])
  })

  it('C10 new votes change the order by votes', async () => {
    const { site, bo, comment, texts } = await openWithPosts(open)
    for (const text of ['one', 'two']) await unwrap(comment(bo.token, text))
    const { comment_id } = await unwrap(comment(bo.token, 'three'))
    await addToCommentVotes(site.ctx.db, commentIds.read(comment_id) ?? 0, 2)
    expect(await texts({ query_cond: 'vote' })).toEqual(['three', 'one', 'two'])
  })

  it('C11 lists fifteen a page and adds the requested comment when the page lacks it', async () => {
    const { bo, comment, texts, list } = await openWithPosts(open)
    const ids: string[] = []
    for (let number = 1; number <= 17; number += 1) {
      ids.push((await unwrap(comment(bo.token, `comment ${number}`))).comment_id)
    }
    expect(await texts()).toHaveLength(15)
    expect(await texts({ page: 2 })).toEqual(['comment 16', 'comment 17'])
    expect(await texts({ page: 9 })).toEqual([])
    expect(await texts({ page_size: 3, comment_id: ids[16] ?? '' })).toEqual([
      'comment 1',
      'comment 2',
      'comment 3',
      'comment 17',
    ])
    expect(await texts({ page_size: 3, comment_id: ids[1] ?? '' })).toHaveLength(3)
    expect((await unwrap(list({ comment_id: ids[16] ?? '' }))).count).toBe(17)
  })

  it('C12 comments follow the visibility of their post: hidden, deleted and absent look the same', async () => {
    const { site, ada, bo, answer, comment, list, setQuestion } = await openWithPosts(open)
    await unwrap(comment(bo.token, 'Under the question'))
    await unwrap(comment(bo.token, 'Under the answer', { object_id: answer }))
    const absent = await list({ object_id: '10010000000099999' })
    expect(absent.error).toMatchObject({ status: 404, reason: 'error.object.not_found' })
    for (const change of [{ listed: 0 }, { listed: 1, status: 'deleted' }]) {
      await setQuestion(change)
      for (const object_id of [undefined, answer]) {
        const query = object_id === undefined ? {} : { object_id }
        expect((await list(query)).error).toEqual(absent.error)
        expect((await list(query, bo.token)).error).toEqual(absent.error)
        expect((await list(query, ada.token)).error).toBeUndefined()
        const refused = await comment(bo.token, 'Now hidden', query)
        expect(refused.error).toMatchObject({ status: 400, reason: 'error.object.not_found' })
      }
    }
    expect((await comment(ada.token, 'On a deleted question')).error).toMatchObject({ status: 400 })
    expect((await site.api().call('listComments', { query: { object_id: 'x' } })).error).toMatchObject({ status: 404 })
  })

  it('C13 too short, too long, repeated and guests’ comments are refused', async () => {
    const { bo, comment, texts } = await openWithPosts(open)
    expect((await comment(undefined, 'As a guest')).error).toMatchObject({ status: 401 })
    expect((await comment(bo.token, 'x')).error).toMatchObject({ status: 400 })
    expect((await comment(bo.token, 'x'.repeat(601))).error).toMatchObject({ status: 400 })
    expect((await comment(bo.token, '[](/x)')).error).toMatchObject({ status: 400 })
    expect((await comment(bo.token, 'Twice')).error).toBeUndefined()
    expect((await comment(bo.token, 'Twice')).error).toMatchObject({ reason: 'base.duplicate_request_error' })
    expect(await texts()).toEqual(['Twice'])
  })

  it('C14 comments of a suspended author stay and show the state of the account', async () => {
    const { site, bo, comment, list } = await openWithPosts(open)
    await unwrap(comment(bo.token, 'Still here'))
    await site.ctx.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', bo.id).execute()
    expect((await unwrap(list())).list[0]).toMatchObject({ original_text: 'Still here', user_status: 'suspended' })
  })
})
