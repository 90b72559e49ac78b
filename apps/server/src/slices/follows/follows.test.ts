import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { Person, TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { findTagBySlug } from '../tags/index.ts'
import { updateUser } from '../users/index.ts'
import { followChanged, followedBy, followersOf } from './index.ts'

async function ask(site: TestSite, token: string, ...slugs: string[]): Promise<string> {
  const tags = slugs.map((slug_name) => ({ slug_name }))
  const body = { title: `A question about ${slugs.join(' and ')}`, content: 'What do you think?', tags }
  return (await unwrap(site.api(token).call('createQuestion', { body }))).id
}

async function tagId(site: TestSite, slug: string): Promise<string> {
  return (await unwrap(site.api().call('getTag', { query: { name: slug } }))).tag_id
}

function follow(site: TestSite, { token }: Pick<Person, 'token'>, object_id: string, is_cancel = false) {
  return site.api(token).call('follow', { body: { object_id, is_cancel } })
}

function people(site: TestSite, count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => site.registerPerson({ name: `Person${index}` })))
}

async function setSynonyms(site: TestSite, token: string, main: string, ...synonyms: string[]) {
  const synonym_tag_list = synonyms.map((slug_name) => ({ slug_name }))
  const body = { tag_id: await tagId(site, main), synonym_tag_list }
  return unwrap(site.api(token).call('updateTagSynonyms', { body }))
}

describeOnEveryEngine('follows', (open) => {
  it('F1 questions, tags and people are followed and unfollowed, and show the viewer that they are followed', async () => {
    const site = await open()
    const admin = await site.admin()
    const [ann] = await people(site, 1)
    if (!ann) throw new Error('Nobody came')
    const emitted: object[] = []
    site.ctx.bus.on(followChanged, async (_tx, event) => void emitted.push(event))
    const question = await ask(site, admin.token, 'hops')
    const tag = await tagId(site, 'hops')
    for (const id of [question, tag, String(admin.id)]) {
      expect(await unwrap(follow(site, ann, id))).toEqual({ follows: 1, is_followed: true })
      expect(await unwrap(follow(site, ann, id))).toEqual({ follows: 1, is_followed: true })
    }
    const api = site.api(ann.token)
    expect(await unwrap(api.call('getQuestion', { query: { id: question } }))).toMatchObject({
      is_followed: true,
      follow_count: 1,
    })
    expect(await unwrap(api.call('getTag', { query: { id: tag } }))).toMatchObject({
      is_follower: true,
      follow_count: 1,
    })
    const listed = async (token?: string) => (await unwrap(site.api(token).call('listTags'))).list[0]
    expect(await listed(ann.token)).toMatchObject({ is_follower: true, follow_count: 1 })
    expect(await listed()).toMatchObject({ is_follower: false, follow_count: 1 })
    const profile = { query: { username: 'admin' } }
    expect((await unwrap(api.call('getPersonalUser', profile))).follow_count).toBe(1)
    expect(await checkCounters(site.ctx)).toEqual([])
    for (const id of [question, tag, String(admin.id)]) {
      expect(await unwrap(follow(site, ann, id, true))).toEqual({ follows: 0, is_followed: false })
      expect(await unwrap(follow(site, ann, id, true))).toEqual({ follows: 0, is_followed: false })
    }
    expect(emitted).toHaveLength(6)
    expect(emitted[0]).toMatchObject({ actorId: ann.id, objectType: 'question', followed: true, at: site.clock.now() })
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('F2 fifty identical concurrent follows by one person count once, by fifty people fifty times', async () => {
    const site = await open()
    const admin = await site.admin()
    const question = await ask(site, admin.token, 'hops')
    const targets = [question, await tagId(site, 'hops'), String(admin.id)]
    const [first, ...others] = await people(site, 50)
    if (!first) throw new Error('Nobody came')
    for (const id of targets) {
      const same = await Promise.all(Array.from({ length: 50 }, () => unwrap(follow(site, first, id))))
      expect(new Set(same.map(({ follows }) => follows))).toEqual(new Set([1]))
      await Promise.all(others.map((person) => unwrap(follow(site, person, id))))
      expect(await unwrap(follow(site, first, id))).toEqual({ follows: 50, is_followed: true })
      const gone = await Promise.all(others.map((person) => unwrap(follow(site, person, id, true))))
      expect(gone.map(({ follows }) => follows).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 49 }, (_, index) => index + 1),
      )
    }
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('F3 absent, deleted and hidden objects, objects of other kinds and oneself cannot be followed', async () => {
    const site = await open()
    const admin = await site.admin()
    const [ann, ben] = await people(site, 2)
    if (!ann || !ben) throw new Error('Nobody came')
    const hidden = await ask(site, admin.token, 'hops')
    await unwrap(site.api(admin.token).call('operateQuestion', { body: { id: hidden, operation: 'hide' } }))
    const deleted = await ask(site, admin.token, 'hops', 'malt')
    await unwrap(site.api(admin.token).call('deleteQuestion', { body: { id: deleted } }))
    const tag = await tagId(site, 'malt')
    await unwrap(site.api(admin.token).call('deleteTag', { body: { tag_id: tag } }))
    await updateUser(site.ctx.db, ben.id, { status: 'deleted' })
    const absent = ['10010000000009999', '10030000000009999', '999999', 'nonsense!', '0']
    for (const id of [...absent, hidden, deleted, tag, String(ben.id)]) {
      expect((await follow(site, ann, id)).error).toMatchObject({
        kind: 'refused',
        status: 400,
        reason: 'error.object.not_found',
      })
    }
    for (const id of ['10020000000000001', '10070000000000001']) {
      expect((await follow(site, ann, id)).error).toMatchObject({
        status: 400,
        reason: 'error.object.disallow_follow',
        message: 'This cannot be followed.',
      })
    }
    expect((await follow(site, ann, String(ann.id))).error).toMatchObject({
      status: 400,
      reason: 'error.object.disallow_follow_your_self',
      message: 'You cannot follow yourself.',
    })
    expect(await unwrap(follow(site, admin, hidden))).toEqual({ follows: 1, is_followed: true })
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('F4 the list of followed tags is replaced as a whole; synonyms become main tags, unknown tags are ignored', async () => {
    const site = await open()
    const admin = await site.admin()
    await ask(site, admin.token, 'hops', 'malt', 'yeast')
    await setSynonyms(site, admin.token, 'hops', 'hop')
    const [ann] = await people(site, 1)
    if (!ann) throw new Error('Nobody came')
    const choose = (...slug_name_list: string[]) =>
      site.api(ann.token).call('updateFollowedTags', { body: { slug_name_list } })
    const followed = async () =>
      (await unwrap(site.api(ann.token).call('listFollowedTags'))).map((tag) => tag.slug_name)
    expect(await unwrap(choose('Yeast', 'hop', 'hops', 'nothing'))).toBeNull()
    expect(await followed()).toEqual(['hops', 'yeast'])
    await unwrap(choose('malt', 'yeast'))
    expect(await followed()).toEqual(['malt', 'yeast'])
    expect(await unwrap(site.api().call('listFollowedTags'))).toEqual([])
    await Promise.all([choose('hops', 'malt'), choose('malt', 'hops'), choose('hops', 'malt')])
    expect(await followed()).toEqual(['hops', 'malt'])
    const many = await choose(...Array.from({ length: 501 }, (_, index) => `tag-${index}`))
    expect(many.error).toMatchObject({ status: 400, fields: [{ error_field: 'slug_name_list' }] })
    await unwrap(site.api(ann.token).call('updateFollowedTags', { body: {} }))
    expect(await followed()).toEqual([])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('F5 following a synonym follows its main tag, and followers of a new synonym move to the main tag', async () => {
    const site = await open()
    const admin = await site.admin()
    await ask(site, admin.token, 'beer', 'bier', 'ale')
    await setSynonyms(site, admin.token, 'beer', 'ale')
    const [ann, ben] = await people(site, 2)
    if (!ann || !ben) throw new Error('Nobody came')
    const bier = await tagId(site, 'bier')
    const ale = (await findTagBySlug(site.ctx.db, 'ale'))?.id ?? 0
    expect(await unwrap(follow(site, ann, `1003${String(ale).padStart(13, '0')}`))).toEqual({
      follows: 1,
      is_followed: true,
    })
    for (const person of [ann, ben]) await unwrap(follow(site, person, bier))
    await setSynonyms(site, admin.token, 'beer', 'ale', 'bier')
    const beer = await findTagBySlug(site.ctx.db, 'beer')
    expect(beer?.follow_count).toBe(2)
    expect(new Set(await followersOf(site.ctx.db, 'tag', beer?.id ?? 0))).toEqual(new Set([ann.id, ben.id]))
    expect(await followedBy(site.ctx.db, ben.id, 'tag')).toEqual([beer?.id])
    expect((await findTagBySlug(site.ctx.db, 'bier'))?.follow_count).toBe(0)
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('F6 questions about followed tags, and followed questions, are recommended', async () => {
    const site = await open()
    const admin = await site.admin()
    const about = await ask(site, admin.token, 'bier')
    const followed = await ask(site, admin.token, 'malt')
    await ask(site, admin.token, 'yeast')
    await ask(site, admin.token, 'beer', 'water')
    await setSynonyms(site, admin.token, 'beer', 'bier')
    const [ann] = await people(site, 1)
    if (!ann) throw new Error('Nobody came')
    await unwrap(follow(site, ann, followed))
    await unwrap(follow(site, ann, await tagId(site, 'beer')))
    const { list } = await unwrap(site.api(ann.token).call('listQuestions', { query: { order: 'recommend' } }))
    expect(list.map(({ id }) => id)).toContain(about)
    expect(list[0]?.id).toBe(followed)
    expect(list).toHaveLength(3)
  })

  it('F7 following a tag while it becomes a synonym ends up following the main tag', async () => {
    const site = await open()
    const admin = await site.admin()
    await ask(site, admin.token, 'beer', 'bier')
    const bier = await tagId(site, 'bier')
    const persons = await people(site, 12)
    await Promise.all([
      ...persons.map((person) => unwrap(follow(site, person, bier))),
      setSynonyms(site, admin.token, 'beer', 'bier'),
    ])
    expect((await findTagBySlug(site.ctx.db, 'beer'))?.follow_count).toBe(12)
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('F8 drift of follower counters is detected', async () => {
    const site = await open()
    const admin = await site.admin()
    await ask(site, admin.token, 'hops')
    await site.ctx.db.updateTable('questions').set({ follow_count: 3 }).execute()
    await site.ctx.db.updateTable('tags').set({ follow_count: 4 }).execute()
    await site.ctx.db.updateTable('users').set({ follow_count: 5 }).where('id', '=', admin.id).execute()
    const drifts = await checkCounters(site.ctx)
    expect(drifts.map(({ counter, stored, counted }) => [counter, stored, counted])).toEqual([
      ['questions.follow_count', 3, 0],
      ['tags.follow_count', 4, 0],
      ['users.follow_count', 5, 0],
    ])
  })
})
