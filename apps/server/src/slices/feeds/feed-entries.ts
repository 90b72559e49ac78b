import type { AppContext } from '../../context.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { answerIds, findAnswers } from '../answers/index.ts'
import type { Question } from '../questions/index.ts'
import { findQuestions, questionIds, questionPathsOf } from '../questions/index.ts'
import { siteLanguage, siteUrl } from '../site-settings/index.ts'
import { loadTagBadges } from '../tags/index.ts'
import { currentUploads } from '../uploads/index.ts'
import type { UserCards } from '../users/index.ts'
import { loadUserCards } from '../users/index.ts'
import { escapeXml } from '../../platform/xml/xml.ts'
import { excerptNearStart } from '../../platform/text/excerpt-near-start.ts'
import type { FeedEntry } from './feed.ts'

/**
 * Number of characters of HTML that the texts of a feed may have together. A text that no longer fits is shortened.
 * Thirty of the longest posts would be some forty megabytes.
 */
const MAX_CHARACTERS = 2_000_000

/**
 * Loads the entries of the given posts: of the questions in the given order, then of the answers in no particular
 * order. The caller must pass public posts only.
 */
export async function loadEntries(
  ctx: AppContext,
  wanted: { questionIds: readonly number[]; answerIds?: readonly number[] },
): Promise<FeedEntry[]> {
  const answers = await findAnswers(ctx.db, wanted.answerIds ?? [])
  const asked = new Set([...wanted.questionIds, ...answers.map((answer) => answer.question_id)])
  const questions = new Map((await findQuestions(ctx.db, [...asked])).map((question) => [question.id, question]))
  const people = [...questions.values(), ...answers].map((post) => post.user_id)
  const [base, language, paths, cards, badges] = await Promise.all([
    siteUrl(ctx),
    siteLanguage(ctx),
    questionPathsOf(ctx),
    loadUserCards(ctx, ctx.db, people),
    loadTagBadges(ctx.db, [...asked]),
  ])
  const shared = (question: Question, authorId: number) => ({
    author: authorOf(cards, authorId, base),
    tags: (badges.get(question.id) ?? []).map(({ display_name, slug_name }) => ({
      name: display_name,
      url: `${base}/tags/${encodeURIComponent(slug_name)}`,
    })),
  })
  const stableAddress = (question: Question) => `${base}/questions/${questionIds.long(question.id)}`
  const ofQuestions = wanted.questionIds.flatMap((id) => {
    const question = questions.get(id)
    if (!question) return []
    const times = timesOf(question)
    const url = base + paths.question(question)
    const text = { title: question.title, html: withAddresses(currentUploads(question.parsed_text, ctx.base), base) }
    return { id: stableAddress(question), url, ...text, ...shared(question, question.user_id), ...times }
  })
  const ofAnswers = answers.flatMap((answer) => {
    const question = questions.get(answer.question_id)
    if (!question) return []
    const id = `${stableAddress(question)}/${answerIds.long(answer.id)}`
    const url = base + paths.answer(question, answer.id)
    const title = translate(language, 'feed.answer', { title: question.title })
    const html = withAddresses(currentUploads(answer.parsed_text, ctx.base), base)
    return { id, url, title, html, ...shared(question, answer.user_id), ...timesOf(answer) }
  })
  return [...ofQuestions, ...ofAnswers]
}

function timesOf({ created_at, edited_at }: { created_at: number; edited_at: number | null }) {
  return { publishedAt: created_at, updatedAt: Math.max(created_at, edited_at ?? 0) }
}

/** Shortens each text that no longer fits into the feed to its beginning; the entry links to the whole text. */
export function withinRoom(entries: readonly FeedEntry[]): FeedEntry[] {
  let left = MAX_CHARACTERS
  return entries.map((entry) => {
    const html = entry.html.length <= left ? entry.html : `<p>${escapeXml(excerptNearStart(entry.html))}</p>`
    left -= html.length
    return { ...entry, html }
  })
}

/** Returns the author of a post, without an address for a deleted account, which has no profile. */
function authorOf(cards: UserCards, id: number, base: string): FeedEntry['author'] {
  const { display_name: name, username } = cards.get(id)
  return username === '' ? { name } : { name, url: `${base}/users/${encodeURIComponent(username)}` }
}

/**
 * Makes the paths in rendered HTML absolute for readers outside the site. A regular expression is enough, because the
 * sanitizer writes all attributes in the same form.
 */
function withAddresses(html: string, base: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${base.replaceAll('$', '$$$$')}/`)
}
