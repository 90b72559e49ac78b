import type { OperationData, OperationQuery, Schemas } from '@quandary/api-client'
import { isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { isServerMessage, translate } from '../../platform/i18n/translate.ts'
import { answerIds } from '../answers/index.ts'
import { commentIds } from '../comments/index.ts'
import { questionIds } from '../questions/index.ts'
import { loadTagBadges } from '../tags/index.ts'
import { loadUserCards } from '../users/index.ts'
import type { PendingPost } from './store.ts'
import { countQueue, listQueue } from './store.ts'
import { loadPendingPost } from './loaded-pending-post.ts'

/** Lists the pending posts, one per page, oldest first. The list is empty for viewers who are not staff. */
export async function listPendingPosts(
  ctx: AppContext,
  query: OperationQuery<'listPendingPosts'>,
  viewer: Viewer,
  language: Language,
): Promise<OperationData<'listPendingPosts'>> {
  if (!isStaff(viewer)) return { count: 0, list: [] }
  const rows = await listQueue(ctx.db, readPaging({ ...query, page_size: 1 }, { size: 1 }))
  const items = await Promise.all(rows.map((row) => viewPost(ctx, row, language)))
  return { count: await countPendingPosts(ctx), list: items.filter((item) => item !== undefined) }
}

export function countPendingPosts(ctx: AppContext): Promise<number> {
  return countQueue(ctx.db)
}

async function viewPost(
  ctx: AppContext,
  row: PendingPost,
  language: Language,
): Promise<Schemas['PendingPost'] | undefined> {
  const pending = await loadPendingPost(ctx.db, row)
  if (!pending) return undefined
  const { post, question, answerId } = pending
  const [cards, writeQuestion, writeAnswer] = await Promise.all([
    loadUserCards(ctx, ctx.db, [row.user_id]),
    questionIds.writer(ctx),
    answerIds.writer(ctx),
  ])
  const name = row.object_type
  const place = {
    question_id: writeQuestion(question.id),
    answer_id: answerId === null ? '' : writeAnswer(answerId),
    comment_id: row.object_type === 'comment' ? commentIds.write(row.object_id) : '',
  }
  return {
    review_id: String(row.id),
    created_at: toUnixSeconds(post.created_at),
    object_id: place[`${name}_id`],
    object_type: name,
    ...place,
    title: question.title,
    url_title: question.url_title,
    original_text: post.original_text,
    parsed_text: post.parsed_text,
    tags: row.object_type === 'question' ? ((await loadTagBadges(ctx.db, [question.id])).get(question.id) ?? []) : [],
    author_user: cards.get(row.user_id),
    submit_at: toUnixSeconds(row.held_at),
    submitter_display_name: translate(language, 'review.submitter'),
    reason: wordsOf(row, language),
  }
}

/** Translates the reasons; a reason that the catalogue does not know is shown untranslated. */
function wordsOf(row: PendingPost, language: Language): string {
  // Only this slice writes the column, always as a list of strings, so the type is right.
  const reasons: string[] = JSON.parse(row.reasons)
  return reasons
    .map((reason): string => {
      const key = `review.reason.${reason}`
      return isServerMessage(key) ? translate(language, key) : reason
    })
    .join(' · ')
}
