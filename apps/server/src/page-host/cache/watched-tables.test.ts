import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { triggersOf } from './triggers.test-data.ts'
import { privateTables, watchedTables } from './watched-tables.ts'

/** Internal tables of an engine or of the full-text index. */
const INTERNAL_TABLES = /^search_|^sqlite_/

describeOnEveryEngine('watched tables', (open) => {
  it('T1 are all tables except those that guests are shown nothing of', async () => {
    const site = await open()
    const tables = (await site.app.db.introspection.getTables()).map(({ name }) => name)
    const decided = [...watchedTables.map(({ table }) => table), ...privateTables]
    expect(tables.filter((name) => !INTERNAL_TABLES.test(name)).toSorted()).toEqual(decided.toSorted())
  })

  it('T2 are watched in all columns, including those added by later migrations', async () => {
    const site = await open()
    const triggers = await triggersOf(site.app.db, site.engine)
    for (const { name, columns } of await site.app.db.introspection.getTables()) {
      const watched = watchedTables.find(({ table }) => table === name)
      if (!watched) continue
      const plain = columns.map((column) => column.name).filter((column) => !(column in (watched.except ?? {})))
      expect(triggers.get(`watch_${name}_update`), name).toEqual(plain.toSorted())
      expect([...triggers.keys()]).toEqual(expect.arrayContaining([`watch_${name}_insert`, `watch_${name}_delete`]))
    }
  })
})
