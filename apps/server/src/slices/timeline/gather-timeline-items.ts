import { isAuthor, isStaff } from '@quandary/guards'
import type { Db } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Revision, VersionFacts } from '../revisions/index.ts'
import { listRevisionsOf, listVersionFactsOf } from '../revisions/index.ts'
import type { TimelineItem, TimelineObjectType } from './timeline-event.ts'
import { listAnswersFor, listCommentsFor, listRecordedEvents, listVotesFor } from './store.ts'

/** Maximum number of votes that are shown: the newest ones. */
const MAX_VOTES = 1000

export interface TimelineObject {
  type: TimelineObjectType
  id: number
  /** Null if unknown. */
  authorId: number | null
  createdAt: number
}

const BEGINNINGS = { question: 'asked', answer: 'answered', tag: 'created' } as const

/** Returns all events of an object that this viewer may see, newest first. */
export async function gatherTimelineItems(
  db: Db,
  object: TimelineObject,
  viewer: Viewer,
  options: { votes: boolean },
): Promise<TimelineItem[]> {
  const parts = await Promise.all([
    versionsOf(db, object),
    recordedOf(db, object),
    object.type === 'question' ? answersOf(db, object.id, viewer) : [],
    object.type === 'tag' ? [] : commentsOf(db, object.type, object.id),
    object.type === 'tag' || !options.votes ? [] : votesOf(db, object.type, object.id),
  ])
  return parts.flat().toSorted((a, b) => b.at - a.at || orderOf(b) - orderOf(a))
}

/** Among events of the same time, the creation counts as the first. */
function orderOf(entry: TimelineItem): number {
  return Object.values<string>(BEGINNINGS).includes(entry.word) ? 0 : 1
}

/**
 * Returns the creation and each applied edit. In a history beyond the size that is read, edits that restored a version
 * older than that are not recognized as rollbacks.
 */
async function versionsOf(db: Db, object: TimelineObject): Promise<TimelineItem[]> {
  const [versions, revisions] = await Promise.all([
    listVersionFactsOf(db, object.type, object.id),
    listRevisionsOf(db, object.type, object.id),
  ])
  const about = { objectType: object.type, objectId: object.id }
  const first = versions.find(({ status }) => status === 'first')
  const beginning: TimelineItem = {
    ...about,
    key: `${object.id}1`,
    word: BEGINNINGS[object.type],
    actorId: object.authorId,
    at: object.createdAt,
    ...(first && { revisionId: first.id }),
  }
  const edits = versions.filter(({ status }) => status === 'applied')
  const rollbacks = rollbacksAmong(revisions)
  return [
    beginning,
    ...edits.map((revision) => ({
      ...about,
      key: `${revision.id}4`,
      word: rollbacks.has(revision.id) ? ('rollback' as const) : ('edited' as const),
      actorId: revision.user_id,
      at: effectiveAt(revision),
      note: revision.summary,
      revisionId: revision.id,
    })),
  ]
}

/** Returns the ids of the edits that restored an earlier version. */
function rollbacksAmong(revisions: readonly Revision[]): ReadonlySet<number> {
  const earlier = new Set<string>()
  const rollbacks = new Set<number>()
  const inOrder = revisions.toSorted((a, b) => effectiveAt(a) - effectiveAt(b) || a.id - b.id)
  for (const revision of inOrder) {
    const text = textOf(revision)
    if (earlier.has(text)) rollbacks.add(revision.id)
    earlier.add(text)
  }
  return rollbacks
}

function effectiveAt({ reviewed_at, created_at }: VersionFacts): number {
  return reviewed_at ?? created_at
}

/**
 * Returns the source text of a version. Its HTML is not compared, because it may differ although nobody changed the
 * text.
 */
function textOf(revision: Revision): string {
  switch (revision.object_type) {
    case 'question': {
      const { title, content, tags } = revision.content
      return JSON.stringify([title, content, tags.map((tag) => tag.slug_name).toSorted()])
    }
    case 'answer':
      return revision.content.content
    case 'tag': {
      const { slug_name, display_name, content } = revision.content
      return JSON.stringify([slug_name, display_name, content])
    }
  }
}

async function recordedOf(db: Db, object: TimelineObject): Promise<TimelineItem[]> {
  const rows = await listRecordedEvents(db, object.type, object.id)
  return rows.map((row) => ({
    key: `${row.id}0`,
    word: row.type,
    objectType: row.object_type,
    objectId: row.object_id,
    actorId: row.actor_id,
    at: row.at,
    note: row.message,
    cancelledAt: row.cancelled_at,
  }))
}

/** Lists the answers. Deleted and pending ones are visible to their authors and staff, as everywhere. */
async function answersOf(db: Db, questionId: number, viewer: Viewer): Promise<TimelineItem[]> {
  const rows = await listAnswersFor(db, questionId)
  return rows
    .filter((row) => row.status === 'available' || isStaff(viewer) || isAuthor(viewer, row.user_id))
    .map((row) => ({
      key: `${row.id}2`,
      word: 'answered',
      objectType: 'answer',
      objectId: row.id,
      actorId: row.user_id,
      at: row.created_at,
    }))
}

async function commentsOf(db: Db, type: 'question' | 'answer', id: number): Promise<TimelineItem[]> {
  const rows = await listCommentsFor(db, type, id)
  return rows.map((row) => ({
    key: `${row.id}3`,
    word: 'commented',
    objectType: 'comment',
    objectId: row.id,
    actorId: row.user_id,
    at: row.created_at,
    html: row.parsed_text,
  }))
}

async function votesOf(db: Db, type: 'question' | 'answer', id: number): Promise<TimelineItem[]> {
  const rows = await listVotesFor(db, type, id, MAX_VOTES)
  return rows.map((row) => ({
    key: `${row.id}5`,
    word: row.direction === 1 ? 'upvote' : 'downvote',
    objectType: type,
    objectId: id,
    actorId: row.user_id,
    at: row.updated_at,
  }))
}
