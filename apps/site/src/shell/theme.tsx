import { createContext, useContext, useState, type ReactNode } from 'react'
import { keepChoice } from './choice-cookie.ts'
import { isTheme, type Theme } from './page-facts.ts'

interface ThemeChoice {
  theme: Theme
  /** Changes it; null when the person's own settings decide. */
  choose: ((theme: Theme) => void) | null
}

const ThemeContext = createContext<ThemeChoice>({ theme: 'system', choose: null })

/** Where a theme can come from. */
export interface ThemeSources {
  /** The person's own setting; `default` for none. */
  own: string | undefined
  /** The choice kept in the cookie. */
  kept: Theme | null
  /** The setting of the site. */
  site: string
}

/** Decides the theme: one's own setting, then the choice of this browser, then the site's setting, then the system. */
export function decideTheme({ own, kept, site }: ThemeSources): Theme {
  const candidates: readonly unknown[] = [own, kept, site]
  return candidates.find(isTheme) ?? 'system'
}

/** The theme of the page, and changing it. */
export function useThemeChoice(sources: ThemeSources): ThemeChoice {
  const [kept, setKept] = useState(sources.kept)
  const choose = (next: Theme) => {
    keepChoice('theme', next)
    setKept(next)
  }
  return { theme: decideTheme({ ...sources, kept }), choose: isTheme(sources.own) ? null : choose }
}

/** Hands the theme on to the menus. */
export function ThemeProvider({ value, children }: { value: ThemeChoice; children: ReactNode }): ReactNode {
  return <ThemeContext value={value}>{children}</ThemeContext>
}

/** The theme and how to change it. */
export function useTheme(): ThemeChoice {
  return useContext(ThemeContext)
}
