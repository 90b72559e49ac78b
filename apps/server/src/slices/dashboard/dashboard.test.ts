import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { useSmtp } from '../../../test/mail/use-smtp.ts'
import type { AppContext } from '../../context.ts'

import { defineJob } from '../../platform/jobs/job-queue.ts'
import { createLog } from '../../platform/log/log.ts'
import { requestsIn, ResponseTimes } from '../../platform/observability/response-times.ts'
import { sendMails } from '../mails/index.ts'
import { findUser } from '../users/index.ts'
import { byteSize } from './byte-size.ts'
import { warnOfExposedFiles } from './exposed-files.ts'
import { storeResponseTimes } from './store-response-times.ts'

it('D1 sizes are formatted for people', () => {
  expect([0, 999, 1000, 1_230_000, 5 * 1000 ** 5].map(byteSize)).toEqual([
    '0 B',
    '999 B',
    '1.0 KB',
    '1.2 MB',
    '5000.0 TB',
  ])
})

describeOnEveryEngine('dashboard', (open, engine) => {
  it('D2 an administrator sees the figures of the site', async () => {
    const site = await open()
    const admin = await site.admin()
    const bo = await site.registerPerson({ name: 'Bo', rank: 500 })
    const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
    const { id } = await unwrap(site.api(admin.token).call('createQuestion', { body: asked }))
    const answered = { question_id: id, content: 'A tulip, I think.' }
    await unwrap(site.api(bo.token).call('createAnswer', { body: answered }))
    await unwrap(site.api(bo.token).call('createComment', { body: { object_id: id, original_text: 'How many?' } }))
    await unwrap(site.api(bo.token).call('voteUp', { body: { object_id: id } }))
    const flag = { object_id: id, report_type: 59, content: 'Look at this.' }
    await unwrap(site.api(bo.token).call('createReport', { body: flag }))
    // Imported votes count too.
    await site.ctx.db.updateTable('answers').set({ base_up: 3, base_down: 1, vote_count: 2 }).execute()
    await mkdir(join(site.dataDir, 'uploads', 'post'), { recursive: true })
    await writeFile(join(site.dataDir, 'uploads', 'post', 'picture.png'), Buffer.alloc(2048))
    site.clock.advance(90_000)
    const { info } = await unwrap(site.api(admin.token).call('getDashboard'))
    expect(info).toMatchObject({
      question_count: 1,
      answer_count: 1,
      comment_count: 1,
      vote_count: 5,
      user_count: 2,
      report_count: 1,
      smtp: 'not_configured',
      https: false,
      time_zone: 'UTC',
      occupying_storage_space: '2.0 KB',
      app_start_time: '90',
      login_required: false,
    })
    expect(info.database_version).toMatch(engine === 'sqlite3' ? /^SQLite \d/ : /^PostgreSQL \d/)
    expect(info.database_size).toMatch(/^\d+\.\d [KM]B$/)
  })

  it('D4 an administrator and the log are told of files that other accounts of the machine can read', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const exposed = async () => (await unwrap(admin.call('getDashboard'))).info.exposed_files
    const warned = async () => {
      const lines: string[] = []
      const log = createLog('warn', { write: (line) => void lines.push(line) })
      await warnOfExposedFiles({ ...site.ctx, log })
      return lines.join('')
    }
    await site.ctx.files.put('post/picture.png', Buffer.alloc(8))
    await site.ctx.mail.send(site.ctx.db, { to: 'ada@qa.test', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' })
    await site.ctx.jobs.drain()
    expect([await exposed(), await warned()]).toEqual([0, ''])
    const picture = join(site.dataDir, 'uploads', 'post', 'picture.png')
    await chmod(picture, 0o604)
    await chmod(join(site.dataDir, 'outbox'), 0o750)
    expect(await exposed()).toBe(2)
    const line = await warned()
    for (const path of [picture, join(site.dataDir, 'outbox')]) expect(line).toContain(path)
    expect(line).toContain(`chmod -R go= ${site.dataDir}`)
  })

  it('D5 each of the last days is counted in the time zone of the site, and counts are up to 5 minutes old', async () => {
    const site = await open()
    const admin = await site.admin()
    const api = site.api(admin.token)
    await unwrap(api.call('updateInterfaceSettings', { body: { language: 'en_US', time_zone: 'Asia/Shanghai' } }))
    // The manual clock starts at an arbitrary time, so it is advanced to just after the next midnight in Shanghai.
    const DAY = 86_400_000
    const shanghai = 8 * 3_600_000
    site.clock.advance(DAY - ((site.clock.now() + shanghai) % DAY) + 1000)
    const bo = await site.registerPerson({ name: 'Bo', rank: 500 })
    const tags = [{ slug_name: 'glass' }]
    const body = { title: 'Which glass for a stout?', content: 'I have many.', tags }
    const { id } = await unwrap(api.call('createQuestion', { body }))
    await unwrap(site.api(bo.token).call('voteUp', { body: { object_id: id } }))
    site.clock.advance(DAY)
    const answered = { question_id: id, content: 'A tulip, I think.' }
    await unwrap(site.api(bo.token).call('createAnswer', { body: answered }))
    const flag = { object_id: id, report_type: 59, content: 'Look at this.' }
    await unwrap(site.api(bo.token).call('createReport', { body: flag }))
    const read = async (days?: 30 | 90 | 365) =>
      (await unwrap(api.call('getActivity', { query: days === undefined ? {} : { days } }))).days
    const today = new Date(site.clock.now() + shanghai).toISOString().slice(0, 10)
    const yesterday = new Date(site.clock.now() + shanghai - DAY).toISOString().slice(0, 10)
    const none = {
      questions: 0,
      answers: 0,
      users: 0,
      votes: 0,
      flags: 0,
      answered: 0,
      first_answer_seconds: 0,
      active_users: 0,
      requests: 0,
      response_p95_ms: 0,
    }
    const month = await read()
    expect(month).toHaveLength(30)
    expect(month.slice(-2)).toEqual([
      {
        ...none,
        date: yesterday,
        questions: 1,
        users: 1,
        votes: 1,
        answered: 1,
        first_answer_seconds: 86_400,
        active_users: 2,
      },
      { ...none, date: today, answers: 1, flags: 1, active_users: 1 },
    ])
    expect(month.slice(0, 27).every((day) => day.questions + day.answers + day.votes + day.flags === 0)).toBe(true)
    expect(await read(365)).toHaveLength(365)
    await unwrap(api.call('deleteQuestion', { body: { id } }))
    expect((await read()).at(-2)).toMatchObject({ questions: 1 })
    site.clock.advance(300_000)
    expect((await read()).at(-2)).toMatchObject({ questions: 0, votes: 1 })
    expect((await api.call('getActivity', { query: { days: 31 as 30 } })).error).toMatchObject({ status: 400 })
  })

  it('D6 the time to the first answer is the median of the questions of a day that have one', async () => {
    const site = await open()
    const api = site.api((await site.admin()).token)
    site.clock.advance(86_400_000 - (site.clock.now() % 86_400_000) + 1000)
    const bo = site.api((await site.registerPerson({ name: 'Bo', rank: 500 })).token)
    const ask = async (n: number) => {
      const body = { title: `Which glass for stout ${n}?`, content: 'I have many.', tags: [{ slug_name: 'glass' }] }
      return (await unwrap(api.call('createQuestion', { body }))).id
    }
    const answer = (question_id: string) =>
      unwrap(bo.call('createAnswer', { body: { question_id, content: 'A tulip, I think.' } }))
    const questions = [await ask(1), await ask(2), await ask(3), await ask(4)]
    for (const question of questions.slice(0, 3)) {
      site.clock.advance(60_000)
      await answer(question)
    }
    const own = { question_id: questions[0] ?? '', content: 'A later answer.' }
    await unwrap(api.call('createAnswer', { body: own }))
    const { days } = await unwrap(api.call('getActivity'))
    expect(days.at(-1)).toMatchObject({ questions: 4, answered: 3, first_answer_seconds: 120, active_users: 2 })
  })

  it('D7 every process adds the response times of its pages and calls to those of the day', async () => {
    const site = await open()
    const api = site.api((await site.admin()).token)
    // The manual clock starts at an arbitrary time, so it is advanced to just after the next midnight.
    site.clock.advance(86_400_000 - (site.clock.now() % 86_400_000) + 1000)
    const today = async () => {
      site.clock.advance(300_000)
      return (await unwrap(api.call('getActivity'))).days.at(-1)
    }
    const beside = { ...site.ctx, responseTimes: new ResponseTimes() }
    site.ctx.responseTimes.take()
    await unwrap(api.call('getDashboard'))
    await site.server.http.inject({ url: '/healthz' })
    for (let i = 0; i < 18; i += 1) beside.responseTimes.record(8)
    beside.responseTimes.record(400)
    await storeResponseTimes(site.ctx)
    await storeResponseTimes(beside)
    await storeResponseTimes(beside)
    expect(await today()).toMatchObject({ requests: 20 })
    site.ctx.responseTimes.take()
    // Of 20 requests the 19th fastest is the 95th percentile, so one slow request does not show, but a second one does.
    beside.responseTimes.record(400)
    await storeResponseTimes(beside)
    const { requests, response_p95_ms } = (await today()) ?? {}
    expect(requests).toBe(21)
    expect(response_p95_ms).toBeGreaterThan(320)
    expect(response_p95_ms).toBeLessThan(480)
  })

  it('D7 a site that may not be changed, or a database that fails, loses no response times', async () => {
    const site = await open()
    site.ctx.responseTimes.take()
    site.ctx.responseTimes.record(8)
    const maintenance = { state: 'read-only' } as AppContext['maintenance']
    await storeResponseTimes({ ...site.ctx, maintenance })
    const db = site.ctx.db.withSchema('nowhere')
    await expect(storeResponseTimes({ ...site.ctx, db })).rejects.toThrow()
    expect(requestsIn(site.ctx.responseTimes.take())).toBe(1)
  })

  it('D8 response times are deleted after 370 days', async () => {
    const site = await open()
    const days = async () => (await site.ctx.db.selectFrom('response_times').select('day').execute()).length
    site.ctx.responseTimes.record(8)
    await storeResponseTimes(site.ctx)
    site.clock.advance(370 * 86_400_000)
    site.ctx.responseTimes.take()
    await site.ctx.jobs.drain()
    expect(await days()).toBe(1)
    site.clock.advance(86_400_000)
    await site.ctx.jobs.drain()
    expect(await days()).toBe(0)
  })

  it('D9 an administrator sees the latest fault of the disk or the database for a day', async () => {
    expectAlarm(/a job failed/)
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const fault = async () => (await unwrap(admin.call('getDashboard'))).info.fault
    expect(await fault()).toEqual({ kind: '', at: 0 })
    const failing = defineJob<{ code: string }>('failing')
    site.ctx.jobs.handle(failing, async ({ payload }) => {
      throw Object.assign(new Error('It fails'), payload)
    })
    const failWith = async (code: string) => {
      await site.ctx.jobs.add(site.ctx.db, failing, { code })
      await site.ctx.jobs.drain()
    }
    await failWith('ENOSPC')
    const at = Math.floor(site.clock.now() / 1000)
    expect(await fault()).toEqual({ kind: 'full', at })
    site.clock.advance(5_000)
    await site.ctx.db.deleteFrom('jobs').execute()
    await failWith('23505')
    expect(await fault()).toEqual({ kind: 'full', at })
    await failWith('ECONNREFUSED')
    expect(await fault()).toEqual({ kind: 'away', at: at + 5 })
    await site.ctx.db.deleteFrom('jobs').execute()
    site.clock.advance(86_400_000)
    expect(await fault()).toEqual({ kind: '', at: 0 })
  })

  it('D10 an administrator sees how many mails of a day could not be delivered, and what failed', async () => {
    expectAlarm(/a job failed/)
    const site = await open()
    const admin = await site.admin()
    const mails = async () => (await unwrap(site.api(admin.token).call('getDashboard'))).info.mails
    expect(await mails()).toEqual({ failed: 0, cause: '' })
    // Nothing listens on this port, so the delivery fails.
    await useSmtp(site, 9)
    const to = await findUser(site.ctx.db, (await site.registerPerson({ name: 'Bo' })).id)
    if (!to) throw new Error('Bo has an account')
    await sendMails(site.ctx, site.ctx.db, [{ template: 'password_reset', path: '/x', facts: { minutes: 10 }, to }])
    expect(await mails()).toEqual({ failed: 0, cause: '' })
    await site.ctx.jobs.drain()
    expect(await mails()).toEqual({ failed: 1, cause: 'connection' })
    site.clock.advance(86_400_001)
    expect(await mails()).toEqual({ failed: 0, cause: '' })
  })

  it('D3 only administrators see it', async () => {
    const site = await open()
    const moderator = await site.registerPerson({ name: 'Mod', role: 3 })
    expect((await site.api(moderator.token).call('getDashboard')).error).toMatchObject({ status: 403 })
    expect((await site.api().call('getDashboard')).error).toMatchObject({ status: 401 })
  })
})
