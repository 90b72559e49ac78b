import type { Schemas } from '@quandary/api-client'
import type { Privileges } from '@quandary/guards'
import { questionExtendsActions, questionMemberActions } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { nameActions } from '../../platform/i18n/name-actions.ts'
import type { ServerMessage } from '../../platform/i18n/translate.ts'
import { isServerMessage, translate } from '../../platform/i18n/translate.ts'
import { postStatusNumber, showNumber } from '../../platform/ids/status-numbers.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { loadTagBadges } from '../tags/index.ts'
import type { UserCards } from '../users/index.ts'
import { loadUserCards, namedUser } from '../users/index.ts'
import type { LinkedQuestion } from './moderation/duplicates.ts'
import { loadDuplicates } from './moderation/duplicates.ts'
import { answerIds, questionIds } from './post-ids.ts'
import type { QuestionMarks } from './question-marks.ts'
import { questionMarks } from './question-marks.ts'
import type { ListedQuestion, Question } from './question.ts'
import { factsOf } from './question.ts'
import { findListedQuestions } from './store.ts'

/** The reader of a page, and the language of the response. */
export interface Reader {
  viewer: Viewer | null
  language: Language
}

/** Encodes the questions with the given ids as rows of a list, in the order of the ids; unknown ids are skipped. */
export async function loadQuestionSummaries(
  ctx: AppContext,
  ids: readonly number[],
): Promise<Schemas['QuestionListItem'][]> {
  const [found, badges, writeId] = await Promise.all([
    findListedQuestions(ctx.db, ids),
    loadTagBadges(ctx.db, ids),
    questionIds.writer(ctx),
  ])
  const rows = new Map(found.map((question) => [question.id, question]))
  const questions = ids.flatMap((id) => rows.get(id) ?? [])
  return questions.map((question) => ({
    ...sharedFields(question),
    id: writeId(question.id),
    created_at: toUnixSeconds(question.created_at),
    tags: badges.get(question.id) ?? [],
    operated_at: toUnixSeconds(question.operated_at),
    operator: namedUser(question.operator),
    operation_type: question.operation_type,
  }))
}

/** Data that views show and that is not in the rows of the questions. */
interface QuestionContext {
  marked: ReadonlyMap<number, QuestionMarks>
  badges: ReadonlyMap<number, Schemas['TagBadge'][]>
}

/** Loads the data that views show besides the rows, by id, so that it can be read concurrently with the rows. */
export async function loadQuestionContext(
  ctx: AppContext,
  ids: readonly number[],
  viewer: Viewer | null,
): Promise<QuestionContext> {
  const [marked, badges] = await Promise.all([
    questionMarks(ctx, ctx.db, viewer?.id ?? null, ids),
    loadTagBadges(ctx.db, ids),
  ])
  return { marked, badges }
}

/**
 * Encodes a question for its page. The caller must have checked that the reader may see it.
 * @param context the result of {@link loadQuestionContext}, if the caller loaded it together with the question
 */
export async function questionDetail(
  ctx: AppContext,
  question: Question,
  reader: Reader,
  context?: QuestionContext,
): Promise<Schemas['QuestionDetail']> {
  const [detail] = await questionDetails(ctx, [question], reader, context)
  if (!detail) throw new Error(`Question ${question.id} was not written`)
  return detail
}

/** Encodes questions for their pages, in the given order, loading everything related in a batch. */
export async function questionDetails(
  ctx: AppContext,
  questions: readonly Question[],
  reader: Reader,
  context?: QuestionContext,
): Promise<Schemas['QuestionDetail'][]> {
  const ids = questions.map((question) => question.id)
  const { marked, badges } = context ?? (await loadQuestionContext(ctx, ids, reader.viewer))
  const people = questions.flatMap((question) => {
    const lastAnswererId = marked.get(question.id)?.lastAnswererId ?? null
    return [question.user_id, question.last_editor_id, question.closed_by, lastAnswererId]
  })
  const [duplicates, cards, privileges, writeId, writeAnswerId] = await Promise.all([
    loadDuplicates(ctx, questions, reader.viewer),
    loadUserCards(ctx, ctx.db, people),
    readPrivileges(ctx),
    questionIds.writer(ctx),
    answerIds.writer(ctx),
  ])
  const related = { badges, duplicates, cards, privileges, writeId, writeAnswerId, reader }
  return questions.map((question) => {
    const marks = marked.get(question.id)
    if (!marks) throw new Error(`Question ${question.id} was not marked`)
    return writeDetail(question, marks, related)
  })
}

/** Everything loaded for a batch of questions. */
interface RelatedData {
  badges: ReadonlyMap<number, Schemas['TagBadge'][]>
  duplicates: ReadonlyMap<number, LinkedQuestion>
  cards: UserCards
  privileges: Privileges
  writeId(id: number): string
  writeAnswerId(id: number): string
  reader: Reader
}

function writeDetail(
  question: Question,
  marks: QuestionMarks,
  { badges, duplicates, cards, privileges, writeId, writeAnswerId, reader }: RelatedData,
): Schemas['QuestionDetail'] {
  const facts = factsOf(question, marks.topAnswerVotes)
  const notice = noticeOf(question, cards, reader.language)
  const duplicateOf = duplicates.get(question.id)
  return {
    ...sharedFields(question),
    id: writeId(question.id),
    content: question.original_text,
    html: question.parsed_text,
    tags: badges.get(question.id) ?? [],
    create_time: toUnixSeconds(question.created_at),
    update_time: toUnixSeconds(question.active_at),
    edit_time: toUnixSeconds(question.edited_at),
    ...(notice && { operation: { ...notice, ...(duplicateOf && { duplicate_of: duplicateOf }) } }),
    user_info: cards.get(question.user_id),
    ...(question.last_editor_id !== null && { update_user_info: cards.get(question.last_editor_id) }),
    ...(marks.lastAnswererId !== null && { last_answered_user_info: cards.get(marks.lastAnswererId) }),
    answered: marks.firstAnswerId !== null,
    first_answer_id: marks.firstAnswerId === null ? '' : writeAnswerId(marks.firstAnswerId),
    collected: marks.collected,
    vote_status: marks.voteStatus,
    is_followed: marks.followed,
    member_actions: nameActions(questionMemberActions(reader.viewer, facts, privileges), reader.language),
    extends_actions: nameActions(questionExtendsActions(reader.viewer, facts, privileges), reader.language),
  }
}

/** Returns the fields that are in list rows as well as on a question's own page. */
function sharedFields(question: ListedQuestion) {
  return {
    title: question.title,
    url_title: question.url_title,
    description: question.excerpt,
    pin: question.pinned === 1 ? (2 as const) : (1 as const),
    show: showNumber(question.listed === 1),
    status: postStatusNumber(question.status),
    view_count: question.view_count,
    // Views that a reader repeats within ten minutes are not counted at all, so both numbers are equal.
    unique_view_count: question.view_count,
    vote_count: question.vote_count,
    answer_count: question.answer_count,
    collection_count: question.collection_count,
    follow_count: question.follow_count,
    accepted_answer_id: answerIds.long(question.accepted_answer_id),
    last_answer_id: answerIds.long(question.last_answer_id),
  }
}

/** Returns the notice on a closed, deleted or pending question; undefined for an open one. */
function noticeOf(question: Question, cards: UserCards, language: Language): Schemas['QuestionNotice'] | undefined {
  const say = (key: ServerMessage): string => translate(language, key)
  if (question.status === 'deleted') {
    const time = toUnixSeconds(question.deleted_at ?? question.active_at)
    return { type: '', description: '', msg: say('error.question.already_deleted'), time, level: 'danger' }
  }
  if (question.status === 'pending') {
    const time = toUnixSeconds(question.created_at)
    return { type: '', description: '', msg: say('notice.question_pending'), time, level: 'secondary' }
  }
  if (question.status !== 'closed') return undefined
  const reason = question.close_reason
  return {
    ...(reason === null
      ? { type: say('status.closed'), description: say('notice.question_closed') }
      : wordsOfReason(reason, language)),
    msg: question.close_message ?? '',
    time: toUnixSeconds(question.closed_at),
    level: 'info',
    ...(question.closed_by !== null && { user_info: cards.get(question.closed_by) }),
  }
}

/**
 * Returns the text of a stored reason. A reason that the catalogue does not know, which comes from an import, is shown
 * unchanged.
 */
function wordsOfReason(reason: string, language: Language): Pick<Schemas['QuestionNotice'], 'type' | 'description'> {
  const [name, description] = [`reason.${reason}.name`, `reason.${reason}.description`]
  return {
    type: isServerMessage(name) ? translate(language, name) : reason,
    description: isServerMessage(description) ? translate(language, description) : '',
  }
}
