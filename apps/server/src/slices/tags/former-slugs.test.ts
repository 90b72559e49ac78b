import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { migrationSets } from '../../app.ts'
import { watchedTables } from '../../page-host/cache/watched-tables.ts'
import { migrate } from '../../platform/db/migrations.ts'
import { unwatchTable } from '../../platform/db/watch-table.ts'
import { askWithTags, editTag, readTag, setSynonyms } from './tags.test-data.ts'

/** Ids of the questions that a guest sees under a tag. */
async function questionsAbout(site: TestSite, tag: string): Promise<string[]> {
  const { list } = await unwrap(site.api().call('listQuestions', { query: { tag } }))
  return list.map(({ id }) => id)
}

describeOnEveryEngine('former slugs of tags', (open) => {
  it('T49 a former slug leads to the tag that had it last, until another tag takes it', async () => {
    const site = await open()
    const { token } = await site.admin()
    const question = await askWithTags(site, token, 'nodejs')
    await unwrap(editTag(site, token, 'nodejs', { slug_name: 'node' }))
    await unwrap(editTag(site, token, 'node', { slug_name: 'node.js' }))
    for (const old of ['nodejs', 'Node', 'node.js']) {
      expect(await readTag(site, old), old).toMatchObject({ slug_name: 'node.js', main_tag_slug_name: '' })
      expect(await questionsAbout(site, old), old).toEqual([question])
      const found = await unwrap(site.api().call('search', { query: { q: `[${old}]` } }))
      expect(
        found.list.map(({ object }) => object.id),
        old,
      ).toEqual([question])
    }

    const other = await askWithTags(site, token, 'nodejs', 'runtimes')
    expect(await readTag(site, 'nodejs')).toMatchObject({ slug_name: 'nodejs', question_count: 1 })
    expect(await questionsAbout(site, 'nodejs')).toEqual([other])
    expect(await readTag(site, 'node')).toMatchObject({ slug_name: 'node.js' })

    await unwrap(editTag(site, token, 'nodejs', { slug_name: 'deno' }))
    expect(await readTag(site, 'nodejs')).toMatchObject({ slug_name: 'deno' })
    await unwrap(editTag(site, token, 'deno', { slug_name: 'node' }))
    expect(await readTag(site, 'node')).toMatchObject({ slug_name: 'node', question_count: 1 })
    expect((await site.api().call('getTag', { query: { name: 'never' } })).error).toMatchObject({ status: 404 })
  })

  it('T50 a renamed synonym leads to its main tag by either name', async () => {
    const site = await open()
    const { token } = await site.admin()
    const question = await askWithTags(site, token, 'javascript')
    await unwrap(setSynonyms(site, token, 'javascript', 'js'))
    await unwrap(editTag(site, token, 'js', { slug_name: 'es' }))
    for (const name of ['js', 'es']) {
      const main = { slug_name: 'javascript', main_tag_slug_name: 'javascript' }
      expect(await readTag(site, name), name).toMatchObject(main)
      expect(await questionsAbout(site, name), name).toEqual([question])
    }
  })

  it('T51 the migration backfills former slugs from the versions of the tags', async () => {
    const site = await open()
    const { token } = await site.admin()
    await askWithTags(site, token, 'nodejs', 'malt')
    await unwrap(editTag(site, token, 'nodejs', { slug_name: 'node' }))
    await unwrap(editTag(site, token, 'node', { slug_name: 'node.js', original_text: 'Outside of browsers' }))
    const { db } = site.ctx
    for (const watched of watchedTables) {
      if (watched.table === 'former_slugs') await unwatchTable(db, site.ctx.database.can, watched)
    }
    await db.schema.dropTable('former_slugs').execute()
    const steps = ['tags/0003-former-slugs', 'page-host/0002-watched-former-slugs']
    await db.deleteFrom('schema_migrations').where('name', 'in', steps).execute()
    expect(await migrate(site.ctx.database, migrationSets, site.clock.now())).toEqual(steps)
    for (const old of ['nodejs', 'node']) expect(await readTag(site, old)).toMatchObject({ slug_name: 'node.js' })
    const kept = await db.selectFrom('former_slugs').select('slug_name').orderBy('slug_name').execute()
    expect(kept.map(({ slug_name }) => slug_name)).toEqual(['node', 'nodejs'])
  })
})
