/** Somebody who can be mentioned. */
export interface Mentionable {
  username: string
  /** Display name. */
  name: string
}

/**
 * Finds people for the letters after an @, which may be none yet. More than five are cut, and those neither of whose
 * names begins with the letters are left out.
 *
 * @param signal aborted as soon as the answer is no longer wanted
 */
export type FindPeople = (typed: string, signal: AbortSignal) => Promise<readonly Mentionable[]>

/** People offered at most (product spec §9). */
export const MAX_MENTIONS = 5

const TYPED = /(?<![\w.-])@([\p{L}\p{N}._-]{0,30})$/u

/** People named with @ in a text, each once, in lower case (product spec §5). */
export function mentionedIn(text: string): string[] {
  const names = [...text.matchAll(/(?<![\w.-])@([a-z0-9][a-z0-9._-]*)/gi)].map((match) =>
    (match[1] ?? '').replace(/[.-]+$/, '').toLowerCase(),
  )
  return [...new Set(names)]
}

/**
 * The mention that is being typed.
 *
 * @param caret where the writer is, in UTF-16 units
 * @returns the letters after the @ and where the @ stands, or undefined when none is being typed
 */
export function mentionAt(text: string, caret: number): { typed: string; from: number } | undefined {
  // A name and its @ fit well into what stands this close; a long text is not copied at every key press.
  const start = Math.max(0, caret - 40)
  const match = TYPED.exec(text.slice(start, caret))
  return match === null ? undefined : { typed: match[1] ?? '', from: start + match.index }
}

/** The people whose display name or username begins with some letters, at most five (product spec §5). */
export function matchingPeople(people: readonly Mentionable[], typed: string): Mentionable[] {
  const start = typed.toLowerCase()
  const byUsername = new Map(people.map((person) => [person.username, person]))
  return [...byUsername.values()]
    .filter(({ username, name }) => [username, name].some((text) => text.toLowerCase().startsWith(start)))
    .slice(0, MAX_MENTIONS)
}

/** The text with the mention that is being typed completed, and where the caret goes. */
export function completeMention(text: string, caret: number, from: number, username: string) {
  const before = `${text.slice(0, from)}@${username} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
