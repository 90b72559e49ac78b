import { effectiveTheme, showTheme } from './theme.ts'

// Runs when the first module loads, because the page's content security policy forbids inline scripts.
showTheme(effectiveTheme({ person: '', site: '' }))
