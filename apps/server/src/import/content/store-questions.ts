import type { Tx } from '../../platform/db/database.ts'
import { bookmarkersOf, insertBookmark } from '../../slices/bookmarks/index.ts'
import { addToQuestionCount, insertQuestion, recordFirstVersions, urlTitleOf } from '../../slices/questions/index.ts'
import { indexPost } from '../../slices/search/index.ts'
import { setQuestionTags } from '../../slices/tags/index.ts'
import { addToUserCount } from '../../slices/users/index.ts'
import { ensureTags } from '../ensure-tags.ts'
import type { PersonReference } from '../people.ts'
import { findPeople } from '../people.ts'
import { hasFormerLinks } from '../rewrite-links.ts'
import type { ImportRun, Unusable } from '../run.ts'
import { findLocalIds, saveLinking, saveLocalIds } from '../store.ts'
import { textColumns } from '../text-columns.ts'
import { notesOnTitle, titleWithin } from '../within-limits.ts'
import { earliestOf, editColumns, problemOf, referencesOf } from './edited-post.ts'
import { followAll } from './follow-all.ts'
import { findFreeIds } from './find-free-ids.ts'
import { withoutStored } from './without-stored.ts'
import type { Dated, ImportedQuestion } from './records.ts'
import { slugFrom } from './slug.ts'
import type { KnownVote } from './store-votes.ts'
import { findVoters, storeVotes, voteColumns } from './store-votes.ts'
import { storeVersions } from './store-versions.ts'

/** Stores questions with their tags, votes, followers, bookmarks and versions. */
export async function storeQuestions(
  run: ImportRun,
  tx: Tx,
  questions: readonly ImportedQuestion[],
): Promise<Unusable[]> {
  const stored = await findLocalIds(
    tx,
    run.source,
    'question',
    questions.map(({ id }) => id),
  )
  const fresh = withoutStored(questions, stored)
  const problem = (question: ImportedQuestion) =>
    question.problem ?? (question.title.trim() === '' ? 'question without a title' : problemOf(question))
  const usable = fresh.filter((question) => problem(question) === undefined)
  const references = usable.flatMap((question) => [
    ...referencesOf(question),
    ...(question.closing?.by ? [question.closing.by] : []),
  ])
  const person = await findPeople(run, tx, references, earliestOf(run, usable))
  const votersOf = await findVoters(run, tx, usable)
  const keptId = await findFreeIds(tx, 'questions', usable)
  const tagIds = await ensureTags(run, tx, usable.flatMap(slugsOf))
  const ids = new Map<string, number>()
  const votes = new Map<number, KnownVote[]>()
  const linking: number[] = []
  const withoutVersions: number[] = []
  for (const question of usable) {
    const known = votersOf(question)
    const row = {
      ...questionColumns(run, question, person),
      ...voteColumns(question.score, known),
      ...keptId(question),
    }
    const { id } = await insertQuestion(tx, row)
    await setQuestionTags(
      tx,
      { bus: run.ctx.bus, actorId: row.user_id, at: run.ctx.clock.now() },
      id,
      [...new Set(slugsOf(question).flatMap((slug) => tagIds.get(slug) ?? []))],
      question.isDeleted ? 'deleted' : question.isListed ? 'available' : 'hidden',
    )
    if (!question.isDeleted) await addToUserCount(tx, row.user_id, 'question_count', 1)
    await followAll(run, tx, { type: 'question', id }, question.followers)
    await bookmarkAll(run, tx, id, question.bookmarks)
    await storeVersions(run, tx, { type: 'question', id, title: row.title }, question.versions, (personId) =>
      person({ id: personId, displayName: undefined }),
    )
    await indexPost(run.ctx, tx, 'question', id)
    votes.set(id, known)
    ids.set(question.id, id)
    const hasLinks = hasFormerLinks(question.text, run.hosts)
    if (hasLinks) linking.push(id)
    if (!hasLinks && question.versions.every(({ isWaiting }) => isWaiting)) withoutVersions.push(id)
  }
  await storeVotes(tx, 'question', votes)
  // A question with links to its former site gets its first version later, when those links are rewritten.
  await recordFirstVersions(tx, withoutVersions)
  await saveLinking(tx, run.source, 'question', linking)
  await saveLocalIds(tx, run.source, 'question', ids)
  return fresh.flatMap((question): Unusable[] => {
    const reason = problem(question)
    if (reason !== undefined) return [{ id: question.id, reason }]
    return [...(question.notes ?? []), ...notesOnTitle(question.id, question.title), ...uselessTagsOf(question)]
  })
}

function slugsOf({ tags }: ImportedQuestion): string[] {
  return tags.flatMap((name) => slugFrom(name) ?? [])
}

function uselessTagsOf({ id, tags }: ImportedQuestion): Unusable[] {
  const useless = tags.filter((name) => slugFrom(name) === undefined)
  return useless.map((name) => ({ id, reason: `stored without a tag that is not usable: ${name}` }))
}

function questionColumns(run: ImportRun, question: ImportedQuestion, person: (name: PersonReference) => number) {
  const title = titleWithin(question.title)
  const author = person(question.author)
  const created = question.createdAt ?? 0
  const edit = editColumns(question, person)
  return {
    ...textColumns(run, question.text),
    ...edit,
    ...closingColumns(question, person),
    ...(question.isDeleted ? { status: 'deleted' as const, deleted_at: edit?.edited_at ?? created } : {}),
    user_id: author,
    title,
    url_title: urlTitleOf(title),
    pinned: question.isPinned ? (1 as const) : (0 as const),
    listed: question.isListed ? (1 as const) : (0 as const),
    view_count: Math.max(question.viewCount, 0),
    created_at: created,
    active_at: edit?.edited_at ?? created,
    operation_type: edit ? ('modified' as const) : ('asked' as const),
    operator_id: edit?.last_editor_id ?? author,
    operated_at: edit?.edited_at ?? created,
  }
}

function closingColumns({ closing }: ImportedQuestion, person: (name: PersonReference) => number) {
  if (!closing) return undefined
  return {
    status: 'closed' as const,
    closed_at: closing.at,
    close_reason: closing.reason,
    close_message: closing.message,
    closed_by: closing.by ? person(closing.by) : null,
  }
}

async function bookmarkAll(run: ImportRun, tx: Tx, questionId: number, bookmarks: readonly Dated[]): Promise<void> {
  if (bookmarks.length === 0) return
  const users = await findLocalIds(
    tx,
    run.source,
    'user',
    bookmarks.map(({ personId }) => personId),
  )
  const known = new Set(await bookmarkersOf(tx, questionId))
  let added = 0
  for (const { personId, at } of bookmarks) {
    const userId = users.get(personId)
    if (userId === undefined || known.has(userId)) continue
    await insertBookmark(tx, userId, questionId, at)
    known.add(userId)
    added += 1
  }
  if (added > 0) await addToQuestionCount(tx, questionId, 'collection_count', added)
}
