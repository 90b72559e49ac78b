import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { fullTextOf } from '../search/full-text.ts'
import { QueryTookTooLong } from './query-took-too-long.ts'

/** More rows than any machine can count within the time limit. */
const ENDLESS = 1_000_000_000

// Waiting searches are collected with `allSettled`: on a slow machine some are refused because they waited too long.

describeOnEveryEngine('reads of searches', (open, engine) => {
  it('SE1 see what is committed, and nothing else', async () => {
    const { ctx } = await open()
    const count = () =>
      ctx.database.search(async (db) => {
        const { names } = await db
          .selectFrom('users')
          .select((eb) => eb.fn.countAll<number>().as('names'))
          .where('display_name', '=', 'Renamed')
          .executeTakeFirstOrThrow()
        return names
      })
    expect(await count()).toBe(0)
    const rollBack = ctx.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ display_name: 'Renamed' }).execute()
      expect(await count()).toBe(0)
      throw new Error('rolled back')
    })
    await expect(rollBack).rejects.toThrow('rolled back')
    expect(await count()).toBe(0)
    await ctx.db.updateTable('users').set({ display_name: 'Renamed' }).execute()
    expect(await count()).toBeGreaterThan(0)
  })

  it('SE2 end at their time limit with a refusal, and the next one is answered', async () => {
    const { ctx } = await open()
    const inTime = fullTextOf(ctx.can).inTime(sql.ref('n'))
    const endless = ctx.database.search((db) =>
      sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(ENDLESS)})
        select count(*) from numbers where ${inTime}`.execute(db),
    )
    const error = await endless.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(QueryTookTooLong)
    expect(error).toMatchObject({ init: { status: 429 } })
    const { rows } = await ctx.database.search((db) => sql<{ one: number }>`select 1 as one`.execute(db))
    expect(rows).toEqual([{ one: 1 }])
  })

  it('SE3 leave the process free for others', async () => {
    const { ctx } = await open()
    let ended = false
    const endless = ctx.database
      .search((db) =>
        sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(ENDLESS)})
          select count(*) from numbers where ${fullTextOf(ctx.can).inTime(sql.ref('n'))}`.execute(db),
      )
      .catch(() => (ended = true))
    await ctx.db.selectFrom('users').select('id').execute()
    expect(ended).toBe(false)
    await endless
  })

  it('SE4 are refused once a hundred wait', async () => {
    const { ctx } = await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiting = Promise.allSettled(
      Array.from({ length: 102 }, (_, caller) => ctx.database.search(() => promise, { as: String(caller) })),
    )
    await expect(ctx.database.search(() => promise)).rejects.toMatchObject({ init: { status: 429 } })
    resolve()
    await waiting
    await ctx.database.search(async () => {})
  })

  it('SE6 of readers and of the staff do not wait for each other', async () => {
    const { ctx } = await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    const readers = Promise.allSettled(
      Array.from({ length: 102 }, (_, caller) => ctx.database.search(() => promise, { as: String(caller) })),
    )
    const { rows } = await ctx.database.search((db) => sql<{ one: number }>`select 1 as one`.execute(db), {
      queue: 'staff',
    })
    expect(rows).toEqual([{ one: 1 }])
    resolve()
    await readers
    const staff = Promise.withResolvers<void>()
    const ofStaff = Promise.allSettled(
      Array.from({ length: 102 }, () => ctx.database.search(() => staff.promise, { queue: 'staff' })),
    )
    await ctx.database.search((db) => sql`select 1 as one`.execute(db))
    await expect(ctx.database.search(async () => {}, { queue: 'staff' })).rejects.toMatchObject({
      init: { status: 429 },
    })
    staff.resolve()
    await ofStaff
  })

  it('SE5 report a broken statement as the database does', async () => {
    const { ctx } = await open()
    const broken = ctx.database.search((db) => sql`select no_such_column from users`.execute(db))
    await expect(broken).rejects.toMatchObject({ code: engine === 'sqlite3' ? 'SQLITE_ERROR' : '42703' })
  })

  if (engine === 'postgres')
    it('SE7 are not translated to machine code first', async () => {
      const { ctx } = await open()
      const { rows } = await ctx.database.search((db) => sql<{ jit: string }>`show jit`.execute(db))
      expect(rows).toEqual([{ jit: 'off' }])
    })
})
