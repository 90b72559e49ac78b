import { canSeeAnswer, canSeeQuestion, isAuthor } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { encodeObjectId } from '../../platform/ids/object-id.ts'
import { translate } from '../../platform/i18n/translate.ts'
import type { ObjectKind } from '../../platform/ids/object-kinds.ts'
import type { Answer } from '../answers/index.ts'
import { answerFactsOf, answerIds, findAnswers } from '../answers/index.ts'
import type { Question } from '../questions/index.ts'
import { findQuestions, questionIds, visibilityOf } from '../questions/index.ts'
import type { Tag } from '../tags/index.ts'
import { findTags } from '../tags/index.ts'

/** The kind and key of an object. */
export interface PostRef {
  type: ObjectKind
  objectId: number
}

/** The object that a profile row refers to. */
export interface PostPlace {
  object_id: string
  question_id: string
  answer_id: string
  object_type: 'question' | 'answer' | 'tag'
  title: string
  url_title: string
  /** Beginning of the text; empty if the viewer may not see it. */
  content: string
}

/** The title of a question, or a placeholder if it is deleted or the viewer may not see it. */
export interface QuestionHead {
  title: string
  url_title: string
}

/** Returns what a row shows of a question. Deleted and invisible questions look the same. */
export function headOf(question: Question, viewer: Viewer | null, language: Language): QuestionHead {
  const named = question.status !== 'deleted' && canSeeQuestion(viewer, visibilityOf(question))
  return named
    ? { title: question.title, url_title: question.url_title }
    : { title: translate(language, 'deleted.question_title'), url_title: '' }
}

/**
 * Loads the objects that a page of rows refers to.
 * @returns a function that returns the place of a row, or undefined if the object of the row no longer exists
 */
export async function loadPlaces(
  ctx: AppContext,
  refs: readonly PostRef[],
  { viewer, language }: { viewer: Viewer | null; language: Language },
): Promise<(ref: PostRef) => PostPlace | undefined> {
  const idsOf = (type: ObjectKind): number[] => refs.filter((ref) => ref.type === type).map((ref) => ref.objectId)
  const answers = byId(await findAnswers(ctx.db, idsOf('answer')))
  const asked = [...answers.values()].map((answer) => answer.question_id)
  const questions = byId(await findQuestions(ctx.db, [...new Set([...idsOf('question'), ...asked])]))
  const tags = byId(await findTags(ctx.db, idsOf('tag')))
  const [writeQuestion, writeAnswer] = [await questionIds.writer(ctx), await answerIds.writer(ctx)]

  const placeOfQuestion = (question: Question): PostPlace => ({
    ...headOf(question, viewer, language),
    object_id: writeQuestion(question.id),
    question_id: writeQuestion(question.id),
    answer_id: '',
    object_type: 'question',
    content: canSeeQuestion(viewer, visibilityOf(question)) ? question.excerpt : '',
  })
  const placeOfAnswer = (answer: Answer, question: Question): PostPlace => ({
    ...placeOfQuestion(question),
    object_id: writeAnswer(answer.id),
    answer_id: writeAnswer(answer.id),
    object_type: 'answer',
    content: mayRead(viewer, answer, question) ? answer.excerpt : '',
  })
  return ({ type, objectId }) => {
    if (type === 'tag') return placeOfTag(tags.get(objectId))
    const answer = type === 'answer' ? answers.get(objectId) : undefined
    const question = questions.get(type === 'question' ? objectId : (answer?.question_id ?? 0))
    if (!question) return undefined
    return answer ? placeOfAnswer(answer, question) : placeOfQuestion(question)
  }
}

/**
 * True if the viewer may read an answer. Authors can read their own answers even under questions that they cannot see.
 */
function mayRead(viewer: Viewer | null, answer: Answer, question: Question): boolean {
  return isAuthor(viewer, answer.user_id) || canSeeAnswer(viewer, answerFactsOf(answer), visibilityOf(question))
}

function placeOfTag(tag: Tag | undefined): PostPlace | undefined {
  if (!tag) return undefined
  return {
    object_id: encodeObjectId({ type: 'tag', id: tag.id }),
    question_id: '',
    answer_id: '',
    object_type: 'tag',
    title: tag.display_name,
    url_title: tag.slug_name,
    content: tag.excerpt,
  }
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
