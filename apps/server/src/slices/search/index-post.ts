import type { AppContext } from '../../context.ts'
import { BoundedBatch } from '../../platform/db/bounded-batch.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Answer } from '../answers/index.ts'
import { answerCreated, answerDeleted, answerEdited, answerRecovered, findAnswers } from '../answers/index.ts'
import type { Question } from '../questions/index.ts'
import {
  findQuestions,
  questionCreated,
  questionDeleted,
  questionEdited,
  questionRecovered,
} from '../questions/index.ts'
import { indexedText } from './indexed-text.ts'
import type { DocumentType, WrittenDocument } from './store.ts'
import { putDocuments, removeDocument } from './store.ts'

/**
 * Indexes the current versions of questions or answers. Deleted, missing and pending ones are removed from the index.
 */
export async function indexPosts(ctx: AppContext, tx: Tx, type: DocumentType, ids: readonly number[]): Promise<void> {
  const found = type === 'question' ? await findQuestions(tx, ids) : await findAnswers(tx, ids)
  const posts = found.filter(({ status }) => status !== 'deleted' && status !== 'pending')
  const batch = new BoundedBatch<Question | Answer>(posts.length)
  const put = () =>
    putDocuments(
      tx,
      ctx.can,
      batch.take().map((post) => documentOf(type, post)),
    )
  for (const post of posts) if (batch.add(post, post.parsed_text.length)) await put()
  await put()
  const indexed = new Set(posts.map(({ id }) => id))
  for (const id of ids) if (!indexed.has(id)) await removeDocument(tx, ctx.can, type, id)
}

function documentOf(type: DocumentType, post: Question | Answer): WrittenDocument {
  return {
    object_type: type,
    object_id: post.id,
    question_id: 'question_id' in post ? post.question_id : post.id,
    user_id: post.user_id,
    created_at: post.created_at,
    text: indexedText('title' in post ? post.title : undefined, post.parsed_text),
  }
}

/** Indexes one question or answer, like {@link indexPosts}. */
export function indexPost(ctx: AppContext, tx: Tx, type: DocumentType, id: number): Promise<void> {
  return indexPosts(ctx, tx, type, [id])
}

/**
 * Keeps the index in sync with the posts, within their transactions. Visibility, votes and tags are read from the posts
 * at search time, so hiding, closing and tagging change nothing here.
 */
export function followPosts(ctx: AppContext): void {
  for (const event of [questionCreated, questionEdited, questionDeleted, questionRecovered]) {
    ctx.bus.on<{ questionId: number }>(event, (tx, { questionId }) => indexPost(ctx, tx, 'question', questionId))
  }
  for (const event of [answerCreated, answerEdited, answerDeleted, answerRecovered]) {
    ctx.bus.on<{ answerId: number }>(event, (tx, { answerId }) => indexPost(ctx, tx, 'answer', answerId))
  }
}
