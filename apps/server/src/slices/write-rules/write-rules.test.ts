import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { findTagBySlug, insertTags } from '../tags/index.ts'

async function openAsAdmin(open: () => Promise<TestSite>) {
  const site = await open()
  const { token } = await site.admin()
  const made = { user_id: null, created_at: 1 }
  const slugs = ['hops', 'malt', 'yeast', 'barm']
  await insertTags(
    site.ctx.db,
    slugs.map((slug) => ({ slug_name: slug, display_name: slug, ...made })),
  )
  const yeast = await findTagBySlug(site.ctx.db, 'yeast')
  const synonym = { main_tag_id: yeast?.id ?? null }
  await site.ctx.db.updateTable('tags').set(synonym).where('slug_name', '=', 'barm').execute()
  const save = (body: OperationBody<'updateWriteSettings'>) => site.api(token).call('updateWriteSettings', { body })
  const ask = (as: string, ...tags: string[]) =>
    site.api(as).call('createQuestion', {
      body: {
        title: `About ${tags.join(' and ')} and the rest`,
        content: 'What do you think?',
        tags: tags.map((slug_name) => ({ slug_name })),
      },
    })
  return { site, admin: site.api(token), save, ask }
}

describeOnEveryEngine('rules for posting', (open) => {
  it('W1 the lists replace the recommended and reserved tags, and are read from the tags', async () => {
    const { site, admin, save } = await openAsAdmin(open)
    await unwrap(save({ restrict_answer: true, recommend_tags: ['Hops', 'malt', 'hops', ''], reserved_tags: ['malt'] }))
    expect(await unwrap(admin.call('getWriteSettings'))).toMatchObject({
      restrict_answer: true,
      required_tag: false,
      min_tags: 1,
      max_tags: 5,
      recommend_tags: ['hops', 'malt'],
      reserved_tags: ['malt'],
      first_posts_wait: false,
      max_links: 0,
    })
    await unwrap(save({ recommend_tags: ['yeast'] }))
    const rules = { restrict_answer: false, required_tag: false, min_tags: 1, max_tags: 5 }
    const saved = { ...rules, recommend_tags: ['yeast'], reserved_tags: [] }
    expect(await unwrap(admin.call('getWriteSettings'))).toMatchObject({
      ...saved,
      first_posts_wait: false,
      max_links: 0,
    })
    expect((await unwrap(site.api().call('getSiteInfo'))).site_write).toEqual(saved)
    expect(await findTagBySlug(site.ctx.db, 'malt')).toMatchObject({ recommend: 0, reserved: 0 })
  })

  it('W2 unknown tags and synonyms are refused per list, and then nothing changes', async () => {
    const { admin, save } = await openAsAdmin(open)
    await unwrap(save({ recommend_tags: ['hops'] }))
    const before = await unwrap(admin.call('getWriteSettings'))
    const both = await save({ recommend_tags: ['malt', 'nothing'], reserved_tags: ['barm'], required_tag: true })
    expect(both.error).toMatchObject({
      status: 400,
      reason: 'error.tag.not_found',
      fields: [{ error_field: 'recommend_tags' }, { error_field: 'reserved_tags' }],
    })
    const synonym = await save({ reserved_tags: ['barm'] })
    expect(synonym.error).toMatchObject({
      reason: 'error.tag.not_contain_synonym_tags',
      fields: [{ error_field: 'reserved_tags' }],
    })
    const many = await save({ recommend_tags: Array.from({ length: 1001 }, (_, index) => `tag-${index}`) })
    expect(many.error).toMatchObject({ fields: [{ error_field: 'recommend_tags' }] })
    expect(await unwrap(admin.call('getWriteSettings'))).toEqual(before)
  })

  it('W3 required, recommended and reserved tags and the limit on answers take effect immediately', async () => {
    const { site, save, ask } = await openAsAdmin(open)
    const { token } = await site.registerPerson({ name: 'Member', rank: 100 })
    await unwrap(save({ required_tag: true, recommend_tags: ['hops'], reserved_tags: ['malt'] }))
    expect((await ask(token, 'yeast')).error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'tags' }] })
    expect((await ask(token, 'hops', 'malt')).error).toMatchObject({ fields: [{ error_field: 'tags' }] })
    const { id } = await unwrap(ask(token, 'hops', 'yeast'))
    const answer = (content: string) => site.api(token).call('createAnswer', { body: { question_id: id, content } })
    await unwrap(answer('The first of two answers.'))
    await unwrap(answer('The second of two answers.'))
    await unwrap(save({ restrict_answer: true }))
    expect((await answer('The third one is too many.')).error?.reason).toBe('error.answer.restrict_answer')
    expect((await ask(token, 'malt')).error).toBeUndefined()
  })

  it('W4 the minimum number of tags must not exceed the maximum', async () => {
    const { admin, save, ask, site } = await openAsAdmin(open)
    await unwrap(save({ min_tags: 2, max_tags: 3 }))
    await unwrap(save({ restrict_answer: true }))
    expect(await unwrap(admin.call('getWriteSettings'))).toMatchObject({ min_tags: 2, max_tags: 3 })
    expect((await save({ max_tags: 1 })).error).toMatchObject({
      status: 400,
      fields: [{ error_field: 'min_tags', error_msg: 'Fewest tags must be 1 or less.' }],
    })
    for (const wrong of [{ min_tags: 0 }, { min_tags: 6 }, { max_tags: 21 }, { max_tags: 0 }]) {
      expect((await save(wrong)).error).toMatchObject({ fields: [{ error_field: Object.keys(wrong)[0] }] })
    }
    const { token } = await site.registerPerson({ name: 'Member' })
    expect((await ask(token, 'hops')).error).toMatchObject({ fields: [{ error_field: 'tags' }] })
    expect((await ask(token, 'hops', 'malt')).error).toBeUndefined()
  })

  it('W5 the rules for approval keep their value if absent, are validated, and are for administrators', async () => {
    const { site, admin, save } = await openAsAdmin(open)
    await unwrap(save({ first_posts_wait: true, max_links: 3 }))
    await unwrap(save({ restrict_answer: true }))
    expect(await unwrap(admin.call('getWriteSettings'))).toMatchObject({ first_posts_wait: true, max_links: 3 })
    await unwrap(save({ first_posts_wait: false }))
    expect(await unwrap(admin.call('getWriteSettings'))).toMatchObject({ first_posts_wait: false, max_links: 3 })
    for (const max_links of [-1, 101]) {
      expect((await save({ max_links })).error).toMatchObject({ fields: [{ error_field: 'max_links' }] })
    }
    expect((await unwrap(site.api().call('getSiteInfo'))).site_write).not.toHaveProperty('first_posts_wait')
  })
})
