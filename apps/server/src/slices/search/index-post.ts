import { textOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { wordsOf } from '../../platform/search/words.ts'
import { answerCreated, findAnswer } from '../answers/index.ts'
import { findQuestion, questionCreated } from '../questions/index.ts'
import type { DocumentType } from './store.ts'
import { clearDocuments, nextPostIds, putDocument, removeDocument } from './store.ts'

/** Indexes a question or an answer as it is stored now; a deleted or absent one leaves the index. */
export async function indexPost(app: AppContext, tx: Tx, type: DocumentType, id: number): Promise<void> {
  const post = type === 1 ? await findQuestion(tx, id) : await findAnswer(tx, id)
  if (!post || post.status === 'deleted') return removeDocument(tx, app.can, type, id)
  const document = {
    object_type: type,
    object_id: id,
    question_id: 'question_id' in post ? post.question_id : id,
    user_id: post.user_id,
    created_at: post.created_at,
  }
  const title = 'title' in post ? wordsOf(post.title) : []
  await putDocument(tx, app.can, document, { title, body: wordsOf(textOf(post.parsed_text)) })
}

/** Posts indexed in one transaction: long enough to be quick, short enough to let writers in between. */
const BATCH = 200

/**
 * Builds the whole index anew, for imports and repairs. Until it is done, searches find only what is indexed already.
 * @param onProgress is told how many posts are indexed so far
 * @returns how many posts are indexed
 */
export async function reindexAll(app: AppContext, onProgress?: (done: number) => void): Promise<number> {
  await app.db.transaction().execute((tx) => clearDocuments(tx, app.can))
  let done = 0
  for (const type of [1, 2] as const) {
    let ids = await nextPostIds(app.db, type, 0, BATCH)
    while (ids.length > 0) {
      const batch = ids
      await app.db.transaction().execute(async (tx) => {
        for (const id of batch) await indexPost(app, tx, type, id)
      })
      done += batch.length
      onProgress?.(done)
      ids = await nextPostIds(app.db, type, batch.at(-1) ?? 0, BATCH)
    }
  }
  return done
}

/** Keeps the index in step with the posts, in their own transactions. */
export function followPosts(app: AppContext): void {
  app.bus.on(questionCreated, (tx, { questionId }) => indexPost(app, tx, 1, questionId))
  app.bus.on(answerCreated, (tx, { answerId }) => indexPost(app, tx, 2, answerId))
}
