import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { userActivated } from '../accounts/index.ts'
import type { Acceptance } from '../answers/index.ts'
import { answerAccepted, answerUnaccepted } from '../answers/index.ts'
import type { VoteChange } from '../votes/index.ts'
import { voteChanged } from '../votes/index.ts'
import { awardActivation } from './award.ts'
import type { ReputationChange } from './change-reputation.ts'
import { changeReputation } from './change-reputation.ts'
import { kindsOfVote } from './reputation.ts'

/** Changes reputation on votes, acceptances and activations, within their transactions. */
export function followEvents(ctx: AppContext): void {
  const change = (tx: Tx, changes: ReputationChange[]) => changeReputation(ctx, tx, changes, ctx.clock.now())

  ctx.bus.on(voteChanged, (tx, vote) =>
    change(tx, [
      ...(vote.before === 0 ? [] : changesOfVote(vote, vote.before, true)),
      ...(vote.after === 0 ? [] : changesOfVote(vote, vote.after, false)),
    ]),
  )
  ctx.bus.on(answerAccepted, (tx, acceptance) => change(tx, changesOfAcceptance(acceptance, false)))
  ctx.bus.on(answerUnaccepted, (tx, acceptance) => change(tx, changesOfAcceptance(acceptance, true)))
  ctx.bus.on(userActivated, (tx, { userId }) => awardActivation(ctx, tx, userId))
}

function changesOfVote(vote: VoteChange, direction: 1 | -1, reversed: boolean): ReputationChange[] {
  const { objectType, objectId, authorId, actorId } = vote
  const { author, voter } = kindsOfVote(objectType, direction)
  const about = { objectType, objectId, triggerUserId: actorId, actorId, reversed }
  return [
    ...(author ? [{ ...about, userId: authorId, kind: author }] : []),
    ...(voter ? [{ ...about, userId: actorId, kind: voter }] : []),
  ]
}

/**
 * Returns the changes for the author of the accepted answer and for the asker, who gains even if staff accept. None if
 * the asker wrote the answer.
 */
function changesOfAcceptance(acceptance: Acceptance, reversed: boolean): ReputationChange[] {
  const { answerId, answerAuthorId, questionAuthorId, actorId } = acceptance
  if (answerAuthorId === questionAuthorId) return []
  const about = {
    objectType: 'answer' as const,
    objectId: answerId,
    triggerUserId: questionAuthorId,
    actorId,
    reversed,
  }
  return [
    { ...about, userId: answerAuthorId, kind: 'answer_accepted' },
    { ...about, userId: questionAuthorId, kind: 'answer_accept' },
  ]
}
