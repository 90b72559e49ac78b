import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import { migrationSets } from '../../../app.ts'
import { migrate } from '../../../platform/db/migrations.ts'

describeOnEveryEngine('the migration of states', (open) => {
  it('AU19 accounts that an earlier version suspended or deleted are listed by the time of that', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const ids: Record<string, number[]> = { suspended: [], deleted: [] }
    for (const [status, listed] of Object.entries(ids)) {
      const people = await Promise.all(
        ['Ada', 'Bob', 'Cy'].map((name) => site.registerPerson({ name: `${name} ${status}` })),
      )
      for (const { id } of people.toReversed()) {
        site.clock.advance(1000)
        const body = { user_id: String(id), status: status as 'suspended' | 'deleted', duration: 'forever' as const }
        await unwrap(admin.call('updateUserStatus', { body }))
        listed.unshift(id)
      }
    }
    const { db, database } = site.ctx
    await db.updateTable('users').set({ state_at: null }).execute()
    await db.deleteFrom('schema_migrations').where('name', '=', 'admin-users/0002-states-of-users').execute()
    expect(await migrate(database, migrationSets, site.clock.now())).toEqual(['admin-users/0002-states-of-users'])
    for (const status of ['suspended', 'deleted'] as const) {
      const { list } = await unwrap(admin.call('listAdminUsers', { query: { status } }))
      expect([status, list.map(({ user_id }) => Number(user_id))]).toEqual([status, ids[status]])
    }
  })
})
