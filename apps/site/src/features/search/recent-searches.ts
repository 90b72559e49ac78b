/** Storage key of the recent searches. The list is stored only in the browser and never sent to the server. */
const KEY = '_a_searches_'
/** Maximum number of stored searches. */
export const MAX_RECENT = 8
/** Maximum length of a stored search, in characters. Longer ones are pasted texts, which nobody searches for again. */
const MAX_LENGTH = 200

/** Returns the latest searches of this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((one) => typeof one === 'string').slice(0, MAX_RECENT)
  } catch {
    // Storage is not available, or has an invalid value.
    return []
  }
}

export function storeSearch(text: string): void {
  if (text === '' || text.length > MAX_LENGTH) return
  store([text, ...others(text)].slice(0, MAX_RECENT))
}

/**
 * Removes a search from the list.
 * @returns the remaining searches
 */
export function removeSearch(text: string): string[] {
  return store(others(text))
}

/**
 * Removes all searches.
 * @returns the remaining searches, that is, an empty list
 */
export function forgetSearches(): string[] {
  return store([])
}

/** Returns the recent searches except the given one. Case is ignored. */
function others(text: string): string[] {
  return recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
}

function store(searches: string[]): string[] {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Storage is full or not available.
  }
  return searches
}
