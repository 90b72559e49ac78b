import type { OperationBody, OperationId } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { Person, TestSite } from '../../../test/harness.ts'
import { encodeObjectId } from '../../platform/ids/object-id.ts'
import { findTagBySlug } from '../tags/index.ts'
import { timeline0002 } from './migrations/0002-known-acceptances.ts'

async function openWithQuestion(open: () => Promise<TestSite>) {
  const site = await open()
  const ada = await site.registerPerson({ name: 'Ada', rank: 20_000 })
  const bo = await site.registerPerson({ name: 'Bo', rank: 20_000 })
  const admin = await site.admin()
  const act = async <Id extends OperationId>(person: Person, id: Id, body: OperationBody<Id>) => {
    site.clock.advance(1000)
    // Every call in this file has only a body, so the cast is safe.
    return unwrap(site.api(person.token).call(id, { body } as never))
  }
  const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
  const { id: question } = await act(ada, 'createQuestion', asked)
  const timelineOf = (person: Person, object_id: string, show_vote = false) =>
    unwrap(site.api(person.token).call('getTimeline', { query: { object_id, show_vote } }))
  const words = async (person: Person, id: string, votes = false) =>
    (await timelineOf(person, id, votes)).timeline.map((one) => one.activity_type)
  return { site, ada, bo, admin, act, question, asked, timelineOf, words }
}

describeOnEveryEngine('timelines', (open) => {
  it('T1 a question’s timeline is newest first: asked, answered, commented, edited, accepted', async () => {
    const { ada, bo, act, question, asked, timelineOf } = await openWithQuestion(open)
    const { info } = await act(bo, 'createAnswer', { question_id: question, content: 'A tulip, I think.' })
    const comment = await act(bo, 'createComment', { object_id: question, original_text: 'A *real* one?' })
    await act(ada, 'updateQuestion', { ...asked, id: question, content: 'Of many kinds.', edit_summary: 'More <b>' })
    await act(ada, 'acceptAnswer', { question_id: question, answer_id: info.id })
    const { object_info, timeline } = await timelineOf(bo, question)
    expect(object_info).toMatchObject({ object_type: 'question', title: asked.title, username: 'ada', answer_id: '' })
    expect(timeline.map((one) => [one.activity_type, one.user_info?.username, one.object_id])).toEqual([
      ['accept', 'ada', info.id],
      ['edited', 'ada', question],
      ['commented', 'bo', comment.comment_id],
      ['answered', 'bo', info.id],
      ['asked', 'ada', question],
    ])
    expect(timeline[1]?.comment).toBe('More &lt;b&gt;')
    expect(timeline[2]?.comment).toContain('<em>real</em>')
    expect(new Set(timeline.map((one) => one.activity_id)).size).toBe(5)
  })

  it('T7 an edit that restores an earlier version is a rollback', async () => {
    const { site, ada, bo, act, question, asked, words } = await openWithQuestion(open)
    const { info } = await act(bo, 'createAnswer', { question_id: question, content: 'A tulip, I think.' })
    const edit = (change: object) => act(ada, 'updateQuestion', { ...asked, ...change, id: question })
    await edit({ content: 'Of many kinds.' })
    await edit({})
    await edit({ tags: [{ slug_name: 'beer' }] })
    await edit({ content: 'Of many kinds.' })
    expect(await words(ada, question)).toEqual(['rollback', 'edited', 'rollback', 'edited', 'answered', 'asked'])
    for (const content of ['A snifter, I think.', 'A tulip, I think.']) {
      await act(bo, 'updateAnswer', { id: info.id, question_id: question, content })
    }
    expect(await words(ada, info.id)).toEqual(['rollback', 'edited', 'answered'])
    const tag = await findTagBySlug(site.ctx.db, 'glass')
    const tag_id = encodeObjectId({ type: 'tag', id: tag?.id ?? 0 })
    for (const original_text of ['Vessels', '']) await act(ada, 'updateTag', { tag_id, original_text })
    expect(await words(ada, tag_id)).toEqual(['rollback', 'edited', 'created'])
  })

  it('T2 actions of staff are recorded, and undone ones are marked', async () => {
    const { ada, bo, admin, act, question, words, timelineOf } = await openWithQuestion(open)
    const { info } = await act(bo, 'createAnswer', { question_id: question, content: 'A tulip, I think.' })
    await act(ada, 'acceptAnswer', { question_id: question, answer_id: info.id })
    await act(ada, 'acceptAnswer', { question_id: question, answer_id: '0' })
    await act(admin, 'closeQuestion', { id: question, close_type: 64, close_msg: 'Which stout?' })
    await act(admin, 'reopenQuestion', { question_id: question })
    await act(admin, 'operateQuestion', { id: question, operation: 'pin' })
    await act(admin, 'operateQuestion', { id: question, operation: 'unpin' })
    await act(admin, 'operateQuestion', { id: question, operation: 'hide' })
    await act(admin, 'operateQuestion', { id: question, operation: 'show' })
    await act(admin, 'deleteQuestion', { id: question })
    await act(admin, 'recoverQuestion', { question_id: question })
    expect(await words(ada, question)).toEqual(
      'undeleted deleted show hide unpin pin reopened closed accept answered asked'.split(' '),
    )
    const { timeline } = await timelineOf(ada, question)
    expect(timeline[7]?.comment).toBe('Which stout?')
    expect(timeline[8]).toMatchObject({ cancelled: true })
    expect(timeline[7]).toMatchObject({ cancelled: false, cancelled_at: 0 })
  })

  it('T3 votes are shown on request, and only administrators see who downvoted', async () => {
    const { site, ada, bo, admin, act, question, words, timelineOf } = await openWithQuestion(open)
    const cy = await site.registerPerson({ name: 'Cy', rank: 500 })
    await act(bo, 'voteUp', { object_id: question })
    await act(cy, 'voteDown', { object_id: question })
    expect(await words(ada, question)).toEqual(['asked'])
    const seen = async (person: Person) =>
      (await timelineOf(person, question, true)).timeline.map((one) => one.user_info?.username)
    expect(await words(ada, question, true)).toEqual(['downvote', 'upvote', 'asked'])
    expect(await seen(ada)).toEqual([undefined, 'bo', 'ada'])
    const steward = await site.registerPerson({ name: 'Steward', role: 3 })
    expect(await seen(steward)).toEqual([undefined, 'bo', 'ada'])
    expect(await seen(admin)).toEqual(['cy', 'bo', 'ada'])
  })

  it('T4 answers and tags have separate timelines, and nobody reads those of what they may not see', async () => {
    const { site, ada, bo, admin, act, question, words } = await openWithQuestion(open)
    const { info } = await act(bo, 'createAnswer', { question_id: question, content: 'A tulip, I think.' })
    await act(bo, 'updateAnswer', { id: info.id, question_id: question, content: 'A tulip.' })
    await act(admin, 'deleteAnswer', { id: info.id })
    expect(await words(bo, info.id)).toEqual(['deleted', 'edited', 'answered'])
    expect(await words(ada, question)).toEqual(['asked'])
    expect(await words(admin, question)).toEqual(['answered', 'asked'])
    const hidden = await site.api(ada.token).call('getTimeline', { query: { object_id: info.id } })
    expect(hidden.error).toMatchObject({ status: 404 })
    const tag = encodeObjectId({ type: 'tag', id: (await findTagBySlug(site.ctx.db, 'glass'))?.id ?? 0 })
    await act(ada, 'updateTag', {
      tag_id: tag,
      slug_name: 'glass',
      display_name: 'Glasses',
      original_text: 'To drink from.',
      edit_summary: '',
    })
    expect(await words(bo, tag)).toEqual(['edited', 'created'])
    const absent = await site.api(ada.token).call('getTimeline', { query: { object_id: '10010000000009999' } })
    expect(absent.error).toEqual(hidden.error)
  })

  it('T5 two versions of an object can be compared by those who may see it', async () => {
    const { site, ada, bo, admin, act, question, asked, timelineOf } = await openWithQuestion(open)
    await act(ada, 'updateQuestion', { ...asked, id: question, content: 'Of many kinds.' })
    const [edit, beginning] = (await timelineOf(bo, question)).timeline
    const compare = (person: Person, new_revision_id: string, old_revision_id: string) =>
      site.api(person.token).call('getTimelineDetail', { query: { new_revision_id, old_revision_id } })
    const ids = [edit?.revision_id ?? '', beginning?.revision_id ?? ''] as const
    expect(await unwrap(compare(bo, ...ids))).toMatchObject({
      new_revision: { original_text: 'Of many kinds.', title: asked.title, tags: [{ slug_name: 'glass' }] },
      old_revision: { original_text: 'I have many.' },
    })
    expect(await unwrap(compare(bo, ids[1], '0'))).toMatchObject({ old_revision: null })
    const { info } = await act(bo, 'createAnswer', { question_id: question, content: 'A tulip, I think.' })
    const other = (await timelineOf(bo, info.id)).timeline[0]?.revision_id ?? ''
    expect((await compare(bo, ids[0], other)).error).toMatchObject({ status: 404 })
    expect((await compare(bo, '9999', '0')).error).toMatchObject({ status: 404 })
    await act(admin, 'deleteQuestion', { id: question })
    expect((await compare(bo, ...ids)).error).toMatchObject({ status: 404 })
    expect((await compare(ada, ...ids)).error).toBeUndefined()
  })

  it('T6 older answers get who accepted them and when from the timeline', async () => {
    const { site, ada, bo, act, question } = await openWithQuestion(open)
    const answer = async (person: Person) =>
      (await act(person, 'createAnswer', { question_id: question, content: 'A tulip, I think.' })).info.id
    const [first, second] = [await answer(ada), await answer(bo)]
    for (const answer_id of [first, '0', second]) await act(ada, 'acceptAnswer', { question_id: question, answer_id })
    const { db, can } = site.ctx.database
    const stored = () => db.selectFrom('answers').select(['accepted_at', 'accepted_by']).orderBy('id').execute()
    const known = await stored()
    expect(known).toEqual([
      { accepted_at: null, accepted_by: null },
      { accepted_at: site.clock.now(), accepted_by: ada.id },
    ])
    await db.updateTable('answers').set({ accepted_at: null, accepted_by: null }).execute()
    await timeline0002.up(db, can)
    expect(await stored()).toEqual(known)
  })
})
