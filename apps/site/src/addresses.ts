/** Every address of the site that a screen links to. */

type QueryValue = string | number | undefined

/** A path with its query; what is undefined or empty is left out. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? path : `${path}?${text}`
}

/** A question as its address needs it. */
export interface LinkedQuestion {
  id: string
  urlTitle: string
}

/** Whether the permalink setting puts the title into addresses (product spec §2): forms 1 and 3 do. */
export function hasTitleInAddress(permalink: number): boolean {
  return permalink === 1 || permalink === 3
}

/**
 * Address of a question. Ids already come in the form the setting asks for, long or short.
 *
 * @param permalink the site's setting, 1 to 4
 */
export function questionHref(question: LinkedQuestion, permalink: number): string {
  const base = `/questions/${encodeURIComponent(question.id)}`
  return hasTitleInAddress(permalink) && question.urlTitle !== ''
    ? `${base}/${encodeURIComponent(question.urlTitle)}`
    : base
}

/** Address of one answer of a question. */
export function answerHref(question: LinkedQuestion, answerId: string, permalink: number): string {
  return `${questionHref(question, permalink)}/${encodeURIComponent(answerId)}`
}

/** Whether the last part of an address names an answer; titles stand in the same place (product spec §2). */
export function isAnswerId(part: string, permalink: number): boolean {
  return /^1\d{16}$/.test(part) || !hasTitleInAddress(permalink)
}

/** The page of a tag. */
export function tagHref(slug: string): string {
  return `/tags/${encodeURIComponent(slug)}`
}

/** The profile of a person. */
export function userHref(username: string): string {
  return `/users/${encodeURIComponent(username)}`
}

/** The page to ask on, with tags chosen beforehand. */
export function askHref(tags?: string): string {
  return withQuery('/questions/ask', { tags })
}

/** The login, and where to go after it. */
export function loginHref(next?: string): string {
  return withQuery('/users/login', { next: next === '/' ? undefined : next })
}

/** A part of one's own settings. */
export function settingsHref(part: 'profile' | 'notify' | 'account' | 'interface'): string {
  return `/users/settings/${part}`
}
