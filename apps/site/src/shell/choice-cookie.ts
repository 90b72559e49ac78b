const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Keeps a guest's choice where the server sees it with the next page, so that the first paint is right.
 *
 * @param name `theme` or `lang`
 * @param value a plain word
 */
export function keepChoice(name: 'theme' | 'lang', value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`
}
