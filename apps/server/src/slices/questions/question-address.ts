import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readSettings } from '../site-settings/index.ts'
import { findVisibleQuestion } from './get-question.ts'
import { answerIds, questionIds } from './post-ids.ts'
import type { Question } from './question.ts'

const QUESTION_PATH = /^\/questions\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/

/**
 * Computes the canonical path of a page that shows a question, perhaps at one of its answers. The permalink setting
 * determines the form of the ids and whether the title is included (`docs/spec/contract.md#permalinks`).
 * @param path the requested path, without a query
 * @returns undefined when the path is already canonical, or is no path of a question that this viewer may see
 */
export async function canonicalQuestionPath(
  ctx: AppContext,
  path: string,
  viewer: Viewer | null,
): Promise<string | undefined> {
  const [, id = '', second, third] = QUESTION_PATH.exec(path) ?? []
  const question = id === '' ? undefined : await findVisibleQuestion(ctx, id, viewer)
  if (!question) return undefined
  const answerId = readAnswer(question, second, third)
  // The last part is not the id of an answer, so there is no such page.
  if (third !== undefined && answerId === undefined) return undefined
  const paths = await questionPathsOf(ctx)
  const right = answerId === undefined ? paths.question(question) : paths.answer(question, answerId)
  return right === path ? undefined : right
}

/** Writes the paths of questions and their answers in the form of the permalink setting. */
export interface QuestionPaths {
  question(question: Pick<Question, 'id' | 'url_title'>): string
  answer(question: Pick<Question, 'id' | 'url_title'>, answerId: number): string
}

/** Creates {@link QuestionPaths} for the current permalink setting. */
export async function questionPathsOf(ctx: AppContext): Promise<QuestionPaths> {
  const { permalink } = await readSettings(ctx, 'site_seo')
  const writeAnswerId = await answerIds.writer(ctx)
  const question: QuestionPaths['question'] = (asked) => questionPathIn(permalink, asked)
  return { question, answer: (asked, answerId) => `${question(asked)}/${writeAnswerId(answerId)}` }
}

/** Returns the path of a question in a form of the permalink setting. */
export function questionPathIn(permalink: number, { id, url_title }: Pick<Question, 'id' | 'url_title'>): string {
  const titled = permalink === 1 || permalink === 3
  return `/questions/${questionIds.write(id, permalink)}${titled ? `/${url_title}` : ''}`
}

/** Returns the id of the answer that the last part of a path names; undefined if that part is the title. */
function readAnswer(question: Question, second = '', third?: string): number | undefined {
  if (third !== undefined) return answerIds.read(third)
  return second === question.url_title ? undefined : answerIds.read(second)
}
