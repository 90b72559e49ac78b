import type { Schemas } from '@quandary/api-client'
import type { CommentFacts } from '@quandary/guards'
import { commentMemberActions } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { nameActions } from '../../platform/i18n/name-actions.ts'
import { postStatusNumber } from '../../platform/ids/status-numbers.ts'
import { answerIds, questionIds } from '../questions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { loadUserCards } from '../users/index.ts'
import type { Comment } from './comment.ts'
import { commentIds } from './comment.ts'
import { votedComments } from './comment-marks.ts'

/** Encodes comments for the API as one viewer sees them, in the given order. */
export async function viewComments(
  ctx: AppContext,
  comments: readonly Comment[],
  viewer: Viewer | null,
  language: Language,
): Promise<Schemas['Comment'][]> {
  const [people, voted, privileges, question, answer] = await Promise.all([
    loadUserCards(
      ctx,
      ctx.db,
      comments.flatMap((comment) => [comment.user_id, comment.reply_user_id]),
    ),
    votedComments(ctx, ctx.db, viewer?.id ?? null, idsOf(comments)),
    readPrivileges(ctx),
    questionIds.writer(ctx),
    answerIds.writer(ctx),
  ])
  const writers = { question, answer }
  const now = toUnixSeconds(ctx.clock.now())
  return comments.map((comment) => ({
    comment_id: commentIds.write(comment.id),
    created_at: toUnixSeconds(comment.created_at),
    object_id: writers[comment.object_type](comment.object_id),
    status: postStatusNumber(comment.status),
    vote_count: comment.vote_count,
    is_vote: voted.has(comment.id),
    original_text: comment.original_text,
    parsed_text: comment.parsed_text,
    ...authorOf(people.get(comment.user_id)),
    ...replyOf(comment, comment.reply_user_id === null ? undefined : people.get(comment.reply_user_id)),
    member_actions: nameActions(commentMemberActions(viewer, commentFactsOf(comment), now, privileges), language),
  }))
}

/** Encodes one comment for the API as one viewer sees it. */
export async function viewComment(
  ctx: AppContext,
  comment: Comment,
  viewer: Viewer | null,
  language: Language,
): Promise<Schemas['Comment']> {
  const [view] = await viewComments(ctx, [comment], viewer, language)
  if (!view) throw new Error(`Comment ${comment.id} was not shown`)
  return view
}

function idsOf(comments: readonly Comment[]): number[] {
  return comments.map((comment) => comment.id)
}

/** Returns the facts about a comment that permission checks need. */
export function commentFactsOf(comment: Comment): CommentFacts {
  return {
    authorId: comment.user_id,
    deleted: comment.status === 'deleted',
    pending: comment.status === 'pending',
    createdAt: toUnixSeconds(comment.created_at),
  }
}

function authorOf(card: Schemas['UserCard']) {
  return {
    user_id: card.id,
    username: card.username,
    user_display_name: card.display_name,
    user_avatar: card.avatar,
    user_status: card.status,
    ...(card.role_id !== undefined && { user_role_id: card.role_id }),
  }
}

function replyOf(comment: Comment, card: Schemas['UserCard'] | undefined) {
  return {
    reply_user_id: card?.id ?? '',
    reply_username: card?.username ?? '',
    reply_user_display_name: card?.display_name ?? '',
    reply_comment_id: comment.reply_comment_id === null ? '' : commentIds.write(comment.reply_comment_id),
    reply_user_status: card?.status ?? ('' as const),
  }
}
