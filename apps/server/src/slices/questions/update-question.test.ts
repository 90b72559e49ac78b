import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { decideRevision, findRevision, hasWaitingRevision, listRevisionsOf } from '../revisions/index.ts'
import { setTagMark, findTagsBySlug } from '../tags/index.ts'
import { applyQuestionEdit, insertQuestion, questionEdited } from './index.ts'
import { ask, keyOf, rowOf } from './question.test-data.ts'

type Edit = Partial<OperationBody<'updateQuestion'>>

const original = { title: 'Why is beer brown?', content: 'Is it the *malt*?', tags: [{ slug_name: 'beer' }] }

function edit(site: TestSite, token: string | undefined, id: string, change: Edit) {
  return site.api(token).call('updateQuestion', { body: { ...original, id, ...change } })
}

describeOnEveryEngine('editing questions', (open) => {
  it('Q14 an edit by the author takes effect immediately, and is recorded, dated and emitted', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const id = await ask(site, ada.token, original)
    const emitted: object[] = []
    site.ctx.bus.on(questionEdited, async (_tx, event) => void emitted.push(event))
    const askedAt = site.clock.now()
    site.clock.advance(60_000)
    const at = site.clock.now()
    const change = { title: 'Why is  stout black?', content: 'Is it *roasted* malt?', edit_summary: ' Another beer ' }
    const result = await unwrap(edit(site, ada.token, id, { ...change, tags: [{ slug_name: 'stout' }] }))
    expect(result).toEqual({ url_title: 'why-is-stout-black', wait_for_review: false })
    const read = await unwrap(site.api().call('getQuestion', { query: { id } }))
    expect(read).toMatchObject({
      title: 'Why is stout black?',
      content: 'Is it *roasted* malt?',
      description: 'Is it roasted malt?',
      tags: [{ slug_name: 'stout' }],
      edit_time: Math.floor(at / 1000),
      update_time: Math.floor(at / 1000),
      update_user_info: { username: 'ada' },
    })
    const versions = await listRevisionsOf(site.ctx.db, 'question', keyOf(id))
    expect(versions.map((one) => [one.status, one.title, one.summary, one.created_at])).toEqual([
      ['applied', 'Why is stout black?', 'Another beer', at],
      ['first', 'Why is beer brown?', '', askedAt],
    ])
    expect(versions[0]?.content).toMatchObject({ tags: [{ slug_name: 'stout', main_tag_slug_name: '' }] })
    const event = { questionId: keyOf(id), questionAuthorId: ada.id, actorId: ada.id, at }
    expect(emitted).toEqual([{ ...event, summary: 'Another beer' }])
    const { list } = await unwrap(site.api().call('listQuestions'))
    expect(list[0]).toMatchObject({ operation_type: 'modified', operator: { username: 'ada' } })
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('Q15 refuses people who may not edit, and edits of absent and deleted questions', async () => {
    const site = await open()
    const admin = await site.admin()
    const eve = await site.registerPerson({ name: 'Eve', rank: 99 })
    const bob = await site.registerPerson({ name: 'Bob', rank: 100 })
    const id = await ask(site, admin.token, original)
    const changed = { title: 'Another title altogether' }
    expect((await edit(site, undefined, id, changed)).error).toMatchObject({ status: 401 })
    expect((await edit(site, eve.token, id, changed)).error).toMatchObject({
      status: 403,
      reason: 'error.rank.fail_to_meet_the_condition',
    })
    expect((await edit(site, bob.token, id, changed)).error).toBeUndefined()
    const absent = { status: 400, reason: 'error.question.not_found' }
    expect((await edit(site, admin.token, '10010000000009999', changed)).error).toMatchObject(absent)
    const other = await ask(site, admin.token, { title: 'A question to be deleted' })
    await unwrap(site.api(admin.token).call('deleteQuestion', { body: { id: other } }))
    expect((await edit(site, bob.token, other, changed)).error).toMatchObject(absent)
    expect((await edit(site, admin.token, other, changed)).error).toMatchObject({
      status: 400,
      reason: 'error.question.cannot_update',
    })
  })

  it('Q16 an edit without enough reputation waits for review, and blocks others meanwhile', async () => {
    const site = await open()
    const admin = await site.admin()
    const bob = await site.registerPerson({ name: 'Bob', rank: 999 })
    const id = await ask(site, admin.token, original)
    const change = { title: 'Why is beer so brown?', edit_summary: 'Clearer' }
    expect(await unwrap(edit(site, bob.token, id, change))).toEqual({
      url_title: 'why-is-beer-brown',
      wait_for_review: true,
    })
    expect(await rowOf(site, id)).toMatchObject({ title: original.title, edited_at: null })
    for (const token of [bob.token, admin.token]) {
      for (const given of [{ title: 'One more title of it' }, {}]) {
        expect((await edit(site, token, id, given)).error).toMatchObject({
          status: 400,
          reason: 'error.question.cannot_update',
        })
      }
    }
    const { list } = await unwrap(site.api(admin.token).call('listUnreviewedRevisions', { query: {} }))
    const [waiting] = list.map((item) => item.unreviewed_info)
    expect(waiting).toMatchObject({ object_id: id, use_id: String(bob.id), reason: 'Clearer' })
    await unwrap(site.api(admin.token).call('deleteQuestion', { body: { id } }))
    expect(await hasWaitingRevision(site.ctx.db, 'question', keyOf(id)), 'refused with the question').toBe(false)
  })

  it('Q17 an approved edit is credited to its author', async () => {
    const site = await open()
    const admin = await site.admin()
    const bob = await site.registerPerson({ name: 'Bob', rank: 999 })
    const id = await ask(site, admin.token, original)
    const emitted: object[] = []
    site.ctx.bus.on(questionEdited, async (_tx, event) => void emitted.push(event))
    await unwrap(edit(site, bob.token, id, { content: 'Is it the *roasted* malt?', tags: [{ slug_name: 'beer' }] }))
    const { list } = await unwrap(site.api(admin.token).call('listUnreviewedRevisions', { query: {} }))
    const revision = await findRevision(site.ctx.db, Number(list[0]?.unreviewed_info.id))
    if (revision?.object_type !== 'question') throw new Error('The edit does not wait')
    site.clock.advance(1000)
    const at = site.clock.now()
    await site.ctx.db.transaction().execute(async (tx) => {
      await decideRevision(tx, revision.id, { status: 'applied', reviewerId: admin.id, at })
      await applyQuestionEdit(site.ctx, tx, revision)
    })
    expect(await rowOf(site, id)).toMatchObject({
      original_text: 'Is it the *roasted* malt?',
      last_editor_id: bob.id,
      edited_at: at,
      active_at: at,
    })
    expect(emitted).toMatchObject([{ actorId: bob.id, at }])
    expect((await edit(site, bob.token, id, { title: 'Edits are welcome again' })).error).toBeUndefined()
  })

  it('Q66 new tags of a suggested edit are created for its author on approval, not before', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann', rank: 9000 })
    await unwrap(site.api(admin.token).call('updatePrivilegeSettings', { body: { level: 1 } }))
    const custom_privileges = [{ key: 'rank.question.edit_without_review', value: 9001 }]
    await unwrap(site.api(admin.token).call('updatePrivilegeSettings', { body: { level: 99, custom_privileges } }))
    const id = await ask(site, admin.token, original)
    const named = { slug_name: 'porter', display_name: 'Porter', original_text: 'A dark *ale*' }
    const suggest = () => edit(site, ann.token, id, { tags: [{ slug_name: 'beer' }, named] })
    const audit = async (operation: 'approve' | 'reject') => {
      const { list } = await unwrap(site.api(admin.token).call('listUnreviewedRevisions', { query: {} }))
      const body = { id: list[0]?.unreviewed_info.id ?? '', operation }
      await unwrap(site.api(admin.token).call('auditRevision', { body }))
    }
    expect(await unwrap(suggest())).toMatchObject({ wait_for_review: true })
    expect(await findTagsBySlug(site.ctx.db, ['porter'])).toEqual([])
    await audit('reject')
    expect(await findTagsBySlug(site.ctx.db, ['porter'])).toEqual([])
    await unwrap(suggest())
    await audit('approve')
    const made = { display_name: 'Porter', original_text: 'A dark *ale*', status: 'available', question_count: 1 }
    const [porter] = await findTagsBySlug(site.ctx.db, ['porter'])
    expect(porter).toMatchObject(made)
    const { tags } = await unwrap(site.api().call('getQuestion', { query: { id } }))
    expect(tags.map((tag) => tag.slug_name)).toEqual(['beer', 'porter'])
    expect((await listRevisionsOf(site.ctx.db, 'tag', porter?.id ?? 0))[0]).toMatchObject({ user_id: ann.id })
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('Q18 ignores an edit without changes, whatever the order of the tags', async () => {
    const site = await open()
    const { token } = await site.admin()
    const tags = [{ slug_name: 'beer' }, { slug_name: 'malt' }]
    const id = await ask(site, token, { ...original, tags })
    const result = await unwrap(edit(site, token, id, { tags: tags.toReversed() }))
    expect(result).toEqual({ url_title: '', wait_for_review: false })
    expect(await rowOf(site, id)).toMatchObject({ edited_at: null })
    expect(await listRevisionsOf(site.ctx.db, 'question', keyOf(id))).toHaveLength(1)
  })

  it('Q19 members can neither remove nor add reserved tags', async () => {
    const site = await open()
    const { token } = await site.admin()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const id = await ask(site, ada.token, original)
    await ask(site, token, { title: 'Makes a tag', tags: [{ slug_name: 'official' }] })
    const [official] = await findTagsBySlug(site.ctx.db, ['official'])
    if (!official) throw new Error('The tag was not made')
    await site.ctx.db.transaction().execute((tx) => setTagMark(tx, 'reserved', [official.id]))
    const both = [{ slug_name: 'beer' }, { slug_name: 'official' }]
    const refused = { status: 400, fields: [{ error_field: 'tags' }] }
    expect((await edit(site, ada.token, id, { tags: both })).error).toMatchObject(refused)
    await unwrap(edit(site, token, id, { tags: both }))
    expect((await edit(site, ada.token, id, { title: 'Dropping a tag' })).error).toMatchObject(refused)
    expect((await edit(site, ada.token, id, { title: 'Keeping both', tags: both })).error).toBeUndefined()
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('Q20 new tags in an edit require the permission to create them', async () => {
    const site = await open()
    const admin = await site.admin()
    const bob = await site.registerPerson({ name: 'Bob', rank: 200 })
    const id = await ask(site, admin.token, original)
    const { error } = await edit(site, bob.token, id, { tags: [{ slug_name: 'unheard-of' }] })
    expect(error).toMatchObject({ status: 403, reason: 'error.rank.no_enough_rank_to_operate' })
    expect((await edit(site, admin.token, id, { title: 'tiny ' })).error).toMatchObject({ status: 400 })
  })

  it('Q21 a question without a history gets its first version with its first edit', async () => {
    const site = await open()
    const admin = await site.admin()
    const text = { title: 'A question from elsewhere', original_text: 'As it came', parsed_text: '<p>As it came</p>' }
    const { id: key } = await insertQuestion(site.ctx.db, {
      ...text,
      user_id: admin.id,
      url_title: 'x',
      excerpt: 'As it came',
      created_at: 1000,
    })
    const id = `1001${String(key).padStart(13, '0')}`
    await unwrap(edit(site, admin.token, id, { title: text.title, content: 'As it is now' }))
    const versions = await listRevisionsOf(site.ctx.db, 'question', key)
    expect(versions.map((one) => [one.status, one.content.content, one.created_at])).toEqual([
      ['applied', 'As it is now', site.clock.now()],
      ['first', 'As it came', 1000],
    ])
  })

  it('Q22 each of several concurrent edits gets its version, and the last one is shown', async () => {
    const site = await open()
    const { token } = await site.admin()
    const id = await ask(site, token, original)
    const titles = ['The first of many', 'The second of many', 'The third of many', 'The fourth of many']
    const results = await Promise.all(titles.map((title) => edit(site, token, id, { title })))
    expect(results.every((result) => result.error === undefined)).toBe(true)
    const versions = await listRevisionsOf(site.ctx.db, 'question', keyOf(id))
    expect(versions).toHaveLength(5)
    expect((await rowOf(site, id)).title).toBe(versions[0]?.title)
  })
})
