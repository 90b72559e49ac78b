import { unwrap } from '@quandary/api-client'
import type { OperationQuery } from '@quandary/api-client'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { Person, TestSite } from '../../../test/harness.ts'
import { migrationSets } from '../../app.ts'
import { checkCounters } from '../../integrity/index.ts'
import { migrate } from '../../platform/db/migrations.ts'
import { QueryTookTooLong } from '../../platform/db/query-took-too-long.ts'
import { insertQuestion, questionIds } from '../questions/index.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import { textTiers } from '../../platform/search/text-tiers.ts'
import { reindexAll } from './index.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'

async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const bo = await site.registerPerson({ name: 'Bo', rank: 9000 })
  const ask = async (person: Person, title: string, content: string, tags: string[]) => {
    site.clock.advance(1000)
    const body = { title, content, tags: tags.map((slug_name) => ({ slug_name })) }
    return (await unwrap(site.api(person.token).call('createQuestion', { body }))).id
  }
  const answer = async (person: Person, question_id: string, content: string) => {
    site.clock.advance(1000)
    const body = { question_id, content }
    return (await unwrap(site.api(person.token).call('createAnswer', { body }))).info.id
  }
  const stout = await ask(ada, 'Why is stout so dark?', 'Is it the **malt**, or the <em>water</em>?', ['stout', 'malt'])
  const lager = await ask(bo, 'How long must lager rest?', 'Weeks, or months in the cold?', ['lager'])
  const roasted = await answer(bo, stout, 'Roasted malt makes it dark.')
  const cold = await answer(ada, lager, 'Six weeks in the dark and cold.')
  const page = (query: OperationQuery<'search'>, token?: string) => unwrap(site.api(token).call('search', { query }))
  const search = async (q: string, token?: string, order?: OperationQuery<'search'>['order']) =>
    (await page({ q, ...(order && { order }) }, token)).list.map(({ object }) => object.id)
  const set = (table: 'questions' | 'answers', id: string, values: object) =>
    site.ctx.db
      .updateTable(table)
      .set(values)
      .where('id', '=', Number(id.slice(-13)))
      .execute()
  return { site, ada, bo, ask, stout, lager, roasted, cold, page, search, set }
}

describeOnEveryEngine('search', (open) => {
  it('S19 questions and answers are found as written, in the form of the contract', async () => {
    const { page, stout, roasted, ada } = await openWithPosts(open)
    const { count, list } = await page({ q: 'malt' })
    expect(count).toBe(2)
    expect(list.find(({ object_type }) => object_type === 'answer')?.object).toMatchObject({
      id: roasted,
      question_id: stout,
      title: 'Why is stout so dark?',
      excerpt: 'Roasted malt makes it dark.',
      answer_count: 0,
      user_info: { username: 'bo' },
    })
    expect(list.find(({ object_type }) => object_type === 'question')?.object).toMatchObject({
      id: stout,
      question_id: stout,
      title: 'Why is stout so dark?',
      excerpt: 'Is it the malt, or the water?',
      accepted: false,
      answer_count: 1,
      status: 'available',
      tags: [{ slug_name: 'stout' }, { slug_name: 'malt' }],
      user_info: { id: String(ada.id), username: 'ada', status: 'normal' },
    })
  })

  it('S20 words are alternatives, phrases are exact, and case and accents do not matter', async () => {
    const { search, stout, lager, roasted, cold } = await openWithPosts(open)
    expect((await search('ROASTED months')).toSorted()).toEqual([roasted, lager].toSorted())
    expect(await search('"dark and cold"')).toEqual([cold])
    expect(await search('"cold and dark"')).toEqual([])
    expect(await search('stóut')).toContain(stout)
  })

  it('S21 tags filter including their synonyms; unknown tags match nothing', async () => {
    const { site, search, stout, lager, roasted, cold } = await openWithPosts(open)
    expect((await search('[stout]')).toSorted()).toEqual([stout, roasted].toSorted())
    expect(await search('[stout] [lager]')).toEqual([])
    expect(await search('[nothing] dark')).toEqual([])
    const main = site.ctx.db.selectFrom('tags').select('id').where('slug_name', '=', 'stout')
    await site.ctx.db.updateTable('tags').set({ main_tag_id: main }).where('slug_name', '=', 'lager').execute()
    expect((await search('[lager]')).toSorted()).toEqual([stout, roasted, lager, cold].toSorted())
  })

  it('S22 authors are found by name or `me`; unknown ones match nothing', async () => {
    const { search, ada, bo, stout, lager, roasted, cold } = await openWithPosts(open)
    expect((await search('user:ada')).toSorted()).toEqual([stout, cold].toSorted())
    expect((await search('user:me', bo.token)).toSorted()).toEqual([lager, roasted].toSorted())
    expect(await search('user:me is:answer', ada.token)).toEqual([cold])
    expect(await search('user:me')).toEqual([])
    expect(await search('user:nobody dark')).toEqual([])
  })

  it('S23 numbers match exactly zero or a minimum; states of questions and answers filter', async () => {
    const { search, set, stout, lager, roasted, cold } = await openWithPosts(open)
    await set('questions', stout, { vote_count: 3, view_count: 10, accepted_answer_id: Number(roasted.slice(-13)) })
    await set('answers', roasted, { accepted: 1, vote_count: -2 })
    expect(await search('score:3')).toEqual([stout])
    expect((await search('score:0')).toSorted()).toEqual([lager, cold].toSorted())
    expect(await search('views:5')).toEqual([stout])
    expect(await search('hasaccepted:no')).toEqual([lager])
    expect(await search('isaccepted:yes')).toEqual([roasted])
    expect((await search('answers:1')).toSorted()).toEqual([stout, lager].toSorted())
    expect(await search('answers:0')).toEqual([])
    expect(await search(`inquestion:${lager}`)).toEqual([cold])
    expect(await search('inquestion:17')).toEqual([])
  })

  it('S24 results are ordered by time, activity, votes or relevance', async () => {
    const { search, set, stout, lager, roasted, cold } = await openWithPosts(open)
    expect(await search('is:question', undefined, 'newest')).toEqual([lager, stout])
    expect(await search('dark', undefined, 'newest')).toEqual([cold, roasted, stout])
    expect(await search('is:question', undefined, 'active')).toEqual([lager, stout])
    await set('questions', stout, { vote_count: 5 })
    expect(await search('dark', undefined, 'score')).toEqual([stout, cold, roasted])
    expect((await search('dark'))[0]).toBe(stout)
  })

  it('S61 a search that takes too long looks at the newest matches only, and says so', async () => {
    const { site, stout, lager, roasted, cold } = await openWithPosts(open)
    const page = async (q: string, order?: 'newest') => {
      const { count, list, partial } = await unwrap(
        site.api().call('search', { query: { q, ...(order && { order }) } }),
      )
      return { count, partial, ids: list.map(({ object }) => object.id).toSorted() }
    }
    const whole = { words: await page('dark'), token: await page('score:0', 'newest') }
    expect(whole.words).toEqual({ count: 3, ids: [stout, roasted, cold].toSorted() })
    const search = vi.spyOn(site.ctx.database, 'search')
    search.mockRejectedValueOnce(new QueryTookTooLong())
    expect(await page('dark')).toEqual({ ...whole.words, partial: true })
    search.mockRejectedValueOnce(new QueryTookTooLong())
    expect(await page('score:0', 'newest')).toEqual({ ...whole.token, partial: true })
    expect(whole.token.ids).toContain(lager)
    search.mockRejectedValue(new QueryTookTooLong())
    expect((await site.api().call('search', { query: { q: 'dark' } })).error).toMatchObject({ status: 429 })
  })

  it('S25 nobody finds hidden and deleted posts', async () => {
    const { site, search, set, stout, lager, cold } = await openWithPosts(open)
    const admin = await site.admin()
    await set('questions', stout, { listed: 0 })
    expect(await search('dark', admin.token)).toEqual([cold])
    await set('answers', cold, { status: 'deleted' })
    expect(await search('dark', admin.token)).toEqual([])
    await set('questions', lager, { status: 'deleted' })
    expect(await search('user:bo', admin.token)).toEqual([])
  })

  it('S26 pages are counted from one, limited to fifty results, and empty beyond the end', async () => {
    const { page } = await openWithPosts(open)
    const first = await page({ q: 'dark', size: 2 })
    expect([first.count, first.list.length]).toEqual([3, 2])
    expect((await page({ q: 'dark', size: 2, page: 2 })).list).toHaveLength(1)
    expect((await page({ q: 'dark', size: 1000, page: 9 })).list).toEqual([])
    expect((await page({ q: 'dark', size: -1 })).list).toHaveLength(3)
  })

  it('S27 unusual searches are answered quickly and without errors', async () => {
    const { site, page } = await openWithPosts(open)
    for (const q of ['***', '"', '[', '% _ \\', '😀', '{} : ^', '"" ()']) {
      expect(await page({ q })).toEqual({ count: 0, list: [] })
    }
    for (const q of ['zz:b', `' zz=11 --`, 'NEAR(zz yy)', 'z'.repeat(60)]) {
      expect((await page({ q })).count).toBe(0)
    }
    expect((await site.api().call('search', { query: { q: 'x'.repeat(61) } })).error).toMatchObject({ status: 400 })
  })

  it('S28 imported posts are found after a reindex, and documents without a post leave the index', async () => {
    const { site, ada, search, set, stout, cold } = await openWithPosts(open)
    const { db } = site.ctx
    const texts = { original_text: 'Hops', parsed_text: '<p>Hops</p>', excerpt: 'Hops', url_title: 'porter' }
    const { id } = await insertQuestion(db, { ...texts, user_id: ada.id, title: 'Porter', created_at: 1 })
    await set('answers', cold, { status: 'deleted' })
    expect(await search('hops')).toEqual([])
    const reported: [number, number][] = []
    expect(await reindexAll(site.ctx, (done, total) => reported.push([done, total]))).toBe(4)
    expect(reported.at(-1)).toEqual([4, 4])
    expect(await search('hops')).toEqual([questionIds.long(id)])
    expect(await search('malt')).toContain(stout)
    expect(await drift(site)).toEqual([])
    expect(await reindexAll(site.ctx)).toBe(4)
    expect(await search('hops')).toEqual([questionIds.long(id)])
  })

  it('S60 suggestions are questions, tags and people, for guests too, and nothing for tokens', async () => {
    const { site, ada, stout, set } = await openWithPosts(open)
    const suggest = (q: string, token?: string) =>
      unwrap(site.api(token).call('listSearchSuggestions', { query: { q } }))
    expect(await suggest('stout')).toMatchObject({
      questions: [{ id: stout, title: 'Why is stout so dark?', answer_count: 1, accepted_answer: false }],
      tags: [{ slug_name: 'stout' }],
      people: [],
    })
    expect(await suggest('lag')).toMatchObject({ questions: [{ title: 'How long must lager rest?' }] })
    expect((await suggest('ada')).people.map(({ username }) => username)).toEqual(['ada'])
    expect((await suggest('ada', ada.token)).people).toEqual([])
    for (const q of ['[stout]', 'stout is:answer', '"stout"', ' ']) {
      expect(await suggest(q), q).toEqual({ questions: [], tags: [], people: [] })
    }
    await set('questions', stout, { listed: 0 })
    expect((await suggest('stout')).questions).toEqual([])
  })

  it('S59 a migration indexes the texts of all posts anew', async () => {
    const { site, search, stout, roasted } = await openWithPosts(open)
    const { db, can, database } = site.ctx
    await fullTextOf(can).drop(db)
    await fullTextOf(can).create(db)
    await sql`drop index questions_restricted`.execute(db)
    await sql`drop index answers_unavailable`.execute(db)
    await sql`create index answers_gone on answers (id) where status <> 'available'`.execute(db)
    await db.deleteFrom('schema_migrations').where('name', '=', 'search/0004-tiers').execute()
    expect(await search('malt')).toEqual([])
    expect(await migrate(database, migrationSets, site.clock.now())).toEqual(['search/0004-tiers'])
    expect((await search('malt')).toSorted()).toEqual([stout, roasted].toSorted())
    expect(await search('"why is stout"')).toEqual([stout])
    expect(await drift(site)).toEqual([])
  })

  it('S66 a migration writes the tiers of the texts of all posts', async () => {
    const { site, search, stout, roasted } = await openWithPosts(open)
    const { db, database } = site.ctx
    await textTiers.drop(db)
    await db.deleteFrom('schema_migrations').where('name', '=', 'search/0005-text-tiers').execute()
    expect(await migrate(database, migrationSets, site.clock.now())).toEqual(['search/0005-text-tiers'])
    expect((await search('malt')).toSorted()).toEqual([stout, roasted].toSorted())
    expect(await search('"why is stout"')).toEqual([stout])
  })

  it('S41 edits, deletions and recoveries update the index in their transactions', async () => {
    const { site, ada, bo, search, lager, roasted, cold } = await openWithPosts(open)
    const admin = site.api((await site.admin()).token)
    const as = (person: Person) => site.api(person.token)
    const tags = [{ slug_name: 'lager' }]
    const asked = { id: lager, title: 'How long must pilsner rest?', content: 'Weeks, or many months?', tags }
    await unwrap(as(bo).call('updateQuestion', { body: asked }))
    expect(await search('pilsner')).toEqual([lager])
    expect(await search('cold')).toEqual([cold])
    await unwrap(
      as(ada).call('updateAnswer', { body: { id: cold, question_id: lager, content: 'Six weeks, and frosty.' } }),
    )
    expect(await search('frosty')).toEqual([cold])
    expect(await search('cold')).toEqual([])
    await unwrap(admin.call('deleteAnswer', { body: { id: roasted } }))
    expect(await search('roasted')).toEqual([])
    expect(await drift(site)).toEqual([])
    await unwrap(admin.call('recoverAnswer', { body: { answer_id: roasted } }))
    expect(await search('roasted')).toEqual([roasted])
    await unwrap(admin.call('deleteQuestion', { body: { id: lager } }))
    expect(await search('pilsner frosty')).toEqual([])
    expect(await drift(site)).toEqual([])
    await unwrap(admin.call('recoverQuestion', { body: { question_id: lager } }))
    expect((await search('pilsner frosty')).toSorted()).toEqual([lager, cold].toSorted())
    await unwrap(admin.call('operateQuestion', { body: { id: lager, operation: 'hide' } }))
    expect(await search('pilsner frosty', bo.token)).toEqual([])
    await unwrap(admin.call('operateQuestion', { body: { id: lager, operation: 'show' } }))
    expect((await search('pilsner frosty')).toSorted()).toEqual([lager, cold].toSorted())
    expect(await drift(site)).toEqual([])
  })

  it('S42 the drift check reports missing documents, superfluous ones, and orphaned or missing texts and tiers', async () => {
    const { site, set, stout, cold } = await openWithPosts(open)
    expect(await drift(site)).toEqual([])
    const key = (id: string) => Number(id.slice(-13))
    const { db } = site.ctx
    await set('answers', cold, { status: 'deleted' })
    const { id } = await db
      .deleteFrom('search_documents')
      .where('object_type', '=', kindNumber('question'))
      .where('object_id', '=', key(stout))
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await drift(site)).toEqual([
      { counter: 'search index of questions', id: key(stout), stored: null, counted: 1 },
      { counter: 'search index of answers', id: key(cold), stored: 1, counted: null },
      { counter: 'search_documents.text', id, stored: 1, counted: null },
      { counter: 'search_documents.tiers', id, stored: 1, counted: null },
    ])
    await reindexAll(site.ctx)
    expect(await drift(site)).toEqual([])
  })

  it('S72 tiers that a process of an earlier version left out or behind are mended when another starts, and daily', async () => {
    const { site, search, stout, roasted, lager } = await openWithPosts(open)
    const { db, jobs } = site.ctx
    const documents = await db.selectFrom('search_documents').select(['id', 'object_id', 'object_type']).execute()
    const removeTiers = async (kind: 'question' | 'answer', id: string) => {
      const document = documents.find(
        (one) => one.object_type === kindNumber(kind) && one.object_id === Number(id.slice(-13)),
      )
      await textTiers.remove(db, document?.id ?? 0)
    }
    await removeTiers('question', stout)
    await removeTiers('answer', roasted)
    await textTiers.put(db, [{ key: 9_999, text: { title: [], body: ['gone'] } }])
    expect(await search('malt')).toEqual([])
    expect((await drift(site)).map(({ counter, stored }) => [counter, stored])).toEqual([
      ['search_documents.tiers', null],
      ['search_documents.tiers', null],
      ['search_documents.tiers', 1],
    ])
    await jobs.drain()
    expect((await search('malt')).toSorted()).toEqual([stout, roasted].toSorted())
    expect(await search('lager')).toEqual([lager])
    expect(await drift(site)).toEqual([])
    await removeTiers('question', stout)
    await jobs.drain()
    expect(await search('malt'), 'not due yet').toEqual([roasted])
    site.clock.advance(86_400_000)
    await jobs.drain()
    expect(await drift(site)).toEqual([])
  })

  it('S43 any text of up to sixty characters is a valid search', { timeout: 60_000 }, async () => {
    const { page } = await openWithPosts(open)
    const tokens = '" [ ] user: score: is: inquestion: views: : * ^ \' \\ % # -'.split(' ')
    const words = 'dark AND NEAR( 酒 数据库 c++ 😀 ﷺ １ \u0301 \u00AD \u200D'.split(' ')
    const pieces = fc.constantFrom(...tokens, ...words, ' ', '\n', '9'.repeat(12))
    const queries = fc
      .oneof(
        fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 }),
        fc.array(pieces, { minLength: 1, maxLength: 20 }).map((parts) => parts.join('')),
      )
      // No operation accepts a NUL character.
      .map((text) => Array.from(text.replaceAll('\0', '').toWellFormed()).slice(0, 60).join(''))
      .filter((text) => text !== '')
    await fc.assert(
      fc.asyncProperty(queries, async (q) => {
        const { count, list } = await page({ q })
        expect(list).toHaveLength(count)
      }),
      { numRuns: 300 },
    )
  })

  it('S44 the search provider is empty when the site answers searches itself', async () => {
    const site = await open()
    expect(await unwrap(site.api().call('getSearchProvider', {}))).toEqual({ name: '', icon: '', link: '' })
  })
})

async function drift(site: TestSite) {
  return (await checkCounters(site.ctx)).filter(({ counter }) => counter.startsWith('search'))
}
