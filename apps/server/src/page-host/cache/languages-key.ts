import type { AppContext } from '../../context.ts'

/** Returns the part of a page's cache key for the files of texts: every page lists the languages, and speaks one. */
export function languagesKey({ languages }: Pick<AppContext, 'languages'>): { languages?: string } {
  return languages.version === 0 ? {} : { languages: String(languages.version) }
}
