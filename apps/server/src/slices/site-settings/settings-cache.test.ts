import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { readSettings, reloadSettings, writeSettings, writeSettingsIn } from './index.ts'

describeOnEveryEngine('the settings cache', (open) => {
  it('M1 settings are readable within a transaction on the only connection, even right after a change', async () => {
    const site = await open()
    const { ctx } = site
    const admin = site.api((await site.admin()).token)
    await unwrap(admin.call('updateSeoSettings', { body: { permalink: 3, robots: 'User-agent: *' } }))
    const read = await ctx.db.transaction().execute(() => readSettings(ctx, 'site_seo'))
    expect(read.permalink).toBe(3)
  })

  it('M2 stale values are served until the fresh ones are loaded', async () => {
    const { ctx } = await open()
    const before = await readSettings(ctx, 'general')
    await ctx.db.transaction().execute(async (tx) => {
      await writeSettingsIn(ctx, tx, { group: 'general', value: { ...before, name: 'Renamed' } })
      expect((await readSettings(ctx, 'general')).name).toBe(before.name)
    })
    await reloadSettings(ctx, 'general')
    expect((await readSettings(ctx, 'general')).name).toBe('Renamed')
    await writeSettings(ctx, 'general', before)
    expect((await readSettings(ctx, 'general')).name).toBe(before.name)
  })
})
