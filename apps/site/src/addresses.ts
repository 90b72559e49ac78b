/** The addresses of all pages that a screen links to. */

type QueryValue = string | number | undefined

/** Appends a query to a path, omitting undefined and empty values. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? path : `${path}?${text}`
}

/** The fields of a question that are needed to build its address. */
export interface LinkedQuestion {
  id: string
  urlTitle: string
}

/**
 * Returns true if addresses contain the title. That is the case for the permalink settings 1 and 3
 * (docs/spec/contract.md#permalinks).
 */
export function hasTitleInAddress(permalink: number): boolean {
  return permalink === 1 || permalink === 3
}

/**
 * Returns the address of a question. Ids from the API are already long or short, as the setting requires.
 * @param permalink the site's setting, 1 to 4
 */
export function questionHref(question: LinkedQuestion, permalink: number): string {
  const base = `/questions/${encodeURIComponent(question.id)}`
  return hasTitleInAddress(permalink) && question.urlTitle !== ''
    ? `${base}/${encodeURIComponent(question.urlTitle)}`
    : base
}

export function answerHref(question: LinkedQuestion, answerId: string, permalink: number): string {
  return `${questionHref(question, permalink)}/${encodeURIComponent(answerId)}`
}

export function editQuestionHref(questionId: string): string {
  return `/posts/${encodeURIComponent(questionId)}/edit`
}

export function editAnswerHref(questionId: string, answerId: string): string {
  return `/posts/${encodeURIComponent(questionId)}/${encodeURIComponent(answerId)}/edit`
}

/**
 * Returns true if the last segment of a question's address is an answer id. With some settings, the title is in the
 * same position (docs/spec/contract.md#permalinks).
 */
export function isAnswerId(part: string, permalink: number): boolean {
  return /^1\d{16}$/.test(part) || !hasTitleInAddress(permalink)
}

export function tagHref(slug: string): string {
  return `/tags/${encodeURIComponent(slug)}`
}

/** Returns the address of a profile, or of one of its tabs. */
export function userHref(username: string, tab?: string): string {
  const base = `/users/${encodeURIComponent(username)}`
  return tab === undefined ? base : `${base}/${tab}`
}

/**
 * Returns the address of a comment below a post. `commentId` makes the server include the comment; the fragment scrolls
 * to it.
 */
export function commentHref(postHref: string, commentId: string): string {
  return `${withQuery(postHref, { commentId })}#${encodeURIComponent(commentId)}`
}

/** Returns the address of a tag's description and synonyms. */
export function tagInfoHref(slug: string): string {
  return `${tagHref(slug)}/info`
}

/** Returns the address of the tag editor, which contains the tag's id instead of its slug. */
export function tagEditHref(tagId: string): string {
  return `/tags/${encodeURIComponent(tagId)}/edit`
}

export function tagTimelineHref(tagId: string): string {
  return `/tags/${encodeURIComponent(tagId)}/timeline`
}

/** Returns the address of the timeline of a question, or of one of its answers. */
export function postTimelineHref(questionId: string, answerId = ''): string {
  const ids = [questionId, answerId].filter((id) => id !== '').map(encodeURIComponent)
  return `/posts/${ids.join('/')}/timeline`
}

/** Returns the address of the ask form, optionally with tags preselected. */
export function askHref(tags?: string): string {
  return withQuery('/questions/ask', { tags })
}

/**
 * Returns the address of the login page, with the address to continue to afterwards.
 *
 * @param status `expired` makes the page say that the session has ended
 */
export function loginHref(next?: string, status?: 'expired'): string {
  return entryHref('login', next, status)
}

/** @param next address to continue to once the account is activated */
export function registerHref(next?: string): string {
  return entryHref('register', next)
}

function entryHref(screen: 'login' | 'register', next?: string, status?: string): string {
  return withQuery(`/users/${screen}`, { next: next === '/' ? undefined : next, status })
}

export function settingsHref(part: string): string {
  return `/users/settings/${encodeURIComponent(part)}`
}

/** Returns the address of the review page, or of one of its queues. */
export function reviewHref(queue?: string, page = 1): string {
  return withQuery('/review', { type: queue, page: page > 1 ? page : undefined })
}
