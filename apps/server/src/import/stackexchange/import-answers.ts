import type { Tx } from '../../platform/db/database.ts'
import { insertAnswer } from '../../slices/answers/index.ts'
import { findQuestions } from '../../slices/questions/index.ts'
import { indexPost } from '../../slices/search/index.ts'
import { addToUserCount } from '../../slices/users/index.ts'
import { idOf, timeOf, numberOf } from './dump.ts'
import { baseVotes } from './gather.ts'
import { editOf } from './import-questions.ts'
import type { PersonReference } from '../people.ts'
import { findPeople } from '../people.ts'
import { authorOf, earliest, personOf } from './people.ts'
import { textColumns } from '../text-columns.ts'
import { markdownOf } from './post-text.ts'
import type { DumpRow } from './read-rows.ts'
import type { ImportRun, Unusable } from '../run.ts'
import type { ImportStep } from './run.ts'
import { newRows } from './run.ts'
import type { GatheredPost } from './gathered-store.ts'
import { findGathered } from './gathered-store.ts'
import { hasFormerLinks } from '../rewrite-links.ts'
import type { NewAnswerOf } from '../answered-questions.ts'
import { updateQuestionsOf } from '../answered-questions.ts'
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
  const arrivals: NewAnswerOf[] = []
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
    await indexPost(run.ctx, tx, 'answer', id)
    ids.set(idOf(row), id)
    if (hasFormerLinks(answer.original_text, run.hosts)) linking.push(id)
    if (isAccepted) accepted.set(idOf(row), id)
    arrivals.push({ ...answer, id, accepted: isAccepted })
  }
  await saveLocalIds(tx, run.source, 'answer', ids)
  await saveLocalIds(tx, run.source, 'accepted', accepted)
  await saveLinking(tx, run.source, 'answer', linking)
  await updateQuestionsOf(tx, arrivals)
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

function peopleOf(row: DumpRow): PersonReference[] {
  const editor = personOf(row, 'LastEditorUserId', 'LastEditorDisplayName')
  return [authorOf(row, 'OwnerUserId', 'OwnerDisplayName'), ...(editor ? [editor] : [])]
}

function parentOf(row: DumpRow): string {
  return row.attributes.ParentId ?? ''
}
