import type { Db } from '../../platform/db/database.ts'
import type { Filling } from '../../platform/slots/slots.ts'
import { fill } from '../../platform/slots/slots.ts'
import { answerMarkSources } from '../answers/index.ts'
import { commentMarkSources } from '../comments/index.ts'
import { questionMarkSources } from '../questions/index.ts'
import { loadVotesOf } from './store.ts'
import type { VotedType, VoteStatus } from './vote.ts'
import { voteStatusOf } from './vote.ts'

/** Lets questions, answers and comments show the viewer's vote, although those slices may not import this one. */
export function voteMarkFillings(): Filling[] {
  return [
    fill(questionMarkSources, async (db, viewerId, ids) =>
      viewerId === null ? new Map() : await voteMarks(db, viewerId, 'question', ids),
    ),
    fill(answerMarkSources, (db, viewerId, ids) => voteMarks(db, viewerId, 'answer', ids)),
    fill(
      commentMarkSources,
      async (db, viewerId, ids) => new Set((await voteMarks(db, viewerId, 'comment', ids)).keys()),
    ),
  ]
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
