import { readCookie, writeCookie } from './cookies.ts'

/** Light, dark, or what the system says. */
export type Theme = 'light' | 'dark' | 'system'

/** The theme this browser chose. */
export function chosenTheme(): Theme {
  const value = readCookie('theme', document.cookie)
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** Keeps and shows a theme. */
export function chooseTheme(theme: Theme): void {
  writeCookie('theme', theme)
  const { dataset } = document.documentElement
  dataset.themeChanging = ''
  show(theme)
  requestAnimationFrame(() => {
    delete dataset.themeChanging
  })
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}

// Runs when the first module loads: the policy of the page allows no inline script.
show(chosenTheme())
