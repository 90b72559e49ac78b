import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import { randomHan } from '../../../../test/random-han.ts'
import { migrationSets } from '../../../app.ts'
import { migrate } from '../../../platform/db/migrations.ts'
import { updateUser } from '../store.ts'

describeOnEveryEngine('the index of names', (open) => {
  it('U13 is added to a site that has a name of any length, and the back office finds that name', async () => {
    const site = await open()
    const { token } = await site.admin()
    const { id } = await site.registerPerson({ name: 'Ada' })
    const { db } = site.ctx
    for (const index of ['users_names', 'users_long_names']) await db.schema.dropIndex(index).execute()
    await db.deleteFrom('schema_migrations').where('name', '=', 'users/0010-users-names').execute()
    const display_name = `${randomHan(3000)} 爱达`
    await updateUser(db, id, { display_name })
    expect(await migrate(site.ctx.database, migrationSets, site.clock.now())).toEqual(['users/0010-users-names'])
    const { list } = await unwrap(site.api(token).call('listAdminUsers', { query: { query: '爱达' } }))
    expect(list).toMatchObject([{ display_name }])
  })
})
