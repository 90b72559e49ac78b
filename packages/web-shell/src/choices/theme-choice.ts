/** Colour theme; `system` follows the operating system. */
export type Theme = 'light' | 'dark' | 'system'

/** True if a text names a theme. Settings that leave the choice open are `default` or empty. */
export function isTheme(text: unknown): text is Theme {
  return text === 'light' || text === 'dark' || text === 'system'
}

/** Sources of the theme, by decreasing precedence. */
export interface ThemeSources {
  /** Account setting. */
  person: string | undefined
  /** Choice made in this browser. */
  cookie: string | null | undefined
  /** Site setting. */
  site: string
}

/** Returns the theme to show: the account's, else this browser's, else the site's, else the system's. */
export function decideTheme({ person, cookie, site }: ThemeSources): Theme {
  const candidates: readonly unknown[] = [person, cookie, site]
  return candidates.find(isTheme) ?? 'system'
}
