import { isStaff } from '@quandary/guards'
import type { Expression, ExpressionBuilder, Generated, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { KindNumber, WithKind } from '../../platform/ids/object-kinds.ts'
import { kindNumber, withKind } from '../../platform/ids/object-kinds.ts'
import { questionVisibleToMember, questionVisibleToUser } from '../questions/index.ts'
import type { InboxAction, NotificationKind } from './notification.ts'

interface NotificationsTable {
  id: Generated<number>
  /** The recipient. */
  user_id: number
  kind: NotificationKind
  action: InboxAction | 'reputation'
  /** The object that the notification is about. */
  object_type: KindNumber<'question' | 'answer' | 'comment'>
  object_id: number
  /** The question that the object is or belongs to, and the answer and comment if the notification links to one. */
  question_id: number
  answer_id: number | null
  comment_id: number | null
  actor_id: number
  created_at: number
  updated_at: number
  read_at: number | null
  /** The time at which the badge was cleared. */
  seen_at: number | null
}

export type Notification = WithKind<Selectable<NotificationsTable>>

declare module '../../platform/db/tables.ts' {
  interface Tables {
    notifications: NotificationsTable
  }
}

/** The post or comment that a notification links to. */
export type NotificationPlace = Pick<
  Notification,
  'object_type' | 'object_id' | 'question_id' | 'answer_id' | 'comment_id'
>

/** A notification to be put into inboxes. */
export interface InboxNotification {
  place: NotificationPlace
  action: InboxAction
  actorId: number
  /** The author of an edited post or an accepted answer, who is notified even if they muted the question. */
  authorId?: number
  at: number
}

/**
 * Puts a notification into people's inboxes. If the same actor repeats an action on the same object, an unread row is
 * updated instead of adding one.
 */
export async function putIntoInbox(tx: Db, userIds: readonly number[], notification: InboxNotification): Promise<void> {
  await inBatches(userIds, async (part) => {
    await putPart(tx, part, notification)
    return []
  })
}

/**
 * Updates the unread notifications that report the same action, and inserts the missing ones. The insert itself finds
 * out which are missing and needs no result of the update, so on PostgreSQL both are sent without waiting for a
 * response.
 */
async function putPart(tx: Db, userIds: readonly number[], notification: InboxNotification): Promise<void> {
  const { place, action, actorId, at } = notification
  const isSame = (eb: ExpressionBuilder<Tables, 'notifications'>) =>
    eb.and([
      eb('kind', '=', 'inbox'),
      eb('action', '=', action),
      eb('object_type', '=', kindNumber(place.object_type)),
      eb('object_id', '=', place.object_id),
      eb('actor_id', '=', actorId),
      eb('read_at', 'is', null),
    ])
  await tx
    .updateTable('notifications')
    .set({ updated_at: at, seen_at: null })
    .where('user_id', 'in', [...userIds])
    .where(isSame)
    .execute()
  const row = { ...newRow(place, actorId, at), kind: 'inbox' as const, action }
  await tx
    .insertInto('notifications')
    .columns(['user_id', ...columnsOf(row)])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((values) => ['users.id', ...valuesOf(values, row)])
        .where('users.id', 'in', [...userIds])
        .where((inner) =>
          inner.not(
            inner.exists(
              inner
                .selectFrom('notifications')
                .select('notifications.id')
                .whereRef('notifications.user_id', '=', 'users.id')
                .where(isSame),
            ),
          ),
        ),
    )
    .execute()
}

/**
 * Puts a notification into a person's inbox, unless the same actor caused the same one before, whether it was read or
 * not. The insert itself checks whether the person may be notified, which saves a round trip.
 */
export async function putIntoInboxOnce(tx: Db, userId: number, notification: InboxNotification): Promise<void> {
  const { place, action, actorId, at } = notification
  const row = { ...newRow(place, actorId, at), kind: 'inbox' as const, action }
  await tx
    .insertInto('notifications')
    .columns(['user_id', ...columnsOf(row)])
    .expression(() =>
      selectReached(tx, userId, actorId)
        .select((values) => ['users.id', ...valuesOf(values, row)])
        .where('questions.id', '=', place.question_id)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('notifications')
                .select('notifications.id')
                .whereRef('notifications.user_id', '=', 'users.id')
                .where('action', '=', action)
                .where('object_type', '=', row.object_type)
                .where('object_id', '=', place.object_id)
                .where('actor_id', '=', actorId),
            ),
          ),
        ),
    )
    .execute()
}

/**
 * Records that a post changed somebody's reputation, unless they caused it themselves: one row per person and post,
 * whose time is updated. The insert itself finds the post and checks whether the person may be notified, which saves
 * a round trip.
 */
export async function putAchievement(
  tx: Db,
  userId: number,
  { type, id, actorId, at }: { type: 'question' | 'answer'; id: number; actorId: number; at: number },
): Promise<void> {
  const answerId = type === 'answer' ? id : null
  const questionId = answerId === null ? id : questionOf(tx, answerId)
  const place = { object_type: type, object_id: id, question_id: 0, answer_id: answerId, comment_id: null }
  const { question_id: _read, ...given } = newRow(place, actorId, at)
  const row = { ...given, kind: 'achievement' as const, action: 'reputation' as const }
  await tx
    .insertInto('notifications')
    .columns(['user_id', 'question_id', ...columnsOf(row)])
    .expression(() =>
      selectReached(tx, userId, actorId)
        .select((values) => ['users.id', 'questions.id', ...valuesOf(values, row)])
        .where('questions.id', '=', questionId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'object_type', 'object_id'])
        // SQLite matches the partial index only if the predicate is spelled exactly as in its definition.
        .where('kind', '=', sql.lit('achievement'))
        .doUpdateSet({ updated_at: at }),
    )
    .execute()
}

function questionOf(tx: Db, answerId: number) {
  return tx.selectFrom('answers').select('question_id').where('id', '=', answerId)
}

/**
 * Selects a person combined with each question that they may be notified about; selects nothing if the person is the
 * actor or deleted.
 */
function selectReached(tx: Db, userId: number, actorId: number) {
  return tx
    .selectFrom(['users', 'questions'])
    .where('users.id', '=', userId)
    .where('users.id', '<>', actorId)
    .where('users.status', '<>', 'deleted')
    .where(questionVisibleToUser())
}

function columnsOf<Row extends object>(row: Row) {
  // A row has exactly the keys of its type, so the cast is safe.
  return Object.keys(row) as (keyof Row & string)[]
}

/** Returns the values of a row, in the order of {@link columnsOf}. */
function valuesOf<Row extends object>(values: Pick<ExpressionBuilder<Tables, 'users'>, 'val'>, row: Row) {
  return columnsOf(row).map((column) => values.val(row[column]).as(column))
}

function newRow(place: NotificationPlace, actorId: number, at: number) {
  const object_type = kindNumber(place.object_type)
  return { ...place, object_type, actor_id: actorId, created_at: at, updated_at: at, read_at: null, seen_at: null }
}

/** Selects the notifications of a kind whose target the reader can see. */
function selectOf(db: Db, reader: { id: Expression<number>; staff: boolean }, kind: NotificationKind) {
  return db
    .selectFrom('notifications')
    .innerJoin('questions', 'questions.id', 'notifications.question_id')
    .leftJoin('answers', 'answers.id', 'notifications.answer_id')
    .leftJoin('comments', 'comments.id', 'notifications.comment_id')
    .where('notifications.user_id', '=', reader.id)
    .where('notifications.kind', '=', kind)
    .where((eb) => eb.or([eb('notifications.comment_id', 'is', null), eb('comments.status', '=', 'available')]))
    .$if(!reader.staff, (query) =>
      query
        .where(questionVisibleToMember(reader.id))
        .where((eb) =>
          eb.or([
            eb('notifications.answer_id', 'is', null),
            eb('answers.status', '=', 'available'),
            eb('answers.user_id', '=', reader.id),
          ]),
        ),
    )
}

/** Counting stops here; the badge shows "99+". */
const MAX_COUNTED = 100

/**
 * Counts the unseen notifications of several people in one statement, each kind up to {@link MAX_COUNTED}.
 * @param staff true if these people are staff, who can see everything
 */
export async function countUnseen(
  db: Db,
  userIds: readonly number[],
  staff: boolean,
): Promise<Map<number, Record<NotificationKind, number>>> {
  const unseen = (kind: NotificationKind, id: Expression<number>) =>
    db
      .selectFrom(
        selectOf(db, { id, staff }, kind)
          .select('notifications.id')
          .where('notifications.seen_at', 'is', null)
          .limit(MAX_COUNTED)
          .as('unseen'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'))
  const rows = await inBatches(userIds, (part) =>
    db
      .selectFrom('users')
      .select((eb) => [
        'users.id',
        unseen('inbox', eb.ref('users.id')).as('inbox'),
        unseen('achievement', eb.ref('users.id')).as('achievement'),
      ])
      .where('users.id', 'in', [...part])
      .execute(),
  )
  return new Map(rows.map(({ id, inbox, achievement }) => [id, { inbox: inbox ?? 0, achievement: achievement ?? 0 }]))
}

/** Lists one page of a person's notifications, last changed first, with the total count. */
export async function listNotificationsOf(
  db: Db,
  viewer: Viewer,
  selection: { kind: NotificationKind; actions: readonly InboxAction[] | undefined; unread: boolean },
  page: { size: number; offset: number },
): Promise<{ count: number; notifications: Notification[] }> {
  const reader = { id: sql<number>`${viewer.id}`, staff: isStaff(viewer) }
  const base = selectOf(db, reader, selection.kind)
    .$if(selection.actions !== undefined, (query) =>
      query.where('notifications.action', 'in', [...(selection.actions ?? [])]),
    )
    .$if(selection.unread, (query) => query.where('notifications.read_at', 'is', null))
  const [{ count }, rows] = await Promise.all([
    base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    base
      .selectAll('notifications')
      .orderBy('notifications.updated_at', 'desc')
      .orderBy('notifications.id', 'desc')
      .limit(page.size)
      .offset(page.offset)
      .execute(),
  ])
  return { count, notifications: rows.map((row) => withKind(row)) }
}

/** Clears the badge of a kind; the notifications stay unread. */
export async function markSeen(db: Db, userId: number, kind: NotificationKind, at: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ seen_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('seen_at', 'is', null)
    .execute()
}

/** Marks one of a person's notifications as read, or all of a kind. Notifications of other people stay unchanged. */
export async function markRead(
  db: Db,
  userId: number,
  which: { id: number } | { kind: NotificationKind },
  at: number,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set((eb) => ({ read_at: at, seen_at: eb.fn.coalesce('seen_at', eb.val(at)) }))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('kind', '=', which.kind)))
    .execute()
}

/** Deletes the notifications of a person whose account is deleted. */
export async function deleteNotificationsOf(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('notifications').where('user_id', '=', userId).execute()
}
