import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { postStatusNumber, showNumber } from '../../platform/ids/status-numbers.ts'
import { excerptNearStart } from '../../platform/text/excerpt-near-start.ts'
import { answerIds } from '../answers/index.ts'
import { commentIds } from '../comments/index.ts'
import { questionIds } from '../questions/index.ts'
import { findReason, reasonItem } from '../reasons/index.ts'
import { loadTagBadges } from '../tags/index.ts'
import type { UserCards } from '../users/index.ts'
import { loadUserCards } from '../users/index.ts'
import { reportIds } from './report.ts'
import type { ReportedPost } from './reported-post.ts'
import { findPost } from './reported-post.ts'
import { countFlagsAgainst, type Report } from './store.ts'

/**
 * Encodes a flag for the back office; undefined if its post no longer exists.
 * @param cards the cards of the post's author, of the person who flagged it, and of the one who decided
 */
export async function flagItem(
  ctx: AppContext,
  report: Report,
  cards: UserCards,
  language: Language,
): Promise<Schemas['FlagItem'] | undefined> {
  const found = await findPost(ctx.db, report.object_type, report.object_id)
  if (!found) return undefined
  return {
    id: reportIds.write(report.id),
    reported_user: cards.get(report.author_id),
    report_user: cards.get(report.reporter_id),
    content: report.content,
    flagged_content: report.outcome_content,
    object_type: report.object_type,
    ...(await placeOf(ctx, found)),
    title: found.question.title,
    excerpt: excerptNearStart(found.post.parsed_text),
    created_at: toUnixSeconds(report.created_at),
    updated_at: toUnixSeconds(report.updated_at),
    reason: wordsOf(report, 'flag', report.reason_type, language),
    flagged_reason: report.outcome_type === null ? null : wordsOf(report, 'review', report.outcome_type, language),
    ...(report.handler_id !== null && { handler: cards.get(report.handler_id) }),
  }
}

/** Encodes a flag for the review queue; undefined if its post no longer exists. */
export async function unreviewedReport(
  ctx: AppContext,
  report: Report,
  language: Language,
): Promise<Schemas['UnreviewedReport'] | undefined> {
  const found = await findPost(ctx.db, report.object_type, report.object_id)
  if (!found) return undefined
  const [cards, authorFlags] = await Promise.all([
    loadUserCards(ctx, ctx.db, [report.author_id, report.reporter_id]),
    countFlagsAgainst(ctx.db, report.author_id),
  ])
  const place = await placeOf(ctx, found)
  const name = report.object_type
  return {
    flag_id: reportIds.write(report.id),
    created_at: toUnixSeconds(found.post.created_at),
    object_id: place[`${name}_id`],
    object_type: name,
    ...place,
    title: found.question.title,
    url_title: found.question.url_title,
    original_text: found.post.original_text,
    parsed_text: found.post.parsed_text,
    tags: found.type === 'question' ? ((await loadTagBadges(ctx.db, [found.id])).get(found.id) ?? []) : [],
    object_status: postStatusNumber(found.post.status),
    object_show_status: showNumber(found.type !== 'question' || found.post.listed === 1),
    author_user: cards.get(report.author_id),
    author_flags: authorFlags,
    submitter_user: cards.get(report.reporter_id),
    submit_at: toUnixSeconds(report.updated_at),
    reason: wordsOf(report, 'flag', report.reason_type, language),
    reason_content: report.content,
  }
}

/** Returns the public ids of a post, and of the posts that it belongs to. */
export async function placeOf(ctx: AppContext, found: ReportedPost) {
  const [question, answer] = await Promise.all([questionIds.writer(ctx), answerIds.writer(ctx)])
  const answerId = found.type === 'answer' ? found.id : found.type === 'comment' ? found.answer?.id : undefined
  return {
    question_id: question(found.question.id),
    answer_id: answerId === undefined ? '' : answer(answerId),
    comment_id: found.type === 'comment' ? commentIds.write(found.id) : '',
  }
}

/** Translates a reason; one that is no longer offered is shown by its number only. */
function wordsOf(report: Report, action: 'flag' | 'review', type: number, language: Language): Schemas['ReasonItem'] {
  const reason = findReason({ object_type: report.object_type, action }, type)
  if (reason) return reasonItem(reason, language)
  return { reason_type: type, name: '', description: '', content_type: '', placeholder: '' }
}
