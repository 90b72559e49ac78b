import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { Answer } from '../answers/index.ts'
import { answerIds, findAnswers } from '../answers/index.ts'
import type { Question } from '../questions/index.ts'
import { findQuestions, questionIds } from '../questions/index.ts'
import { loadTagBadges } from '../tags/index.ts'
import { headOf } from './post-places.ts'

export interface Reader {
  viewer: Viewer | null
  language: Language
}

/** Loads questions as a profile lists them, in the order of `ids`. */
export async function personalQuestions(
  ctx: AppContext,
  ids: readonly number[],
  reader: Reader,
): Promise<Schemas['PersonalQuestionItem'][]> {
  const [found, tags, writeId] = await Promise.all([
    findQuestions(ctx.db, ids),
    loadTagBadges(ctx.db, ids),
    questionIds.writer(ctx),
  ])
  const questions = new Map(found.map((question) => [question.id, question]))
  return ids
    .flatMap((id) => questions.get(id) ?? [])
    .map((question) => ({
      ...headOf(question, reader.viewer, reader.language),
      tags: tags.get(question.id) ?? [],
      question_id: writeId(question.id),
      vote_count: question.vote_count,
      view_count: question.view_count,
      answer_count: question.answer_count,
      collection_count: question.collection_count,
      created_at: toUnixSeconds(question.created_at),
      accepted_answer_id: answerIds.long(question.accepted_answer_id),
      status: question.status,
    }))
}

/** Loads answers as a profile lists them, in the order of `ids`; without tags if the question is shown as deleted. */
export async function personalAnswers(
  ctx: AppContext,
  ids: readonly number[],
  reader: Reader,
): Promise<Schemas['PersonalAnswerItem'][]> {
  const answers = new Map((await findAnswers(ctx.db, ids)).map((answer) => [answer.id, answer]))
  const questionKeys = [...new Set([...answers.values()].map((answer) => answer.question_id))]
  const [found, tags, writeQuestion, writeAnswer] = await Promise.all([
    findQuestions(ctx.db, questionKeys),
    loadTagBadges(ctx.db, questionKeys),
    questionIds.writer(ctx),
    answerIds.writer(ctx),
  ])
  const questions = new Map(found.map((question) => [question.id, question]))
  const itemOf = (answer: Answer, question: Question): Schemas['PersonalAnswerItem'] => {
    const head = headOf(question, reader.viewer, reader.language)
    return {
      answer_id: writeAnswer(answer.id),
      question_id: writeQuestion(question.id),
      accepted: answer.accepted === 1 ? 2 : 1,
      vote_count: answer.vote_count,
      create_time: toUnixSeconds(answer.created_at),
      update_time: toUnixSeconds(answer.edited_at),
      question_info: { ...head, tags: head.url_title === '' ? [] : (tags.get(question.id) ?? []) },
    }
  }
  return ids.flatMap((id) => {
    const answer = answers.get(id)
    const question = answer && questions.get(answer.question_id)
    return answer && question ? [itemOf(answer, question)] : []
  })
}
