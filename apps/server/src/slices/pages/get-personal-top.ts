import type { Schemas } from '@quandary/api-client'
import { isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Answer } from '../answers/index.ts'
import { answerIds, findAnswers } from '../answers/index.ts'
import type { Question } from '../questions/index.ts'
import { findQuestions, questionIds } from '../questions/index.ts'
import { loadTagBadges } from '../tags/index.ts'
import { findUserByUsername } from '../users/index.ts'
import { bestAnswerIds, bestQuestionIds } from './store.ts'

const BEST = 5

/** The best questions and answers of a person that the viewer may see; nothing for an unknown name. */
export async function getPersonalTop(
  app: AppContext,
  username: string,
  viewer: Viewer | null,
): Promise<Schemas['PersonalTop']> {
  const user = await findUserByUsername(app.db, username)
  if (!user) return { question: [], answer: [] }
  const hiddenOf = isStaff(viewer) ? ('all' as const) : (viewer?.id ?? null)
  const wanted = { userId: user.id, hiddenOf, limit: BEST }
  const [asked, answered] = [await bestQuestionIds(app.db, wanted), await bestAnswerIds(app.db, wanted)]
  const answers = await findAnswers(app.db, answered)
  const questionKeys = [...new Set([...asked, ...answers.map((answer) => answer.question_id)])]
  const questions = new Map((await findQuestions(app.db, questionKeys)).map((question) => [question.id, question]))
  const context: Context = {
    tags: await loadTagBadges(app.db, questionKeys),
    writeQuestion: await questionIds.writer(app),
    writeAnswer: await answerIds.writer(app),
  }
  return {
    question: asked.flatMap((id) => questions.get(id) ?? []).map((question) => questionItem(question, context)),
    answer: inOrder(answers, answered).flatMap((answer) => {
      const question = questions.get(answer.question_id)
      return question ? [answerItem(answer, question, context)] : []
    }),
  }
}

interface Context {
  tags: ReadonlyMap<number, Schemas['TagBadge'][]>
  writeQuestion(id: number): string
  writeAnswer(id: number): string
}

function questionItem(question: Question, context: Context): Schemas['PersonalQuestionItem'] {
  return {
    ...headOf(question, context),
    question_id: context.writeQuestion(question.id),
    vote_count: question.vote_count,
    view_count: question.view_count,
    answer_count: question.answer_count,
    collection_count: question.collection_count,
    created_at: toUnixSeconds(question.created_at),
    accepted_answer_id: answerIds.long(question.accepted_answer_id),
    status: question.status,
  }
}

function answerItem(answer: Answer, question: Question, context: Context): Schemas['PersonalAnswerItem'] {
  return {
    answer_id: context.writeAnswer(answer.id),
    question_id: context.writeQuestion(question.id),
    accepted: answer.accepted === 1 ? 2 : 1,
    vote_count: answer.vote_count,
    create_time: toUnixSeconds(answer.created_at),
    update_time: toUnixSeconds(answer.edited_at),
    question_info: headOf(question, context),
  }
}

function headOf(question: Question, { tags }: Context) {
  return { title: question.title, url_title: question.url_title, tags: tags.get(question.id) ?? [] }
}

function inOrder(answers: readonly Answer[], ids: readonly number[]): Answer[] {
  return ids.flatMap((id) => answers.find((answer) => answer.id === id) ?? [])
}
