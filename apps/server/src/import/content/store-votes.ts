import type { Tx } from '../../platform/db/database.ts'
import type { VotedType } from '../../slices/votes/index.ts'
import { insertVotes } from '../../slices/votes/index.ts'
import type { ImportRun } from '../run.ts'
import { findLocalIds } from '../store.ts'
import type { ImportedVote } from './records.ts'

interface VotedPost {
  score: number
  votes: readonly ImportedVote[]
}

/** A vote whose voter is stored. */
export interface KnownVote {
  userId: number
  direction: 1 | -1
  at: number
}

/** Finds the votes of stored people on some posts. Only the last vote of each person counts. */
export async function findVoters(
  run: ImportRun,
  tx: Tx,
  posts: readonly VotedPost[],
): Promise<(post: VotedPost) => KnownVote[]> {
  const users = await findLocalIds(
    tx,
    run.source,
    'user',
    posts.flatMap(({ votes }) => votes.map(({ personId }) => personId)),
  )
  return ({ votes }) => {
    const known = new Map<number, KnownVote>()
    for (const { personId, direction, at } of votes) {
      const userId = users.get(personId)
      if (userId !== undefined) known.set(userId, { userId, direction, at })
    }
    return [...known.values()]
  }
}

/** Returns the vote columns of a post: its score, and the part of it whose voters are unknown. */
export function voteColumns(score: number, known: readonly KnownVote[]) {
  const missing = score - known.reduce((sum, { direction }) => sum + direction, 0)
  return { vote_count: score, base_up: Math.max(missing, 0), base_down: Math.max(-missing, 0) }
}

export function storeVotes(
  tx: Tx,
  objectType: VotedType,
  votes: ReadonlyMap<number, readonly KnownVote[]>,
): Promise<void> {
  const rows = [...votes].flatMap(([objectId, some]) => some.map((vote) => ({ ...vote, objectType, objectId })))
  return insertVotes(tx, rows)
}
