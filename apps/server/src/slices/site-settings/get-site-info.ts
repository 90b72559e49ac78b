import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { PROGRAM_REVISION, PROGRAM_VERSION } from '../../platform/program-version.ts'
import { getLegalState } from './legal-settings.ts'
import { staffTags } from './staff-tags.ts'
import { readOnlyNotice } from './read-only-notice.ts'
import { readSettings } from './read-settings.ts'
import { getSeoSettings } from './seo-settings.ts'
import { getThemeSettings } from './theme-settings.ts'

/** Returns everything that pages need about the site; served even if the site is private. */
export async function getSiteInfo(ctx: AppContext, language: Language): Promise<Schemas['SiteInfo']> {
  return {
    general: await readSettings(ctx, 'general'),
    interface: await readSettings(ctx, 'interface'),
    branding: await readSettings(ctx, 'branding'),
    login: await readSettings(ctx, 'login'),
    theme: await getThemeSettings(ctx, language),
    custom_css_html: await readSettings(ctx, 'custom_css_html'),
    site_seo: await getSeoSettings(ctx),
    site_users: await readSettings(ctx, 'site_users'),
    site_write: await getPostingRules(ctx),
    site_legal: await getLegalState(ctx),
    read_only: readOnlyNotice(ctx, language),
    version: PROGRAM_VERSION,
    revision: PROGRAM_REVISION,
  }
}

/** Lists the fields explicitly, so that leftovers of older versions are not returned. */
async function getPostingRules(ctx: AppContext): Promise<Schemas['SiteWrite']> {
  const { restrict_answer, required_tag, min_tags, max_tags } = await readSettings(ctx, 'site_write')
  return { restrict_answer, required_tag, min_tags, max_tags, ...(await staffTags(ctx)) }
}
