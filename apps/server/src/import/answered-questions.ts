import type { Tx } from '../platform/db/database.ts'
import type { Answer } from '../slices/answers/index.ts'
import { findAnswers } from '../slices/answers/index.ts'
import type { QuestionChange } from '../slices/questions/index.ts'
import { addToQuestionCount, findQuestions, updateQuestion } from '../slices/questions/index.ts'

/** The fields of a new answer that change its question. */
export type NewAnswerOf = Pick<Answer, 'id' | 'question_id' | 'user_id' | 'created_at'> & { accepted: boolean }

/** Updates the answer count, newest answer, accepted answer and last activity of the questions. */
export async function updateQuestionsOf(tx: Tx, arrivals: readonly NewAnswerOf[]): Promise<void> {
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
