import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { Person, TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { bookmarkChanged } from './index.ts'

async function ask(site: TestSite, token: string, about: string): Promise<string> {
  const body = { title: `A question about ${about}`, content: `What of ${about}?`, tags: [{ slug_name: 'hops' }] }
  return (await unwrap(site.api(token).call('createQuestion', { body }))).id
}

function mark(site: TestSite, { token }: Pick<Person, 'token'>, object_id: string, bookmark = true) {
  return site.api(token).call('switchBookmark', { body: { object_id, group_id: '0', bookmark } })
}

async function list(
  site: TestSite,
  { token }: Pick<Person, 'token'>,
  query: { page?: number; page_size?: number } = {},
) {
  return unwrap(site.api(token).call('listBookmarks', { query }))
}

describeOnEveryEngine('bookmarks', (open) => {
  it('B1 a bookmark is set and removed; repeating either changes nothing and answers with the count', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann' })
    const emitted: object[] = []
    site.ctx.bus.on(bookmarkChanged, async (_tx, event) => void emitted.push(event))
    const question = await ask(site, admin.token, 'hops')
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await unwrap(mark(site, ann, question))).toEqual({ object_collection_count: 1 })
    }
    const seen = (token?: string) => unwrap(site.api(token).call('getQuestion', { query: { id: question } }))
    expect(await seen(ann.token)).toMatchObject({ collected: true, collection_count: 1 })
    expect(await seen(admin.token)).toMatchObject({ collected: false, collection_count: 1 })
    expect(await seen()).toMatchObject({ collected: false })
    expect(await unwrap(mark(site, admin, question))).toEqual({ object_collection_count: 2 })
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await unwrap(mark(site, ann, question, false))).toEqual({ object_collection_count: 1 })
    }
    expect(emitted).toMatchObject([
      { actorId: ann.id, bookmarked: true },
      { actorId: admin.id, bookmarked: true },
      { actorId: ann.id, bookmarked: false, at: site.clock.now() },
    ])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('B2 fifty identical concurrent bookmarks by one person count once, by fifty people fifty times', async () => {
    const site = await open()
    const admin = await site.admin()
    const question = await ask(site, admin.token, 'hops')
    const same = await Promise.all(Array.from({ length: 50 }, () => unwrap(mark(site, admin, question))))
    expect(new Set(same.map((result) => result.object_collection_count))).toEqual(new Set([1]))
    const others = await Promise.all(
      Array.from({ length: 49 }, (_, index) => site.registerPerson({ name: `Person${index}` })),
    )
    await Promise.all(others.map((person) => unwrap(mark(site, person, question))))
    expect(await unwrap(mark(site, admin, question))).toEqual({ object_collection_count: 50 })
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('B3 only questions the viewer may see can be bookmarked', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann' })
    const hidden = await ask(site, admin.token, 'hidden things')
    await unwrap(site.api(admin.token).call('operateQuestion', { body: { id: hidden, operation: 'hide' } }))
    const deleted = await ask(site, admin.token, 'deleted things')
    await unwrap(site.api(admin.token).call('deleteQuestion', { body: { id: deleted } }))
    const others = ['10010000000009999', '10020000000000001', '10030000000000001', 'x']
    for (const id of [...others, hidden, deleted]) {
      expect((await mark(site, ann, id)).error).toMatchObject({ status: 400, reason: 'error.object.not_found' })
    }
    expect((await mark(site, admin, deleted)).error).toMatchObject({ status: 400 })
    expect(await unwrap(mark(site, admin, hidden))).toEqual({ object_collection_count: 1 })
    expect(
      (await site.api().call('switchBookmark', { body: { object_id: hidden, group_id: '0' } })).error,
    ).toMatchObject({
      status: 401,
    })
  })

  it('B4 the list shows the viewer’s own bookmarks, newest first, twenty a page, without texts and actions', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann' })
    const ids: string[] = []
    for (let index = 0; index < 21; index += 1) ids.push(await ask(site, admin.token, `subject ${index}`))
    for (const id of ids) {
      site.clock.advance(1000)
      await unwrap(mark(site, ann, id))
    }
    await unwrap(mark(site, admin, ids[0] ?? ''))
    const first = await list(site, ann)
    expect(first.count).toBe(21)
    expect(first.list.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20))
    expect(first.list[0]).toMatchObject({
      content: '',
      html: '',
      collected: true,
      collection_count: 1,
      member_actions: [],
      extends_actions: [],
      user_info: { username: 'admin' },
    })
    expect((await list(site, ann, { page: 2 })).list.map(({ id }) => id)).toEqual([ids[0]])
    expect((await list(site, ann, { page: 9 })).list).toEqual([])
    expect((await list(site, ann, { page: 3, page_size: 5 })).list).toHaveLength(5)
    expect((await list(site, admin)).list.map(({ id }) => id)).toEqual([ids[0]])
    expect((await site.api().call('listBookmarks')).error).toMatchObject({ status: 401 })
  })

  it('B5 questions deleted or hidden since are neither listed nor counted, and reappear once restored', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann' })
    const kept = await ask(site, admin.token, 'a thing that stays')
    const own = await ask(site, ann.token, 'a thing of her own')
    const gone = await ask(site, admin.token, 'a thing that goes')
    for (const id of [own, kept, gone]) await unwrap(mark(site, ann, id))
    const operate = (id: string, operation: 'hide' | 'show') =>
      unwrap(site.api(admin.token).call('operateQuestion', { body: { id, operation } }))
    const found = async () => {
      const { count, list: rows } = await list(site, ann)
      expect(count).toBe(rows.length)
      return rows.map(({ id }) => id).toSorted()
    }
    await operate(own, 'hide')
    await operate(gone, 'hide')
    expect(await found()).toEqual([own, kept].toSorted())
    await operate(gone, 'show')
    await unwrap(site.api(admin.token).call('deleteQuestion', { body: { id: gone } }))
    expect(await found()).toEqual([own, kept].toSorted())
    await unwrap(site.api(admin.token).call('recoverQuestion', { body: { question_id: gone } }))
    expect(await found()).toEqual([own, kept, gone].toSorted())
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('B6 drift of the bookmark counter is detected', async () => {
    const site = await open()
    const admin = await site.admin()
    await ask(site, admin.token, 'hops')
    await site.ctx.db.updateTable('questions').set({ collection_count: 7 }).execute()
    expect(await checkCounters(site.ctx)).toMatchObject([
      { counter: 'questions.collection_count', stored: 7, counted: 0 },
    ])
  })
})
