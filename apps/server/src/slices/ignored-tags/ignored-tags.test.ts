import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { Person, TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { decodeObjectId, encodeObjectId } from '../../platform/ids/object-id.ts'
import { insertTags } from '../tags/index.ts'
import { findUsers, viewerOf } from '../users/index.ts'
import { IgnoredTagNotFound } from './errors.ts'
import { ignoreTag } from './ignore-tag.ts'
import { updateIgnoredTags } from './update-ignored-tags.ts'

let asked = 0

async function ask(site: TestSite, token: string, ...slugs: string[]): Promise<string> {
  const tags = slugs.map((slug_name) => ({ slug_name }))
  const body = { title: `A question about ${slugs.join(' and ')}`, content: `Thought ${(asked += 1)} about it`, tags }
  return (await unwrap(site.api(token).call('createQuestion', { body }))).id
}

async function tagId(site: TestSite, slug: string): Promise<string> {
  return (await unwrap(site.api().call('getTag', { query: { name: slug } }))).tag_id
}

const ignore = (site: TestSite, { token }: Person, tag_id: string, is_cancel = false) =>
  site.api(token).call('ignoreTag', { body: { tag_id, is_cancel } })

async function ignoredBy(site: TestSite, person?: Pick<Person, 'token'>) {
  const { display, tags } = await unwrap(site.api(person?.token).call('listIgnoredTags'))
  return [display, ...tags.map((tag) => tag.slug_name)]
}

async function setSynonyms(site: TestSite, token: string, main: string, ...synonyms: string[]) {
  const synonym_tag_list = synonyms.map((slug_name) => ({ slug_name }))
  const body = { tag_id: await tagId(site, main), synonym_tag_list }
  return unwrap(site.api(token).call('updateTagSynonyms', { body }))
}

const choose = (site: TestSite, { token }: Person, body: { slug_name_list?: string[]; display?: 'dim' | 'hide' }) =>
  site.api(token).call('updateIgnoredTags', { body })

describeOnEveryEngine('ignored tags', (open) => {
  it('IT1 a tag is ignored and no longer, alone or with the whole list', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann' })
    await ask(site, admin.token, 'hops', 'malt', 'yeast')
    await setSynonyms(site, admin.token, 'hops', 'hop')
    expect(await ignoredBy(site)).toEqual(['dim'])
    expect(await ignoredBy(site, ann)).toEqual(['dim'])
    for (const _ of ['first', 'again']) {
      expect(await unwrap(ignore(site, ann, await tagId(site, 'malt')))).toEqual({ is_ignored: true })
    }
    expect(await ignoredBy(site, ann)).toEqual(['dim', 'malt'])
    await unwrap(choose(site, ann, { slug_name_list: ['Yeast', 'hop', 'hops', 'unknown'] }))
    expect(await ignoredBy(site, ann)).toEqual(['dim', 'hops', 'yeast'])
    await unwrap(choose(site, ann, { display: 'hide' }))
    expect(await ignoredBy(site, ann)).toEqual(['hide', 'hops', 'yeast'])
    await unwrap(choose(site, ann, { display: 'dim', slug_name_list: ['hops'] }))
    for (const _ of ['first', 'again']) {
      expect(await unwrap(ignore(site, ann, await tagId(site, 'hops'), true))).toEqual({ is_ignored: false })
    }
    expect(await ignoredBy(site, ann)).toEqual(['dim'])
    expect(await ignoredBy(site, admin)).toEqual(['dim'])
  })

  it('IT2 absent and deleted tags and other objects cannot be ignored, and the number of ignored tags is limited', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann' })
    const question = await ask(site, admin.token, 'hops', 'malt')
    const malt = await tagId(site, 'malt')
    await unwrap(ignore(site, ann, malt))
    // A tag that a question has cannot be deleted, so the question is deleted first.
    await unwrap(site.api(admin.token).call('deleteQuestion', { body: { id: question } }))
    await unwrap(site.api(admin.token).call('deleteTag', { body: { tag_id: malt } }))
    expect(await ignoredBy(site, ann), 'deleted').toEqual(['dim'])
    for (const id of ['10030000000009999', question, String(admin.id), 'nonsense!', malt]) {
      expect((await ignore(site, ann, id)).error).toMatchObject({ status: 400, reason: 'error.object.not_found' })
    }
    const slug_name_list = Array.from({ length: 501 }, (_, index) => `tag-${index}`)
    expect((await choose(site, ann, { slug_name_list })).error).toMatchObject({ status: 400 })
    expect((await choose(site, ann, { slug_name_list: slug_name_list.slice(1) })).error).toBeUndefined()
    const now = site.clock.now()
    const rows = slug_name_list.map((slug_name) => ({
      slug_name,
      display_name: slug_name,
      user_id: null,
      created_at: now,
    }))
    const chosen = slug_name_list.slice(0, 498)
    const more = (await insertTags(site.ctx.db, rows)).filter((tag) => !chosen.includes(tag.slug_name))
    await unwrap(choose(site, ann, { slug_name_list: chosen }))
    expect(await ignoredBy(site, ann)).toHaveLength(1 + 498)
    const several = await Promise.all(more.map(({ id }) => ignore(site, ann, encodeObjectId({ type: 'tag', id }))))
    expect(
      several.flatMap(({ error }) => error?.reason ?? []),
      'at once',
    ).toHaveLength(1)
    expect(await ignoredBy(site, ann)).toHaveLength(1 + 500)
  })

  it('IT3 questions with an ignored tag are not recommended, except followed ones', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann' })
    await ask(site, admin.token, 'hops')
    const both = await ask(site, admin.token, 'hops', 'malt')
    await unwrap(site.api(ann.token).call('follow', { body: { object_id: await tagId(site, 'hops') } }))
    const recommended = async () => {
      const query = { order: 'recommend' } as const
      return (await unwrap(site.api(ann.token).call('listQuestions', { query }))).list.map(({ title }) => title)
    }
    expect(await recommended()).toEqual(['A question about hops and malt', 'A question about hops'])
    await unwrap(ignore(site, ann, await tagId(site, 'malt')))
    expect(await recommended()).toEqual(['A question about hops'])
    await unwrap(site.api(ann.token).call('follow', { body: { object_id: both } }))
    expect(await recommended()).toEqual(['A question about hops and malt', 'A question about hops'])
  })

  it('IT3 nobody gets a mail about a new question with a tag they ignore', async () => {
    const site = await open()
    const admin = await site.admin()
    const [ann, ben] = [await site.registerPerson({ name: 'Ann' }), await site.registerPerson({ name: 'Ben' })]
    await ask(site, admin.token, 'hops', 'malt')
    await site.ctx.jobs.drain()
    const on = { key: 'email', enable: true } as const
    const body = { inbox: on, all_new_question: on, all_new_question_for_following_tags: on }
    for (const { token } of [ann, ben]) {
      await unwrap(site.api(token).call('updateNotificationSettings', { body }))
      await unwrap(site.api(token).call('follow', { body: { object_id: await tagId(site, 'hops') } }))
    }
    await unwrap(ignore(site, ann, await tagId(site, 'malt')))
    await ask(site, admin.token, 'hops', 'malt')
    await site.ctx.jobs.drain()
    const mailed = async () => {
      const rows = await site.ctx.db.selectFrom('question_mails').select('user_id').orderBy('user_id').execute()
      return rows.map((row) => row.user_id)
    }
    expect(await mailed()).toEqual([ben.id])
    await ask(site, admin.token, 'hops')
    await site.ctx.jobs.drain()
    expect(await mailed()).toEqual([ann.id, ben.id, ben.id])
  })

  it('IT4 people who ignore a new synonym ignore its main tag, and the question of a synonym is one of the main tag', async () => {
    const site = await open()
    const admin = await site.admin()
    const [ann, ben] = [await site.registerPerson({ name: 'Ann' }), await site.registerPerson({ name: 'Ben' })]
    await ask(site, admin.token, 'hop', 'malt')
    await ask(site, admin.token, 'hops')
    for (const person of [ann, ben]) await unwrap(ignore(site, person, await tagId(site, 'hop')))
    await unwrap(ignore(site, ben, await tagId(site, 'hops')))
    await unwrap(site.api(ann.token).call('follow', { body: { object_id: await tagId(site, 'malt') } }))
    await setSynonyms(site, admin.token, 'hops', 'hop')
    for (const person of [ann, ben]) expect(await ignoredBy(site, person)).toEqual(['dim', 'hops'])
    const query = { order: 'recommend' } as const
    expect((await unwrap(site.api(ann.token).call('listQuestions', { query }))).list).toEqual([])
  })

  it('IT5 what a person ignores is deleted with the account', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann' })
    await ask(site, admin.token, 'hops')
    await unwrap(choose(site, ann, { slug_name_list: ['hops'], display: 'hide' }))
    const body = { user_id: String(ann.id), status: 'deleted' as const }
    await unwrap(site.api(admin.token).call('updateUserStatus', { body }))
    for (const table of ['ignored_tags', 'ignored_tag_settings'] as const) {
      expect(await site.ctx.db.selectFrom(table).select('user_id').execute()).toEqual([])
    }
  })

  it('IT5 nothing is stored by a call that had to wait until the account was deleted', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann' })
    await ask(site, admin.token, 'hops')
    const [user] = await findUsers(site.ctx.db, [ann.id])
    if (!user) throw new Error('Ann has no account')
    const on = decodeObjectId(await tagId(site, 'hops'))
    const body = { user_id: String(ann.id), status: 'deleted' as const }
    await unwrap(site.api(admin.token).call('updateUserStatus', { body }))
    const viewer = viewerOf(user)
    await expect(ignoreTag(site.ctx, { on, ignored: true }, viewer)).rejects.toThrow(IgnoredTagNotFound)
    const change = { slugs: ['hops'], display: 'hide' } as const
    await expect(updateIgnoredTags(site.ctx, change, viewer)).rejects.toThrow(IgnoredTagNotFound)
    for (const table of ['ignored_tags', 'ignored_tag_settings'] as const) {
      expect(await site.ctx.db.selectFrom(table).select('user_id').execute()).toEqual([])
    }
  })
})
