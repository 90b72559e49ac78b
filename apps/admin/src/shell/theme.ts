import { decideTheme, keepChoice, readChoice, type Theme, type ThemeWishes } from '@quandary/web-shell'

/** The theme in force, with what is known about account and site. */
export function wantedTheme(known: Pick<ThemeWishes, 'person' | 'site'>): Theme {
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
  keepChoice('theme', theme)
  showTheme(theme)
}

// Runs when the first module loads: the policy of the page allows no inline script.
showTheme(wantedTheme({ person: '', site: '' }))
