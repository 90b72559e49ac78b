import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { NeutralTable } from './snapshot.ts'

/** More rows than one batch holds if their texts are short. */
const ROWS = 600
const LONG = 10_000

describeOnEveryEngine('snapshots', (open) => {
  it('SN1 rows with long texts are read a few at a time, each once and in order', async () => {
    const { database, db } = (await open()).ctx
    await db.schema
      .createTable('long_texts')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('text', 'text')
      .execute()
    const rows = Array.from({ length: ROWS }, (_, index) => sql`(${index + 1}, ${'x'.repeat(LONG)})`)
    await sql`insert into long_texts (id, text) values ${sql.join(rows)}`.execute(db)
    const columns = [
      { name: 'id', isText: false },
      { name: 'text', isText: true },
    ]
    const table: NeutralTable = { name: 'long_texts', columns }
    const snapshot = await database.snapshot()
    const sizes: number[] = []
    const ids: unknown[] = []
    for await (const batch of snapshot.rows(table)) {
      sizes.push(batch.length)
      ids.push(...batch.map(([id]) => id))
    }
    await snapshot.close()
    expect(ids).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100)
  })
})
