import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { tagCreated, tagEdited, tagRecovered } from './index.ts'
import { askWithTags, expectConsistentTags, idOf, readTag, versionsOf } from './tags.test-data.ts'

describeOnEveryEngine('creating tags', (open) => {
  it('T13 creates a tag with its texts and its first version, and emits an event', async () => {
    const site = await open()
    const admin = await site.admin()
    const emitted: object[] = []
    site.ctx.bus.on(tagCreated, async (_tx, event) => void emitted.push(event))
    const body = { slug_name: ' Node  JS ', display_name: ' Node \n JS', original_text: 'Outside the **browser**.' }
    expect(await unwrap(site.api(admin.token).call('createTag', { body }))).toEqual({ slug_name: 'node-js' })
    const tag = await readTag(site, 'node-js')
    expect(tag).toMatchObject({ display_name: 'Node JS', excerpt: 'Outside the browser.', question_count: 0 })
    expect(tag.parsed_text).toContain('<strong>browser</strong>')
    const [version, ...others] = await versionsOf(site, 'node-js')
    expect(version).toMatchObject({ status: 'first', user_id: admin.id, title: 'Node JS' })
    expect(version?.content).toMatchObject({ slug_name: 'node-js', content: body.original_text })
    expect(others).toEqual([])
    expect(emitted).toEqual([
      {
        tagId: Number((await idOf(site, 'node-js')).slice(4)),
        actorId: admin.id,
        at: site.clock.now(),
      },
    ])
  })

  it('T14 requires tag.add and valid names', async () => {
    const site = await open()
    const { token } = await site.admin()
    const body = { slug_name: 'hops', display_name: 'Hops' }
    expect((await site.api().call('createTag', { body })).error).toMatchObject({ status: 401 })
    const newcomer = await site.registerPerson({ name: 'Newcomer', rank: 749 })
    expect((await site.api(newcomer.token).call('createTag', { body })).error).toMatchObject({
      status: 403,
      reason: 'error.rank.no_enough_rank_to_operate',
      message: 'You need at least 750 reputation to do this.',
    })
    const make = (slug_name: string, display_name: string) =>
      site.api(token).call('createTag', { body: { slug_name, display_name } })
    expect((await make('a/b', 'A or B')).error).toMatchObject({
      status: 400,
      fields: [{ error_field: 'slug_name', error_msg: 'URL slug contains characters that are not allowed.' }],
    })
    expect((await make('hops', ' \n ')).error).toMatchObject({
      fields: [{ error_field: 'display_name', error_msg: 'Cannot be empty.' }],
    })
    const veteran = await site.registerPerson({ name: 'Veteran', rank: 750 })
    await unwrap(site.api(veteran.token).call('createTag', { body }))
  })

  it('T15 a slug is taken once, even by concurrent calls', async () => {
    const site = await open()
    const { token } = await site.admin()
    const make = (slug_name: string) =>
      site.api(token).call('createTag', { body: { slug_name, display_name: 'Any name' } })
    const both = await Promise.all([make('hops'), make('HOPS')])
    const refusals = both.flatMap((result) => (result.error ? [result.error] : []))
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toMatchObject({
      status: 400,
      reason: 'error.tag.already_exist',
      fields: [{ error_field: 'slug_name', error_msg: 'This tag already exists.' }],
    })
    expect(await versionsOf(site, 'hops')).toHaveLength(1)
  })

  it('T16 creating a deleted tag restores it with the new texts, asking with it restores it unchanged', async () => {
    const site = await open()
    const { token } = await site.admin()
    const emitted: string[] = []
    site.ctx.bus.on(tagRecovered, async () => void emitted.push('recovered'))
    site.ctx.bus.on(tagEdited, async () => void emitted.push('edited'))
    const make = (display_name: string) =>
      unwrap(site.api(token).call('createTag', { body: { slug_name: 'hops', display_name } }))
    const remove = async () => unwrap(site.api(token).call('deleteTag', { body: { tag_id: await idOf(site, 'hops') } }))
    await make('Hops')
    await remove()
    await make('Hop cones')
    expect(await readTag(site, 'hops')).toMatchObject({ display_name: 'Hop cones', status: 'available' })
    expect((await versionsOf(site, 'hops')).map(({ status }) => status)).toEqual(['applied', 'first'])
    expect(emitted.splice(0)).toEqual(['recovered', 'edited'])
    await remove()
    await askWithTags(site, token, 'hops')
    expect(await readTag(site, 'hops')).toMatchObject({ display_name: 'Hop cones', question_count: 1 })
    expect(emitted).toEqual(['recovered'])
    await expectConsistentTags(site)
  })

  it('T17 asking creates tags with their first version, and emits an event for each once', async () => {
    const site = await open()
    const admin = await site.admin()
    const emitted: number[] = []
    site.ctx.bus.on(tagCreated, async (_tx, { tagId }) => void emitted.push(tagId))
    await askWithTags(site, admin.token, 'hops', 'malt')
    await askWithTags(site, admin.token, 'malt', 'yeast')
    expect(new Set(emitted).size).toBe(3)
    expect(emitted).toHaveLength(3)
    for (const slug of ['hops', 'malt', 'yeast']) {
      const versions = await versionsOf(site, slug)
      expect(versions.map(({ status, user_id }) => [status, user_id])).toEqual([['first', admin.id]])
    }
  })

  it('T18 the number of tags of a question stays within the site’s limits', async () => {
    const site = await open()
    const { token } = await site.admin()
    const ask = (...slugs: string[]) => {
      const tags = slugs.map((slug_name) => ({ slug_name }))
      const body = { title: `About ${slugs.join(' ')} in general`, content: 'What do you think?', tags }
      return site.api(token).call('createQuestion', { body })
    }
    expect((await ask('a', 'b', 'c', 'd', 'e', 'f')).error).toMatchObject({
      fields: [{ error_field: 'tags', error_msg: 'Tags can hold at most 5 items.' }],
    })
    await unwrap(site.api(token).call('updateWriteSettings', { body: { min_tags: 2, max_tags: 6 } }))
    expect((await ask('a', 'A')).error).toMatchObject({
      fields: [{ error_field: 'tags', error_msg: 'Please add at least 2 items to Tags.' }],
    })
    expect((await ask('a', 'b', 'c', 'd', 'e', 'f')).error).toBeUndefined()
  })

  it('T19 lists tags by their slugs in the requested order, synonyms as their main tags', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'hops', 'malt')
    const body = { tag_id: await idOf(site, 'hops'), synonym_tag_list: [{ slug_name: 'hop' }] }
    await unwrap(site.api(token).call('updateTagSynonyms', { body }))
    const read = async (tags: string) =>
      (await unwrap(site.api().call('listTagsBySlug', { query: { tags } }))).map((tag) => tag.slug_name)
    expect(await read('malt, Hop ,hops,nothing,')).toEqual(['malt', 'hops'])
    expect(await read('')).toEqual([])
    expect(await unwrap(site.api().call('listTagsBySlug'))).toEqual([])
  })
})
