import type { AppContext } from '../../context.ts'
import type { EventType } from '../../platform/events/bus.ts'
import { answerAccepted, answerDeleted, answerRecovered, answerUnaccepted, type AnswerEvent } from '../answers/index.ts'
import {
  questionClosed,
  questionDeleted,
  questionHidden,
  questionPinned,
  questionRecovered,
  questionReopened,
  questionShown,
  questionUnpinned,
} from '../questions/index.ts'
import { tagDeleted, tagRecovered } from '../tags/index.ts'
import { contentErased } from '../users/index.ts'
import { cancelEvents, eraseMessagesOf, recordEvent } from './store.ts'
import type { RecordedWord } from './timeline-event.ts'

/** Records events that no other table stores, within their transactions. */
export function recordEvents(ctx: AppContext): void {
  recordQuestionEvents(ctx)
  recordAnswerEvents(ctx)
  ctx.bus.on(contentErased, (tx, { userId }) => eraseMessagesOf(tx, userId))
  const tagEvents = [
    [tagDeleted, 'deleted'],
    [tagRecovered, 'undeleted'],
  ] as const
  for (const [event, word] of tagEvents) {
    ctx.bus.on(event, (tx, { tagId, actorId, at }) =>
      recordEvent(tx, { objectType: 'tag', objectId: tagId, questionId: null, word, actorId, at }),
    )
  }
}

function recordQuestionEvents(ctx: AppContext): void {
  const record = (
    event: EventType<{ questionId: number; actorId: number; at: number; message?: string }>,
    word: RecordedWord,
  ): void =>
    ctx.bus.on(event, (tx, { questionId, actorId, at, message = '' }) =>
      recordEvent(tx, { objectType: 'question', objectId: questionId, questionId, word, actorId, at, message }),
    )
  record(questionClosed, 'closed')
  record(questionReopened, 'reopened')
  record(questionPinned, 'pin')
  record(questionUnpinned, 'unpin')
  record(questionHidden, 'hide')
  record(questionShown, 'show')
  record(questionDeleted, 'deleted')
  record(questionRecovered, 'undeleted')
}

function recordAnswerEvents(ctx: AppContext): void {
  const record = (event: EventType<AnswerEvent>, word: RecordedWord): void =>
    ctx.bus.on(event, (tx, { answerId, questionId, actorId, at }) =>
      recordEvent(tx, { objectType: 'answer', objectId: answerId, questionId, word, actorId, at }),
    )
  record(answerAccepted, 'accept')
  record(answerDeleted, 'deleted')
  record(answerRecovered, 'undeleted')
  ctx.bus.on(answerUnaccepted, (tx, { answerId, at }) =>
    cancelEvents(tx, { objectType: 'answer', objectId: answerId, word: 'accept', at }),
  )
}
