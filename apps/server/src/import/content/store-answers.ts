import type { Tx } from '../../platform/db/database.ts'
import { insertAnswer } from '../../slices/answers/index.ts'
import { findQuestions } from '../../slices/questions/index.ts'
import { indexPost } from '../../slices/search/index.ts'
import { addToUserCount } from '../../slices/users/index.ts'
import type { NewAnswerOf } from '../answered-questions.ts'
import { updateQuestionsOf } from '../answered-questions.ts'
import { findPeople } from '../people.ts'
import { hasFormerLinks } from '../rewrite-links.ts'
import type { ImportRun, Unusable } from '../run.ts'
import { findLocalIds, saveLinking, saveLocalIds } from '../store.ts'
import { textColumns } from '../text-columns.ts'
import { earliestOf, editColumns, problemOf, referencesOf } from './edited-post.ts'
import { findFreeIds } from './find-free-ids.ts'
import { withoutStored } from './without-stored.ts'
import type { ImportedAnswer } from './records.ts'
import type { KnownVote } from './store-votes.ts'
import { findVoters, storeVotes, voteColumns } from './store-votes.ts'
import { storeVersions } from './store-versions.ts'

/** Stores answers with their votes and versions, and updates their questions. */
export async function storeAnswers(run: ImportRun, tx: Tx, answers: readonly ImportedAnswer[]): Promise<Unusable[]> {
  const stored = await findLocalIds(
    tx,
    run.source,
    'answer',
    answers.map(({ id }) => id),
  )
  const fresh = withoutStored(answers, stored)
  const keys = await findLocalIds(
    tx,
    run.source,
    'question',
    fresh.map(({ questionId }) => questionId),
  )
  const problem = (answer: ImportedAnswer) =>
    problemOf(answer) ?? (keys.has(answer.questionId) ? undefined : 'answer to a question that is not stored')
  const usable = fresh.filter((answer) => problem(answer) === undefined)
  const questions = new Map((await findQuestions(tx, [...new Set(keys.values())])).map((each) => [each.id, each]))
  // A question stored earlier may already have an accepted answer on this site.
  const solved = new Set([...questions.values()].flatMap((each) => (each.accepted_answer_id === null ? [] : each.id)))
  const person = await findPeople(run, tx, usable.flatMap(referencesOf), earliestOf(run, usable))
  const votersOf = await findVoters(run, tx, usable)
  const keptId = await findFreeIds(tx, 'answers', usable)
  const ids = new Map<string, number>()
  const accepted = new Map<string, number>()
  const arrivals: NewAnswerOf[] = []
  const votes = new Map<number, KnownVote[]>()
  const linking: number[] = []
  for (const answer of usable) {
    const question_id = keys.get(answer.questionId) ?? 0
    const isAccepted = answer.isAccepted && !answer.isDeleted && !solved.has(question_id)
    const known = votersOf(answer)
    const row = {
      ...textColumns(run, answer.text),
      ...voteColumns(answer.score, known),
      ...editColumns(answer, person),
      ...keptId(answer),
      question_id,
      user_id: person(answer.author),
      created_at: answer.createdAt ?? 0,
      status: answer.isDeleted ? ('deleted' as const) : ('available' as const),
      accepted: isAccepted ? (1 as const) : (0 as const),
    }
    const { id } = await insertAnswer(tx, row)
    if (!answer.isDeleted) {
      await addToUserCount(tx, row.user_id, 'answer_count', 1)
      arrivals.push({ ...row, id, accepted: isAccepted })
    }
    const title = questions.get(question_id)?.title ?? ''
    await storeVersions(run, tx, { type: 'answer', id, title }, answer.versions, (personId) =>
      person({ id: personId, displayName: undefined }),
    )
    await indexPost(run.ctx, tx, 'answer', id)
    ids.set(answer.id, id)
    votes.set(id, known)
    if (isAccepted) {
      accepted.set(answer.id, id)
      solved.add(question_id)
    }
    if (hasFormerLinks(answer.text, run.hosts)) linking.push(id)
  }
  await storeVotes(tx, 'answer', votes)
  await saveLocalIds(tx, run.source, 'answer', ids)
  await saveLocalIds(tx, run.source, 'accepted', accepted)
  await saveLinking(tx, run.source, 'answer', linking)
  await updateQuestionsOf(tx, arrivals)
  return fresh.flatMap((answer): Unusable[] => {
    const reason = problem(answer)
    return reason === undefined ? [...(answer.notes ?? [])] : [{ id: answer.id, reason }]
  })
}
