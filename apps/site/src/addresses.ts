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

/** Where a question is edited. */
export function editQuestionHref(questionId: string): string {
  return `/posts/${encodeURIComponent(questionId)}/edit`
}

/** Where an answer is edited. */
export function editAnswerHref(questionId: string, answerId: string): string {
  return `/posts/${encodeURIComponent(questionId)}/${encodeURIComponent(answerId)}/edit`
}

/** Whether the last part of an address names an answer; titles stand in the same place (product spec §2). */
export function isAnswerId(part: string, permalink: number): boolean {
  return /^1\d{16}$/.test(part) || !hasTitleInAddress(permalink)
}

/** The page of a tag. */
export function tagHref(slug: string): string {
  return `/tags/${encodeURIComponent(slug)}`
}

/** The profile of a person, or a part of it. */
export function userHref(username: string, tab?: string): string {
  const base = `/users/${encodeURIComponent(username)}`
  return tab === undefined ? base : `${base}/${tab}`
}

/** A comment under a post. The page shows the comments around it; the fragment scrolls there. */
export function commentHref(postHref: string, commentId: string): string {
  return `${withQuery(postHref, { commentId })}#${encodeURIComponent(commentId)}`
}

/** What a tag means, and its synonyms. */
export function tagInfoHref(slug: string): string {
  return `${tagHref(slug)}/info`
}

/** Where a tag is edited; tags are edited by their id (product spec §2). */
export function tagEditHref(tagId: string): string {
  return `/tags/${encodeURIComponent(tagId)}/edit`
}

/** What happened to a tag. */
export function tagTimelineHref(tagId: string): string {
  return `/tags/${encodeURIComponent(tagId)}/timeline`
}

/** What happened to a question, or to one of its answers. */
export function postTimelineHref(questionId: string, answerId = ''): string {
  const ids = [questionId, answerId].filter((id) => id !== '').map(encodeURIComponent)
  return `/posts/${ids.join('/')}/timeline`
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
export function settingsHref(part: string): string {
  return `/users/settings/${encodeURIComponent(part)}`
}

/** A queue of the review, or the review as a whole. */
export function reviewHref(queue?: string, page = 1): string {
  return withQuery('/review', { type: queue, page: page > 1 ? page : undefined })
}
