import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import { findMarkedSlugs } from '../tags/index.ts'

/** The rules for posting; the lists are what the tags themselves say. */
export async function getWriteSettings(app: AppContext): Promise<Schemas['SiteWrite']> {
  const { restrict_answer, required_tag } = await readSettings(app, 'site_write')
  return {
    restrict_answer,
    required_tag,
    recommend_tags: await findMarkedSlugs(app.db, 'recommend'),
    reserved_tags: await findMarkedSlugs(app.db, 'reserved'),
  }
}
