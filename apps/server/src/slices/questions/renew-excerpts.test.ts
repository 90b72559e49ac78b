import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { migrationSets } from '../../app.ts'
import { migrate } from '../../platform/db/migrations.ts'
import { questionExcerpts } from './excerpt-store.ts'
import { insertQuestions } from './index.ts'
import { ask, rowOf } from './question.test-data.ts'

const OLD = 'How [a friend] does it: {code...}'
const TEXT = '<p>How <a href="/x">a friend</a> does it:</p><pre><code>brew()</code></pre>'
const MIGRATION = 'questions/0007-questions-excerpts'

describeOnEveryEngine('stored excerpts of questions', (open) => {
  it('Q69 excerpts that an earlier version stored are renewed in batches, in every state', async () => {
    const site = await open()
    const { db, jobs, database } = site.ctx
    const { id: _, ...row } = await rowOf(site, await ask(site, (await site.admin()).token, { title: 'Why is it so?' }))
    const copies = Array.from({ length: 230 }, (__, index) => ({
      ...row,
      parsed_text: TEXT,
      excerpt: OLD,
      status: index % 2 === 0 ? row.status : ('deleted' as const),
    }))
    await insertQuestions(db, copies)
    await db.deleteFrom('schema_migrations').where('name', '=', MIGRATION).execute()
    expect(await migrate(database, migrationSets, site.clock.now())).toEqual([MIGRATION])
    await jobs.drain()
    const excerpts = await db.selectFrom('questions').select('excerpt').where('parsed_text', '=', TEXT).execute()
    expect(excerpts).toHaveLength(230)
    expect(new Set(excerpts.map(({ excerpt }) => excerpt))).toEqual(new Set(['How a friend does it: …']))
    const left = await db.selectFrom('jobs').select('id').where('kind', '=', 'questions.renew-excerpts').execute()
    expect(left).toEqual([])
  })

  it('Q70 the excerpt of a text that was edited meanwhile is left alone', async () => {
    const site = await open()
    const { db } = site.ctx
    const id = await ask(site, (await site.admin()).token, { title: 'Why is it so?' })
    const before = await rowOf(site, id)
    await db
      .transaction()
      .execute((tx) => questionExcerpts.replace(tx, { ...before, parsed_text: '<p>Before the edit</p>' }, 'Too late'))
    expect((await rowOf(site, id)).excerpt).toBe(before.excerpt)
  })
})
