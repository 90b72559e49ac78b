import type { Expression, SqlBool } from 'kysely'
import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { ObjectKind } from '../../platform/ids/object-kinds.ts'
import { kindNumber, kindOf } from '../../platform/ids/object-kinds.ts'
import { questionVisibleTo } from '../questions/index.ts'
import type { ReputationKind } from '../reputation/index.ts'
import type { Direction, VotedType } from '../votes/index.ts'
import type { Reading } from './find-person.ts'

export interface Page<Row> {
  count: number
  rows: Row[]
}

interface Slice {
  size: number
  offset: number
}

/**
 * Returns the ids of one page of a person's answers that are neither deleted nor pending. Unless `everything` is true,
 * only those to questions that the viewer may see.
 */
export async function pageOfAnswers(
  db: Db,
  { person, viewer, everything }: Reading,
  order: 'newest' | 'best',
  page: Slice,
): Promise<Page<number>> {
  const base = db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .where('answers.user_id', '=', person.id)
    .where('answers.status', '=', 'available')
    .$if(!everything, (query) => query.where(questionVisibleTo(viewer)))
  const { count } = await base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const sorted =
    order === 'newest'
      ? base.orderBy('answers.created_at', 'desc').orderBy('answers.id', 'desc')
      : base
          .orderBy('answers.accepted', 'desc')
          .orderBy('answers.vote_count', 'desc')
          .orderBy('answers.created_at')
          .orderBy('answers.id')
  const rows = await sorted.select('answers.id').limit(page.size).offset(page.offset).execute()
  return { count, rows: rows.map((row) => row.id) }
}

/** A comment and the post it is on. */
export interface CommentRow {
  id: number
  type: 'question' | 'answer'
  objectId: number
  html: string
  at: number
}

/**
 * Returns one page of a person's comments that are neither deleted nor pending, newest first. Unless `everything` is
 * true, only those on posts that the viewer may see.
 */
export async function pageOfComments(db: Db, reading: Reading, page: Slice): Promise<Page<CommentRow>> {
  const base = db
    .selectFrom('comments')
    .innerJoin('questions', 'questions.id', 'comments.question_id')
    .leftJoin('answers', (join) =>
      join.onRef('answers.id', '=', 'comments.object_id').on('comments.object_type', '=', kindNumber('answer')),
    )
    .where('comments.user_id', '=', reading.person.id)
    .where('comments.status', '=', 'available')
    .$if(!reading.everything, (query) => query.where(questionVisibleTo(reading.viewer)).where(answerVisibleTo(reading)))
  const { count } = await base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await base
    .select([
      'comments.id',
      'comments.object_type as type',
      'comments.object_id as objectId',
      'comments.parsed_text as html',
      'comments.created_at as at',
    ])
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  return { count, rows: rows.map((row) => ({ ...row, type: kindOf(row.type) })) }
}

/** A gain of reputation and the question, answer or tag it came from. */
export interface GainRow {
  kind: Exclude<ReputationKind, 'activated'>
  type: ObjectKind
  objectId: number
  gain: number
  at: number
}

/**
 * Returns one page of a person's unreversed reputation gains, newest first. Unless `everything` is true, only those
 * whose source the viewer may see. Losses are private, and activations have no source (docs/spec/domain.md#reputation).
 */
export async function pageOfGains(db: Db, reading: Reading, page: Slice): Promise<Page<GainRow>> {
  const base = gainsOf(db, reading.person.id).$if(!reading.everything, (query) =>
    query.where((eb) =>
      eb.or([
        eb('tags.status', '=', 'available'),
        eb.and([questionVisibleTo(reading.viewer), answerVisibleTo(reading)]),
      ]),
    ),
  )
  const { count } = await base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await base
    .select([
      'reputation_events.kind',
      'reputation_events.object_type as type',
      'reputation_events.object_id as objectId',
      'reputation_events.delta as gain',
      'reputation_events.updated_at as at',
    ])
    .orderBy('reputation_events.updated_at', 'desc')
    .orderBy('reputation_events.id', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  // Narrows the types; activations, which have no source, are never selected.
  const listed = rows.flatMap(({ type, kind, ...row }): GainRow[] =>
    type === 0 || kind === 'activated' ? [] : [{ ...row, kind, type: kindOf(type) }],
  )
  return { count, rows: listed }
}

/** Selects a person's gains, joined with the post or tag they came from. */
function gainsOf(db: Db, userId: number) {
  const questionId = sql<number>`case reputation_events.object_type
    when ${sql.lit(kindNumber('question'))} then reputation_events.object_id
    when ${sql.lit(kindNumber('answer'))} then answers.question_id end`
  return db
    .selectFrom('reputation_events')
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.id', '=', 'reputation_events.object_id')
        .on('reputation_events.object_type', '=', kindNumber('answer')),
    )
    .leftJoin('questions', (join) => join.on('questions.id', '=', questionId))
    .leftJoin('tags', (join) =>
      join
        .onRef('tags.id', '=', 'reputation_events.object_id')
        .on('reputation_events.object_type', '=', kindNumber('tag')),
    )
    .where('reputation_events.user_id', '=', userId)
    .where('reputation_events.reversed', '=', 0)
    .where('reputation_events.delta', '>', 0)
    .where((eb) => eb.or([eb('questions.id', 'is not', null), eb('tags.id', 'is not', null)]))
}

/** True for rows without an answer, with an answer that is neither deleted nor pending, or with the viewer's own. */
function answerVisibleTo({ viewer }: Reading): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'answers'>()
  const visible = eb.or([eb('answers.id', 'is', null), eb('answers.status', '=', 'available')])
  return viewer ? eb.or([visible, eb('answers.user_id', '=', viewer.id)]) : visible
}

export interface VoteRow {
  type: VotedType
  objectId: number
  direction: Direction
  at: number
}

/** Returns one page of a person's votes on questions and answers, latest first. Only that person may see them. */
export async function pageOfVotes(db: Db, userId: number, page: Slice): Promise<Page<VoteRow>> {
  const base = db
    .selectFrom('votes')
    .where('user_id', '=', userId)
    .where('object_type', 'in', [kindNumber('question'), kindNumber('answer')])
  const { count } = await base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await base
    .select(['object_type as type', 'object_id as objectId', 'direction', 'updated_at as at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  return { count, rows: rows.map((row) => ({ ...row, type: kindOf(row.type) })) }
}
