import { expect, it, onTestFinished, vi } from 'vitest'
import { createApp } from '../../app.ts'
import type { App } from '../../app.ts'
import { createContext } from '../../create-context.ts'
import { openDatabase } from '../db/database.ts'
import { DuplicateGuard } from '../http/duplicate-guard.ts'
import { DuplicateRequest, RequestRepeated } from '../refusals/request-refusals.ts'
import { cheapPasswords } from '../../../test/cheap-passwords.ts'
import type { Person, TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { defineJob } from '../jobs/job-queue.ts'
import { IdempotencyKeys } from './idempotency-keys.ts'
import { deleteStoredRequest, findStoredRequest, insertion, pruneStoredRequests, storeAnswer } from './store.ts'

const KEY = 'a-key-of-one-request'
const QUESTION = { title: 'Is this asked once?', content: 'It may arrive more often.', tags: [{ slug_name: 'once' }] }
const later = defineJob<object>('test.later')
const DAY_MS = 24 * 3_600_000

interface Answer {
  code: number
  reason: string
  data: { id?: string } | null
}

/** Posts a question to `server`, by default the site's server. */
async function ask(
  site: TestSite,
  person: Person,
  { key = KEY, body = {}, server = site.server }: { key?: string; body?: object; server?: App } = {},
): Promise<Answer> {
  const answer = await server.http.inject({
    method: 'POST',
    url: '/answer/api/v1/question',
    headers: { authorization: person.token, 'idempotency-key': key },
    payload: { ...QUESTION, ...body },
  })
  return answer.json<Answer>()
}

const countQuestions = async ({ ctx }: TestSite): Promise<number> =>
  (await ctx.db.selectFrom('questions').select('id').execute()).length

describeOnEveryEngine('idempotency keys', (open, engine) => {
  it('IK1 the same request with the same key is carried out once, and answered the same', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const first = await ask(site, ada)
    expect([first.code, first.data?.id]).toEqual([200, expect.stringMatching(/^\d{17}$/)])
    for (let attempt = 0; attempt < 2; attempt += 1) expect(await ask(site, ada)).toEqual(first)
    expect(await countQuestions(site)).toBe(1)
  })

  it('IK1 cookies of the first answer are set again', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada' })
    const keys = new IdempotencyKeys(site.ctx.db, site.ctx.clock)
    const request = { operation: 'x', path: {}, query: {}, body: {} }
    let calls = 0
    const call = () =>
      keys.once({ person: ada.id, header: KEY, request }, async (unanswered) => {
        await unanswered
        calls += 1
        return { data: calls, settings: [{ visit: 'value' }] }
      })
    const first = await call()
    expect([await call(), calls]).toEqual([first, 1])
  })

  it('IK2 a key with another request is refused; another person may use the same key', async () => {
    const site = await open()
    const [ada, bo] = [
      await site.registerPerson({ name: 'Ada', rank: 9000 }),
      await site.registerPerson({ name: 'Bo', rank: 9000 }),
    ]
    await ask(site, ada)
    expect(await ask(site, ada, { body: { title: 'Is this another question?' } })).toMatchObject({
      code: 422,
      reason: 'base.idempotency_key_reused',
    })
    expect((await ask(site, bo)).code).toBe(200)
    expect(await countQuestions(site)).toBe(2)
  })

  it('IK2 of two requests with one key at once, neither in a transaction, the answer of the first one stored stays', async () => {
    const { ctx } = await open()
    const keys = new IdempotencyKeys(ctx.db, ctx.clock)
    const call = (operation: string, work: () => Promise<string>) => {
      const request = { operation, path: {}, query: {}, body: {} }
      return keys.once({ person: 1, header: KEY, request }, async (unanswered) => {
        await unanswered
        return work()
      })
    }
    const slow = call('slow', async () => {
      await call('quick', async () => 'the quick one')
      return 'the slow one'
    })
    expect(await slow).toBe('the slow one')
    expect(await call('quick', async () => 'again')).toBe('the quick one')
  })

  it('IK3 of equal requests at once one is carried out, and the others get its answer or a 409', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const servers = [site.server]
    let close = async (): Promise<void> => {}
    if (engine === 'postgres') {
      const { config, clock, log } = site.ctx
      const database = openDatabase(site.databaseConfig, site.dataDir)
      const other = await createApp(createContext({ config, database, clock, log, passwords: cheapPasswords }))
      servers.push(other)
      close = async () => {
        await other.http.close()
        await database.close()
      }
    }
    try {
      const asked = Array.from({ length: 8 }, (_, n) =>
        ask(site, ada, { server: servers[n % servers.length] ?? site.server }),
      )
      const answers = await Promise.all(asked)
      const ids = new Set(answers.flatMap(({ code, data }) => (code === 200 ? data?.id : [])))
      expect(ids.size).toBe(1)
      for (const { code, reason } of answers) {
        expect([200, 409], reason).toContain(code)
        expect(['base.success', 'base.duplicate_request_error']).toContain(reason)
      }
      expect(await countQuestions(site)).toBe(1)
      expect(ids).toContain((await ask(site, ada)).data?.id)
      expect(await ask(site, ada, { key: 'the-key-of-a-double-click' })).toMatchObject({ code: 400 })
    } finally {
      await close()
    }
  })

  it('IK3 an attempt that loses leaves the duplicate guard to the one that wins, whichever was first', async () => {
    const { ctx } = await open()
    const guard = new DuplicateGuard(ctx.ephemeral, ctx.clock)
    const enter = (body: string, attempt: string, end: () => Promise<void>) =>
      guard.once({ person: 1, operation: 'x', body, attempt }, Promise.resolve(), async (entered) => {
        await entered
        await end()
      })
    const loses = async () => {
      throw new RequestRepeated()
    }
    const succeeds = async () => {}
    await enter('a', 'one', async () => {
      await expect(enter('a', 'one', loses)).rejects.toThrow(RequestRepeated)
    })
    await expect(enter('a', 'two', succeeds)).rejects.toThrow(DuplicateRequest)
    const lost = enter('b', 'one', async () => {
      await enter('b', 'one', succeeds)
      await loses()
    })
    await expect(lost).rejects.toThrow(RequestRepeated)
    await expect(enter('b', 'two', succeeds)).rejects.toThrow(DuplicateRequest)
    // Neither attempt was stored: a double click while the first attempt runs does not prevent sending the request
    // again.
    const refused = enter('c', 'one', async () => {
      await expect(enter('c', 'two', succeeds)).rejects.toThrow(DuplicateRequest)
      await loses()
    })
    await expect(refused).rejects.toThrow(RequestRepeated)
    await enter('c', 'three', succeeds)
  })

  it('IK4 a refused request may be sent again with its key', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    expect((await ask(site, ada, { body: { title: '' } })).code).toBe(400)
    expect((await ask(site, ada, { body: { tags: [] } })).code).toBe(400)
    expect((await ask(site, ada)).code).toBe(200)
  })

  it('IK5 a request that was stored but not answered is a 409, and is not carried out again', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    await ask(site, ada)
    await site.ctx.db.updateTable('idempotency_keys').set({ answer: null }).execute()
    expect(await ask(site, ada)).toMatchObject({ code: 409, reason: 'base.duplicate_request_error' })
    expect(await countQuestions(site)).toBe(1)
  })

  it('IK6 a second attempt with a key is no duplicate submission, and one with another key is', async () => {
    const site = await open()
    const guard = new DuplicateGuard(site.ctx.ephemeral, site.ctx.clock)
    const enter = (attempt?: string) =>
      guard.once({ person: 1, operation: 'x', body: 'y', attempt }, Promise.resolve(), async (entered) => {
        await entered
        return attempt
      })
    expect(await enter('one')).toBe('one')
    expect(await enter('one')).toBe('one')
    // A refused attempt stays refused when it is repeated.
    for (const attempt of ['two', 'two', undefined]) await expect(enter(attempt)).rejects.toThrow(DuplicateRequest)
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    await ask(site, ada)
    expect(await ask(site, ada, { key: 'the-key-of-a-double-click' })).toMatchObject({
      code: 400,
      reason: 'base.duplicate_request_error',
    })
  })

  it('IK11 a post that is stored already is refused with another key, also after a failover emptied the counts', async () => {
    const site = await open()
    const { ctx, clock } = site
    const [ada, bo] = [
      await site.registerPerson({ name: 'Ada', rank: 9000 }),
      await site.registerPerson({ name: 'Bo', rank: 9000 }),
    ]
    // The process that stored the question was killed before it responded, and the duplicate guard has lost its counts.
    await ask(site, ada)
    await ctx.db.updateTable('idempotency_keys').set({ answer: null }).execute()
    const entered = vi.spyOn(DuplicateGuard.prototype, 'once')
    entered.mockImplementation(async (_request, admitted, work) => work(admitted))
    onTestFinished(() => entered.mockRestore())
    const again = { key: 'the-key-of-a-second-click' }
    expect(await ask(site, ada, again)).toMatchObject({ code: 400, reason: 'base.duplicate_request_error' })
    expect(await countQuestions(site)).toBe(1)
    // Another post, another person, and the same post after the time of the guard.
    const title = 'Is this another question?'
    expect((await ask(site, ada, { key: 'the-key-of-another-post', body: { title } })).code).toBe(200)
    expect((await ask(site, bo, again)).code).toBe(200)
    clock.advance(5 * 60_000)
    expect((await ask(site, ada, { key: 'the-key-of-a-later-click' })).code).toBe(200)
    expect(await countQuestions(site)).toBe(4)
  })

  it('IK7 a key is valid for a day, and older ones are deleted in steps', async () => {
    const site = await open()
    const { ctx, clock } = site
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const keys = new IdempotencyKeys(ctx.db, ctx.clock)
    const request = { operation: 'x', path: {}, query: {}, body: {} }
    let calls = 0
    const call = () =>
      keys.once({ person: ada.id, header: KEY, request }, async (unanswered) => {
        await unanswered
        return (calls += 1)
      })
    await call()
    clock.advance(DAY_MS - 1)
    expect(await call()).toBe(1)
    clock.advance(1)
    expect(await call()).toBe(2)
    const row = { person_id: 7, request: 'r', post: null, answer: null }
    for (let n = 0; n < 1500; n += 1) {
      await storeAnswer(ctx.db, { ...row, key: `old ${n}`, created_at: clock.now() - DAY_MS - 1 })
    }
    let steps = 0
    await keys.prune(async () => {
      steps += 1
    })
    const left = await ctx.db.selectFrom('idempotency_keys').select('person_id').execute()
    expect([steps, left]).toEqual([2, [{ person_id: ada.id }]])
  })

  it('IK7 a key that is stored anew after a day is not deleted by an attempt that saw the old one', async () => {
    const { ctx } = await open()
    const stored = { key: 'k', person_id: 7, request: 'r', post: null, answer: 'a', created_at: 2 }
    await storeAnswer(ctx.db, stored)
    await deleteStoredRequest(ctx.db, { key: 'k', created_at: 1 })
    expect(await findStoredRequest(ctx.db, 'k')).toEqual(stored)
    await deleteStoredRequest(ctx.db, stored)
    expect(await findStoredRequest(ctx.db, 'k')).toBeUndefined()
  })

  it('IK7 of one person the newest stay, and older ones are deleted in steps', async () => {
    const { ctx } = await open()
    const row = { request: 'r', post: null, answer: null }
    const add = (person: number, at: number) =>
      storeAnswer(ctx.db, { ...row, key: `${person} ${at}`, person_id: person, created_at: at })
    for (let at = 0; at < 1_100; at += 1) await add(7, at)
    for (let at = 0; at < 3; at += 1) await add(8, at)
    let steps = 0
    await pruneStoredRequests(ctx.db, { before: 0, newest: 3 }, async () => {
      steps += 1
    })
    const left = await ctx.db.selectFrom('idempotency_keys').select('key').orderBy('key').execute()
    expect(left.map(({ key }) => key)).toEqual(['7 1097', '7 1098', '7 1099', '8 0', '8 1', '8 2'])
    // Deleting by age takes one step, which finds nothing, and deleting by person takes two.
    expect(steps).toBe(3)
  })

  it('IK8 a key of another form is a 400; guests, reads and previews have none', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    for (const key of ['short', '', 'x'.repeat(129), 'spaces in the middle', '"one-quote-at-the-start']) {
      expect(await ask(site, ada, { key })).toMatchObject({ code: 400, reason: 'base.idempotency_key_unreadable' })
    }
    const first = await ask(site, ada, { key: `"${KEY}"` })
    expect(await ask(site, ada)).toEqual(first)
    const read = await site.server.http.inject({
      url: '/answer/api/v1/user/info',
      headers: { authorization: ada.token, 'idempotency-key': 'short' },
    })
    expect(read.statusCode).toBe(200)
    const preview = await site.server.http.inject({
      method: 'POST',
      url: '/answer/api/v1/post/render',
      headers: { authorization: ada.token, 'idempotency-key': 'the-key-of-a-preview' },
      payload: { content: 'Is this *read*?' },
    })
    expect(preview.statusCode).toBe(200)
    expect(await site.ctx.db.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(1)
    const guest = await site.server.http.inject({
      method: 'POST',
      url: '/answer/api/v1/user/login/email',
      headers: { 'idempotency-key': 'short' },
      payload: { e_mail: 'nobody@qa.test', pass: 'wrong-password' },
    })
    expect(guest.json()).toMatchObject({ code: 400, reason: 'error.object.email_or_password_incorrect' })
  })

  it('IK9 the database has requests and answers in a form that only the key opens', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    await ask(site, ada)
    const rows = await site.ctx.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(rows).toHaveLength(1)
    const stored = JSON.stringify(rows)
    for (const text of [KEY, QUESTION.title, 'once']) {
      expect(stored).not.toContain(text)
      expect(Buffer.from(rows[0]?.answer ?? '', 'base64').toString('latin1')).not.toContain(text)
    }
    const keys = new IdempotencyKeys(site.ctx.db, site.ctx.clock)
    const request = { operation: 'x', path: {}, query: {}, body: { pass: 'a password' } }
    for (const header of ['the-key-of-one-call', 'the-key-of-another']) {
      await keys.once({ person: ada.id, header, request }, async () => null)
    }
    const { length } = await site.ctx.db.selectFrom('idempotency_keys').select('request').distinct().execute()
    expect(length, 'the same body with two keys').toBe(3)
  })

  it('IK10 a key is stored with the first transaction of its request: both or neither', async () => {
    const { ctx } = await open()
    const keys = new IdempotencyKeys(ctx.db, ctx.clock)
    const request = { operation: 'x', path: {}, query: {}, body: {} }
    const tags = async () =>
      (await ctx.db.selectFrom('content_changes').select('tag').where('tag', 'like', 'test:%').execute()).map(
        ({ tag }) => tag,
      )
    const rows = () => ctx.db.selectFrom('idempotency_keys').select('key').execute()
    const change = (tag: string, end: () => void = () => {}) =>
      ctx.db.transaction().execute(async (tx) => {
        await tx.insertInto('content_changes').values({ tag }).execute()
        end()
      })
    const failed = keys.once({ person: 1, header: KEY, request }, () =>
      change('test:1', () => {
        throw new Error('broken off')
      }),
    )
    await expect(failed).rejects.toThrow('broken off')
    expect([await tags(), await rows()]).toEqual([[], []])
    await keys.once({ person: 1, header: KEY, request }, async () => {
      await change('test:2')
      expect(await rows()).toHaveLength(1)
      await change('test:3')
    })
    // Another process has just committed the same key: what this one wrote is rolled back.
    const [row] = await ctx.db.selectFrom('idempotency_keys').selectAll().execute()
    if (!row) throw new Error('No key was stored')
    await ctx.db.deleteFrom('idempotency_keys').execute()
    const late = keys.once({ person: 1, header: KEY, request }, async (unanswered) => {
      await unanswered
      await ctx.db.executeQuery(insertion(ctx.db, { ...row, answer: null }))
      await change('test:4')
    })
    await expect(late).rejects.toThrow(RequestRepeated)
    expect(await tags()).toEqual(['test:2', 'test:3'])
    expect(await findStoredRequest(ctx.db, row.key)).toMatchObject({ answer: null })
  })

  it('IK10 transactions at the same time, and those that follow the request, store no second key', async () => {
    const { ctx } = await open()
    const keys = new IdempotencyKeys(ctx.db, ctx.clock)
    const request = { operation: 'x', path: {}, query: {}, body: {} }
    const change = (tag: string) =>
      ctx.db.transaction().execute((tx) =>
        tx
          .insertInto('content_changes')
          .values({ tag })
          .execute()
          .then(() => tag),
      )
    await keys.once({ person: 1, header: KEY, request }, () => Promise.all([change('a'), change('b')]))
    const answered = Promise.withResolvers<void>()
    let after = Promise.resolve<unknown>(undefined)
    const without = keys.once({ person: 2, header: KEY, request }, async () => {
      after = answered.promise.then(() => change('c'))
    })
    await without
    answered.resolve()
    await after
    expect(await ctx.db.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(2)
  })

  it('IK10 a job that a request adds is none of its transactions', async () => {
    const { ctx } = await open()
    const keys = new IdempotencyKeys(ctx.db, ctx.clock)
    const request = { operation: 'x', path: {}, query: {}, body: {} }
    const ran = Promise.withResolvers<void>()
    ctx.jobs.handle(later, async () => {
      await ctx.db.transaction().execute((tx) => tx.insertInto('content_changes').values({ tag: 'job' }).execute())
      ran.resolve()
    })
    ctx.jobs.start()
    try {
      await keys.once({ person: 1, header: KEY, request }, () => ctx.jobs.add(ctx.db, later, {}))
      await ran.promise
    } finally {
      await ctx.jobs.stop()
    }
    expect(await ctx.db.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(1)
  })
})
