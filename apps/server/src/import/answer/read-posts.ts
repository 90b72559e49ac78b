import type { ImportedAnswer, ImportedClosing, ImportedComment, ImportedQuestion } from '../content/records.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import type { PersonReference } from '../people.ts'
import type { Unusable } from '../run.ts'
import type { Row } from '../source/cells.ts'
import { idIn, numberOf, textOf, timeOf } from '../source/cells.ts'
import type { Activities } from './read-activities.ts'
import { readActivities } from './read-activities.ts'
import { readVersions } from './read-versions.ts'
import type { AnswerSite } from './site.ts'
import { objectIn } from './site.ts'

const CLOSED = 2
const DELETED = 10
const PENDING = 11
const PINNED = 2
const HIDDEN = 2
const ACCEPTED = 2

/** Reads questions with their tags, votes, followers, bookmarks, closings and versions. */
export async function readQuestions(site: AnswerSite, rows: readonly Row[]): Promise<ImportedQuestion[]> {
  const ids = rows.map((row) => textOf(row, 'id'))
  const activities = await readActivities(site, 'question', ids)
  const [versions, tags, reasons] = [
    await readVersions(site, ids),
    await readTagNames(site, ids),
    await readClosings(site, ids),
  ]
  const bookmarks = Map.groupBy(await site.tables.related('collection', 'object_id', ids), (row) =>
    textOf(row, 'object_id'),
  )
  return rows.map((row) => {
    const id = textOf(row, 'id')
    return {
      ...postOf(site, row, activities),
      ...editOf(site, row),
      title: textOf(row, 'title'),
      tags: tags.get(id) ?? [],
      viewCount: numberOf(row, 'view_count'),
      isPinned: numberOf(row, 'pin') === PINNED,
      isListed: numberOf(row, 'show') !== HIDDEN,
      closing: numberOf(row, 'status') === CLOSED ? closingOf(site, row, reasons.get(id), activities) : undefined,
      followers: activities.of(id, 'question.follow'),
      bookmarks: (bookmarks.get(id) ?? []).map((each) => ({
        personId: textOf(each, 'user_id'),
        at: timeOf(each, 'created_at', site.timeZone) ?? 0,
      })),
      versions: versions.get(id) ?? [],
    }
  })
}

/** Reads answers with their votes and versions. */
export async function readAnswers(site: AnswerSite, rows: readonly Row[]): Promise<ImportedAnswer[]> {
  const ids = rows.map((row) => textOf(row, 'id'))
  const [activities, versions] = [await readActivities(site, 'answer', ids), await readVersions(site, ids)]
  return rows.map((row) => ({
    ...postOf(site, row, activities),
    ...editOf(site, row),
    questionId: textOf(row, 'question_id'),
    isAccepted: numberOf(row, 'adopted') === ACCEPTED,
    versions: versions.get(textOf(row, 'id')) ?? [],
  }))
}

/** Reads comments with their votes. */
export async function readComments(site: AnswerSite, rows: readonly Row[]): Promise<ImportedComment[]> {
  const activities = await readActivities(
    site,
    'comment',
    rows.map((row) => textOf(row, 'id')),
  )
  return rows.map((row) => ({
    ...postOf(site, row, activities),
    postId: textOf(row, 'object_id'),
    replyTo: idIn(row, 'reply_comment_id'),
  }))
}

function postOf(site: AnswerSite, row: Row, activities: Activities) {
  const id = textOf(row, 'id')
  const wantedId = decodeObjectId(id)?.id
  const status = numberOf(row, 'status')
  const notes: Unusable[] =
    status === PENDING ? [{ id, reason: 'waited for approval: stored as deleted, so that staff can restore it' }] : []
  return {
    id,
    ...(wantedId === undefined ? {} : { wantedId }),
    author: personIn(row, 'user_id'),
    text: textOf(row, 'original_text'),
    createdAt: timeOf(row, 'created_at', site.timeZone),
    score: numberOf(row, 'vote_count'),
    votes: activities.votesOn(id),
    isDeleted: status === DELETED || status === PENDING,
    notes,
  }
}

function personIn(row: Row, column: string): PersonReference {
  return { id: idIn(row, column), displayName: undefined }
}

/** Returns the last edit. A post that was never edited has no `updated_at`, or the same one as `created_at`. */
function editOf({ timeZone }: AnswerSite, row: Row) {
  const [created, updated] = [timeOf(row, 'created_at', timeZone) ?? 0, timeOf(row, 'updated_at', timeZone) ?? 0]
  if (updated <= created) return {}
  return { editedAt: updated, editor: personIn(row, idIn(row, 'last_edit_user_id') ? 'last_edit_user_id' : 'user_id') }
}

/** Reads the names of the tags of some questions, in the order in which each question has them. */
async function readTagNames(site: AnswerSite, ids: readonly string[]): Promise<Map<string, string[]>> {
  const relations = await site.tables.related('tag_rel', 'object_id', ids)
  const tags = await site.tables.related(
    'tag',
    'id',
    relations.map((row) => textOf(row, 'tag_id')),
  )
  const names = new Map(tags.map((row) => [textOf(row, 'id'), textOf(row, 'slug_name')]))
  const byQuestion = Map.groupBy(relations, (row) => textOf(row, 'object_id'))
  return new Map(
    [...byQuestion].map(([id, some]) => [id, some.flatMap((row) => names.get(textOf(row, 'tag_id')) ?? [])]),
  )
}

interface ClosingMeta {
  type: number
  message: string
}

/** Reads why some questions were closed. The last stored reason counts. */
async function readClosings(site: AnswerSite, ids: readonly string[]): Promise<Map<string, ClosingMeta>> {
  const rows = await site.tables.related('meta', 'object_id', ids)
  const reasons = rows.filter((row) => textOf(row, 'key') === 'question.close.reason')
  return new Map(
    reasons.map((row) => {
      const value = objectIn(textOf(row, 'value')) ?? {}
      const message = typeof value.close_msg === 'string' ? value.close_msg : ''
      return [textOf(row, 'object_id'), { type: Number(value.close_type), message }]
    }),
  )
}

function closingOf(site: AnswerSite, row: Row, meta: ClosingMeta | undefined, activities: Activities): ImportedClosing {
  const closed = activities.of(textOf(row, 'id'), 'question.closed').at(-1)
  const at = closed?.at ?? timeOf(row, 'post_update_time', site.timeZone) ?? timeOf(row, 'updated_at', site.timeZone)
  return {
    at: at ?? timeOf(row, 'created_at', site.timeZone) ?? 0,
    by: closed ? { id: closed.personId, displayName: undefined } : undefined,
    reason: (meta && site.reasonOf(meta.type)) ?? null,
    message: meta?.message || null,
  }
}
