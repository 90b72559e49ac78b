import { answerIds, questionIds } from './post-ids.ts'

/** Where a link leads. */
export interface PostLink {
  questionId: number
  /** The answer that is meant, null for the question as such. */
  answerId: number | null
}

/** Links of stored texts: the sanitiser writes each of them in this way, and marks those that lead elsewhere. */
const LINK = /<a ([^<>]*)>/g
const ADDRESS = /(?:^| )href="([^"]*)"/
const FOREIGN = / rel="/
const QUESTION_PATH = /^(?:\/[^?#]*?)?\/questions\/([^/?#]+)(?:\/([^/?#]+))?(?:\/([^/?#]+))?/

/**
 * The questions and answers a post's text links to, each question once (domain rules §5). Whether they exist is the
 * caller's question.
 * @param html as it is stored: ids with `#` are links there already, and links to other sites are marked
 */
export function linksIn(html: string): PostLink[] {
  const links = new Map<number, PostLink>()
  for (const [, attributes = ''] of html.matchAll(LINK)) {
    const address = FOREIGN.test(attributes) ? undefined : ADDRESS.exec(attributes)?.[1]
    const link = linkOfPath((address ?? '').replace(/^https?:\/\/[^/?#]*/i, ''))
    if (link && !links.has(link.questionId)) links.set(link.questionId, link)
  }
  return [...links.values()]
}

/** The questions among them. */
export function linkTargetsIn(html: string): number[] {
  return linksIn(html).map((link) => link.questionId)
}

/**
 * The question an address of this site leads to; undefined for any other address.
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
  // The part after the question is its title, or an answer.
  const answerId = rest.map((part) => answerIds.read(part ?? '')).find((id) => id !== undefined)
  return { questionId, answerId: answerId ?? null }
}
