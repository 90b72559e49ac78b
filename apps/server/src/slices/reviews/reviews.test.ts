import type { OperationBody, OperationId } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { Person, TestSite } from '../../../test/harness.ts'
import { encodeObjectId } from '../../platform/ids/object-id.ts'
import { findTagBySlug } from '../tags/index.ts'
import { findUser } from '../users/index.ts'

const NO_TAGS_YET = { slug_name: 'glass' }

/** A question and an answer by Ada, with Bo who may only suggest edits and Cy who reviews. */
async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const ada = await site.registerPerson({ name: 'Ada', rank: 20_000 })
  const bo = await site.registerPerson({ name: 'Bo', rank: 200 })
  const cy = await site.registerPerson({ name: 'Cy', rank: 5000 })
  const call = <Id extends OperationId>(person: Person, id: Id, body: OperationBody<Id>) =>
    // All operations called in this file take only a body, so the cast is safe.
    site.api(person.token).call(id, { body } as never)
  const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [NO_TAGS_YET] }
  const question = await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))
  const written = { question_id: question.id, content: 'A tulip, I think.' }
  const { info } = await unwrap(site.api(ada.token).call('createAnswer', { body: written }))
  const tagId = (await findTagBySlug(site.ctx.db, 'glass'))?.id ?? 0
  const posts = { question: question.id, answer: info.id, tag: encodeObjectId({ type: 'tag', id: tagId }) }
  const queue = (person: Person, page = 1) =>
    unwrap(site.api(person.token).call('listUnreviewedRevisions', { query: { page } }))
  const suggest = {
    question: (content = 'Of many kinds.') =>
      call(bo, 'updateQuestion', { ...asked, id: posts.question, content, edit_summary: 'Clearer' }),
    answer: (content = 'A tulip glass.') =>
      call(bo, 'updateAnswer', { id: posts.answer, question_id: posts.question, content }),
    tag: (display_name = 'Glasses') =>
      call(bo, 'updateTag', { tag_id: posts.tag, slug_name: 'glass', display_name, original_text: 'To drink from.' }),
  }
  const audit = (person: Person, id: string, operation: 'approve' | 'reject') =>
    call(person, 'auditRevision', { id, operation })
  const history = async (id: string) => unwrap(site.api().call('listRevisions', { query: { object_id: id } }))
  const rank = async (person: Person) => (await findUser(site.ctx.db, person.id))?.rank
  return { site, ada, bo, cy, call, posts, suggest, queue, audit, history, rank }
}

describeOnEveryEngine('reviews', (open) => {
  it.each(['question', 'answer', 'tag'] as const)(
    'W1 a suggested edit of a %s changes nothing until approved, then applies and gives two points, once',
    async (kind) => {
      const { bo, cy, posts, suggest, queue, audit, history, rank } = await openWithPosts(open)
      expect((await suggest[kind]()).data).toMatchObject({ wait_for_review: true })
      expect((await history(posts[kind])).map((one) => one.status)).toEqual([0])
      const { count, list } = await queue(cy)
      expect([count, list[0]?.type, list[0]?.unreviewed_info.user_info.username]).toEqual([1, kind, 'bo'])
      expect(list[0]?.info.object_id).toBe(posts[kind])
      expect(list[0]?.unreviewed_info.content).toMatchObject(
        {
          question: { title: 'Which glass for a stout?', content: 'Of many kinds.', tags: [{ slug_name: 'glass' }] },
          answer: { content: 'A tulip glass.', question_id: posts.question },
          tag: { slug_name: 'glass', display_name: 'Glasses', original_text: 'To drink from.' },
        }[kind],
      )
      const id = list[0]?.unreviewed_info.id ?? ''
      expect((await audit(cy, id, 'approve')).error).toBeUndefined()
      expect((await audit(cy, id, 'approve')).error).toBeUndefined()
      expect((await audit(cy, id, 'reject')).error).toBeUndefined()
      expect((await history(posts[kind])).map((one) => [one.status, one.user_info.username])).toEqual([
        [2, 'bo'],
        [0, 'ada'],
      ])
      expect([await rank(bo), (await queue(cy)).count]).toEqual([202, 0])
    },
  )

  it('W2 an approved edit is shown: text, title and tags, name of a tag', async () => {
    const { site, cy, posts, suggest, queue, audit } = await openWithPosts(open)
    for (const kind of ['question', 'answer', 'tag'] as const) {
      await suggest[kind]()
      await audit(cy, (await queue(cy)).list[0]?.unreviewed_info.id ?? '', 'approve')
    }
    const api = site.api()
    const question = await unwrap(api.call('getQuestion', { query: { id: posts.question } }))
    expect([question.content, question.update_user_info?.username]).toEqual(['Of many kinds.', 'bo'])
    const { list } = await unwrap(api.call('listAnswers', { query: { question_id: posts.question } }))
    expect(list[0]).toMatchObject({ content: 'A tulip glass.', update_user_info: { username: 'bo' } })
    expect(await unwrap(api.call('getTag', { query: { name: 'glass' } }))).toMatchObject({ display_name: 'Glasses' })
  })

  it('W3 a rejected edit leaves everything unchanged, and another one can be suggested', async () => {
    const { site, bo, cy, posts, suggest, queue, audit, rank } = await openWithPosts(open)
    await suggest.question()
    await audit(cy, (await queue(cy)).list[0]?.unreviewed_info.id ?? '', 'reject')
    const question = await unwrap(site.api().call('getQuestion', { query: { id: posts.question } }))
    expect([question.content, await rank(bo), (await queue(cy)).count]).toEqual(['I have many.', 200, 0])
    expect((await suggest.question('Other words.')).data).toMatchObject({ wait_for_review: true })
  })

  it('W4 while an edit is waiting nobody can edit, and the check reports it; otherwise the check passes', async () => {
    const { site, ada, bo, posts, suggest, call } = await openWithPosts(open)
    const check = (person: Person, id: string) => site.api(person.token).call('checkEdit', { query: { id } })
    expect((await check(bo, posts.question)).error).toBeUndefined()
    await suggest.question()
    await suggest.answer()
    await suggest.tag()
    for (const id of Object.values(posts)) {
      expect((await check(ada, id)).error).toMatchObject({ status: 400, reason: 'error.revision.review_underway' })
    }
    const edit = { id: posts.answer, question_id: posts.question, content: 'Another text.' }
    expect((await call(ada, 'updateAnswer', edit)).error).toMatchObject({ status: 400 })
    const dee = await site.registerPerson({ name: 'Dee' })
    expect((await check(dee, posts.question)).error).toMatchObject({ status: 403 })
    expect((await check(ada, '10010000000009999')).error).toMatchObject({ reason: 'error.object.not_found' })
  })

  it('W5 when two reviewers decide at once, only the first decision counts', async () => {
    const { bo, cy, site, posts, suggest, queue, audit, history, rank } = await openWithPosts(open)
    const dee = await site.registerPerson({ name: 'Dee', role: 3 })
    await suggest.question()
    const id = (await queue(cy)).list[0]?.unreviewed_info.id ?? ''
    const both = await Promise.all([audit(cy, id, 'approve'), audit(dee, id, 'reject'), audit(cy, id, 'approve')])
    expect(both.flatMap(({ error }) => error ?? [])).toEqual([])
    const statuses = (await history(posts.question)).map((one) => one.status)
    expect([
      [200, '0'],
      [202, '2,0'],
    ]).toContainEqual([await rank(bo), String(statuses)])
  })

  it('W6 reviewers are offered only the kinds they may review, and nobody approves their own edits', async () => {
    const { site, ada, bo, cy, suggest, queue, audit, posts, call } = await openWithPosts(open)
    await suggest.question()
    await suggest.tag()
    const dee = await site.registerPerson({ name: 'Dee', rank: 1500 })
    expect([(await queue(dee)).count, (await queue(cy)).count, (await queue(bo)).count]).toEqual([1, 2, 0])
    const [first, second] = [(await queue(cy, 1)).list[0], (await queue(cy, 2)).list[0]]
    expect([first?.type, second?.type]).toEqual(['question', 'tag'])
    const refused = { status: 400, reason: 'error.revision.no_permission' }
    expect((await audit(dee, second?.unreviewed_info.id ?? '', 'reject')).error).toMatchObject(refused)
    expect((await audit(bo, first?.unreviewed_info.id ?? '', 'approve')).error).toMatchObject(refused)
    expect((await audit(ada, 'nonsense', 'approve')).error).toBeUndefined()
    const status = await unwrap(site.api(cy.token).call('getNotificationStatus'))
    expect(status).toMatchObject({ revision: 2, can_revision: true })
    await site.ctx.db.updateTable('users').set({ rank: 5000 }).where('id', '=', bo.id).execute()
    expect((await audit(bo, first?.unreviewed_info.id ?? '', 'approve')).error).toMatchObject(refused)
    expect((await audit(bo, first?.unreviewed_info.id ?? '', 'reject')).error).toBeUndefined()
    expect(
      (
        await call(ada, 'updateQuestion', {
          id: posts.question,
          title: 'Which glass for a stout?',
          content: 'Mine alone.',
          tags: [NO_TAGS_YET],
        })
      ).error,
    ).toBeUndefined()
  })

  it('W7 deleting an object rejects its suggested edit, and edits of hidden questions are for staff only', async () => {
    const { site, cy, posts, suggest, queue, call } = await openWithPosts(open)
    const admin = await site.admin()
    await suggest.question()
    await suggest.answer()
    await call(admin, 'operateQuestion', { id: posts.question, operation: 'hide' })
    expect([(await queue(cy)).count, (await queue(admin)).count]).toEqual([0, 2])
    await call(admin, 'operateQuestion', { id: posts.question, operation: 'show' })
    await call(admin, 'deleteQuestion', { id: posts.question })
    expect((await queue(admin)).count).toBe(0)
    await call(admin, 'recoverQuestion', { question_id: posts.question })
    expect((await queue(admin)).list.map((one) => one.type)).toEqual(['answer'])
  })

  it('W8 the history is visible to viewers who may see the object', async () => {
    const { site, ada, posts, call } = await openWithPosts(open)
    const admin = await site.admin()
    const history = (token: string | undefined, object_id: string) =>
      site.api(token).call('listRevisions', { query: { object_id } })
    await call(admin, 'deleteAnswer', { id: posts.answer })
    expect((await history(undefined, posts.answer)).error).toMatchObject({ status: 404 })
    expect((await history(ada.token, posts.answer)).data).toHaveLength(1)
    expect((await history(undefined, '0')).error).toMatchObject({ status: 400 })
    expect((await history(undefined, posts.tag)).data?.[0]).toMatchObject({ title: 'glass', status: 0 })
  })
})
