import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'
import { chooseTags, findTagBySlug, insertTags, recountTags, storeTagChoice, TagsRefused } from './index.ts'

function ask(site: TestSite, token: string, slugs: string[]) {
  const tags = slugs.map((slug_name) => ({ slug_name }))
  const title = `About ${slugs.slice(0, 3).join(' and ')} and more`
  return site.api(token).call('createQuestion', { body: { title, content: 'What do you think?', tags } })
}

/** Writes columns of a tag, to make it a synonym or to mark it. */
async function change(site: TestSite, slug: string, values: object): Promise<void> {
  await site.ctx.db.updateTable('tags').set(values).where('slug_name', '=', slug).execute()
}

async function makeSynonym(site: TestSite, synonym: string, main: string): Promise<void> {
  await insertTags(site.ctx.db, [{ slug_name: synonym, display_name: synonym, user_id: null, created_at: 1 }])
  const tag = await findTagBySlug(site.ctx.db, main)
  await change(site, synonym, { main_tag_id: tag?.id ?? null })
}

describeOnEveryEngine('tags', (open) => {
  it('T3 asking creates new tags, counts their questions and shows them with the question', async () => {
    const site = await open()
    const admin = await site.admin()
    const asked = await unwrap(ask(site, admin.token, ['Home Brewing', 'hops']))
    expect(asked.tags.map((tag) => tag.slug_name)).toEqual(['home-brewing', 'hops'])
    await unwrap(ask(site, admin.token, ['hops', 'HOPS', 'malt']))
    const { count, list } = await unwrap(site.api().call('listTags'))
    expect(count).toBe(3)
    expect(list[0]).toMatchObject({ slug_name: 'hops', question_count: 2 })
    await recountTags(site.ctx.db)
    expect((await unwrap(site.api().call('getTag', { query: { name: 'HOPS' } }))).question_count).toBe(2)
  })

  it('T4 creating a tag requires tag.add, using one does not', async () => {
    const site = await open()
    const admin = await site.admin()
    await unwrap(ask(site, admin.token, ['hops']))
    const newcomer = await site.registerPerson({ name: 'Newcomer' })
    expect((await ask(site, newcomer.token, ['hops'])).error).toBeUndefined()
    const refused = await ask(site, newcomer.token, ['hops', 'novelty'])
    expect(refused.error).toMatchObject({ status: 403, reason: 'error.rank.no_enough_rank_to_operate' })
    expect(await findTagBySlug(site.ctx.db, 'novelty')).toBeUndefined()
    const veteran = await site.registerPerson({ name: 'Veteran', rank: 5000 })
    expect((await ask(site, veteran.token, ['novelty'])).error).toBeUndefined()
  })

  it('T5 a question without tags, or with an invalid slug, is a field error on tags', async () => {
    const site = await open()
    const { token } = await site.admin()
    for (const slugs of [[], ['a/b'], ['..'], Array.from({ length: 21 }, (_, index) => `tag-${index}`)]) {
      const { error } = await ask(site, token, slugs)
      expect(error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'tags' }] })
    }
  })

  it('T6 reserved tags are for staff', async () => {
    const site = await open()
    const admin = await site.admin()
    const member = await site.registerPerson({ name: 'Member', rank: 9000 })
    await unwrap(ask(site, admin.token, ['announcement']))
    await change(site, 'announcement', { reserved: 1 })
    const refused = await ask(site, member.token, ['announcement'])
    expect(refused.error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'tags' }] })
    expect((await ask(site, admin.token, ['announcement', 'other'])).error).toBeUndefined()
  })

  it('T7 where the site requires a recommended tag, a question must have one', async () => {
    const site = await open()
    const { token } = await site.admin()
    const write = { ...(await readSettings(site.ctx, 'site_write')), required_tag: true }
    await writeSettings(site.ctx, 'site_write', write)
    expect((await ask(site, token, ['hops'])).error, 'none is recommended yet').toBeUndefined()
    await change(site, 'hops', { recommend: 1 })
    expect((await ask(site, token, ['malt'])).error).toMatchObject({ fields: [{ error_field: 'tags' }] })
    expect((await ask(site, token, ['malt', 'hops'])).error).toBeUndefined()
  })

  it('T8 a synonym leads to its main tag everywhere', async () => {
    const site = await open()
    const { token } = await site.admin()
    await unwrap(ask(site, token, ['javascript']))
    await makeSynonym(site, 'js', 'javascript')
    const asked = await unwrap(ask(site, token, ['js']))
    expect(asked.tags.map((tag) => tag.slug_name)).toEqual(['javascript'])
    const detail = await unwrap(site.api().call('getTag', { query: { name: 'js' } }))
    expect(detail).toMatchObject({ slug_name: 'javascript', main_tag_slug_name: 'javascript', question_count: 2 })
    const listed = await unwrap(site.api().call('listTags', { query: { slug_name: 'js' } }))
    expect(listed.list.map((tag) => tag.slug_name)).toEqual(['javascript'])
    const offered = await unwrap(site.api(token).call('suggestTags', { query: { tag: 'js' } }))
    expect(offered).toMatchObject([{ slug_name: 'javascript', question_count: 2 }])
    const found = await unwrap(site.api().call('listQuestions', { query: { tag: 'js' } }))
    expect(found.count).toBe(2)
  })

  it('T52 finds a tag by its name with a plus that the client did not escape', async () => {
    const site = await open()
    const { token } = await site.admin()
    await unwrap(ask(site, token, ['c', 'c++', 'home-brew']))
    const named = async (query: string) => {
      const { payload } = await site.server.http.inject({ url: `/answer/api/v1/tag?name=${query}` })
      return (JSON.parse(payload) as { data: { slug_name: string } | null }).data?.slug_name
    }
    expect(await named('c++')).toBe('c++')
    expect(await named('c%2B%2B')).toBe('c++')
    expect(await named('c')).toBe('c')
    expect(await named('home%20brew')).toBe('home-brew')
    expect(await named('d++')).toBeUndefined()
  })

  it('T9 suggestions begin with the typed text; an empty text gives the recommended tags', async () => {
    const site = await open()
    const { token } = await site.admin()
    await unwrap(ask(site, token, ['hops', 'hop-oil', 'malt']))
    await change(site, 'malt', { recommend: 1 })
    const suggest = async (tag: string) =>
      (await unwrap(site.api(token).call('suggestTags', { query: { tag } }))).map((one) => one.slug_name)
    expect(await suggest('Hop')).toEqual(['hop-oil', 'hops'])
    expect(await suggest('')).toEqual(['malt'])
    expect(await suggest('%')).toEqual([])
    expect((await site.api().call('suggestTags', { query: { tag: 'h' } })).error).toMatchObject({ status: 401 })
  })

  it('T10 the list sorts by questions, name or age and filters by text', async () => {
    const site = await open()
    const { token } = await site.admin()
    await unwrap(ask(site, token, ['zymurgy', 'barley']))
    site.clock.advance(1000)
    await unwrap(ask(site, token, ['zymurgy', 'mash']))
    const list = async (query: { query_cond?: 'popular' | 'name' | 'newest'; slug_name?: string; page?: number }) =>
      (await unwrap(site.api().call('listTags', { query }))).list.map((tag) => tag.slug_name)
    expect((await list({}))[0]).toBe('zymurgy')
    expect(await list({ query_cond: 'name' })).toEqual(['barley', 'mash', 'zymurgy'])
    expect((await list({ query_cond: 'newest' }))[0]).toBe('mash')
    expect(await list({ slug_name: 'AR' })).toEqual(['barley'])
    expect(await list({ slug_name: '_' })).toEqual([])
    expect(await list({ page: 9 })).toEqual([])
  })

  it('T11 an absent tag answers 404, and so does a deleted one except for staff', async () => {
    const site = await open()
    const admin = await site.admin()
    await unwrap(ask(site, admin.token, ['hops']))
    const { tag_id } = await unwrap(site.api().call('getTag', { query: { name: 'hops' } }))
    expect((await unwrap(site.api().call('getTag', { query: { id: tag_id } }))).slug_name).toBe('hops')
    await change(site, 'hops', { status: 'deleted' })
    const guest = await site.api().call('getTag', { query: { name: 'hops' } })
    expect(guest.error).toMatchObject({ status: 404, reason: 'error.tag.not_found' })
    const staff = await unwrap(site.api(admin.token).call('getTag', { query: { name: 'hops' } }))
    expect(staff.member_actions.map((one) => one.action)).toEqual(['undelete'])
    for (const query of [{}, { id: '0' }, { id: '10010000000000001' }, { name: 'nothing' }]) {
      expect((await site.api().call('getTag', { query })).error).toMatchObject({ status: 404 })
    }
  })

  it('T12 two people creating the same tag concurrently share it', async () => {
    const site = await open()
    const user = { id: 1, username: 'admin', roleId: 2, status: 'normal', mailStatus: 1, rank: 1 } as const
    const viewer = { ...user, language: undefined }
    const choice = await chooseTags(site.ctx, [{ slug_name: 'hops' }], viewer)
    const store = () => site.ctx.db.transaction().execute((tx) => storeTagChoice(tx, choice))
    const [[first], [second]] = await Promise.all([store(), store()])
    expect(first).toBeDefined()
    expect(first).toBe(second)
  })

  it('T47 a reserved tag may stay on its question, and only staff can remove it', async () => {
    const site = await open()
    const admin = await site.admin()
    await unwrap(ask(site, admin.token, ['announcement', 'hops', 'news']))
    for (const slug of ['announcement', 'news']) await change(site, slug, { reserved: 1 })
    const before = [(await findTagBySlug(site.ctx.db, 'announcement'))?.id ?? 0]
    const person = { id: 1, username: 'x', status: 'normal', mailStatus: 1, rank: 5000, language: undefined } as const
    const choose = (roleId: 1 | 3, ...slugs: string[]) => {
      const inputs = slugs.map((slug_name) => ({ slug_name }))
      return chooseTags(site.ctx, inputs, { ...person, roleId }, before)
    }
    await expect(choose(1, 'hops', 'announcement')).resolves.toMatchObject({ slugs: ['hops', 'announcement'] })
    for (const slugs of [['hops'], ['announcement', 'news']]) {
      await expect(choose(1, ...slugs)).rejects.toBeInstanceOf(TagsRefused)
      await expect(choose(3, ...slugs)).resolves.toMatchObject({ slugs })
    }
  })
})
