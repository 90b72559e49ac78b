import { decideTheme, storeChoice, readChoice, type Theme, type ThemeSources } from '@quandary/web-shell'

/** The theme in force, with what is known about account and site. */
export function effectiveTheme(known: Pick<ThemeSources, 'person' | 'site'>): Theme {
  return decideTheme({ ...known, cookie: readChoice('theme', document.cookie) })
}

/** Shows a theme, without the transitions that would all run at once. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  dataset.themeChanging = ''
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  requestAnimationFrame(() => {
    delete dataset.themeChanging
  })
}

/** Keeps a theme for this browser and shows it. */
export function chooseTheme(theme: Theme): void {
  storeChoice('theme', theme)
  showTheme(theme)
}

// Runs when the first module loads: the policy of the page allows no inline script.
showTheme(effectiveTheme({ person: '', site: '' }))
