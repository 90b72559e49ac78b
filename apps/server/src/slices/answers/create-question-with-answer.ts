import { assertCanAddAnswer } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { lockRows } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { postStatusNumber } from '../../platform/ids/status-numbers.ts'
import type { Judgement } from '../posts/index.ts'
import { assertTextLength, readLinkLimit, renderPost } from '../posts/index.ts'
import type { QuestionText } from '../questions/index.ts'
import {
  findQuestion,
  judgeQuestion,
  linkTargetsIn,
  prepareQuestion,
  QuestionNotFound,
  storeQuestion,
} from '../questions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { judgeAnswer, storeAnswer } from './store-answer.ts'

/** The reason of an answer that is pending only because its question is. */
export const QUESTION_PENDING = 'question_waits'

const NEW_QUESTION = { questionStatus: postStatusNumber('available'), answered: false, restrictAnswer: true }

/**
 * Stores a question and its author's own answer, both or neither.
 * @returns the ids of both
 * @throws {InvalidFields} on `title`, `content`, `answer_content` or `tags`
 * @throws {PermissionDenied} `answer.add`, or `tag.add` for a new tag
 */
export async function createQuestionWithAnswer(
  ctx: AppContext,
  { question, answer: content }: { question: QuestionText; answer: string },
  viewer: Viewer,
): Promise<{ questionId: number; id: number }> {
  assertTextLength('answer', content, 'answer_content')
  assertCanAddAnswer(viewer, NEW_QUESTION, await readPrivileges(ctx))
  const prepared = await prepareQuestion(ctx, question, viewer)
  const html = await renderPost(ctx, content)
  const assertLinks = await readLinkLimit(ctx, viewer)
  assertLinks({ field: 'answer_content', html })
  const judgement = await judgeQuestion(ctx, prepared, viewer)
  const onAnswer = underQuestion(judgement, await judgeAnswer(ctx, { content, html }, viewer))
  return ctx.db.transaction().execute(async (tx) => {
    await lockRows(tx, 'questions', [...linkTargetsIn(prepared.html), ...linkTargetsIn(html)])
    const questionId = await storeQuestion(ctx, tx, prepared, viewer, judgement)
    const stored = await findQuestion(tx, questionId)
    if (!stored) throw new QuestionNotFound(400)
    const by = { authorId: viewer.id, judgement: onAnswer }
    return { questionId, id: await storeAnswer(ctx, tx, stored, { content, html }, by) }
  })
}

/** An answer cannot be shown before its question is, so it becomes pending or deleted with it. */
function underQuestion(question: Judgement, answer: Judgement): Judgement {
  if (question.status === 'available' || answer.status !== 'available') return answer
  return { status: question.status, reasons: [QUESTION_PENDING] }
}
