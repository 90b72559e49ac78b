import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import { tagSynonymsChanged } from '../index.ts'
import { askWithTags, expectConsistentTags, idOf, readTag, setSynonyms, tagsOf } from '../tags.test-data.ts'

describeOnEveryEngine('synonyms of tags', (open) => {
  it('T30 replaces the list of synonyms: creates unknown ones, and turns removed ones back into main tags', async () => {
    const site = await open()
    const { token } = await site.admin()
    const changes: object[] = []
    site.ctx.bus.on(tagSynonymsChanged, async (_tx, { added, removed }) => {
      changes.push({ added: added.length, removed: removed.length })
    })
    await askWithTags(site, token, 'javascript')
    await askWithTags(site, token, 'js')
    expect(await unwrap(setSynonyms(site, token, 'javascript', 'js', 'ECMA Script'))).toBeNull()
    const query = { tag_id: await idOf(site, 'javascript') }
    const { synonyms, member_actions } = await unwrap(site.api(token).call('getTagSynonyms', { query }))
    expect(synonyms.map((tag) => [tag.slug_name, tag.main_tag_slug_name])).toEqual([
      ['ecma-script', 'javascript'],
      ['js', 'javascript'],
    ])
    expect(member_actions.map(({ action }) => action)).toEqual(['edit'])
    expect(await unwrap(site.api().call('getTagSynonyms', { query: { tag_id: await idOf(site, 'js') } }))).toEqual({
      synonyms,
      member_actions: [],
    })
    await unwrap(setSynonyms(site, token, 'javascript', 'ecma-script'))
    expect(await readTag(site, 'js')).toMatchObject({ slug_name: 'js', main_tag_slug_name: '', question_count: 1 })
    expect(await readTag(site, 'javascript')).toMatchObject({ question_count: 1 })
    await unwrap(setSynonyms(site, token, 'javascript', 'ecma-script'))
    expect(changes).toEqual([
      { added: 2, removed: 0 },
      { added: 0, removed: 1 },
    ])
    await expectConsistentTags(site)
  })

  it('T31 a main tag counts and lists the questions of its synonyms, each once', async () => {
    const site = await open()
    const { token } = await site.admin()
    const both = await askWithTags(site, token, 'javascript', 'js')
    const one = await askWithTags(site, token, 'js', 'web')
    await askWithTags(site, token, 'web')
    await unwrap(setSynonyms(site, token, 'javascript', 'js'))
    expect(await readTag(site, 'javascript')).toMatchObject({ question_count: 2 })
    const { list } = await unwrap(site.api().call('listTags', { query: { query_cond: 'name' } }))
    expect(list.map((tag) => [tag.slug_name, tag.question_count])).toEqual([
      ['javascript', 2],
      ['web', 2],
    ])
    const found = await unwrap(site.api().call('listQuestions', { query: { tag: 'javascript' } }))
    expect(found.list.map(({ id }) => id).toSorted()).toEqual([both, one].toSorted())
    expect(await tagsOf(site, both)).toEqual(['javascript'])
    expect(await tagsOf(site, one)).toEqual(['js', 'web'])
    await askWithTags(site, token, 'js', 'javascript')
    expect(await readTag(site, 'javascript')).toMatchObject({ question_count: 3 })
    await expectConsistentTags(site)
  })

  it('T32 a tag brings its own synonyms along, and a synonym of another tag changes its main tag', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'ale', 'lager')
    await askWithTags(site, token, 'beer')
    await askWithTags(site, token, 'drinks')
    await unwrap(setSynonyms(site, token, 'beer', 'ale', 'lager'))
    expect(await readTag(site, 'beer')).toMatchObject({ question_count: 2 })
    await unwrap(setSynonyms(site, token, 'drinks', 'lager'))
    expect(await readTag(site, 'lager')).toMatchObject({ slug_name: 'drinks' })
    await expectConsistentTags(site)
    await unwrap(setSynonyms(site, token, 'drinks', 'beer'))
    for (const slug of ['ale', 'beer']) expect(await readTag(site, slug)).toMatchObject({ slug_name: 'drinks' })
    expect(await readTag(site, 'lager')).toMatchObject({ slug_name: 'lager', main_tag_slug_name: '' })
    expect(await readTag(site, 'drinks')).toMatchObject({ question_count: 3 })
    await expectConsistentTags(site)
  })

  it('T33 an invalid synonym is refused, and then nothing changes', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'javascript', 'js', 'news')
    await unwrap(setSynonyms(site, token, 'javascript', 'js'))
    const refusal = async (main: string, ...synonyms: string[]) =>
      (await setSynonyms(site, token, main, ...synonyms)).error
    expect(await refusal('javascript', 'JavaScript')).toMatchObject({
      status: 400,
      reason: 'error.tag.cannot_set_synonym_as_itself',
    })
    expect(await refusal('js', 'news')).toMatchObject({ status: 400, reason: 'error.tag.not_contain_synonym_tags' })
    const field = { fields: [{ error_field: 'synonym_tag_list' }] }
    expect(await refusal('javascript', 'a/b')).toMatchObject(field)
    expect(await refusal('javascript', ...Array.from({ length: 101 }, (_, index) => `s${index}`))).toMatchObject(field)
    for (const tag_id of ['10030000000009999', 'x']) {
      const put = await site.api(token).call('updateTagSynonyms', { body: { tag_id, synonym_tag_list: [] } })
      expect(put.error).toMatchObject({ status: 400, reason: 'error.tag.not_found' })
      const get = await site.api().call('getTagSynonyms', { query: { tag_id } })
      expect(get.error).toMatchObject({ status: 400, reason: 'error.tag.not_found' })
    }
    expect(await readTag(site, 'js')).toMatchObject({ slug_name: 'javascript' })
  })

  it('T34 requires tag.synonym, and for reserved tags staff', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'official', 'anything')
    await unwrap(site.api(token).call('updateWriteSettings', { body: { reserved_tags: ['official'] } }))
    const newcomer = await site.registerPerson({ name: 'Newcomer', rank: 9999 })
    expect((await setSynonyms(site, newcomer.token, 'anything', 'thing')).error).toMatchObject({ status: 403 })
    const veteran = await site.registerPerson({ name: 'Veteran', rank: 10_000 })
    expect((await setSynonyms(site, veteran.token, 'anything', 'official')).error).toMatchObject({
      fields: [
        {
          error_field: 'synonym_tag_list',
          error_msg: 'The tag official can only be added or removed by moderators.',
        },
      ],
    })
    await unwrap(setSynonyms(site, veteran.token, 'anything', 'thing'))
    expect(await readTag(site, 'thing')).toMatchObject({ slug_name: 'anything' })
  })

  it('T35 the marks move to the main tag, so that the lists of marked tags contain no synonyms', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'beer', 'brew', 'news')
    const lists = { recommend_tags: ['brew'], reserved_tags: ['news'] }
    await unwrap(site.api(token).call('updateWriteSettings', { body: lists }))
    await unwrap(setSynonyms(site, token, 'beer', 'brew', 'news'))
    const moved = { recommend_tags: ['beer'], reserved_tags: ['beer'] }
    expect(await unwrap(site.api(token).call('getWriteSettings'))).toMatchObject(moved)
    expect((await unwrap(site.api().call('getSiteInfo'))).site_write).toMatchObject(moved)
    const member = await site.registerPerson({ name: 'Member', rank: 9000 })
    const body = { title: 'About brewing at home', content: 'Who does it?', tags: [{ slug_name: 'brew' }] }
    const refused = await site.api(member.token).call('createQuestion', { body })
    expect(refused.error).toMatchObject({ fields: [{ error_field: 'tags' }] })
  })

  it('T36 two tags made synonyms of each other concurrently leave one main tag', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'colour')
    await askWithTags(site, token, 'color')
    await Promise.all([setSynonyms(site, token, 'colour', 'color'), setSynonyms(site, token, 'color', 'colour')])
    const { list } = await unwrap(site.api().call('listTags'))
    expect(list.map((tag) => tag.question_count)).toEqual([2])
    await expectConsistentTags(site)
  })

  it('T37 replacing one synonym by another preserves the tags of a question that has both', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'javascript')
    await askWithTags(site, token, 'js')
    const both = await askWithTags(site, token, 'ecma', 'js')
    await unwrap(setSynonyms(site, token, 'javascript', 'js'))
    await unwrap(setSynonyms(site, token, 'javascript', 'ecma'))
    expect(await tagsOf(site, both)).toEqual(['ecma', 'js'])
    expect(await readTag(site, 'js')).toMatchObject({ main_tag_slug_name: '', question_count: 2 })
    expect(await readTag(site, 'javascript')).toMatchObject({ question_count: 2 })
    await expectConsistentTags(site)
  })
})
