import { readSettings, writeSettings } from '../../src/slices/site-settings/index.ts'
import type { TestSite } from '../harness.ts'

/** Makes a site send its mails to a loopback port. */
export async function useSmtp(site: TestSite, port: number): Promise<void> {
  const smtp = await readSettings(site.ctx, 'smtp')
  await writeSettings(site.ctx, 'smtp', { ...smtp, host: '127.0.0.1', port })
}
