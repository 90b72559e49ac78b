import type { AppContext } from '../../context.ts'

/**
 * Returns the part of a page's cache key for what every page shows and no table has: the files of texts, because every page
 * lists the languages and speaks one, and the notice that the site is only read.
 */
export function commonKey({ languages, maintenance }: Pick<AppContext, 'languages' | 'maintenance'>): {
  languages?: string
  readOnly?: string
} {
  return {
    ...(languages.version === 0 ? {} : { languages: String(languages.version) }),
    ...(maintenance.state === 'read-only' && { readOnly: `${maintenance.isMove} ${maintenance.note}` }),
  }
}
