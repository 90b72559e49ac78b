import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { userActivated } from '../accounts/index.ts'
import type { Acceptance } from '../answers/index.ts'
import { answerAccepted, answerUnaccepted } from '../answers/index.ts'
import { voteChanged } from '../votes/index.ts'
import type { ReputationChange } from './change-reputation.ts'
import { changeReputation } from './change-reputation.ts'
import { kindsOfVote } from './reputation.ts'

/** Lets reputation follow votes, acceptances and activations, each in its own transaction. */
export function followEvents(app: AppContext): void {
  const change = (tx: Tx, changes: ReputationChange[]) => changeReputation(tx, changes, app.clock.now())

  app.bus.on(voteChanged, (tx, vote) =>
    change(tx, [
      ...(vote.before === 0 ? [] : changesOfVote(vote, vote.before, true)),
      ...(vote.after === 0 ? [] : changesOfVote(vote, vote.after, false)),
    ]),
  )
  app.bus.on(answerAccepted, (tx, acceptance) => change(tx, changesOfAcceptance(acceptance, false)))
  app.bus.on(answerUnaccepted, (tx, acceptance) => change(tx, changesOfAcceptance(acceptance, true)))
  app.bus.on(userActivated, (tx, { userId }) =>
    change(tx, [{ userId, kind: 'activated', objectType: 0, objectId: 0, triggerUserId: userId, gone: false }]),
  )
}

type Vote = { voterId: number; authorId: number; objectType: number; objectId: number }

function changesOfVote(vote: Vote, direction: 1 | -1, gone: boolean): ReputationChange[] {
  const { author, voter } = kindsOfVote(vote.objectType, direction)
  const about = { objectType: vote.objectType, objectId: vote.objectId, triggerUserId: vote.voterId, gone }
  return [
    ...(author ? [{ ...about, userId: vote.authorId, kind: author }] : []),
    ...(voter ? [{ ...about, userId: vote.voterId, kind: voter }] : []),
  ]
}

/** Accepting one's own answer is worth nothing; otherwise the asker gains too, also when staff accept. */
function changesOfAcceptance(acceptance: Acceptance, gone: boolean): ReputationChange[] {
  const { answerId, answerAuthorId, questionAuthorId } = acceptance
  if (answerAuthorId === questionAuthorId) return []
  const about = { objectType: 2, objectId: answerId, triggerUserId: questionAuthorId, gone }
  return [
    { ...about, userId: answerAuthorId, kind: 'answer_accepted' },
    { ...about, userId: questionAuthorId, kind: 'answer_accept' },
  ]
}
