import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { contributeAnswerMarks } from '../answers/index.ts'
import { contributeCommentMarks } from '../comments/index.ts'
import { contributeQuestionMarks } from '../questions/index.ts'
import { loadVotesOf } from './store.ts'
import type { VotedType, VoteStatus } from './vote.ts'
import { voteStatusOf } from './vote.ts'

/** Lets questions, answers and comments show the viewer's vote, although those slices may not import this one. */
export function contributeVoteMarks(app: AppContext): void {
  contributeQuestionMarks(app, async (db, viewerId, ids) =>
    viewerId === null ? new Map() : await voteMarks(db, viewerId, 'question', ids),
  )
  contributeAnswerMarks(app, (db, viewerId, ids) => voteMarks(db, viewerId, 'answer', ids))
  contributeCommentMarks(
    app,
    async (db, viewerId, ids) => new Set((await voteMarks(db, viewerId, 'comment', ids)).keys()),
  )
}

async function voteMarks(
  db: Db,
  viewerId: number,
  type: VotedType,
  ids: readonly number[],
): Promise<Map<number, { voteStatus: VoteStatus }>> {
  const votes = await loadVotesOf(db, viewerId, type, ids)
  return new Map([...votes].map(([id, direction]) => [id, { voteStatus: voteStatusOf(direction) }]))
}
