import type { Area } from '@quandary/i18n/load'
import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import type { Language, StoredTexts } from '../platform/i18n/language.ts'
import { NothingHere } from '../platform/refusals/request-refusals.ts'

/** The areas of texts that each browser app shows. An app loads all of its areas at once. */
const AREAS = {
  site: ['site', 'ui', 'account', 'posting', 'community', 'editor', 'filters', 'forms', 'help'],
  admin: ['admin', 'ui', 'forms', 'editor'],
} as const satisfies Record<string, readonly Exclude<Area, 'installer' | 'server'>[]>

type TranslatedApp = keyof typeof AREAS

const FOLDER = '/static/languages'

/**
 * Returns the address of an app's texts in a language that comes from a file. The address changes with the texts.
 * @param base path that the site lives below
 */
export function storedTextsAddress(app: TranslatedApp, base: string, code: string, hash: string): string {
  return `${base}${FOLDER}/${app}/${code}.${hash}.json`
}

/** Serves the texts of those languages that come from files to the browser apps. */
export function mountStoredTexts(app: App, ctx: AppContext): void {
  // Built once per language and app, and garbage-collected with the language object when its file changes.
  const bodies = { site: new WeakMap<Language, string>(), admin: new WeakMap<Language, string>() }
  app.http.get<{ Params: { app: string; file: string } }>(`${FOLDER}/:app/:file`, async (request, reply) => {
    const { app: name, file } = request.params
    const [code, hash] = file.split('.')
    const language = ctx.languages.find(code)
    if ((name !== 'site' && name !== 'admin') || language?.stored === undefined || !file.endsWith('.json')) {
      throw new NothingHere()
    }
    const body = bodies[name].get(language) ?? textsOf(name, language.stored)
    bodies[name].set(language, body)
    // An older page gets the current texts, which must not be cached under its address.
    const isCurrent = hash === language.stored.hash
    return reply
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
      .type('application/json; charset=utf-8')
      .send(body)
  })
}

function textsOf(app: TranslatedApp, { areas }: StoredTexts): string {
  return JSON.stringify(Object.fromEntries(AREAS[app].map((area) => [area, areas[area]])))
}
