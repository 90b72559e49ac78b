import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Administrator } from '../audit-log/index.ts'
import { readSettings, writeSettings } from './read-settings.ts'
import { renderSiteText } from './render-site-text.ts'

/**
 * Saves terms of service and privacy policy, given as Markdown. The HTML is always rendered here, because everybody is
 * shown it.
 */
export async function updateLegalSettings(
  ctx: AppContext,
  { terms, privacy }: { terms: string; privacy: string },
  by: Administrator,
): Promise<void> {
  await writeSettings(
    ctx,
    'legal',
    {
      terms_of_service_original_text: terms,
      terms_of_service_parsed_text: await renderSiteText(ctx, terms),
      privacy_policy_original_text: privacy,
      privacy_policy_parsed_text: await renderSiteText(ctx, privacy),
    },
    by,
  )
}

/** Returns the requested legal text without its empty parts. Everybody can read it, even on a private site. */
export async function getLegalTexts(ctx: AppContext, asked: 'tos' | 'privacy'): Promise<Schemas['SiteLegalInfo']> {
  const legal = await readSettings(ctx, 'legal')
  const texts: Schemas['SiteLegalInfo'] =
    asked === 'tos'
      ? {
          terms_of_service_original_text: legal.terms_of_service_original_text,
          terms_of_service_parsed_text: legal.terms_of_service_parsed_text,
        }
      : {
          privacy_policy_original_text: legal.privacy_policy_original_text,
          privacy_policy_parsed_text: legal.privacy_policy_parsed_text,
        }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

/** Returns which legal texts exist, so that pages link only to these. */
export async function getLegalState(ctx: AppContext): Promise<Schemas['SiteLegalState']> {
  const legal = await readSettings(ctx, 'legal')
  return {
    terms_of_service: legal.terms_of_service_original_text.trim() !== '',
    privacy_policy: legal.privacy_policy_original_text.trim() !== '',
  }
}
