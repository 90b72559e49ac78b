import { renderComment } from '@quandary/markdown'
import type { Tx } from '../../platform/db/database.ts'
import { findComment, insertComment } from '../../slices/comments/index.ts'
import { findCommentedPosts, findPostsOfComments } from '../commented-posts.ts'
import { findPeople } from '../people.ts'
import { hasFormerLinks } from '../rewrite-links.ts'
import type { ImportRun, Unusable } from '../run.ts'
import { findLocalIds, saveLinking, saveLocalIds } from '../store.ts'
import { earliestOf, problemOf } from './edited-post.ts'
import { findFreeIds } from './find-free-ids.ts'
import { withoutStored } from './without-stored.ts'
import type { ImportedComment } from './records.ts'
import type { KnownVote } from './store-votes.ts'
import { findVoters, storeVotes } from './store-votes.ts'

/** Stores comments on questions and answers with their votes. */
export async function storeComments(run: ImportRun, tx: Tx, comments: readonly ImportedComment[]): Promise<Unusable[]> {
  const stored = await findLocalIds(
    tx,
    run.source,
    'comment',
    comments.map(({ id }) => id),
  )
  const fresh = withoutStored(comments, stored)
  const posts = await findCommentedPosts(
    run,
    tx,
    fresh.map(({ postId }) => postId),
  )
  for (const [id, post] of await findPostsOfComments(run, tx, fresh)) if (!posts.has(id)) posts.set(id, post)
  for (const { id, postId } of fresh) {
    // Works in one pass, because a comment comes before the replies to it.
    const post = posts.get(postId)
    if (post && !posts.has(id)) posts.set(id, post)
  }
  const problem = (comment: ImportedComment) => {
    if (comment.text.trim() === '') return 'comment without text'
    return posts.has(comment.postId) ? problemOf(comment) : 'comment on a post that is not stored'
  }
  const usable = fresh.filter((comment) => problem(comment) === undefined)
  const person = await findPeople(
    run,
    tx,
    usable.map(({ author }) => author),
    earliestOf(run, usable),
  )
  const votersOf = await findVoters(run, tx, usable)
  const keptId = await findFreeIds(tx, 'comments', usable)
  const ids = await findLocalIds(
    tx,
    run.source,
    'comment',
    usable.flatMap(({ replyTo }) => replyTo ?? []),
  )
  const before = new Set(ids.keys())
  const votes = new Map<number, KnownVote[]>()
  const linking: number[] = []
  for (const comment of usable) {
    const post = posts.get(comment.postId)
    if (!post) continue
    const known = votersOf(comment).filter(({ direction }) => direction === 1)
    const vote_count = Math.max(comment.score, known.length)
    const answered = comment.replyTo === undefined ? undefined : ids.get(comment.replyTo)
    const { id } = await insertComment(tx, {
      ...post,
      ...keptId(comment),
      user_id: person(comment.author),
      original_text: comment.text,
      parsed_text: renderComment(comment.text, { siteUrl: run.siteUrl }),
      vote_count,
      base_up: vote_count - known.length,
      reply_comment_id: answered ?? null,
      reply_user_id: answered === undefined ? null : ((await findComment(tx, answered))?.user_id ?? null),
      status: comment.isDeleted ? 'deleted' : 'available',
      created_at: comment.createdAt ?? 0,
    })
    ids.set(comment.id, id)
    votes.set(id, known)
    if (hasFormerLinks(comment.text, run.hosts)) linking.push(id)
  }
  await storeVotes(tx, 'comment', votes)
  await saveLocalIds(tx, run.source, 'comment', new Map([...ids].filter(([id]) => !before.has(id))))
  await saveLinking(tx, run.source, 'comment', linking)
  return fresh.flatMap((comment): Unusable[] => {
    const reason = problem(comment)
    return reason === undefined ? [...(comment.notes ?? [])] : [{ id: comment.id, reason }]
  })
}
