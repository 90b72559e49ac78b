import type { AddressInfo } from 'node:net'
import { unwrap } from '@quandary/api-client'
import { afterEach, expect, it } from 'vitest'
import type { Person, TestSite } from '../../test/harness.ts'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { openEventStream } from '../../test/http/event-stream-reader.ts'
import type { EventStreamReader } from '../../test/http/event-stream-reader.ts'
import { openSession } from '../slices/accounts/index.ts'
import { mountNotificationStream } from './notification-stream.ts'

const readers: EventStreamReader[] = []

afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.leave()
})

const nothing = { inbox: 0, achievement: 0, revision: 0, can_revision: false }
const days = 24 * 3_600_000

describeOnEveryEngine('the notification stream', (open) => {
  async function listening() {
    // Refreshes twenty times as often as usual; what is sent must not depend on it.
    const site = await open({ streams: { refreshEveryMs: 50 } })
    const server = await site.ownServer()
    mountNotificationStream(server, site.ctx)
    await server.http.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.http.server.address() as AddressInfo // It listens on TCP, so its address has a port.
    const listen = async (headers: Record<string, string>, query = ''): Promise<EventStreamReader> => {
      const url = `http://127.0.0.1:${port}/answer/api/v1/notification/stream${query}`
      const reader = await openEventStream(url, headers)
      readers.push(reader)
      return reader
    }
    const as = (person: Person) => listen({ authorization: person.token })
    await ask(site, await site.admin())
    const ada = await site.registerPerson({ name: 'Ada', rank: 200 })
    const bo = await site.registerPerson({ name: 'Bo', rank: 200 })
    return { site, listen, as, ada, bo }
  }

  async function ask(site: TestSite, person: Person): Promise<string> {
    const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
    return (await unwrap(site.api(person.token).call('createQuestion', { body: asked }))).id
  }

  const answer = (site: TestSite, person: Person, question_id: string) =>
    unwrap(site.api(person.token).call('createAnswer', { body: { question_id, content: 'A tulip, I think.' } }))

  it('L7 begins with the current status and pushes new notifications, and that they were read', async () => {
    const { site, as, ada, bo } = await listening()
    const stream = await as(ada)
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('content-encoding')).toBeNull()
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(await stream.next()).toEqual({ event: 'status', data: nothing })
    await answer(site, bo, await ask(site, ada))
    expect(await stream.next()).toEqual({ event: 'status', data: { ...nothing, inbox: 1 } })
    await unwrap(site.api(ada.token).call('clearNotificationStatus', { body: { type: 'inbox' } }))
    expect(await stream.next()).toEqual({ event: 'status', data: nothing })
  })

  it('L7b repeats a status that changed back between two refreshes', async () => {
    const { site, as, ada, bo } = await listening()
    const question = await ask(site, ada)
    await answer(site, bo, question)
    const stream = await as(ada)
    expect(await stream.next()).toMatchObject({ data: { inbox: 1 } })
    await unwrap(site.api(ada.token).call('clearNotificationStatus', { body: { type: 'inbox' } }))
    const news = { object_id: question, original_text: 'Any news?' }
    await unwrap(site.api(bo.token).call('createComment', { body: news }))
    // A refresh may have happened between the two calls; then an unchanged status comes first.
    const again = await stream.nextOfAll()
    const settled = JSON.stringify(again?.data) === JSON.stringify(nothing) ? await stream.nextOfAll() : again
    expect(settled).toMatchObject({ data: { inbox: 1 } })
  })

  it('L8 opens with the reading cookie too, and each person gets their own', async () => {
    const { site, listen, ada, bo } = await listening()
    const { visit } = await openSession(site.ctx, site.ctx.db, ada.id)
    const stream = await listen({ cookie: `visit=${visit}` })
    const others = await listen({ authorization: `Bearer ${bo.token}` })
    expect([await stream.next(), await others.next()]).toEqual([
      { event: 'status', data: nothing },
      { event: 'status', data: nothing },
    ])
    await answer(site, bo, await ask(site, ada))
    expect(await stream.next()).toMatchObject({ data: { inbox: 1 } })
    await unwrap(site.api(bo.token).call('logout'))
    // Bo receives no other event than the end.
    expect(await others.next()).toEqual({ event: 'end', data: {} })
  })

  it('L8b sends the viewers of a question what others write there, and only what is visible to all', async () => {
    const { site, listen, ada, bo } = await listening()
    const question = await ask(site, ada)
    const other = await ask(site, bo)
    const about = (person: Person, id: string) => listen({ authorization: person.token }, `?question=${id}`)
    const [asker, answerer] = [await about(ada, question), await about(bo, question)]
    expect(await asker.next()).toEqual({ event: 'posts', data: { answers: [], comments: [] } })
    const { info } = await answer(site, bo, question)
    expect(await asker.next()).toEqual({ event: 'posts', data: { answers: [info.id], comments: [] } })
    await answer(site, bo, other)
    const say = (person: Person, object_id: string) =>
      unwrap(site.api(person.token).call('createComment', { body: { object_id, original_text: 'Any news?' } }))
    const comment = { id: (await say(ada, info.id)).comment_id, object_id: info.id }
    expect(await answerer.next()).toEqual({ event: 'posts', data: { answers: [], comments: [] } })
    expect(await answerer.next()).toEqual({ event: 'posts', data: { answers: [], comments: [comment] } })
    // The comment disappears with its answer, even for viewers who wrote neither of them.
    await unwrap(site.api(bo.token).call('deleteAnswer', { body: { id: info.id } }))
    expect(await asker.next()).toEqual({ event: 'posts', data: { answers: [], comments: [] } })
    const admin = await site.admin()
    await unwrap(site.api(admin.token).call('operateQuestion', { body: { id: question, operation: 'hide' } }))
    expect(await answerer.next()).toMatchObject({ data: { comments: [] } })
    expect(await answerer.next(), 'out of sight').toEqual({ event: 'end', data: {} })
    const refused = await about(bo, question)
    expect([refused.status, (await refused.json()).reason]).toEqual([404, 'error.question.not_found'])
  })

  it('L9 is refused like the status: to guests, inactive and suspended people, with an envelope', async () => {
    const { site, listen, as, ada } = await listening()
    const refusal = async (stream: EventStreamReader) => [stream.status, (await stream.json()).data]
    expect(await refusal(await listen({}))).toEqual([401, null])
    expect(await refusal(await listen({ cookie: `visit=${ada.token}` }))).toEqual([401, null])
    expect(await refusal(await listen({ authorization: 'unknown' }))).toEqual([401, null])
    await site.ctx.db.updateTable('users').set({ mail_status: 2 }).where('id', '=', ada.id).execute()
    expect(await refusal(await as(ada))).toEqual([403, { type: 'inactive' }])
    await site.ctx.db
      .updateTable('users')
      .set({ mail_status: 1, status: 'suspended' })
      .where('id', '=', ada.id)
      .execute()
    expect(await refusal(await as(ada))).toEqual([403, { type: 'suspended' }])
  })

  it('L10 ends within seconds of signing out, a suspension, and the end of a session or an account', async () => {
    const { site, as, ada, bo } = await listening()
    const admin = await site.admin()
    const cy = await site.registerPerson({ name: 'Cy' })
    const streams = { ada: await as(ada), bo: await as(bo), cy: await as(cy), admin: await as(admin) }
    for (const stream of Object.values(streams)) expect(await stream.next()).toMatchObject({ event: 'status' })
    await unwrap(site.api(ada.token).call('logout'))
    const status = (person: Person, to: 'suspended' | 'deleted') =>
      unwrap(site.api(admin.token).call('updateUserStatus', { body: { user_id: String(person.id), status: to } }))
    await status(bo, 'suspended')
    await status(cy, 'deleted')
    const ended = { event: 'end', data: {} }
    for (const name of ['ada', 'bo', 'cy'] as const) {
      expect(await streams[name].next(), name).toEqual(ended)
      expect(await streams[name].next(), name).toBeUndefined()
    }
    site.clock.advance(8 * days)
    expect(await streams.admin.next()).toEqual(ended)
    expect(site.ctx.streams.size).toBe(0)
  })

  it('L11 is refused beyond ten per person, and closed streams make room', async () => {
    const { site, as, ada, bo } = await listening()
    const streams = []
    for (let n = 0; n < 10; n += 1) streams.push(await as(ada))
    const refused = await as(ada)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.json()).toMatchObject({ code: 429, reason: 'base.rate_limited' })
    expect((await as(bo)).status).toBe(200)
    for (const stream of streams) await stream.leave()
    await expect.poll(() => site.ctx.streams.size).toBe(1)
    expect((await as(ada)).status).toBe(200)
  })

  it('L12 tells moderators that they may review, and drops notifications that lead nowhere any more', async () => {
    const { site, as, ada, bo } = await listening()
    const mo = await site.registerPerson({ name: 'Mo', role: 3 })
    expect(await (await as(mo)).next()).toEqual({ event: 'status', data: { ...nothing, can_revision: true } })
    const question = await ask(site, bo)
    await unwrap(site.api(ada.token).call('follow', { body: { object_id: question } }))
    await answer(site, mo, question)
    const stream = await as(ada)
    expect(await stream.next()).toMatchObject({ data: { inbox: 1 } })
    await unwrap(site.api(mo.token).call('operateQuestion', { body: { id: question, operation: 'hide' } }))
    expect(await stream.next()).toMatchObject({ data: { inbox: 0 } })
  })

  it('L13 ends when the server closes', async () => {
    const { site, as, ada } = await listening()
    const stream = await as(ada)
    expect(await stream.next()).toMatchObject({ event: 'status' })
    await site.server.http.close()
    expect(await stream.next()).toBeUndefined()
  })
})
