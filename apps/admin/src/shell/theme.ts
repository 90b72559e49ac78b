import { decideTheme, storeChoice, readChoice, type Theme, type ThemeSources } from '@quandary/web-shell'

/** Returns the theme in force, given the account and site settings known so far. */
export function effectiveTheme(known: Pick<ThemeSources, 'person' | 'site'>): Theme {
  return decideTheme({ ...known, cookie: readChoice('theme', document.cookie) })
}

/** Applies a theme without transitions, which would otherwise all run together. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  dataset.themeChanging = ''
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  requestAnimationFrame(() => {
    delete dataset.themeChanging
  })
}

/** Stores a theme for this browser and applies it. */
export function chooseTheme(theme: Theme): void {
  storeChoice('theme', theme)
  showTheme(theme)
}
