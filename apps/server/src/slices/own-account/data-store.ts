import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { KindNumber } from '../../platform/ids/object-kinds.ts'
import { kindNumber, kindOf } from '../../platform/ids/object-kinds.ts'
import { logins, mails, sessions, signIns } from './access-store.ts'
import type { DataKind } from './rows-store.ts'
import { contentOf, inIds, readerOfKeys, time } from './rows-store.ts'
import type { Places } from './places-store.ts'
import { loadPlaces, placeOf, tagsOfQuestions } from './places-store.ts'

/** Maximum number of rows in memory at a time if the rows contain texts that people wrote, which may be long. */
const TEXTS = 20

/**
 * Loads the addresses of the objects that rows refer to. Returns a function that gives the kind, id and address of the
 * object of a row.
 */
async function placesOfObjects(db: Db, rows: readonly NamesObject[], places: Places) {
  const refOf = ({ object_type, object_id }: NamesObject) => ({ type: kindOf(object_type), id: object_id })
  const found = await loadPlaces(db, rows.map(refOf))
  return (row: NamesObject) => placeOf(refOf(row), { ...places, found })
}

interface NamesObject {
  object_type: KindNumber
  object_id: number
}

const questions: DataKind = {
  name: 'questions',
  tables: ['questions', 'question_tags'],
  batch: TEXTS,
  keys: readerOfKeys('questions', 'user_id'),
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('questions')
      .select(['id', 'title', 'original_text', 'status', 'listed', 'vote_count', 'view_count', 'close_reason'])
      .select(['created_at', 'edited_at', 'closed_at', 'deleted_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    const tags = await tagsOfQuestions(db, keys)
    return rows.map((row) => ({
      ...placeOf({ type: 'question', id: row.id }, places),
      title: row.title,
      markdown: row.original_text,
      tags: tags.get(row.id) ?? [],
      status: row.status,
      listed: row.listed === 1,
      votes: row.vote_count,
      views: row.view_count,
      close_reason: row.close_reason,
      created_at: time(row.created_at),
      edited_at: time(row.edited_at),
      closed_at: time(row.closed_at),
      deleted_at: time(row.deleted_at),
    }))
  },
}

const answers: DataKind = {
  name: 'answers',
  tables: ['answers'],
  batch: TEXTS,
  keys: readerOfKeys('answers', 'user_id'),
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('answers')
      .select(['id', 'original_text', 'status', 'accepted', 'vote_count', 'created_at', 'edited_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    const found = await loadPlaces(
      db,
      rows.map(({ id }) => ({ type: 'answer', id })),
    )
    return rows.map((row) => ({
      ...placeOf({ type: 'answer', id: row.id }, { ...places, found }),
      markdown: row.original_text,
      status: row.status,
      accepted: row.accepted === 1,
      votes: row.vote_count,
      created_at: time(row.created_at),
      edited_at: time(row.edited_at),
    }))
  },
}

const comments: DataKind = {
  name: 'comments',
  tables: ['comments'],
  batch: TEXTS,
  keys: readerOfKeys('comments', 'user_id'),
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('comments')
      .select(['id', 'original_text', 'status', 'vote_count', 'created_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    const found = await loadPlaces(
      db,
      rows.map(({ id }) => ({ type: 'comment', id })),
    )
    return rows.map((row) => ({
      ...placeOf({ type: 'comment', id: row.id }, { ...places, found }),
      markdown: row.original_text,
      status: row.status,
      votes: row.vote_count,
      created_at: time(row.created_at),
    }))
  },
}

const versions: DataKind = {
  name: 'versions',
  tables: ['revisions'],
  batch: TEXTS,
  keys: readerOfKeys('revisions', 'user_id'),
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('revisions')
      .select(['id', 'object_type', 'object_id', 'content', 'summary', 'status', 'created_at', 'reviewed_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    const placeIn = await placesOfObjects(db, rows, places)
    return rows.map((row) => ({
      id: String(row.id),
      of: placeIn(row),
      content: contentOf(row.content),
      summary: row.summary,
      status: row.status,
      created_at: time(row.created_at),
      reviewed_at: time(row.reviewed_at),
    }))
  },
}

const votes: DataKind = {
  name: 'votes',
  tables: ['votes'],
  keys: readerOfKeys('votes', 'user_id'),
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('votes')
      .select(['object_type', 'object_id', 'direction', 'created_at', 'updated_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    const placeIn = await placesOfObjects(db, rows, places)
    return rows.map((row) => ({
      on: placeIn(row),
      vote: row.direction > 0 ? 'up' : 'down',
      created_at: time(row.created_at),
      updated_at: time(row.updated_at),
    }))
  },
}

/**
 * Defines a list in the file of a person's data: the objects that a table has for the person, each with its address and
 * a time.
 */
function objectsIn(
  name: string,
  table: keyof Tables,
  given: { type: 'question' | 'tag' | 'user'; key: string; at: string; only?: RawBuilder<SqlBool> },
): DataKind {
  const { type, key, at, only = sql<SqlBool>`1 = 1` } = given
  return {
    name,
    tables: [table],
    keys: readerOfKeys(table, 'user_id', key, only),
    async read(db, { userId, keys, places }) {
      const { rows } = await sql<{ id: number; at: number }>`
        select ${sql.ref(key)} as id, ${sql.ref(at)} as at from ${sql.table(table)}
        where user_id = ${userId} and ${only} and ${inIds(key, keys)} order by id
      `.execute(db)
      const found = await loadPlaces(
        db,
        keys.map((id) => ({ type, id })),
      )
      return rows.map((row) => ({ ...placeOf({ type, id: row.id }, { ...places, found }), [at]: time(row.at) }))
    },
  }
}

/** Defines the list of followed objects of one kind. */
function followed(name: string, type: 'question' | 'tag' | 'user'): DataKind {
  const only = sql<SqlBool>`object_type = ${kindNumber(type)}`
  return objectsIn(name, 'follows', { type, key: 'object_id', at: 'created_at', only })
}

const bookmarks = objectsIn('bookmarks', 'bookmarks', { type: 'question', key: 'question_id', at: 'created_at' })
const ignoredTags = objectsIn('ignored_tags', 'ignored_tags', { type: 'tag', key: 'tag_id', at: 'created_at' })
const mutedQuestions = objectsIn('muted_questions', 'muted_questions', {
  type: 'question',
  key: 'question_id',
  at: 'muted_at',
})

const savedFilters: DataKind = {
  name: 'saved_filters',
  tables: ['saved_filters'],
  keys: readerOfKeys('saved_filters', 'user_id'),
  async read(db, { keys }) {
    const rows = await db
      .selectFrom('saved_filters')
      .select(['id', 'name', 'filter', 'created_at'])
      .where(inIds('id', keys))
      .orderBy('position')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      id: String(row.id),
      name: row.name,
      filter: JSON.parse(row.filter) as unknown,
      created_at: time(row.created_at),
    }))
  },
}

const flags: DataKind = {
  name: 'flags',
  tables: ['reports'],
  keys: readerOfKeys('reports', 'reporter_id'),
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('reports')
      .select(['id', 'object_type', 'object_id', 'reason_type', 'content', 'status', 'created_at', 'updated_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    const placeIn = await placesOfObjects(db, rows, places)
    return rows.map((row) => ({
      on: placeIn(row),
      reason: row.reason_type,
      text: row.content,
      status: row.status,
      created_at: time(row.created_at),
      updated_at: time(row.updated_at),
    }))
  },
}

const notifications: DataKind = {
  name: 'notifications',
  tables: ['notifications'],
  keys: readerOfKeys('notifications', 'user_id'),
  // Leaves out the actor, who may be anonymous or whose account may be deleted.
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('notifications')
      .select(['kind', 'action', 'object_type', 'object_id', 'created_at', 'updated_at', 'read_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    const placeIn = await placesOfObjects(db, rows, places)
    return rows.map((row) => ({
      kind: row.kind,
      action: row.action,
      about: placeIn(row),
      created_at: time(row.created_at),
      updated_at: time(row.updated_at),
      read_at: time(row.read_at),
    }))
  },
}

const reputation: DataKind = {
  name: 'reputation',
  tables: ['reputation_events'],
  keys: readerOfKeys('reputation_events', 'user_id'),
  async read(db, { keys }) {
    const rows = await db
      .selectFrom('reputation_events')
      .select(['kind', 'delta', 'reversed', 'created_at', 'updated_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      kind: row.kind,
      points: row.delta,
      taken_back: row.reversed === 1,
      created_at: time(row.created_at),
      updated_at: time(row.updated_at),
    }))
  },
}

const uploads: DataKind = {
  name: 'uploads',
  tables: ['uploads'],
  keys: readerOfKeys('uploads', 'owner_id'),
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('uploads')
      .select(['path', 'source', 'bytes', 'width', 'height', 'created_at', 'deleted_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      address: places.uploadAddress(row.path),
      use: row.source,
      bytes: row.bytes,
      width: row.width,
      height: row.height,
      created_at: time(row.created_at),
      deleted_at: time(row.deleted_at),
    }))
  },
}

/** The lists in the file of a person's data, in this order. Each may have any number of rows. */
export const DATA_KINDS: readonly DataKind[] = [
  questions,
  answers,
  comments,
  versions,
  votes,
  bookmarks,
  followed('followed_questions', 'question'),
  followed('followed_tags', 'tag'),
  followed('followed_people', 'user'),
  ignoredTags,
  mutedQuestions,
  savedFilters,
  flags,
  notifications,
  reputation,
  uploads,
  sessions,
  signIns,
  logins,
  mails,
]

/** Tables whose content is in the head of the file: the account and its settings. */
export const HEAD_TABLES: readonly (keyof Tables)[] = [
  'users',
  'account_states',
  'mail_settings',
  'ignored_tag_settings',
  'plugin_user_settings',
  'two_factor_keys',
]

/** Finds the mail settings that a person has changed, by source. */
export function findMailChoices(db: Db, userId: number): Promise<{ source: string; enabled: 0 | 1 }[]> {
  return db
    .selectFrom('mail_settings')
    .select(['source', 'enabled'])
    .where('user_id', '=', userId)
    .orderBy('source')
    .execute()
}

/**
 * Finds the person's setting for how lists show questions with ignored tags; undefined if the person never chose one.
 */
export async function findIgnoredDisplay(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('ignored_tag_settings')
    .select('display')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.display
}

/** Finds the time of the person's last suspension, in milliseconds; null if the person was never suspended. */
export async function findSuspensionTime(db: Db, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('account_states')
    .select('suspended_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.suspended_at ?? null
}
