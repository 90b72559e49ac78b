import type { Tx } from '../../platform/db/database.ts'
import type { Answer } from '../../slices/answers/index.ts'
import { findAnswers, insertAnswer } from '../../slices/answers/index.ts'
import type { QuestionChange } from '../../slices/questions/index.ts'
import { addToQuestionCount, findQuestions, updateQuestion } from '../../slices/questions/index.ts'
import { indexPost } from '../../slices/search/index.ts'
import { addToUserCount } from '../../slices/users/index.ts'
import { idOf, timeOf, numberOf } from './dump.ts'
import { baseVotes } from './gather.ts'
import { editOf } from './import-questions.ts'
import type { PersonReference } from './people.ts'
import { authorOf, earliest, findPeople, personOf } from './people.ts'
import { markdownOf, textColumns } from './post-text.ts'
import type { DumpRow } from './read-rows.ts'
import type { ImportRun, Unusable } from '../run.ts'
import type { ImportStep } from './run.ts'
import { newRows } from './run.ts'
import type { GatheredPost } from './gathered-store.ts'
import { findGathered } from './gathered-store.ts'
import { hasFormerLinks } from '../rewrite-links.ts'
import { findLocalIds, saveLinking, saveLocalIds } from '../store.ts'

const ANSWER = '2'

/** Imports answers and updates their questions. */
export const importAnswers: ImportStep = {
  name: 'answers',
  title: 'Answers',
  file: 'Posts.xml',
  async store(run, tx, rows) {
    const answers = rows.filter((row) => row.attributes.PostTypeId === ANSWER)
    const stored = await findLocalIds(tx, run.source, 'answer', answers.map(idOf))
    const fresh = newRows(answers, stored)
    const questions = await findLocalIds(tx, run.source, 'question', fresh.map(parentOf))
    const problem = (row: DumpRow): string | undefined => {
      if (timeOf(row, 'CreationDate') === undefined) return 'no creation date'
      return questions.has(parentOf(row)) ? undefined : 'answer to a question that is not stored'
    }
    await storeAnswers(
      run,
      tx,
      fresh.filter((row) => problem(row) === undefined),
      questions,
    )
    return fresh.flatMap((row): Unusable[] => {
      const reason = problem(row)
      return reason === undefined ? [] : [{ id: idOf(row), reason }]
    })
  },
}

/** A new answer as far as it concerns its question. */
type Arrival = Pick<Answer, 'id' | 'question_id' | 'user_id' | 'created_at'> & { accepted: boolean }

async function storeAnswers(
  run: ImportRun,
  tx: Tx,
  rows: readonly DumpRow[],
  questions: ReadonlyMap<string, number>,
): Promise<void> {
  const gathered = await findGathered(tx, run.source, rows.map(idOf))
  const person = await findPeople(run, tx, rows.flatMap(peopleOf), earliest(run, rows))
  // A question stored earlier may already have an accepted answer on this site.
  const solved = new Set(
    (await findQuestions(tx, [...new Set(questions.values())]))
      .filter((question) => question.accepted_answer_id !== null)
      .map((question) => question.id),
  )
  const ids = new Map<string, number>()
  const accepted = new Map<string, number>()
  const arrivals: Arrival[] = []
  const linking: number[] = []
  for (const row of rows) {
    const notes = gathered.get(idOf(row))
    const question_id = questions.get(parentOf(row)) ?? 0
    const isAccepted = notes?.accepted_for === parentOf(row) && !solved.has(question_id)
    const answer = {
      ...answerOf(run, row, notes, person),
      question_id,
      accepted: isAccepted ? (1 as const) : (0 as const),
    }
    const { id } = await insertAnswer(tx, answer)
    await addToUserCount(tx, answer.user_id, 'answer_count', 1)
    await indexPost(run.app, tx, 'answer', id)
    ids.set(idOf(row), id)
    if (hasFormerLinks(answer.original_text, run.hosts)) linking.push(id)
    if (isAccepted) accepted.set(idOf(row), id)
    arrivals.push({ ...answer, id, accepted: isAccepted })
  }
  await saveLocalIds(tx, run.source, 'answer', ids)
  await saveLocalIds(tx, run.source, 'accepted', accepted)
  await saveLinking(tx, run.source, 'answer', linking)
  await tellQuestions(tx, arrivals)
}

function answerOf(
  run: ImportRun,
  row: DumpRow,
  gathered: GatheredPost | undefined,
  person: (name: PersonReference) => number,
) {
  return {
    ...textColumns(run, markdownOf(run, row, gathered)),
    ...baseVotes(numberOf(row, 'Score'), gathered),
    ...editOf(row, person),
    user_id: person(authorOf(row, 'OwnerUserId', 'OwnerDisplayName')),
    created_at: timeOf(row, 'CreationDate') ?? 0,
  }
}

/** Updates the answer count, newest answer, accepted answer and last activity of the questions. */
async function tellQuestions(tx: Tx, arrivals: readonly Arrival[]): Promise<void> {
  const byQuestion = Map.groupBy(arrivals, (arrival) => arrival.question_id)
  const questions = await findQuestions(tx, [...byQuestion.keys()])
  const lastIds = questions.flatMap((question) => question.last_answer_id ?? [])
  const lastAnswers = new Map((await findAnswers(tx, lastIds)).map((answer) => [answer.id, answer]))
  for (const question of questions) {
    const own = byQuestion.get(question.id) ?? []
    const before = lastAnswers.get(question.last_answer_id ?? 0)
    const newest = newestOf(before ? [before, ...own] : own)
    const accepted = own.find((arrival) => arrival.accepted)
    await addToQuestionCount(tx, question.id, 'answer_count', own.length)
    await updateQuestion(tx, question.id, {
      last_answer_id: newest.id,
      active_at: Math.max(question.active_at, newest.created_at),
      ...(newest.created_at >= question.operated_at && answeredBy(newest)),
      ...(accepted && { accepted_answer_id: accepted.id }),
    })
  }
}

function answeredBy(answer: Pick<Answer, 'user_id' | 'created_at'>): QuestionChange {
  return { operation_type: 'answered', operator_id: answer.user_id, operated_at: answer.created_at }
}

function newestOf<T extends { id: number; created_at: number }>(answers: readonly T[]): T {
  return answers.reduce((newest, answer) =>
    answer.created_at > newest.created_at || (answer.created_at === newest.created_at && answer.id > newest.id)
      ? answer
      : newest,
  )
}

function peopleOf(row: DumpRow): PersonReference[] {
  const editor = personOf(row, 'LastEditorUserId', 'LastEditorDisplayName')
  return [authorOf(row, 'OwnerUserId', 'OwnerDisplayName'), ...(editor ? [editor] : [])]
}

function parentOf(row: DumpRow): string {
  return row.attributes.ParentId ?? ''
}
