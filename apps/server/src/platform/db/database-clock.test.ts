import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../test/databases/test-database.ts'
import { emptyDatabase } from '../../../test/databases/test-database.ts'
import { ManualClock, systemClock } from '../clock.ts'
import { DatabaseClock, sharedClock } from './database-clock.ts'
import type { Database } from './database.ts'
import { openDatabase } from './database.ts'

const MINUTE = 60_000

describe('the clock of a site on PostgreSQL', () => {
  let made: TestDatabase
  let database: Database
  beforeAll(async () => {
    made = await emptyDatabase('postgres')
    database = openDatabase(made.config, '')
  })
  afterAll(async () => {
    await database?.close()
    await made?.drop()
  })

  /** Expects the clock to agree with the database's, with room for a slow test machine. */
  const expectRight = async (clock: DatabaseClock): Promise<void> => {
    const before = await database.latestKnownTime()
    const now = clock.now()
    const after = await database.latestKnownTime()
    expect(now).toBeGreaterThan(before - MINUTE / 2)
    expect(now).toBeLessThan(after + MINUTE / 2)
  }

  it.each([7, -7])('CK1 is right on a machine whose clock is %i minutes off', async (minutes) => {
    const machine = new ManualClock(Date.now() + minutes * MINUTE)
    const clock = new DatabaseClock(database, machine)
    await clock.measure()
    await expectRight(clock)
  })

  it('CK1 is right when the clock of the machine is set', async () => {
    const machine = new ManualClock(Date.now())
    const clock = new DatabaseClock(database, machine)
    await clock.measure()
    machine.advance(60 * MINUTE)
    await expectRight(clock)
  })

  it('CK2 goes on while the database does not respond, and asks again afterwards', async () => {
    let ahead = 0
    const stopped = new Error('The database is away')
    let isAway = false
    let attempts = 0
    const latestKnownTime = async (): Promise<number> => {
      attempts += 1
      return isAway ? Promise.reject(stopped) : Date.now() + ahead
    }
    const asked = { latestKnownTime }
    const machine = new ManualClock(Date.now())
    const clock = new DatabaseClock(asked, machine)
    await clock.measure()
    isAway = true
    ahead = 60 * MINUTE
    machine.advance(MINUTE)
    const before = clock.now()
    await expect(clock.measure()).rejects.toBe(stopped)
    expect(clock.now() - before).toBeLessThan(MINUTE)
    attempts = 0
    for (let call = 0; call < 20; call += 1) await Promise.resolve(clock.now())
    expect(attempts, 'an outage is not made worse by a request for each reading').toBeLessThan(2)
    isAway = false
    await expect.poll(() => clock.now() - before).toBeGreaterThan(50 * MINUTE)
  })

  it('CK3 is that of the machine if the database is embedded', async () => {
    const { config } = await emptyDatabase('sqlite3')
    const folder = await mkdtemp(join(tmpdir(), 'quandary-clock-'))
    const embedded = openDatabase(config, folder)
    expect(await sharedClock(embedded)).toBe(systemClock)
    await embedded.close()
    await rm(folder, { recursive: true })
  })
})
