import { decideTheme, isTheme, keepChoice, type Theme, type ThemeWishes } from '@quandary/web-shell'
import { createContext, useContext, useState, type ReactNode } from 'react'

interface ThemeChoice {
  theme: Theme
  /** Changes it; null when the person's own settings decide. */
  choose: ((theme: Theme) => void) | null
}

const ThemeContext = createContext<ThemeChoice>({ theme: 'system', choose: null })

/** The theme of the page, and changing it. */
export function useThemeChoice(wishes: ThemeWishes): ThemeChoice {
  const [kept, setKept] = useState(wishes.cookie)
  const choose = (next: Theme) => {
    keepChoice('theme', next)
    setKept(next)
  }
  return { theme: decideTheme({ ...wishes, cookie: kept }), choose: isTheme(wishes.person) ? null : choose }
}

/** Hands the theme on to the menus. */
export function ThemeProvider({ value, children }: { value: ThemeChoice; children: ReactNode }): ReactNode {
  return <ThemeContext value={value}>{children}</ThemeContext>
}

/** The theme and how to change it. */
export function useTheme(): ThemeChoice {
  return useContext(ThemeContext)
}
