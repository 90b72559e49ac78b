import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import {
  answerAccepted,
  answerCreated,
  answerDeleted,
  answerEdited,
  answerRecovered,
  answerUnaccepted,
} from '../answers/index.ts'
import {
  questionCreated,
  questionDeleted,
  questionEdited,
  questionHidden,
  questionRecovered,
  questionShown,
} from '../questions/index.ts'
import { tagMerged } from '../tags/index.ts'
import { voteChanged } from '../votes/index.ts'
import { queuePost, queueTagged, queueThread } from './engine-store.ts'
import { feedEngine } from './feed-engine.ts'

const EVERY_MS = 1_000

/** Queues changes for the search engine, within their transactions; a periodic job delivers them. */
export function queueForEngine(ctx: AppContext): void {
  for (const event of [
    questionCreated,
    questionEdited,
    questionHidden,
    questionShown,
    questionDeleted,
    questionRecovered,
  ]) {
    ctx.bus.on<{ questionId: number }>(event, (tx, { questionId }) => queueThread(tx, questionId))
  }
  for (const event of [answerCreated, answerEdited, answerDeleted, answerRecovered, answerAccepted, answerUnaccepted]) {
    ctx.bus.on<AnswerOfQuestion>(event, queueAnswer)
  }
  ctx.bus.on(voteChanged, async (tx, { objectType, objectId }) => {
    if (objectType === 'question' || objectType === 'answer') await queuePost(tx, objectType, objectId)
  })
  ctx.bus.on(tagMerged, (tx, { targetTagId }) => queueTagged(tx, targetTagId))
  ctx.jobs.repeat('telling the search engine', EVERY_MS, () => feedEngine(ctx))
}

interface AnswerOfQuestion {
  answerId: number
  questionId: number
}

/** Queues an answer, and also its question, whose answer count, acceptance and activity change. */
async function queueAnswer(tx: Tx, { answerId, questionId }: AnswerOfQuestion): Promise<void> {
  await queuePost(tx, 'answer', answerId)
  await queuePost(tx, 'question', questionId)
}
