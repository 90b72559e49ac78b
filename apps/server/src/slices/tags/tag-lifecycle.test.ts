import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { findTagBySlug, tagDeleted, tagMerged, tagRecovered } from './index.ts'
import { joinFamily } from './synonyms/join-family.ts'
import { askWithTags, expectConsistentTags, idOf, readTag, setSynonyms, tagsOf } from './tags.test-data.ts'

async function remove(site: TestSite, token: string, slug: string) {
  return site.api(token).call('deleteTag', { body: { tag_id: await idOf(site, slug) } })
}

async function recover(site: TestSite, token: string, slug: string) {
  return site.api(token).call('recoverTag', { body: { tag_id: await idOf(site, slug) } })
}

async function merge(site: TestSite, token: string, source: string, target: string) {
  const body = { source_tag_id: await idOf(site, source), target_tag_id: await idOf(site, target) }
  return site.api(token).call('mergeTags', { body })
}

function make(site: TestSite, token: string, slug_name: string) {
  return unwrap(site.api(token).call('createTag', { body: { slug_name, display_name: slug_name } }))
}

describeOnEveryEngine('deleting, recovering and merging tags', (open) => {
  it('T40 staff can delete an unused tag: it disappears from lists and suggestions and loses its marks', async () => {
    const site = await open()
    const admin = await site.admin()
    const emitted: object[] = []
    site.ctx.bus.on(tagDeleted, async (_tx, event) => void emitted.push(event))
    await make(site, admin.token, 'unused')
    const lists = { recommend_tags: ['unused'], reserved_tags: ['unused'] }
    await unwrap(site.api(admin.token).call('updateWriteSettings', { body: lists }))
    const veteran = await site.registerPerson({ name: 'Veteran', rank: 100_000 })
    expect((await remove(site, veteran.token, 'unused')).error).toMatchObject({ status: 403 })
    const moderator = await site.registerPerson({ name: 'Moderator', role: 3 })
    expect(await unwrap(remove(site, moderator.token, 'unused'))).toBeNull()
    expect(emitted).toMatchObject([{ actorId: moderator.id, at: site.clock.now() }])
    expect((await unwrap(site.api().call('listTags'))).list).toEqual([])
    expect(await unwrap(site.api(admin.token).call('suggestTags', { query: { tag: 'unu' } }))).toEqual([])
    expect((await site.api().call('getTag', { query: { name: 'unused' } })).error).toMatchObject({ status: 404 })
    const empty = { recommend_tags: [], reserved_tags: [] }
    expect(await unwrap(site.api(admin.token).call('getWriteSettings'))).toMatchObject(empty)
    expect((await unwrap(site.api().call('getSiteInfo'))).site_write).toMatchObject(empty)
    expect((await remove(site, admin.token, 'unused')).error).toMatchObject({
      status: 400,
      reason: 'error.tag.not_found',
    })
  })

  it('T41 deleting a tag with questions, even hidden ones, or with synonyms is offered and refused with the reason', async () => {
    const site = await open()
    const { token } = await site.admin()
    const offered = async (name: string) =>
      (await unwrap(site.api(token).call('getTag', { query: { name } }))).member_actions.map(({ action }) => action)
    const used = (message: string) => ({ status: 400, reason: 'error.tag.is_used_cannot_delete', message })
    const byQuestion = used('1 question has this tag. Merge the tag into another one first.')
    const question = await askWithTags(site, token, 'hops')
    expect((await remove(site, token, 'hops')).error).toMatchObject(byQuestion)
    await unwrap(site.api(token).call('operateQuestion', { body: { id: question, operation: 'hide' } }))
    expect(await readTag(site, 'hops')).toMatchObject({ question_count: 0 })
    expect((await remove(site, token, 'hops')).error).toMatchObject(byQuestion)
    expect(await offered('hops')).toEqual(['edit', 'delete'])
    await unwrap(site.api(token).call('deleteQuestion', { body: { id: question } }))
    expect(await offered('hops')).toEqual(['edit', 'delete'])
    await unwrap(remove(site, token, 'hops'))
    expect(await offered('hops')).toEqual(['undelete'])
    await make(site, token, 'beer')
    await unwrap(setSynonyms(site, token, 'beer', 'ale'))
    expect(await offered('beer')).toEqual(['edit', 'delete'])
    const bySynonym = used('1 synonym stands for this tag. Remove it from the synonyms first.')
    expect((await remove(site, token, 'beer')).error).toMatchObject(bySynonym)
    await unwrap(remove(site, token, 'ale'))
    await unwrap(remove(site, token, 'beer'))
    await expectConsistentTags(site)
  })

  it('T42 staff can recover a deleted tag, once', async () => {
    const site = await open()
    const { token } = await site.admin()
    const emitted: object[] = []
    site.ctx.bus.on(tagRecovered, async (_tx, event) => void emitted.push(event))
    await make(site, token, 'hops')
    await unwrap(remove(site, token, 'hops'))
    const veteran = await site.registerPerson({ name: 'Veteran', rank: 100_000 })
    expect((await recover(site, veteran.token, 'hops')).error).toMatchObject({ status: 403 })
    const results = await Promise.all([recover(site, token, 'hops'), recover(site, token, 'hops')])
    expect(results.flatMap((result) => result.error?.reason ?? [])).toEqual(['error.tag.not_found'])
    expect(emitted).toHaveLength(1)
    expect(await readTag(site, 'hops')).toMatchObject({ status: 'available' })
    const { error } = await site.api(token).call('recoverTag', { body: { tag_id: 'nonsense' } })
    expect(error).toMatchObject({ status: 400, reason: 'error.tag.not_found' })
  })

  it('T43 recovering a question restores its deleted tag', async () => {
    const site = await open()
    const { token } = await site.admin()
    const question = await askWithTags(site, token, 'hops', 'malt')
    await unwrap(site.api(token).call('deleteQuestion', { body: { id: question } }))
    await unwrap(remove(site, token, 'hops'))
    await unwrap(site.api(token).call('recoverQuestion', { body: { question_id: question } }))
    expect(await tagsOf(site, question)).toEqual(['hops', 'malt'])
    expect(await readTag(site, 'hops')).toMatchObject({ status: 'available', question_count: 1 })
    await expectConsistentTags(site)
  })

  it('T53 a deleted tag that is used again is recovered, once and by whoever uses it', async () => {
    const site = await open()
    const admin = await site.admin()
    const { token } = admin
    const bob = await site.registerPerson({ name: 'Bob', rank: 999 })
    const events: object[] = []
    site.ctx.bus.on(tagRecovered, async (_tx, event) => void events.push(event))
    const recovered = () => events.splice(0)
    const tagKey = async (slug: string) => (await findTagBySlug(site.ctx.db, slug))?.id ?? 0

    const question = await askWithTags(site, token, 'hops', 'malt')
    await unwrap(site.api(token).call('deleteQuestion', { body: { id: question } }))
    await unwrap(remove(site, token, 'hops'))
    site.clock.advance(1000)
    const at = site.clock.now()
    await unwrap(site.api(token).call('recoverQuestion', { body: { question_id: question } }))
    expect(recovered(), 'by a recovered question').toEqual([{ tagId: await tagKey('hops'), actorId: admin.id, at }])
    const query = { object_id: await idOf(site, 'hops') }
    const { timeline } = await unwrap(site.api(token).call('getTimeline', { query }))
    expect(timeline.map(({ activity_type }) => activity_type)).toEqual(['undeleted', 'deleted', 'created'])

    await make(site, token, 'porter')
    const body = {
      id: question,
      title: 'A question about porter',
      content: 'What do you think of it?',
      tags: [{ slug_name: 'porter' }],
    }
    expect(await unwrap(site.api(bob.token).call('updateQuestion', { body }))).toMatchObject({ wait_for_review: true })
    await unwrap(remove(site, token, 'porter'))
    const { list } = await unwrap(site.api(token).call('listUnreviewedRevisions', { query: {} }))
    const audit = { id: list[0]?.unreviewed_info.id ?? '', operation: 'approve' } as const
    await unwrap(site.api(token).call('auditRevision', { body: audit }))
    expect(await tagsOf(site, question)).toEqual(['porter'])
    expect(recovered(), 'by an approved edit').toEqual([{ tagId: await tagKey('porter'), actorId: bob.id, at }])

    await unwrap(remove(site, token, 'hops'))
    const by = { bus: site.ctx.bus, actorId: admin.id, at }
    // As if the tag had been deleted between the check of the synonyms and the lock.
    const mainId = await tagKey('porter')
    const ids = [await tagKey('hops'), await tagKey('malt')]
    await site.ctx.db.transaction().execute((tx) => joinFamily(tx, by, mainId, ids))
    expect(recovered(), 'by a main tag').toEqual([{ tagId: ids[0], actorId: admin.id, at }])
    await expectConsistentTags(site)
  })

  it('T44 a merge moves questions and followers to the target, each once, and leaves synonyms behind', async () => {
    const site = await open()
    const admin = await site.admin()
    const emitted: object[] = []
    site.ctx.bus.on(tagMerged, async (_tx, event) => void emitted.push(event))
    const both = await askWithTags(site, admin.token, 'beer', 'beers')
    const one = await askWithTags(site, admin.token, 'beers', 'malt')
    const synonym = await askWithTags(site, admin.token, 'bier')
    const hidden = await askWithTags(site, admin.token, 'beers')
    await unwrap(site.api(admin.token).call('operateQuestion', { body: { id: hidden, operation: 'hide' } }))
    await unwrap(setSynonyms(site, admin.token, 'beers', 'bier'))
    const ann = await site.registerPerson({ name: 'Ann' })
    const ben = await site.registerPerson({ name: 'Ben' })
    const follow = async (token: string, slug: string) =>
      unwrap(site.api(token).call('follow', { body: { object_id: await idOf(site, slug) } }))
    for (const slug of ['beer', 'beers']) await follow(ann.token, slug)
    await follow(ben.token, 'beers')
    expect(await unwrap(merge(site, admin.token, 'beers', 'beer'))).toBeNull()
    expect(emitted).toHaveLength(1)
    expect(await readTag(site, 'beer')).toMatchObject({ question_count: 3, follow_count: 2 })
    for (const slug of ['beers', 'bier']) expect(await readTag(site, slug)).toMatchObject({ slug_name: 'beer' })
    expect(await tagsOf(site, both)).toEqual(['beer'])
    expect(await tagsOf(site, one)).toEqual(['beer', 'malt'])
    expect(await tagsOf(site, synonym)).toEqual(['beer'])
    await unwrap(site.api(admin.token).call('operateQuestion', { body: { id: hidden, operation: 'show' } }))
    expect(await readTag(site, 'beer')).toMatchObject({ question_count: 4 })
    await unwrap(setSynonyms(site, admin.token, 'beer'))
    expect(await readTag(site, 'beers')).toMatchObject({ slug_name: 'beers', question_count: 0, follow_count: 0 })
    await expectConsistentTags(site)
  })

  it('T45 merging is for staff, and requires two tags, the target being a main tag', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'beer', 'malt')
    await unwrap(setSynonyms(site, token, 'beer', 'bier'))
    const veteran = await site.registerPerson({ name: 'Veteran', rank: 100_000 })
    expect((await merge(site, veteran.token, 'malt', 'beer')).error).toMatchObject({
      status: 403,
      reason: 'error.rank.fail_to_meet_the_condition',
    })
    const reason = async (source: string, target: string) => (await merge(site, token, source, target)).error?.reason
    expect(await reason('beer', 'beer')).toBe('error.tag.cannot_set_synonym_as_itself')
    expect(await reason('malt', 'bier')).toBe('error.tag.not_contain_synonym_tags')
    const unknown = { source_tag_id: '10030000000009999', target_tag_id: await idOf(site, 'beer') }
    expect((await site.api(token).call('mergeTags', { body: unknown })).error?.reason).toBe('error.tag.not_found')
    const moderator = await site.registerPerson({ name: 'Moderator', role: 3 })
    await unwrap(merge(site, moderator.token, 'malt', 'beer'))
  })

  it('T46 concurrent asking, synonym changes, merges and deletions leave exact counters and no synonym chains', async () => {
    const site = await open()
    const { token } = await site.admin()
    const slugs = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const slug of slugs) await make(site, token, slug)
    const asks = Array.from({ length: 24 }, (_, index) => {
      const chosen = [slugs[index % 6], slugs[(index * 5 + 1) % 6], slugs[(index * 2 + 3) % 6]]
      return askWithTags(site, token, ...new Set(chosen.flatMap((slug) => slug ?? [])), `only-${index}`)
    })
    const changes = [
      setSynonyms(site, token, 'a', 'b', 'c'),
      setSynonyms(site, token, 'b', 'd'),
      merge(site, token, 'c', 'e'),
      remove(site, token, 'f'),
      merge(site, token, 'd', 'a'),
      setSynonyms(site, token, 'a'),
    ]
    await Promise.all([...asks, ...changes])
    const statuses = (await Promise.all(changes)).map((result) => result.error?.status ?? 200)
    expect(statuses.every((status) => status < 500)).toBe(true)
    await expectConsistentTags(site)
  })

  it('T48 a synonym of the target that loses a question to the source is recounted', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'beer')
    await askWithTags(site, token, 'bier')
    await askWithTags(site, token, 'ale', 'bier')
    await unwrap(setSynonyms(site, token, 'beer', 'bier'))
    await unwrap(merge(site, token, 'ale', 'beer'))
    expect((await findTagBySlug(site.ctx.db, 'bier'))?.question_count).toBe(1)
    expect(await readTag(site, 'beer')).toMatchObject({ question_count: 3 })
    await expectConsistentTags(site)
  })
})
