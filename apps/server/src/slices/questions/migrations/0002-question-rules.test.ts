import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import { migrationSets } from '../../../app.ts'
import { watchedTables } from '../../../page-host/cache/watched-tables.ts'
import type { Database } from '../../../platform/db/database.ts'
import { migrate } from '../../../platform/db/migrations.ts'
import { unwatchTable } from '../../../platform/db/watch-table.ts'
import { kindNumber } from '../../../platform/ids/object-kinds.ts'
import { listRevisionsOf } from '../../revisions/index.ts'

/** Reverts the migration, to get a site of the previous version. */
async function undo({ db, can }: Database): Promise<void> {
  for (const watched of watchedTables) if (watched.table === 'questions') await unwatchTable(db, can, watched)
  await db.schema.dropIndex('questions_hot').execute()
  for (const column of ['hot_score', 'deleted_at', 'deleted_by']) {
    await db.schema.alterTable('questions').dropColumn(column).execute()
  }
  for (const table of ['post_links', 'question_invites']) await db.schema.dropTable(table).execute()
  await db.deleteFrom('revisions').where('object_type', '=', kindNumber('question')).execute()
  await db.deleteFrom('schema_migrations').where('name', '=', 'questions/0002-question-rules').execute()
}

describeOnEveryEngine('the second migration of questions', (open) => {
  it('Q64 backfills the first version of existing questions', async () => {
    const site = await open()
    const { token, id: userId } = await site.admin()
    const tags = [{ slug_name: 'malt' }, { slug_name: 'beer', display_name: 'Beer' }]
    const body = { title: 'Why is beer brown?', content: 'Is it the *malt*?', tags }
    const { html } = await unwrap(site.api(token).call('createQuestion', { body }))
    const { db } = site.ctx
    await undo(site.ctx.database)
    expect(await migrate(site.ctx.database, migrationSets, site.clock.now())).toEqual(['questions/0002-question-rules'])
    const versions = await listRevisionsOf(db, 'question', 1)
    expect(versions).toMatchObject([{ status: 'first', user_id: userId, title: body.title, summary: '' }])
    expect(versions[0]?.content).toEqual({
      title: body.title,
      content: body.content,
      html,
      tags: [
        { slug_name: 'malt', display_name: 'malt', main_tag_slug_name: '', recommend: false, reserved: false },
        { slug_name: 'beer', display_name: 'Beer', main_tag_slug_name: '', recommend: false, reserved: false },
      ],
    })
  })
})
