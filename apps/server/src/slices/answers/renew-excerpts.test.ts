import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { migrationSets } from '../../app.ts'
import { migrate } from '../../platform/db/migrations.ts'
import { openWithQuestion } from './answers.test-data.ts'
import { answerExcerpts } from './excerpt-store.ts'

const MIGRATION = 'answers/0009-answers-excerpts'

describeOnEveryEngine('stored excerpts of answers', (open) => {
  it('A40 excerpts that an earlier version stored are renewed, except of texts that were edited meanwhile', async () => {
    const { site, answerer, stored } = await openWithQuestion(open)
    const { db, jobs, database } = site.ctx
    const { answerId } = await answerer('Ada')
    const { id, parsed_text, excerpt } = await stored(answerId)
    await db.updateTable('answers').set({ excerpt: '[What] Ada {code...}' }).where('id', '=', id).execute()

    const edited = { id, parsed_text: '<p>Before the edit</p>', excerpt }
    await db.transaction().execute((tx) => answerExcerpts.replace(tx, edited, 'Too late'))
    expect(await stored(answerId)).toMatchObject({ parsed_text, excerpt: '[What] Ada {code...}' })

    await db.deleteFrom('schema_migrations').where('name', '=', MIGRATION).execute()
    expect(await migrate(database, migrationSets, site.clock.now())).toEqual([MIGRATION])
    await jobs.drain()
    expect(await stored(answerId)).toMatchObject({ parsed_text, excerpt: 'What Ada says' })
  })
})
