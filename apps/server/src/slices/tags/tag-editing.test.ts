import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { decideRevision, findRevision } from '../revisions/index.ts'
import { applyTagEdit, findTagBySlug, insertTags, tagEdited } from './index.ts'
import { askWithTags, editTag, idOf, readTag, setSynonyms, versionsOf } from './tags.test-data.ts'

describeOnEveryEngine('editing tags', (open) => {
  it('T20 an edit that needs no review changes slug, name and description immediately', async () => {
    const site = await open()
    const admin = await site.admin()
    const emitted: object[] = []
    site.ctx.bus.on(tagEdited, async (_tx, event) => void emitted.push(event))
    const question = await askWithTags(site, admin.token, 'nodejs')
    const tagId = (await findTagBySlug(site.ctx.db, 'nodejs'))?.id
    site.clock.advance(5000)
    const change = {
      slug_name: 'Node.JS',
      display_name: 'Node.js',
      original_text: 'Outside the *browser*',
      edit_summary: ' Its real name ',
    }
    expect(await unwrap(editTag(site, admin.token, 'nodejs', change))).toEqual({ wait_for_review: false })
    const tag = await readTag(site, 'node.js')
    expect(tag).toMatchObject({ display_name: 'Node.js', excerpt: 'Outside the browser', question_count: 1 })
    expect(tag.updated_at).toBe(tag.created_at + 5)
    const { tags } = await unwrap(site.api().call('getQuestion', { query: { id: question } }))
    expect(tags.map(({ slug_name }) => slug_name)).toEqual(['node.js'])
    const versions = await versionsOf(site, 'node.js')
    expect(versions.map(({ status, title, summary }) => [status, title, summary])).toEqual([
      ['applied', 'Node.js', 'Its real name'],
      ['first', 'nodejs', ''],
    ])
    expect(emitted).toEqual([{ tagId, actorId: admin.id, at: site.clock.now(), summary: 'Its real name' }])
  })

  it('T21 any other edit waits for review and blocks further edits; once accepted it changes the texts', async () => {
    const site = await open()
    const admin = await site.admin()
    await askWithTags(site, admin.token, 'nodejs')
    const member = await site.registerPerson({ name: 'Member', rank: 50 })
    const change = { slug_name: 'nodejs', display_name: 'Node.js', original_text: 'Servers' }
    expect(await unwrap(editTag(site, member.token, 'nodejs', change))).toEqual({ wait_for_review: true })
    expect(await readTag(site, 'nodejs')).toMatchObject({ display_name: 'nodejs', original_text: '' })
    for (const token of [member.token, admin.token]) {
      const second = await editTag(site, token, 'nodejs', { display_name: 'Another' })
      expect(second.error).toMatchObject({ status: 400, reason: 'error.answer.cannot_update' })
    }
    const { db } = site.ctx
    const row = await db.selectFrom('revisions').select('id').where('status', '=', 'waiting').executeTakeFirst()
    const waiting = await findRevision(db, row?.id ?? 0)
    if (waiting?.object_type !== 'tag') throw new Error('No edit waits')
    await site.ctx.db.transaction().execute(async (tx) => {
      const { id: revisionId, object_id: tagId, user_id: actorId, content, summary } = waiting
      await decideRevision(tx, revisionId, { status: 'applied', reviewerId: admin.id, at: 9 })
      await applyTagEdit(site.ctx, tx, { tagId, content, actorId, summary, at: 9 })
    })
    expect(await readTag(site, 'nodejs')).toMatchObject({ display_name: 'Node.js', original_text: 'Servers' })
    expect(await unwrap(editTag(site, admin.token, 'nodejs', { display_name: 'Node' }))).toEqual({
      wait_for_review: false,
    })
  })

  it('T22 of two concurrent edits that need review one waits and the other is refused', async () => {
    const site = await open()
    const admin = await site.admin()
    await askWithTags(site, admin.token, 'hops')
    const people = await Promise.all(['Ann', 'Ben', 'Cem'].map((name) => site.registerPerson({ name, rank: 100 })))
    const results = await Promise.all(
      people.map(({ token, username }) => editTag(site, token, 'hops', { display_name: username })),
    )
    expect(results.filter((result) => result.error === undefined)).toHaveLength(1)
    expect(results.flatMap((result) => result.error?.reason ?? [])).toEqual([
      'error.answer.cannot_update',
      'error.answer.cannot_update',
    ])
  })

  it('T23 unchanged or absent texts change nothing', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'hops')
    for (const change of [{}, { slug_name: 'HOPS', display_name: ' hops ', original_text: '' }]) {
      expect(await unwrap(editTag(site, token, 'hops', change))).toEqual({ wait_for_review: false })
    }
    expect(await versionsOf(site, 'hops')).toHaveLength(1)
    expect((await readTag(site, 'hops')).updated_at).toBe(0)
  })

  it('T24 refuses the slug of another tag, even a deleted one, and lets one of two concurrent edits take a slug', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'hops', 'malt', 'yeast')
    const made = { user_id: null, created_at: 1 }
    await insertTags(site.ctx.db, [{ slug_name: 'gone', display_name: 'gone', ...made }])
    await unwrap(site.api(token).call('deleteTag', { body: { tag_id: await idOf(site, 'gone') } }))
    for (const slug_name of ['malt', 'gone']) {
      expect((await editTag(site, token, 'hops', { slug_name })).error).toMatchObject({
        status: 400,
        reason: 'error.tag.already_exist',
        fields: [{ error_field: 'slug_name' }],
      })
    }
    const both = await Promise.all(['hops', 'malt'].map((slug) => editTag(site, token, slug, { slug_name: 'grain' })))
    expect(both.flatMap((result) => result.error?.reason ?? [])).toEqual(['error.tag.already_exist'])
  })

  it('T25 an edited main tag keeps its synonyms, and the site’s lists show its new name', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'javascript')
    await unwrap(setSynonyms(site, token, 'javascript', 'js'))
    const lists = { recommend_tags: ['javascript'], reserved_tags: ['javascript'] }
    await unwrap(site.api(token).call('updateWriteSettings', { body: lists }))
    await unwrap(editTag(site, token, 'javascript', { slug_name: 'ecmascript' }))
    expect(await readTag(site, 'js')).toMatchObject({ slug_name: 'ecmascript', main_tag_slug_name: 'ecmascript' })
    const renamed = { recommend_tags: ['ecmascript'], reserved_tags: ['ecmascript'] }
    expect(await unwrap(site.api(token).call('getWriteSettings'))).toMatchObject(renamed)
    expect((await unwrap(site.api().call('getSiteInfo'))).site_write).toMatchObject(renamed)
  })

  it('T26 editing requires tag.edit, an existing tag, and valid names', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'hops')
    const newcomer = await site.registerPerson({ name: 'Newcomer', rank: 49 })
    expect((await editTag(site, newcomer.token, 'hops', { display_name: 'x' })).error).toMatchObject({ status: 403 })
    for (const tag_id of ['10030000000009999', '10010000000000001', 'nonsense']) {
      const { error } = await site.api(token).call('updateTag', { body: { tag_id, display_name: 'x' } })
      expect(error).toMatchObject({ status: 400, reason: 'error.tag.not_found' })
    }
    expect((await editTag(site, token, 'hops', { slug_name: ' ', display_name: '' })).error).toMatchObject({
      fields: [{ error_field: 'slug_name' }, { error_field: 'display_name' }],
    })
    expect((await editTag(site, token, 'hops', { slug_name: 'a_b' })).error).toMatchObject({
      fields: [{ error_field: 'slug_name', error_msg: 'URL slug contains characters that are not allowed.' }],
    })
  })

  it('T28 another slug is for staff, also as a suggestion', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'hops')
    const people = [
      await site.registerPerson({ name: 'Suggester', rank: 50 }),
      await site.registerPerson({ name: 'Veteran', rank: 30_000 }),
    ]
    for (const person of people) {
      const { error } = await editTag(site, person.token, 'hops', { slug_name: 'lupulus', display_name: 'Hops' })
      expect(error).toMatchObject({ status: 403, reason: 'error.rank.fail_to_meet_the_condition' })
    }
    expect((await readTag(site, 'hops')).display_name).toBe('hops')
    const moderator = await site.registerPerson({ name: 'Moderator', role: 3 })
    await unwrap(editTag(site, moderator.token, 'hops', { slug_name: 'lupulus' }))
    expect(await readTag(site, 'lupulus')).toMatchObject({ slug_name: 'lupulus' })
  })

  it('T27 the first edit of a tag without a history records its previous texts as the first version', async () => {
    const site = await open()
    const { token } = await site.admin()
    await insertTags(site.ctx.db, [{ slug_name: 'old', display_name: 'Old', user_id: null, created_at: 7000 }])
    await unwrap(editTag(site, token, 'old', { display_name: 'New' }))
    expect((await versionsOf(site, 'old')).map(({ title, status, created_at }) => [title, status, created_at])).toEqual(
      [
        ['New', 'applied', site.clock.now()],
        ['Old', 'first', 7000],
      ],
    )
  })
})
