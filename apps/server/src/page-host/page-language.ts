import type { PageLanguage } from '#hosted/site/server'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Language } from '../platform/i18n/language.ts'
import { siteLanguage } from '../slices/site-settings/index.ts'
import { storedTextsAddress } from './stored-texts.ts'

/** Cookie with a language chosen in this browser. */
const LANGUAGE_COOKIE = 'lang'

/** Returns the language of a page: the viewer's own, that of the browser's cookie, or what the browser accepts. */
export async function languageFor(ctx: AppContext, request: FastifyRequest, viewer: Viewer | null): Promise<Language> {
  const { languages } = ctx
  const chosen = languages.find(viewer?.language) ?? languages.find(request.cookies[LANGUAGE_COOKIE])
  return chosen ?? languages.match(request.headers['accept-language'], await siteLanguage(ctx))
}

/**
 * Returns a language as the site renders pages in it.
 * @param base path below which the site lives
 */
export function pageLanguageOf({ code, direction, stored }: Language, base: string): PageLanguage {
  return {
    code,
    direction,
    ...(stored && { stored: { areas: stored.areas, address: storedTextsAddress('site', base, code, stored.hash) } }),
  }
}
