import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import { migrationSets } from '../../../app.ts'
import { migrate } from '../../../platform/db/migrations.ts'
import { randomHan } from '../../../../test/random-han.ts'

describeOnEveryEngine('the index of titles', (open) => {
  it('Q86 is added to a site that has a title of any length, and the back office finds that title', async () => {
    const site = await open()
    const { token } = await site.admin()
    const body = { title: 'Why is beer brown?', content: 'Is it the malt?', tags: [{ slug_name: 'malt' }] }
    const { id } = await unwrap(site.api(token).call('createQuestion', { body }))
    const { db } = site.ctx
    for (const index of ['questions_titles', 'questions_long_titles']) await db.schema.dropIndex(index).execute()
    await db.deleteFrom('schema_migrations').where('name', '=', 'questions/0009-questions-titles').execute()
    const title = `${randomHan(3000)} 比尔森`
    await db.updateTable('questions').set({ title }).execute()
    expect(await migrate(site.ctx.database, migrationSets, site.clock.now())).toEqual([
      'questions/0009-questions-titles',
    ])
    const { list } = await unwrap(site.api(token).call('listAdminQuestions', { query: { query: '比尔森' } }))
    expect(list).toMatchObject([{ id, title }])
  })
})
