import { expect, it } from 'vitest'
import { alarmLog, expectAlarm, problemsOf, ring, takeProblems, watchProcess } from './alarm.ts'
import { openSite } from './harness.ts'
import { SiteHost } from './processes/site-host.ts'

it('the alarm rings at errors and fatal errors of the log, and at nothing less', () => {
  const log = alarmLog()
  log.warn('a warning')
  expect(takeProblems()).toEqual([])
  log.error('an error')
  log.fatal('a fatal error')
  expect(takeProblems()).toEqual([expect.stringContaining('an error'), expect.stringContaining('a fatal error')])
})

it('the alarm rings at a rejection that nobody handles', () => {
  watchProcess()
  for (const listener of process.listeners('unhandledRejection')) {
    // Vitest also listens for this event, and would fail the whole test run, so only the alarm's listener is called.
    if (listener.toString().includes('ring(')) listener(new Error('forgotten'), Promise.resolve())
  }
  expect(takeProblems()).toEqual([expect.stringContaining('forgotten')])
})

it('the alarm rings at an answer 500 and at what is logged about it', async () => {
  const site = await openSite('sqlite3')
  try {
    await site.ctx.db.schema.dropTable('notifications').execute()
    await site.api((await site.admin()).token).call('listNotifications', { query: { type: 'inbox' } })
    expect(takeProblems()).toEqual([
      expect.stringContaining('a request failed'),
      expect.stringContaining('was answered with 500'),
    ])
  } finally {
    await site.close()
  }
})

it('an expected alarm is no problem, and one that does not ring is', () => {
  expect(problemsOf(['a job failed'], [/job/])).toEqual([])
  expect(problemsOf([], [/job/])).toEqual(['No error inside matched /job/'])
  expectAlarm(/a job failed/)
  ring('a job failed: 7')
})

it('the process that serves browser stories says what rang in it', async () => {
  const host = await SiteHost.start()
  try {
    const site = await host.open({ env: { SETUP: 'auto', SAMPLE_CONTENT: 'off', PLUGINS: 'no-such-plugin' } })
    expect((await fetch(`${site.address}/healthz`)).status).toBe(200)
    expect(await host.takeAlarms()).toEqual([expect.stringContaining('a plugin could not be loaded')])
    expect(await host.takeAlarms()).toEqual([])
  } finally {
    await host.close()
  }
})
