import { decideTheme, isTheme, storeChoice, type Theme, type ThemeSources } from '@quandary/web-shell'
import { createContext, useContext, useState, type ReactNode } from 'react'

interface ThemeChoice {
  theme: Theme
  /** Changes the theme. Null if the member's settings decide the theme. */
  choose: ((theme: Theme) => void) | null
}

const ThemeContext = createContext<ThemeChoice>({ theme: 'system', choose: null })

/** Returns the theme of the page and a function to change it. */
export function useThemeChoice(sources: ThemeSources): ThemeChoice {
  const [cookie, setCookie] = useState(sources.cookie)
  const choose = (next: Theme) => {
    storeChoice('theme', next)
    setCookie(next)
  }
  return { theme: decideTheme({ ...sources, cookie }), choose: isTheme(sources.person) ? null : choose }
}

/** Provides the theme to the menus. */
export function ThemeProvider({ value, children }: { value: ThemeChoice; children: ReactNode }): ReactNode {
  return <ThemeContext value={value}>{children}</ThemeContext>
}

export function useTheme(): ThemeChoice {
  return useContext(ThemeContext)
}
