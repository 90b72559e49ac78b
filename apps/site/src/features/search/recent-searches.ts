/** Stored in the browser alone: the server is never told the list. */
const KEY = '_a_searches_'
/** Searches kept. */
export const MOST_RECENT = 8
/** Longer ones are pasted texts, which nobody searches for again. */
const MAX_LENGTH = 200

/** Returns the latest searches of this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((one) => typeof one === 'string').slice(0, MOST_RECENT)
  } catch {
    // Storage is refused, or holds something else.
    return []
  }
}

export function rememberSearch(text: string): void {
  if (text === '' || text.length > MAX_LENGTH) return
  store([text, ...others(text)].slice(0, MOST_RECENT))
}

/** @returns the searches that are left */
export function forgetSearch(text: string): string[] {
  return store(others(text))
}

/** @returns the searches that are left: none */
export function forgetSearches(): string[] {
  return store([])
}

/** The other searches; the same words in other case are the same search. */
function others(text: string): string[] {
  return recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
}

function store(searches: string[]): string[] {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Storage is full or refused.
  }
  return searches
}
