import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { staffTags, readSettings } from '../site-settings/index.ts'

/** Returns the rules for posting. The lists of recommended and reserved tags are read from the tags. */
export async function getWriteSettings(ctx: AppContext): Promise<Schemas['SiteWrite']> {
  return { ...(await readSettings(ctx, 'site_write')), ...(await staffTags(ctx)) }
}
