import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { escapeLike } from './escape-like.ts'

describeOnEveryEngine('escapeLike', (open) => {
  it.each(['%', '_', '\\', '100%_\\%'])('makes %j match itself and nothing else', async (text) => {
    const { ctx } = await open()
    const matches = async (value: string) => {
      const pattern = escapeLike(text)
      const { rows } = await sql<{ found: number }>`
        select case when ${value} like ${pattern} escape '\\' then 1 else 0 end as found`.execute(ctx.db)
      return rows[0]?.found
    }
    expect(await matches(text)).toBe(1)
    expect(await matches('x'.repeat(text.length))).toBe(0)
  })
})
