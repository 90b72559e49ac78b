import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { kindNumber, kindOf } from '../../platform/ids/object-kinds.ts'
import type { DataKind } from './rows-store.ts'
import { contentOf, inIds, keysOf, time } from './rows-store.ts'
import { loadPlaces, placeOf, tagsOfQuestions } from './places-store.ts'

/** Rows with texts of people, which may be long, that are in memory at a time. */
const TEXTS = 20

const questions: DataKind = {
  name: 'questions',
  tables: ['questions', 'question_tags'],
  batch: TEXTS,
  keys: keysOf('questions', 'user_id'),
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
  keys: keysOf('answers', 'user_id'),
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
  keys: keysOf('comments', 'user_id'),
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
  keys: keysOf('revisions', 'user_id'),
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('revisions')
      .select(['id', 'object_type', 'object_id', 'content', 'summary', 'status', 'created_at', 'reviewed_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    const found = await loadPlaces(
      db,
      rows.map(({ object_type, object_id }) => ({ type: kindOf(object_type), id: object_id })),
    )
    return rows.map((row) => ({
      id: String(row.id),
      of: placeOf({ type: kindOf(row.object_type), id: row.object_id }, { ...places, found }),
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
  keys: keysOf('votes', 'user_id'),
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('votes')
      .select(['object_type', 'object_id', 'direction', 'created_at', 'updated_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    const found = await loadPlaces(
      db,
      rows.map(({ object_type, object_id }) => ({ type: kindOf(object_type), id: object_id })),
    )
    return rows.map((row) => ({
      on: placeOf({ type: kindOf(row.object_type), id: row.object_id }, { ...places, found }),
      vote: row.direction > 0 ? 'up' : 'down',
      created_at: time(row.created_at),
      updated_at: time(row.updated_at),
    }))
  },
}

const bookmarks: DataKind = {
  name: 'bookmarks',
  tables: ['bookmarks'],
  keys: keysOf('bookmarks', 'user_id', 'question_id'),
  async read(db, { userId, keys, places }) {
    const rows = await db
      .selectFrom('bookmarks')
      .select(['question_id', 'created_at'])
      .where('user_id', '=', userId)
      .where(inIds('question_id', keys))
      .orderBy('question_id')
      .execute()
    return rows.map((row) => ({
      ...placeOf({ type: 'question', id: row.question_id }, places),
      created_at: time(row.created_at),
    }))
  },
}

/** Follows of one kind of object. */
function followed(name: string, type: 'question' | 'tag' | 'user'): DataKind {
  return {
    name,
    tables: ['follows'],
    keys: keysOf('follows', 'user_id', 'object_id', sql`object_type = ${kindNumber(type)}`),
    async read(db, { userId, keys, places }) {
      const rows = await db
        .selectFrom('follows')
        .select(['object_id', 'created_at'])
        .where('user_id', '=', userId)
        .where('object_type', '=', kindNumber(type))
        .where(inIds('object_id', keys))
        .orderBy('object_id')
        .execute()
      const found = await loadPlaces(
        db,
        keys.map((id) => ({ type, id })),
      )
      return rows.map((row) => ({
        ...placeOf({ type, id: row.object_id }, { ...places, found }),
        created_at: time(row.created_at),
      }))
    },
  }
}

const ignoredTags: DataKind = {
  name: 'ignored_tags',
  tables: ['ignored_tags'],
  keys: keysOf('ignored_tags', 'user_id', 'tag_id'),
  async read(db, { userId, keys, places }) {
    const rows = await db
      .selectFrom('ignored_tags')
      .select(['tag_id', 'created_at'])
      .where('user_id', '=', userId)
      .where(inIds('tag_id', keys))
      .orderBy('tag_id')
      .execute()
    const found = await loadPlaces(
      db,
      keys.map((id) => ({ type: 'tag', id })),
    )
    return rows.map((row) => ({
      ...placeOf({ type: 'tag', id: row.tag_id }, { ...places, found }),
      created_at: time(row.created_at),
    }))
  },
}

const mutedQuestions: DataKind = {
  name: 'muted_questions',
  tables: ['muted_questions'],
  keys: keysOf('muted_questions', 'user_id', 'question_id'),
  async read(db, { userId, keys, places }) {
    const rows = await db
      .selectFrom('muted_questions')
      .select(['question_id', 'muted_at'])
      .where('user_id', '=', userId)
      .where(inIds('question_id', keys))
      .orderBy('question_id')
      .execute()
    return rows.map((row) => ({
      ...placeOf({ type: 'question', id: row.question_id }, places),
      muted_at: time(row.muted_at),
    }))
  },
}

const savedFilters: DataKind = {
  name: 'saved_filters',
  tables: ['saved_filters'],
  keys: keysOf('saved_filters', 'user_id'),
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
  keys: keysOf('reports', 'reporter_id'),
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('reports')
      .select(['id', 'object_type', 'object_id', 'reason_type', 'content', 'status', 'created_at', 'updated_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    const found = await loadPlaces(
      db,
      rows.map(({ object_type, object_id }) => ({ type: kindOf(object_type), id: object_id })),
    )
    return rows.map((row) => ({
      on: placeOf({ type: kindOf(row.object_type), id: row.object_id }, { ...places, found }),
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
  keys: keysOf('notifications', 'user_id'),
  // Without the actor, who may be anonymous or no longer there.
  async read(db, { keys, places }) {
    const rows = await db
      .selectFrom('notifications')
      .select(['kind', 'action', 'object_type', 'object_id', 'created_at', 'updated_at', 'read_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    const found = await loadPlaces(
      db,
      rows.map(({ object_type, object_id }) => ({ type: kindOf(object_type), id: object_id })),
    )
    return rows.map((row) => ({
      kind: row.kind,
      action: row.action,
      about: placeOf({ type: kindOf(row.object_type), id: row.object_id }, { ...places, found }),
      created_at: time(row.created_at),
      updated_at: time(row.updated_at),
      read_at: time(row.read_at),
    }))
  },
}

const reputation: DataKind = {
  name: 'reputation',
  tables: ['reputation_events'],
  keys: keysOf('reputation_events', 'user_id'),
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
  keys: keysOf('uploads', 'owner_id'),
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

const sessions: DataKind = {
  name: 'sessions',
  tables: ['sessions'],
  keys: keysOf('sessions', 'user_id'),
  async read(db, { keys }) {
    const rows = await db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at', 'last_used_at', 'ip', 'user_agent'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      created_at: time(row.created_at),
      last_used_at: time(row.last_used_at),
      expires_at: time(row.expires_at),
      ip: row.ip,
      browser: row.user_agent,
    }))
  },
}

const signIns: DataKind = {
  name: 'sign_ins',
  tables: ['sign_ins'],
  keys: keysOf('sign_ins', 'user_id'),
  async read(db, { keys }) {
    const rows = await db
      .selectFrom('sign_ins')
      .select(['at', 'succeeded', 'ip', 'user_agent'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      at: time(row.at),
      succeeded: row.succeeded === 1,
      ip: row.ip,
      browser: row.user_agent,
    }))
  },
}

const logins: DataKind = {
  name: 'connected_logins',
  tables: ['external_logins'],
  keys: keysOf('external_logins', 'user_id'),
  async read(db, { keys }) {
    const rows = await db
      .selectFrom('external_logins')
      .select(['connector', 'external_id', 'created_at', 'used_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      service: row.connector,
      id_there: row.external_id,
      created_at: time(row.created_at),
      used_at: time(row.used_at),
    }))
  },
}

const mails: DataKind = {
  name: 'mails',
  tables: ['mail_deliveries'],
  // Times may be equal, and then their rows are in one batch.
  keys: keysOf('mail_deliveries', 'user_id', 'queued_at'),
  async read(db, { userId, keys }) {
    const rows = await db
      .selectFrom('mail_deliveries')
      .select(['template', 'queued_at', 'delivered_at'])
      .where('user_id', '=', userId)
      .where(inIds('queued_at', keys))
      .orderBy('queued_at')
      .orderBy('key')
      .execute()
    return rows.map((row) => ({
      kind: row.template,
      queued_at: time(row.queued_at),
      delivered_at: time(row.delivered_at),
    }))
  },
}

/** Everything about a person that may have any number of rows, in the order of the file. */
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

/** Tables that the head of the file tells about: the account and its settings. */
export const OF_HEAD: readonly (keyof Tables)[] = [
  'users',
  'account_states',
  'mail_settings',
  'ignored_tag_settings',
  'plugin_user_settings',
]

/** The mail settings that a person has changed. */
export function findMailChoices(db: Db, userId: number): Promise<{ source: string; enabled: 0 | 1 }[]> {
  return db
    .selectFrom('mail_settings')
    .select(['source', 'enabled'])
    .where('user_id', '=', userId)
    .orderBy('source')
    .execute()
}

/** The way in which lists show questions with ignored tags; undefined unless the person chose one. */
export async function findIgnoredDisplay(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('ignored_tag_settings')
    .select('display')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.display
}

/** The time of the person's last suspension, if any. */
export async function findSuspensionTime(db: Db, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('account_states')
    .select('suspended_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.suspended_at ?? null
}
