import type { Db, Tx } from '../../platform/db/database.ts'
import type { NewRevision, RevisionTag } from '../revisions/index.ts'
import { recordRevisions } from '../revisions/index.ts'
import { findTags, loadTagBadges } from '../tags/index.ts'
import type { Question } from './question.ts'
import { findQuestions } from './store.ts'

/** Questions, by the type number of their ids. */
export const QUESTION_TYPE = 1

type Version = NewRevision<typeof QUESTION_TYPE>

/** A question as it was first asked, as a version of its history. */
export async function firstVersion(db: Db, question: Question): Promise<Version> {
  const tags = (await loadTagBadges(db, [question.id])).get(question.id) ?? []
  return versionOf(question, tags)
}

function versionOf(question: Question, tags: readonly RevisionTag[]): Version {
  return {
    objectType: QUESTION_TYPE,
    objectId: question.id,
    userId: question.user_id,
    title: question.title,
    content: { title: question.title, content: question.original_text, html: question.parsed_text, tags },
    summary: '',
    at: question.created_at,
  }
}

/** Gives questions that came from elsewhere, tags and all, their first version: as they are stored now. */
export async function recordFirstVersions(tx: Tx, questionIds: readonly number[]): Promise<void> {
  const [questions, badges] = [await findQuestions(tx, questionIds), await loadTagBadges(tx, questionIds)]
  await recordRevisions(
    tx,
    questions.map((question) => ({ ...versionOf(question, badges.get(question.id) ?? []), status: 'first' })),
  )
}

/** Tags as a version names them, in the order of the keys. */
export async function versionTags(db: Db, tagIds: readonly number[]): Promise<RevisionTag[]> {
  const tags = new Map((await findTags(db, tagIds)).map((tag) => [tag.id, tag]))
  return tagIds.flatMap((id) => {
    const tag = tags.get(id)
    if (!tag) return []
    const { slug_name, display_name, recommend, reserved } = tag
    return { slug_name, display_name, main_tag_slug_name: '', recommend: recommend === 1, reserved: reserved === 1 }
  })
}
