import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { answerCreated, answerDeleted, answerEdited, answerRecovered, findAnswer } from '../answers/index.ts'
import {
  findQuestion,
  questionCreated,
  questionDeleted,
  questionEdited,
  questionRecovered,
} from '../questions/index.ts'
import { indexedText } from './indexed-text.ts'
import type { DocumentType } from './store.ts'
import { putDocument, removeDocument } from './store.ts'

/**
 * Indexes the current version of a question or an answer. A deleted, missing or pending one is removed from the index.
 */
export async function indexPost(ctx: AppContext, tx: Tx, type: DocumentType, id: number): Promise<void> {
  const post = type === 'question' ? await findQuestion(tx, id) : await findAnswer(tx, id)
  if (!post || post.status === 'deleted' || post.status === 'pending') return removeDocument(tx, ctx.can, type, id)
  const document = {
    object_type: type,
    object_id: id,
    question_id: 'question_id' in post ? post.question_id : id,
    user_id: post.user_id,
    created_at: post.created_at,
  }
  await putDocument(tx, ctx.can, document, indexedText('title' in post ? post.title : undefined, post.parsed_text))
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
