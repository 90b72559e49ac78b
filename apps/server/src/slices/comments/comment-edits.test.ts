import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { answerIds, questionIds } from '../questions/index.ts'
import { openWithPosts } from './comments.test-data.ts'
import { commentCreated, commentDeleted, commentEdited, commentIds } from './index.ts'

const MINUTE = 60_000
const notFound = { status: 400, reason: 'error.comment.not_found' }

describeOnEveryEngine('comment edits', (open) => {
  it('C15 the author can edit a comment for five minutes, staff at any time, nobody else', async () => {
    const { site, ada, bo, comment, edit, read } = await openWithPosts(open)
    const moderator = await site.registerPerson({ name: 'Mo', role: 3 })
    const { comment_id } = await unwrap(comment(bo.token, 'Which country?'))
    expect((await edit(ada.token, comment_id, 'Not mine')).error).toMatchObject({
      status: 403,
      reason: 'error.rank.fail_to_meet_the_condition',
    })
    site.clock.advance(5 * MINUTE)
    const edited = await unwrap(edit(bo.token, comment_id, 'Which *region*?'))
    expect(edited).toMatchObject({ comment_id, original_text: 'Which *region*?' })
    expect(edited.parsed_text).toContain('<em>region</em>')
    site.clock.advance(1000)
    expect((await unwrap(read(comment_id, bo.token))).member_actions.map((one) => one.action)).toEqual([
      'report',
      'delete',
    ])
    expect((await edit(bo.token, comment_id, 'Too late')).error).toMatchObject({
      status: 400,
      reason: 'error.comment.cannot_edit_after_deadline',
    })
    expect(await unwrap(edit(moderator.token, comment_id, 'Which place?'))).toMatchObject({ comment_id })
    expect((await unwrap(read(comment_id))).original_text).toBe('Which place?')
  })

  it('C16 an edit is validated and rendered like a new comment', async () => {
    const { bo, comment, edit, read } = await openWithPosts(open)
    const { comment_id } = await unwrap(comment(bo.token, 'Which country?'))
    expect((await edit(bo.token, comment_id, '[](/x)')).error).toMatchObject({
      status: 400,
      reason: 'base.request_format_error',
    })
    expect((await edit(bo.token, comment_id, 'x')).error).toMatchObject({ status: 400 })
    const { parsed_text } = await unwrap(edit(bo.token, comment_id, 'Ask @ada <script>alert(1)</script>'))
    expect(parsed_text).toContain('<a href="/u/ada">@ada</a>')
    expect(parsed_text).not.toContain('<script')
    expect((await unwrap(read(comment_id))).parsed_text).toBe(parsed_text)
  })

  it('C17 the event of an edit names only newly mentioned people; an unchanged text emits none', async () => {
    const { site, ada, bo, question, comment, edit } = await openWithPosts(open)
    const cy = await site.registerPerson({ name: 'Cy' })
    const emitted: unknown[] = []
    site.ctx.bus.on(commentEdited, async (_tx, event) => void emitted.push(event))
    const { comment_id } = await unwrap(comment(bo.token, 'Ask @ada'))
    await unwrap(edit(bo.token, comment_id, 'Ask @ada'))
    await unwrap(edit(bo.token, comment_id, 'Ask @ada, or @cy and @cy, or @nobody'))
    const key = questionIds.read(question)
    expect(emitted).toEqual([
      {
        commentId: commentIds.read(comment_id),
        objectType: 'question',
        objectId: key,
        questionId: key,
        userId: bo.id,
        postAuthorId: ada.id,
        actorId: bo.id,
        mentionedUserIds: [cy.id],
        at: site.clock.now(),
      },
    ])
  })

  it('C18 the event of a new comment names the person it replies to and the people it mentions, each once', async () => {
    const { site, ada, bo, question, answer, comment } = await openWithPosts(open)
    const emitted: unknown[] = []
    site.ctx.bus.on(commentCreated, async (_tx, event) => void emitted.push(event))
    const first = await unwrap(comment(ada.token, 'Why a tulip?', { object_id: answer }))
    const given = { object_id: answer, reply_comment_id: first.comment_id, mention_username_list: ['ada', 'bo'] }
    const reply = await unwrap(comment(bo.token, '@ada, @Ada: it is the shape', given))
    expect(emitted[1]).toEqual({
      commentId: commentIds.read(reply.comment_id),
      objectType: 'answer',
      objectId: answerIds.read(answer),
      questionId: questionIds.read(question),
      userId: bo.id,
      postAuthorId: bo.id,
      actorId: bo.id,
      repliedUserId: ada.id,
      mentionedUserIds: [ada.id],
      at: site.clock.now(),
    })
  })
})

describeOnEveryEngine('deleted comments', (open) => {
  it('C19 the author can delete a comment at any time, staff any comment, nobody else; it disappears immediately', async () => {
    const { site, ada, bo, comment, edit, read, remove, texts } = await openWithPosts(open)
    const moderator = await site.registerPerson({ name: 'Mo', role: 3 })
    const emitted: unknown[] = []
    site.ctx.bus.on(commentDeleted, async (_tx, event) => void emitted.push(event.actorId))
    const own = await unwrap(comment(bo.token, 'Of my own'))
    const other = await unwrap(comment(bo.token, 'For staff'))
    site.clock.advance(60 * MINUTE)
    expect((await remove(ada.token, own.comment_id)).error).toMatchObject({ status: 403 })
    expect((await remove(bo.token, own.comment_id)).error).toBeUndefined()
    expect((await remove(moderator.token, other.comment_id)).error).toBeUndefined()
    expect(await texts()).toEqual([])
    expect(emitted).toEqual([bo.id, moderator.id])
    for (const { token } of [bo, moderator]) {
      expect((await remove(token, own.comment_id)).error).toMatchObject(notFound)
      expect((await edit(token, own.comment_id, 'Once more')).error).toMatchObject(notFound)
      expect((await read(own.comment_id, token)).error).toMatchObject(notFound)
    }
  })

  it('C20 replies to a deleted comment stay and still name its author, but nobody can reply to it any more', async () => {
    const { site, ada, bo, comment, list, remove } = await openWithPosts(open)
    const first = await unwrap(comment(bo.token, 'Which country?'))
    const reply = await unwrap(comment(ada.token, 'This one', { reply_comment_id: first.comment_id }))
    await unwrap(remove(bo.token, first.comment_id))
    const page = await unwrap(list({ comment_id: first.comment_id }))
    expect(page).toMatchObject({
      count: 1,
      list: [{ comment_id: reply.comment_id, reply_comment_id: first.comment_id, reply_username: 'bo' }],
    })
    const late = await comment(ada.token, 'And this', { reply_comment_id: first.comment_id })
    expect(late.error).toMatchObject(notFound)
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('C21 of ten concurrent deletions and edits one deletes the comment, and it stays deleted', async () => {
    const { site, bo, comment, edit, remove, texts } = await openWithPosts(open)
    const { comment_id } = await unwrap(comment(bo.token, 'Which country?'))
    const deletions = Array.from({ length: 10 }, () => remove(bo.token, comment_id))
    const edits = Array.from({ length: 10 }, (_, at) => edit(bo.token, comment_id, `Edit number ${at}`))
    const results = await Promise.all(deletions)
    await Promise.all(edits)
    expect(results.filter(({ error }) => error === undefined)).toHaveLength(1)
    expect(await texts()).toEqual([])
    expect(await checkCounters(site.ctx)).toEqual([])
  })
})

describeOnEveryEngine('a single comment', (open) => {
  it('C22 is returned with the actions its reader may take and their own vote', async () => {
    const { ada, bo, site, comment, read } = await openWithPosts(open)
    const { comment_id } = await unwrap(comment(bo.token, 'Which country?'))
    await unwrap(site.api(ada.token).call('voteUp', { body: { object_id: comment_id, is_cancel: false } }))
    expect(await unwrap(read(comment_id))).toMatchObject({
      comment_id,
      is_vote: false,
      vote_count: 1,
      member_actions: [],
    })
    expect(await unwrap(read(comment_id, ada.token))).toMatchObject({ is_vote: true })
    const own = await unwrap(read(comment_id, bo.token))
    expect(own.is_vote).toBe(false)
    expect(own.member_actions.map((one) => one.action)).toEqual(['report', 'edit', 'delete'])
  })

  it('C23 follows the visibility of its post: hidden, deleted and absent look the same to readers and writers', async () => {
    const { site, ada, bo, answer, comment, edit, read, remove, setQuestion } = await openWithPosts(open)
    const cy = await site.registerPerson({ name: 'Cy' })
    const under = [
      (await unwrap(comment(cy.token, 'Under the question'))).comment_id,
      (await unwrap(comment(cy.token, 'Under the answer', { object_id: answer }))).comment_id,
    ]
    const absent = (await read('10070000000099999')).error
    expect(absent).toMatchObject(notFound)
    expect((await read('nonsense')).error).toEqual(absent)
    for (const change of [{ listed: 0 }, { listed: 1, status: 'deleted' }]) {
      await setQuestion(change)
      for (const id of under) {
        for (const token of [undefined, bo.token, cy.token]) expect((await read(id, token)).error).toEqual(absent)
        expect((await edit(cy.token, id, 'Now hidden')).error).toMatchObject(notFound)
        expect((await remove(cy.token, id)).error).toMatchObject(notFound)
        expect((await read(id, ada.token)).error).toBeUndefined()
      }
    }
  })

  it('C25 comments under a deleted answer are visible to those who see the answer, and new ones are refused', async () => {
    const { site, ada, bo, answer, comment, list, read } = await openWithPosts(open)
    const { comment_id } = await unwrap(comment(ada.token, 'Why a tulip?', { object_id: answer }))
    await unwrap(site.api(bo.token).call('deleteAnswer', { body: { id: answer } }))
    const query = { object_id: answer }
    for (const token of [undefined, ada.token]) {
      expect((await list(query, token)).error).toMatchObject({ status: 404, reason: 'error.object.not_found' })
      expect((await read(comment_id, token)).error).toMatchObject(notFound)
    }
    const admin = await site.admin()
    for (const { token } of [bo, admin]) {
      expect((await unwrap(list(query, token))).count).toBe(1)
      expect((await unwrap(read(comment_id, token))).comment_id).toBe(comment_id)
      expect((await comment(token, 'One more', query)).error).toMatchObject({
        status: 400,
        reason: 'error.object.not_found',
      })
    }
  })

  it('C24 the counter check reports comments with a wrong question or a wrong recipient of the reply', async () => {
    const { site, ada, bo, answer, comment } = await openWithPosts(open)
    const first = await unwrap(comment(bo.token, 'Which country?', { object_id: answer }))
    const given = { object_id: answer, reply_comment_id: first.comment_id }
    const reply = commentIds.read((await unwrap(comment(ada.token, 'This one', given))).comment_id) ?? 0
    expect(await checkCounters(site.ctx)).toEqual([])
    const change = { question_id: 77, reply_user_id: ada.id }
    await site.ctx.db.updateTable('comments').set(change).where('id', '=', reply).execute()
    const question = await site.ctx.db.selectFrom('questions').select('id').executeTakeFirstOrThrow()
    expect(await checkCounters(site.ctx)).toEqual([
      { counter: 'comments.question_id', id: reply, stored: 77, counted: question.id },
      { counter: 'comments.reply_user_id', id: reply, stored: ada.id, counted: bo.id },
    ])
  })
})
