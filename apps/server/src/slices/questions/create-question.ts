import type { Schemas } from '@quandary/api-client'
import { createQuestionLimits } from '@quandary/api-client/limits'
import { excerptOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRows } from '../../platform/db/lock.ts'
import { together } from '../../platform/db/together.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { oneLine } from '../../platform/text/one-line.ts'
import type { Judgement } from '../posts/index.ts'
import { assertTextLength, judgePost, postPending, readLinkLimit, renderPost } from '../posts/index.ts'
import { recordRevision } from '../revisions/index.ts'
import type { TagChoice, WrittenTag } from '../tags/index.ts'
import { chooseTags, setFirstTags, storeTagChoice } from '../tags/index.ts'
import { addToUserCount } from '../users/index.ts'
import { questionCreated } from './events.ts'
import { linkTargetsIn } from './links/links-in.ts'
import { setPostLinks } from './links/links-store.ts'
import { firstVersion } from './question-version.ts'
import { loadQuestionContext, questionDetail } from './question-view.ts'
import type { Question } from './question.ts'
import { tagStatusOf } from './question.ts'
import { findQuestion, insertQuestion } from './store.ts'
import { urlTitleOf } from './url-title.ts'

/** The author of a question, and the language of the response. */
interface Author {
  viewer: Viewer
  language: Language
}

/**
 * Stores a question with its tags. Emits {@link questionCreated} if the question is visible, and `postPending` if it is
 * pending; for a question that a reviewer deletes, emits neither. New tags emit their own events in every case.
 * @returns its id
 * @throws {InvalidFields} on `title`, `content` or `tags`
 * @throws {PermissionDenied} a new tag without the permission `tag.add`
 */
export async function createQuestion(ctx: AppContext, given: QuestionText, viewer: Viewer): Promise<number> {
  const prepared = await prepareQuestion(ctx, given, viewer)
  const judgement = await judgeQuestion(ctx, prepared, viewer)
  return ctx.db.transaction().execute((tx) => storeQuestion(ctx, tx, prepared, viewer, judgement))
}

/** Loads a question that was just created, and encodes it for its author. */
export async function newQuestionDetail(
  ctx: AppContext,
  id: number,
  author: Author,
): Promise<Schemas['QuestionDetail']> {
  const [question, context] = await Promise.all([
    findQuestion(ctx.db, id),
    loadQuestionContext(ctx, [id], author.viewer),
  ])
  if (!question) throw new Error('The new question was not stored')
  return questionDetail(ctx, question, author, context)
}

/** The texts and tags of a question, as its author wrote them. */
export interface QuestionText {
  title: string
  /** Markdown. */
  content: string
  tags: readonly WrittenTag[]
}

/** A validated and rendered question that is not stored yet. */
export interface PreparedQuestion {
  title: string
  content: string
  html: string
  tags: TagChoice
}

/**
 * Validates and renders a new or edited question. Call it before opening the transaction that stores it.
 * @param before for an edit: the question's current text as HTML, and the ids of its current tags
 * @throws {InvalidFields} on `title`, `tags` or `content`: too short or too long, or with more links than the viewer
 * may post
 * @throws {PermissionDenied} a new tag without the permission `tag.add`
 */
export async function prepareQuestion(
  ctx: AppContext,
  given: QuestionText,
  viewer: Viewer,
  before: { html: string; tagIds: readonly number[] } = { html: '', tagIds: [] },
): Promise<PreparedQuestion> {
  assertTextLength('question', given.content)
  const title = readTitle(given.title)
  const tags = await chooseTags(ctx, given.tags, viewer, before.tagIds)
  const html = await renderPost(ctx, given.content)
  const assertLinks = await readLinkLimit(ctx, viewer)
  assertLinks({ field: 'content', html, before: before.html })
  return { title, content: given.content, html, tags }
}

/** Runs the reviewers on a question. Call it before opening the transaction that stores it. */
export function judgeQuestion(ctx: AppContext, prepared: PreparedQuestion, viewer: Viewer): Promise<Judgement> {
  const { title, content, html } = prepared
  return judgePost(ctx, viewer, { kind: 'question', authorId: viewer.id, title, content, html })
}

/**
 * Stores a prepared question within a transaction and returns its id. A visible question is counted and emitted at
 * once; a pending one when it is approved, a deleted one never.
 */
export async function storeQuestion(
  ctx: AppContext,
  tx: Tx,
  { title, content, html, tags }: PreparedQuestion,
  viewer: Viewer,
  { status, reasons }: Judgement,
): Promise<number> {
  await lockRows(tx, 'questions', linkTargetsIn(html))
  const at = ctx.clock.now()
  const [question, tagIds] = await together([
    insertQuestion(tx, {
      user_id: viewer.id,
      title,
      url_title: urlTitleOf(title),
      original_text: content,
      parsed_text: html,
      excerpt: excerptOf(html),
      status,
      created_at: at,
      ...(status === 'deleted' && { deleted_at: at }),
    }),
    storeTagChoice(tx, tags),
  ])
  const questionId = question.id
  const author = { bus: ctx.bus, actorId: viewer.id, at }
  const tagged = setFirstTags(tx, author, questionId, tagIds, tagStatusOf({ status, listed: 1 }))
  await together([
    tagged.then(() => recordFirstVersion(tx, question)),
    setPostLinks(tx, { type: 'question', id: questionId, questionId }, html),
    emitNewQuestion(ctx, tx, question, { status, reasons }),
  ])
  return questionId
}

async function recordFirstVersion(tx: Tx, question: Question): Promise<void> {
  await recordRevision(tx, { ...(await firstVersion(tx, question)), status: 'first' })
}

/** Counts a new question that is visible and emits its event; for a pending one, emits the event of a pending post. */
async function emitNewQuestion(
  ctx: AppContext,
  tx: Tx,
  { id: questionId, user_id: userId, created_at: at }: Question,
  { status, reasons }: Judgement,
): Promise<void> {
  const created = { questionId, userId, at }
  if (status === 'available') {
    await addToUserCount(tx, userId, 'question_count', 1)
    await ctx.bus.emit(tx, questionCreated, created)
  } else if (status === 'pending') {
    await ctx.bus.emit(tx, postPending, { ...created, objectType: 'question', objectId: questionId, reasons })
  }
}

/** Reduces a title to one line, and refuses it if it is too short then. */
function readTitle(text: string): string {
  const title = oneLine(text)
  if ([...title].length >= createQuestionLimits.title.min) return title
  throw new InvalidFields([
    { field: 'title', message: 'validation.min_length', facts: { count: createQuestionLimits.title.min } },
  ])
}
