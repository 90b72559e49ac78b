/**
 * A line of the suggestions. It opens a page, inserts an operator into the field, presses a button of the screen, or
 * changes the lines themselves.
 */
export interface SuggestionEntry {
  id: string
  label: string
  /** Shown at the end of the line. */
  hint?: string
  /** True if the action is not available now; `hint` says why. */
  refused?: boolean
  action: { href: string } | { token: string } | { element: HTMLElement } | { change: () => void }
  /** Removes the line for good. */
  remove?: () => void
}

/** Suggestions under one heading. */
export interface SuggestionGroup {
  name: string
  entries: readonly SuggestionEntry[]
}

/** A page of the site that is suggested by its name. */
export interface Destination {
  label: string
  href: string
}

/** Maximum number of destinations shown for a text. */
const MAX_DESTINATIONS = 4

/** Returns the destinations whose name matches the text as in {@link matching}. Returns none for an empty text. */
export function matchingDestinations(destinations: readonly Destination[], text: string): Destination[] {
  return matching(destinations, text, MAX_DESTINATIONS)
}

/**
 * Returns the lines whose label, or a word in it, begins with the text. Text with a non-ASCII character matches
 * anywhere in a label, because Chinese has no spaces. Returns none for an empty text.
 * @param most maximum number of lines
 */
export function matching<Line extends { label: string }>(lines: readonly Line[], text: string, most: number): Line[] {
  const typed = text.toLowerCase()
  if (typed === '') return []
  const begins = (label: string) => {
    const name = label.toLowerCase()
    return name.startsWith(typed) || name.includes(` ${typed}`) || (/\P{ASCII}/u.test(typed) && name.includes(typed))
  }
  return lines.filter(({ label }) => begins(label)).slice(0, most)
}

/** Returns true if a text is long enough to search for names: two characters, or one Chinese character. */
export function isLongEnough(text: string): boolean {
  return Array.from(text).length > 1 || /\p{Script=Han}/u.test(text)
}

/**
 * Returns the next index when moving through a list of this length. Moving wraps around. Index -1 is the text field,
 * before the first line.
 */
export function stepped(active: number, by: 1 | -1, length: number): number {
  return ((active + 1 + by + length + 1) % (length + 1)) - 1
}
