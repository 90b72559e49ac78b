import type { Generated } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { KindNumber } from '../../platform/ids/object-kinds.ts'
import { kindNumber, withKind } from '../../platform/ids/object-kinds.ts'
import type { RecordedWord, TimelineObjectType } from './timeline-event.ts'

interface TimelineEventsTable {
  id: Generated<number>
  object_type: KindNumber<TimelineObjectType>
  object_id: number
  /** The question an answer belongs to, or the question itself; null for tags. */
  question_id: number | null
  type: RecordedWord
  actor_id: number
  message: string
  at: number
  cancelled_at: number | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    timeline_events: TimelineEventsTable
  }
}

export interface RecordedEvent {
  objectType: TimelineObjectType
  objectId: number
  questionId: number | null
  word: RecordedWord
  actorId: number
  at: number
  message?: string
}

export async function recordEvent(tx: Db, event: RecordedEvent): Promise<void> {
  await tx
    .insertInto('timeline_events')
    .values({
      object_type: kindNumber(event.objectType),
      object_id: event.objectId,
      question_id: event.questionId,
      type: event.word,
      actor_id: event.actorId,
      message: event.message ?? '',
      at: event.at,
      cancelled_at: null,
    })
    .execute()
}

/** Marks an object's recorded events of one kind as undone. */
export async function cancelEvents(
  tx: Db,
  event: { objectType: TimelineObjectType; objectId: number; word: RecordedWord; at: number },
): Promise<void> {
  await tx
    .updateTable('timeline_events')
    .set({ cancelled_at: event.at })
    .where('object_type', '=', kindNumber(event.objectType))
    .where('object_id', '=', event.objectId)
    .where('type', '=', event.word)
    .where('cancelled_at', 'is', null)
    .execute()
}

/** Lists the recorded events of an object; for a question also the acceptances of its answers. */
export async function listRecordedEvents(db: Db, objectType: TimelineObjectType, objectId: number) {
  const rows = await db
    .selectFrom('timeline_events')
    .selectAll()
    .where((eb) => {
      const own = eb.and([eb('object_type', '=', kindNumber(objectType)), eb('object_id', '=', objectId)])
      return objectType === 'question'
        ? eb.or([own, eb.and([eb('question_id', '=', objectId), eb('type', '=', 'accept')])])
        : own
    })
    .execute()
  return rows.map((row) => withKind(row))
}

/** Lists the answers to a question in every state. */
export function listAnswersFor(db: Db, questionId: number) {
  return db
    .selectFrom('answers')
    .select(['id', 'user_id', 'status', 'created_at'])
    .where('question_id', '=', questionId)
    .execute()
}

/** Lists the comments on a post that are neither deleted nor pending. */
export function listCommentsFor(db: Db, objectType: 'question' | 'answer', objectId: number) {
  return db
    .selectFrom('comments')
    .select(['id', 'user_id', 'parsed_text', 'created_at'])
    .where('object_type', '=', kindNumber(objectType))
    .where('object_id', '=', objectId)
    .where('status', '=', 'available')
    .execute()
}

/** Lists the newest votes on a post. */
export function listVotesFor(db: Db, objectType: 'question' | 'answer', objectId: number, limit: number) {
  return db
    .selectFrom('votes')
    .select(['id', 'user_id', 'direction', 'updated_at'])
    .where('object_type', '=', kindNumber(objectType))
    .where('object_id', '=', objectId)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
}

/** Erases the messages that a person wrote with actions, such as closing a question. */
export async function eraseMessagesOf(tx: Db, userId: number): Promise<void> {
  await tx.updateTable('timeline_events').set({ message: '' }).where('actor_id', '=', userId).execute()
}
