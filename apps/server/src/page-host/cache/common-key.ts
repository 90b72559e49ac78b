import type { AppContext } from '../../context.ts'

/**
 * Returns the parts of a page's cache key that depend on no table: the language files, because every page lists the
 * languages and is written in one of them, and the read-only notice.
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
