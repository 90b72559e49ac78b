import type { PageLanguage } from '#hosted/site/server'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Language } from '../platform/i18n/language.ts'
import { siteLanguage } from '../slices/site-settings/index.ts'
import { storedTextsAddress } from './stored-texts.ts'

/** Cookie with a language chosen in this browser. */
const LANGUAGE_COOKIE = 'lang'

/** Returns the language of a page: the viewer's setting, the browser's cookie, or what the browser accepts. */
export async function languageFor(ctx: AppContext, request: FastifyRequest, viewer: Viewer | null): Promise<Language> {
  const { languages } = ctx
  const chosen = languages.find(viewer?.language) ?? languages.find(request.cookies[LANGUAGE_COOKIE])
  return chosen ?? languages.match(request.headers['accept-language'], await siteLanguage(ctx))
}

/**
 * Converts a language for the site's renderer.
 * @param base path that the site lives below
 */
export function pageLanguageOf({ code, direction, stored }: Language, base: string): PageLanguage {
  return {
    code,
    direction,
    ...(stored && { stored: { areas: stored.areas, address: storedTextsAddress('site', base, code, stored.hash) } }),
  }
}
