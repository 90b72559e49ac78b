import type { AppContext } from '../../context.ts'
import type { EventType } from '../../platform/events/bus.ts'
import {
  answerAccepted,
  answerDeleted,
  answerRecovered,
  answerUnaccepted,
  type AnswerHappening,
} from '../answers/index.ts'
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
import { cancelEvents, keepEvent } from './store.ts'
import type { KeptWord } from './timeline-event.ts'

/** Records events that no other table stores, within their transactions. */
export function keepEvents(app: AppContext): void {
  keepQuestionEvents(app)
  keepAnswerEvents(app)
  const tagEvents = [
    [tagDeleted, 'deleted'],
    [tagRecovered, 'undeleted'],
  ] as const
  for (const [event, word] of tagEvents) {
    app.bus.on(event, (tx, { tagId, actorId, at }) =>
      keepEvent(tx, { objectType: 3, objectId: tagId, questionId: null, word, actorId, at }),
    )
  }
}

function keepQuestionEvents(app: AppContext): void {
  const keep = (
    event: EventType<{ questionId: number; actorId: number; at: number; message?: string }>,
    word: KeptWord,
  ): void =>
    app.bus.on(event, (tx, { questionId, actorId, at, message = '' }) =>
      keepEvent(tx, { objectType: 1, objectId: questionId, questionId, word, actorId, at, message }),
    )
  keep(questionClosed, 'closed')
  keep(questionReopened, 'reopened')
  keep(questionPinned, 'pin')
  keep(questionUnpinned, 'unpin')
  keep(questionHidden, 'hide')
  keep(questionShown, 'show')
  keep(questionDeleted, 'deleted')
  keep(questionRecovered, 'undeleted')
}

function keepAnswerEvents(app: AppContext): void {
  const keep = (event: EventType<AnswerHappening>, word: KeptWord): void =>
    app.bus.on(event, (tx, { answerId, questionId, actorId, at }) =>
      keepEvent(tx, { objectType: 2, objectId: answerId, questionId, word, actorId, at }),
    )
  keep(answerAccepted, 'accept')
  keep(answerDeleted, 'deleted')
  keep(answerRecovered, 'undeleted')
  app.bus.on(answerUnaccepted, (tx, { answerId, at }) =>
    cancelEvents(tx, { objectType: 2, objectId: answerId, word: 'accept', at }),
  )
}
