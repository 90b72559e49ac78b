import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import type { Language, StoredTexts } from '../platform/i18n/language.ts'
import { NothingHere } from '../platform/refusals/request-refusals.ts'

/** The areas that each browser app shows; both load those of a language at once. */
const AREAS = {
  site: ['site', 'ui', 'account', 'posting', 'community', 'editor', 'filters', 'forms', 'help'],
  admin: ['admin', 'ui', 'forms', 'editor'],
} as const

type SpeakingApp = keyof typeof AREAS

const FOLDER = '/static/languages'

/**
 * Returns the address of an app's texts in a language from a file. It changes with the texts.
 * @param base path below which the site lives
 */
export function storedTextsAddress(app: SpeakingApp, base: string, code: string, hash: string): string {
  return `${base}${FOLDER}/${app}/${code}.${hash}.json`
}

/** Serves the texts of languages from files to the browser apps. */
export function mountStoredTexts(app: App, ctx: AppContext): void {
  // Made once per language and app; collected with the language when its file changes.
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
    // A page from before the last change gets the present texts, once.
    const isCurrent = hash === language.stored.hash
    return reply
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
      .type('application/json; charset=utf-8')
      .send(body)
  })
}

function textsOf(app: SpeakingApp, { areas }: StoredTexts): string {
  return JSON.stringify(Object.fromEntries(AREAS[app].map((area) => [area, areas[area]])))
}
