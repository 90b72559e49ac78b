/** A person who can be mentioned. */
export interface Mentionable {
  username: string
  /** Display name. */
  name: string
  /** The person's relation to the text, such as “Asked this question”. Shown after the names. */
  note?: string
}

/**
 * Finds people for the letters after an @, which may be empty. Only the first five are shown, and people are dropped if
 * neither of their names begins with the letters.
 *
 * @param signal aborted as soon as the result is no longer needed
 */
export type FindPeople = (typed: string, signal: AbortSignal) => Promise<readonly Mentionable[]>

/** Maximum number of people offered. */
export const MAX_MENTIONS = 5

const TYPED = /(?<![\w.-])@([\p{L}\p{N}._-]{0,30})$/u

/** Returns the usernames mentioned in a text, without duplicates and in lower case. */
export function mentionedIn(text: string): string[] {
  const names = [...text.matchAll(/(?<![\w.-])@([a-z0-9][a-z0-9._-]*)/gi)].map((match) =>
    (match[1] ?? '').replace(/[.-]+$/, '').toLowerCase(),
  )
  return [...new Set(names)]
}

/**
 * Returns the mention being typed.
 *
 * @param caret position of the caret in UTF-16 units
 * @returns the letters after the @ and the position of the @, or undefined if no mention is being typed
 */
export function mentionAt(text: string, caret: number): { typed: string; from: number } | undefined {
  // A name and its @ always fit into this length. Matching only these characters avoids copying a long text on every
  // key press.
  const start = Math.max(0, caret - 40)
  const match = TYPED.exec(text.slice(start, caret))
  return match === null ? undefined : { typed: match[1] ?? '', from: start + match.index }
}

/** Returns at most five people whose display name or username begins with the typed letters. */
export function matchingPeople(people: readonly Mentionable[], typed: string): Mentionable[] {
  const start = typed.toLowerCase()
  // The first of two entries for the same person is used: participants come before search results.
  const first = new Map<string, Mentionable>()
  for (const person of people) if (!first.has(person.username)) first.set(person.username, person)
  return [...first.values()]
    .filter(({ username, name }) => [username, name].some((text) => text.toLowerCase().startsWith(start)))
    .slice(0, MAX_MENTIONS)
}

/** Completes the mention being typed and returns the text and the new caret position. */
export function completeMention(text: string, caret: number, from: number, username: string) {
  const before = `${text.slice(0, from)}@${username} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
