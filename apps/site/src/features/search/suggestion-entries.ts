/**
 * A line of the suggestions: it leads somewhere, inserts a token into the field, presses a button of the screen, or changes
 * the lines themselves.
 */
export interface SuggestionEntry {
  id: string
  label: string
  /** Shown at the end of the line. */
  hint?: string
  /** True for an act that cannot be used now; its hint says why. */
  refused?: boolean
  action: { href: string } | { token: string } | { element: HTMLElement } | { change: () => void }
  /** Removes the line for good. */
  forget?: () => void
}

/** Lines under one heading. */
export interface SuggestionGroup {
  name: string
  entries: readonly SuggestionEntry[]
}

/** A page that the field leads to by its name. */
export interface Destination {
  label: string
  href: string
}

/** Destinations shown for a text. */
const MAX_DESTINATIONS = 4

/** Returns the destinations whose name, or a word of it, begins with the text; none for an empty one. */
export function matchingDestinations(destinations: readonly Destination[], text: string): Destination[] {
  return matching(destinations, text, MAX_DESTINATIONS)
}

/** Returns at most so many of the lines whose label, or a word of it, begins with the text; none for an empty one. */
export function matching<Line extends { label: string }>(lines: readonly Line[], text: string, most: number): Line[] {
  const typed = text.toLowerCase()
  if (typed === '') return []
  const begins = (label: string) => {
    const name = label.toLowerCase()
    return name.startsWith(typed) || name.includes(` ${typed}`) || (/\P{ASCII}/u.test(typed) && name.includes(typed))
  }
  return lines.filter(({ label }) => begins(label)).slice(0, most)
}

/** True if a text is long enough to search for names: two characters, or one that is a word by itself. */
export function isLongEnough(text: string): boolean {
  return Array.from(text).length > 1 || /\p{Script=Han}/u.test(text)
}

/** Returns the index after a step through a list of this length; -1, the text itself, stands before the first line. */
export function stepped(active: number, by: 1 | -1, length: number): number {
  return ((active + 1 + by + length + 1) % (length + 1)) - 1
}
