import { answerIds, questionIds } from '../post-ids.ts'

/** The target of a link. */
export interface PostLink {
  questionId: number
  /** The answer linked to; null for the question itself. */
  answerId: number | null
}

/** Links of a post beyond this number are ignored: nobody follows that many. */
const MAX_LINKS = 100

/** Matches the links of stored texts. The sanitiser writes all of them in this form and adds `rel` to external ones. */
const LINK = /<a ([^<>]*)>/g
const ADDRESS = /(?:^| )href="([^"]*)"/
const FOREIGN = / rel="/
const QUESTION_PATH = /^(?:\/[^?#]*?)?\/questions\/([^/?#]+)(?:\/([^/?#]+))?(?:\/([^/?#]+))?/

/**
 * Extracts the questions and answers that a post's text links to, whether or not they exist. Each question appears
 * once, with its first link (`docs/spec/domain.md#questions`).
 * @param html stored HTML, in which `#id` references are already links and external links are marked
 */
export function linksIn(html: string): PostLink[] {
  const links = new Map<number, PostLink>()
  for (const [, attributes = ''] of html.matchAll(LINK)) {
    const address = FOREIGN.test(attributes) ? undefined : ADDRESS.exec(attributes)?.[1]
    const link = linkOfPath((address ?? '').replace(/^https?:\/\/[^/?#]*/i, ''))
    if (link && !links.has(link.questionId)) links.set(link.questionId, link)
    if (links.size === MAX_LINKS) break
  }
  return [...links.values()]
}

/** Returns the ids of the questions that a post's text links to. */
export function linkTargetsIn(html: string): number[] {
  return linksIn(html).map((link) => link.questionId)
}

/**
 * Returns the ids of the question and the answer that a URL of this site leads to; undefined for any other URL.
 * @param siteUrl address of the site, without a trailing slash
 */
export function linkOfAddress(address: string, siteUrl: string): PostLink | undefined {
  if (/^\/(?![/\\])/.test(address)) return linkOfPath(address)
  const [plain, site] = [address, siteUrl].map((text) => text.replace(/^https?:\/\//i, ''))
  const isOurs = plain?.toLowerCase().startsWith(`${site?.toLowerCase()}/`)
  return isOurs ? linkOfPath(plain?.slice(site?.length) ?? '') : undefined
}

function linkOfPath(path: string): PostLink | undefined {
  const [, question = '', ...rest] = QUESTION_PATH.exec(path) ?? []
  const questionId = questionIds.read(question)
  if (questionId === undefined) return undefined
  // In the path, the id of the question is followed by its title or by the id of an answer.
  const answerId = rest.map((part) => answerIds.read(part ?? '')).find((id) => id !== undefined)
  return { questionId, answerId: answerId ?? null }
}
