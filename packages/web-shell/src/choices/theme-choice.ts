/** Light, dark, or what the system says. */
export type Theme = 'light' | 'dark' | 'system'

/** True if a text names a theme; settings say `default` or nothing when they leave it to others. */
export function isTheme(text: unknown): text is Theme {
  return text === 'light' || text === 'dark' || text === 'system'
}

/** Who has a say in the theme, in falling order of weight. */
export interface ThemeWishes {
  /** Setting of the account. */
  person: string | undefined
  /** Choice of this browser. */
  cookie: string | null | undefined
  /** Setting of the site. */
  site: string
}

/** The theme to show: the account's, else this browser's, else the site's, else the system's. */
export function decideTheme({ person, cookie, site }: ThemeWishes): Theme {
  const candidates: readonly unknown[] = [person, cookie, site]
  return candidates.find(isTheme) ?? 'system'
}
