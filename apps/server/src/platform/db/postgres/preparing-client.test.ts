import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { OpenSite } from '../../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import type { Db } from '../database.ts'
import { openDatabase } from '../database.ts'

/** Runs `use` on a new connection, which has no prepared statements yet. */
async function onNewConnection<T>(open: OpenSite, use: (connection: Db) => Promise<T>): Promise<T> {
  const site = await open()
  const database = openDatabase(site.databaseConfig, site.dataDir)
  try {
    return await database.db.connection().execute(use)
  } finally {
    await database.close()
  }
}

describeOnEveryEngine('statements and transactions', (open, engine) => {
  const itOnServer = engine === 'postgres' ? it : undefined

  itOnServer?.('PS1 a statement is prepared from its second use on', async () => {
    const prepared = await onNewConnection(open, async (connection) => {
      const names: number[] = []
      for (let use = 0; use < 3; use += 1) {
        await sql`select ${use}::int as prepared_by_this_test`.execute(connection)
        const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements
          where statement like '%prepared_by_this_test' and statement not like '%pg_prepared%'`.execute(connection)
        names.push(rows.length)
      }
      return names
    })
    expect(prepared).toEqual([0, 1, 1])
  })

  itOnServer?.('PS10 of more statements than may be prepared, those not used for longest are closed', async () => {
    const names = await onNewConnection(open, async (connection) => {
      const use = (n: number) => sql`select ${n}::int as ${sql.id(`closed_by_this_test_${n}`)}`.execute(connection)
      for (let n = 0; n < 510; n += 1) {
        await use(n)
        await use(n)
        // Statement 0 is used so often that it is never the least recently used one.
        await use(0)
      }
      // Statement 1 has been closed by now, so it is prepared again.
      expect((await use(1)).rows).toEqual([{ closed_by_this_test_1: 1 }])
      expect((await use(1)).rows).toEqual([{ closed_by_this_test_1: 1 }])
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        connection,
      )
      return rows.map(({ statement }) => Number(/closed_by_this_test_(\d+)/.exec(statement)?.[1]))
    })
    expect(names).toHaveLength(500)
    expect(names).toEqual(expect.arrayContaining([0, 1, 509]))
    expect(names).not.toContain(2)
  })

  itOnServer?.('PS2 a statement whose columns a migration changed is prepared anew', async () => {
    const columns = await onNewConnection(open, async (connection) => {
      await sql`create table changed_by_this_test (a integer)`.execute(connection)
      await sql`insert into changed_by_this_test values (1)`.execute(connection)
      const read = async () => {
        const { rows } = await sql<object>`select * from changed_by_this_test`.execute(connection)
        return Object.keys(rows[0] ?? {})
      }
      for (let use = 0; use < 3; use += 1) await read()
      await sql`alter table changed_by_this_test add column b integer`.execute(connection)
      const changed = await read()
      await sql`drop table changed_by_this_test`.execute(connection)
      return changed
    })
    expect(columns).toEqual(['a', 'b'])
  })

  it('PS3 a transaction whose first statement fails changes nothing, and its connection stays usable', async () => {
    const { db } = (await open()).ctx
    const count = () =>
      db
        .selectFrom('content_changes')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    const before = await count()
    for (let round = 0; round < 12; round += 1) {
      const failed = db.transaction().execute(async (tx) => {
        await sql`select missing from content_changes`.execute(tx)
      })
      await expect(failed).rejects.toThrow(/missing/)
      const stopped = db.transaction().execute(async (tx) => {
        await tx.insertInto('content_changes').values({ tag: 'user:1' }).execute()
        throw new Error('never mind')
      })
      await expect(stopped).rejects.toThrow('never mind')
    }
    expect(await count()).toEqual(before)
  })
})
