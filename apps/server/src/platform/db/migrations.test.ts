import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { newFolder } from '../../../test/databases/empty-data-folder.ts'
import { emptyDatabase } from '../../../test/databases/test-database.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { migrationSets } from '../../app.ts'
import type { Db } from './database.ts'
import { openDatabase } from './database.ts'
import type { MigrationSet } from './migrations.ts'
import { appliedSteps, migrate } from './migrations.ts'

const table = (name: string) => async (db: Db) => {
  await db.schema.createTable(name).addColumn('id', 'bigint').execute()
}

/** Migrations of a later version, each of which creates a table. Those named in `fails` fail at their first run. */
function laterSet(fails: Set<string>, finish: () => Promise<void> = async () => {}): MigrationSet {
  const step = (name: string) => ({
    name,
    async up(db: Db) {
      await table(`later_${name}`)(db)
      if (fails.delete(name)) throw new Error(`${name} fails`)
    },
  })
  return { owner: 'later', migrations: ['one', 'two', 'three'].map(step), finish }
}

const ofLater = async (db: Db) => (await appliedSteps(db)).filter((name) => name.startsWith('later/'))

describeOnEveryEngine('migrations', (open, engine) => {
  it('MI1 after a step that failed the next run goes on with it', async () => {
    const { database } = (await open()).ctx
    let finished = 0
    const sets = [
      ...migrationSets,
      laterSet(new Set(['two']), async () => {
        finished += 1
      }),
    ]
    await expect(migrate(database, sets, 1)).rejects.toThrow('two fails')
    expect([await ofLater(database.db), finished]).toEqual([['later/one'], 0])
    expect(await migrate(database, sets, 2)).toEqual(['later/two', 'later/three'])
    expect([await migrate(database, sets, 3), finished]).toEqual([[], 1])
  })

  it('MI2 an empty database gets all steps or none', async () => {
    const { config, drop } = await emptyDatabase(engine)
    onTestFinished(drop)
    const database = openDatabase(config, await newFolder())
    onTestFinished(() => database.close())
    const sets = [laterSet(new Set(['three']))]
    await expect(migrate(database, sets, 1)).rejects.toThrow('three fails')
    expect(await appliedSteps(database.db)).toEqual([])
    expect(await migrate(database, sets, 1)).toEqual(['later/one', 'later/two', 'later/three'])
  })

  it('MI3 the last missing step is stored with the end of the schema, or not at all', async () => {
    const { database } = (await open()).ctx
    let finished = 0
    const sets = [
      ...migrationSets,
      laterSet(new Set(), async () => {
        finished += 1
        if (finished === 1) throw new Error('the end fails')
      }),
    ]
    await expect(migrate(database, sets, 1)).rejects.toThrow('the end fails')
    expect(await ofLater(database.db)).toEqual(['later/one', 'later/two'])
    expect([await migrate(database, sets, 2), finished]).toEqual([['later/three'], 2])
  })

  it.skipIf(engine !== 'postgres')('MI4 nobody waits for a step that is over', async () => {
    const { database } = (await open()).ctx
    const tag = 'during a later step'
    const sets: MigrationSet[] = [
      ...migrationSets,
      {
        owner: 'later',
        migrations: [
          { name: 'one', up: async (db) => void (await sql`lock table content_changes`.execute(db)) },
          {
            name: 'two',
            up: async () => void (await database.db.insertInto('content_changes').values({ tag }).execute()),
          },
        ],
      },
    ]
    expect(await migrate(database, sets, 1)).toEqual(['later/one', 'later/two'])
  })

  it.skipIf(engine !== 'postgres')('MI5 of several processes each step is applied by one', async () => {
    const { ctx, databaseConfig, dataDir } = await open()
    const other = openDatabase(databaseConfig, dataDir)
    onTestFinished(() => other.close())
    const sets = [...migrationSets, laterSet(new Set())]
    const applied = await Promise.all([ctx.database, other].map((database) => migrate(database, sets, 1)))
    expect(applied.flat().toSorted()).toEqual(['later/one', 'later/three', 'later/two'])
  })
})
