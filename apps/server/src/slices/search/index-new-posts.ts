import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { indexedText } from './indexed-text.ts'
import type { DocumentType } from './store.ts'
import { putDocuments } from './store.ts'

/** A question or an answer that was just stored. */
export interface NewPost {
  type: DocumentType
  id: number
  questionId: number
  userId: number
  /** Set for questions. */
  title?: string
  html: string
  at: number
}

/** Indexes many new posts without reading them again. */
export async function indexNewPosts(ctx: Pick<AppContext, 'can'>, tx: Tx, posts: readonly NewPost[]): Promise<void> {
  const documents = posts.map((post) => ({
    object_type: post.type,
    object_id: post.id,
    question_id: post.questionId,
    user_id: post.userId,
    created_at: post.at,
    text: indexedText(post.title, post.html),
  }))
  await putDocuments(tx, ctx.can, documents)
}
