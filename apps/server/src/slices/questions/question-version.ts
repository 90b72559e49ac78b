import type { Db, Tx } from '../../platform/db/database.ts'
import type { NewRevision, RevisionTag } from '../revisions/index.ts'
import { recordRevisions } from '../revisions/index.ts'
import type { ChosenTag } from '../tags/index.ts'
import { loadTagBadges } from '../tags/index.ts'
import type { Question } from './question.ts'
import { findQuestions } from './store.ts'

type Version = NewRevision<'question'>

/** Builds the first version of a question for its history. */
export async function firstVersion(db: Db, question: Question): Promise<Version> {
  const tags = (await loadTagBadges(db, [question.id])).get(question.id) ?? []
  return versionOf(question, tags)
}

function versionOf(question: Question, tags: readonly RevisionTag[]): Version {
  return {
    objectType: 'question',
    objectId: question.id,
    userId: question.user_id,
    title: question.title,
    content: { title: question.title, content: question.original_text, html: question.parsed_text, tags },
    summary: '',
    at: question.created_at,
  }
}

/** Records the first version of imported questions with their tags, from their current texts. */
export async function recordFirstVersions(tx: Tx, questionIds: readonly number[]): Promise<void> {
  const [questions, badges] = [await findQuestions(tx, questionIds), await loadTagBadges(tx, questionIds)]
  await recordRevisions(
    tx,
    // In the order of their ids, so that importing the same content again gives the versions the same ids.
    questions
      .toSorted((a, b) => a.id - b.id)
      .map((question) => ({ ...versionOf(question, badges.get(question.id) ?? []), status: 'first' })),
  )
}

/** Returns a tag in the form in which a version stores it. */
export function versionTag(tag: ChosenTag): RevisionTag {
  const { slug_name, display_name } = tag
  const names = { slug_name, display_name, main_tag_slug_name: '' }
  return 'id' in tag
    ? { ...names, recommend: tag.recommend === 1, reserved: tag.reserved === 1 }
    : { ...names, recommend: false, reserved: false, original_text: tag.original_text, parsed_text: tag.parsed_text }
}
