import type { TestSite } from '../../../test/harness.ts'
import type { XmlElement } from '../../../test/read-xml.ts'
import { readXml } from '../../../test/read-xml.ts'
import type { SettingsGroup, SettingsGroups } from '../../slices/site-settings/index.ts'
import { readSettings, writeSettings } from '../../slices/site-settings/index.ts'
import { mountDocuments } from './index.ts'

/** Opens a site that serves its documents. */
export async function openWithDocuments(open: () => Promise<TestSite>) {
  const site = await open()
  mountDocuments(await site.ownServer(), site.ctx)
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.server.http.inject({ method: 'GET', url, headers })
  return {
    site,
    get,
    async readXml(url: string): Promise<XmlElement> {
      const { statusCode, payload } = await get(url)
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
      return readXml(payload)
    },
    /** Changes settings of a group. */
    async set<G extends SettingsGroup>(group: G, change: Partial<SettingsGroups[G]>): Promise<void> {
      await writeSettings(site.ctx, group, { ...(await readSettings(site.ctx, group)), ...change })
    },
  }
}
