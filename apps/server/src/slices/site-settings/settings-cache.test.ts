import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { readSettings, reloadSettings, writeSettings, writeSettingsIn } from './index.ts'

describeOnEveryEngine('the settings cache', (open) => {
  it('M1 settings are readable within a transaction on the only connection, even right after a change', async () => {
    const site = await open()
    const { app } = site
    const admin = site.api((await site.admin()).token)
    await unwrap(admin.call('updateSeoSettings', { body: { permalink: 3, robots: 'User-agent: *' } }))
    const read = await app.db.transaction().execute(() => readSettings(app, 'site_seo'))
    expect(read.permalink).toBe(3)
  })

  it('M2 stale values are served until the fresh ones are loaded', async () => {
    const { app } = await open()
    const before = await readSettings(app, 'general')
    await app.db.transaction().execute(async (tx) => {
      await writeSettingsIn(app, tx, { group: 'general', value: { ...before, name: 'Renamed' } })
      expect((await readSettings(app, 'general')).name).toBe(before.name)
    })
    await reloadSettings(app, 'general')
    expect((await readSettings(app, 'general')).name).toBe('Renamed')
    await writeSettings(app, 'general', before)
    expect((await readSettings(app, 'general')).name).toBe(before.name)
  })
})
