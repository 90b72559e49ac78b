import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { alarmLog, expectAlarm } from '../../../test/alarm.ts'
import { defineJob, JobQueue } from './job-queue.ts'

const greet = defineJob<{ name: string }>('greet')

describeOnEveryEngine('jobs', (open) => {
  it('J1 run once each, in order, however many workers there are', async () => {
    const { ctx, clock } = await open()
    const done: string[] = []
    const workers = Array.from({ length: 4 }, () => new JobQueue(ctx.database, clock, alarmLog()))
    for (const worker of workers) worker.handle(greet, async ({ payload }) => void done.push(payload.name))
    const names = Array.from({ length: 20 }, (_, index) => `n${String(index).padStart(2, '0')}`)
    for (const name of names) await ctx.jobs.add(ctx.db, greet, { name })
    await Promise.all(workers.map((worker) => worker.drain()))
    expect(done.toSorted()).toEqual(names)
  })

  it('J2 are retried with back-off, and the lease of a crashed worker expires', async () => {
    expectAlarm(/a job failed/)
    const { ctx, clock } = await open()
    const attempts: number[] = []
    ctx.jobs.handle(greet, async ({ attempt }) => {
      attempts.push(attempt)
      if (attempt < 3) throw new Error('not yet')
    })
    await ctx.jobs.add(ctx.db, greet, { name: 'x' })
    await ctx.jobs.drain()
    await ctx.jobs.drain()
    expect(attempts).toEqual([1])
    clock.advance(10_000)
    await ctx.jobs.drain()
    clock.advance(19_999)
    await ctx.jobs.drain()
    expect(attempts).toEqual([1, 2])
    clock.advance(1)
    await ctx.jobs.drain()
    expect(attempts).toEqual([1, 2, 3])
  })

  it('J3 wait for their time', async () => {
    const { ctx, clock } = await open()
    let ran = false
    ctx.jobs.handle(greet, async () => {
      ran = true
    })
    await ctx.jobs.add(ctx.db, greet, { name: 'x' }, 5_000)
    await ctx.jobs.drain()
    expect(ran).toBe(false)
    clock.advance(5_000)
    await ctx.jobs.drain()
    expect(ran).toBe(true)
  })

  it('J5 stay with the worker that runs them, however long, and are freed soon after its process is gone', async () => {
    const { ctx, clock } = await open()
    const done: string[] = []
    const release = Promise.withResolvers<void>()
    const running = Promise.withResolvers<void>()
    const lease = { lastsMs: 30_000, renewedEveryMs: 5 }
    const [slow, other] = [0, 1].map(() => new JobQueue(ctx.database, clock, alarmLog(), { lease }))
    slow?.handle(greet, async () => {
      running.resolve()
      await release.promise
      done.push('slow')
    })
    other?.handle(greet, async () => void done.push('other'))
    await ctx.jobs.add(ctx.db, greet, { name: 'x' })
    const work = slow?.drain()
    await running.promise
    const lockedUntil = async () =>
      (await ctx.db.selectFrom('jobs').select('locked_until').executeTakeFirst())?.locked_until
    for (let minutes = 0; minutes < 3; minutes += 1) {
      clock.advance(29_000)
      await expect.poll(lockedUntil).toBe(clock.now() + 30_000)
      await other?.drain()
    }
    release.resolve()
    await work
    expect(done).toEqual(['slow'])
    // Simulates the claim of a process that no longer renews it.
    await ctx.jobs.add(ctx.db, greet, { name: 'y' })
    await ctx.db
      .updateTable('jobs')
      .set({ locked_until: clock.now() + 30_000, attempts: 1 })
      .execute()
    await other?.drain()
    expect(done).toEqual(['slow'])
    clock.advance(30_000)
    await other?.drain()
    expect(done).toEqual(['slow', 'other'])
  })

  it('J4 repeat periodic tasks on schedule, also after a failure', async () => {
    expectAlarm(/a periodic task failed/)
    const { ctx, clock } = await open()
    let rounds = 0
    ctx.jobs.repeat('count', 60_000, async () => {
      rounds += 1
      if (rounds === 2) throw new Error('once')
    })
    for (const wait of [0, 0, 59_999, 1, 60_000]) {
      clock.advance(wait)
      await ctx.jobs.drain()
    }
    expect(rounds).toBe(3)
  })

  it('J6 yield to requests before each job, and where a handler asks to', async () => {
    const { ctx, clock } = await open()
    const log: string[] = []
    const yieldToRequests = async () => void log.push('gave way')
    const worker = new JobQueue(ctx.database, clock, alarmLog(), { yieldToRequests })
    worker.handle(greet, async ({ payload }) => {
      log.push(`${payload.name} began`)
      await worker.yieldToRequests()
      log.push(`${payload.name} ended`)
    })
    await worker.addAll(ctx.db, greet, [{ name: 'a' }, { name: 'b' }])
    await worker.drain()
    const done = (name: string) => ['gave way', `${name} began`, 'gave way', `${name} ended`]
    expect(log).toEqual([...done('a'), ...done('b'), 'gave way'])
  })

  it('J7 begin as soon as their process has added them, not only at the next poll', async () => {
    const { ctx, clock } = await open()
    const done: string[] = []
    const worker = new JobQueue(ctx.database, clock, alarmLog(), { pollMs: 3_600_000 })
    worker.handle(greet, async ({ payload }) => {
      done.push(payload.name)
      if (payload.name === 'a') await worker.add(ctx.db, greet, { name: 'b' })
    })
    worker.start()
    try {
      await ctx.db.transaction().execute(async (tx) => worker.add(tx, greet, { name: 'a' }))
      await expect.poll(() => done).toEqual(['a', 'b'])
      await worker.add(ctx.db, greet, { name: 'c' })
      await expect.poll(() => done).toEqual(['a', 'b', 'c'])
    } finally {
      await worker.stop()
    }
  })

  it('J8 are left to others by a process that runs none, but for tasks of its own memory', async () => {
    const { ctx, clock } = await open()
    const done: string[] = []
    const idle = new JobQueue(ctx.database, clock, alarmLog(), { runsJobs: false })
    const worker = new JobQueue(ctx.database, clock, alarmLog())
    for (const [name, queue] of Object.entries({ idle, worker })) {
      queue.handle(greet, async () => void done.push(`${name} greets`))
      queue.repeat('count', 60_000, async () => void done.push(`${name} counts`))
      queue.repeatInEveryProcess('refresh', 60_000, async () => void done.push(`${name} refreshes`))
    }
    await idle.add(ctx.db, greet, { name: 'x' })
    await idle.drain()
    expect(done).toEqual(['idle refreshes'])
    await worker.drain()
    expect(done.slice(1)).toEqual(['worker counts', 'worker refreshes', 'worker greets'])
  })

  it('J9 of several kinds take turns', async () => {
    const { ctx, clock } = await open()
    const count = defineJob<number>('count')
    const order: string[] = []
    const worker = new JobQueue(ctx.database, clock, alarmLog())
    worker.handle(greet, async ({ payload }) => void order.push(payload.name))
    worker.handle(count, async ({ payload }) => void order.push(String(payload)))
    await worker.addAll(ctx.db, greet, [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }])
    clock.advance(1)
    await worker.addAll(ctx.db, count, [1, 2])
    await worker.drain()
    expect(order).toEqual(['a', '1', 'b', '2', 'c', 'd'])
  })

  it('J10 without a handler are left to others for an hour, and then fail', async () => {
    expectAlarm(/a job failed/)
    const { ctx, clock } = await open()
    const [older, newer] = [0, 1].map(() => new JobQueue(ctx.database, clock, alarmLog()))
    const done: string[] = []
    newer?.handle(greet, async ({ payload, attempt }) => void done.push(`${payload.name} ${attempt}`))
    await ctx.jobs.add(ctx.db, greet, { name: 'a' })
    clock.advance(3_599_999)
    await older?.drain()
    await newer?.drain()
    expect(done).toEqual(['a 1'])
    await ctx.jobs.add(ctx.db, greet, { name: 'b' })
    clock.advance(3_600_000)
    await older?.drain()
    const [failed] = await ctx.db.selectFrom('jobs').select(['attempts', 'last_error']).execute()
    expect(failed).toEqual({ attempts: 1, last_error: 'No handler for jobs of kind greet' })
  })
})
