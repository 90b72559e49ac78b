import type { OperationBody, Schemas } from '@quandary/api-client'
import { excerptOf } from '@quandary/markdown'
import type { Language } from '@quandary/i18n'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { InvalidFields } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { renderPost } from '../posts/index.ts'
import { recordRevision } from '../revisions/index.ts'
import type { TagChoice } from '../tags/index.ts'
import { chooseTags, setQuestionTags, storeTagChoice } from '../tags/index.ts'
import { addToUserCount } from '../users/index.ts'
import { questionCreated } from './events.ts'
import { linkTargetsIn } from './links-in.ts'
import { setPostLinks } from './links-store.ts'
import { firstVersion } from './question-version.ts'
import { questionDetail } from './question-view.ts'
import { findQuestion, holdQuestions, insertQuestion } from './store.ts'
import { urlTitleOf } from './url-title.ts'

/** Shortest title, in characters (wire types). */
const MIN_TITLE = 6

/** Who asks, and in which language the answer is worded. */
export interface Author {
  viewer: Viewer
  language: Language
}

/**
 * Stores a question with its tags and tells those who listen.
 * @throws {InvalidFields} on `title` or `tags`
 * @throws {PermissionMissing} a new tag without the permission `tag.add`
 */
export async function createQuestion(
  app: AppContext,
  given: OperationBody<'createQuestion'>,
  author: Author,
): Promise<Schemas['QuestionDetail']> {
  const prepared = await prepareQuestion(app, given, author.viewer)
  const id = await app.db.transaction().execute((tx) => storeQuestion(app, tx, prepared, author.viewer))
  const question = await findQuestion(app.db, id)
  if (!question) throw new Error('The new question was not stored')
  return questionDetail(app, question, author)
}

/** A new question, checked and rendered, but not stored yet. */
export interface PreparedQuestion {
  title: string
  content: string
  html: string
  tags: TagChoice
}

/**
 * Checks and renders a question that is asked or edited. Called before the transaction that stores it.
 * @param tagsBefore keys of the tags it has so far
 * @throws {InvalidFields} on `title` or `tags`
 * @throws {PermissionMissing} a new tag without the permission `tag.add`
 */
export async function prepareQuestion(
  app: AppContext,
  given: Pick<OperationBody<'createQuestion'>, 'title' | 'content' | 'tags'>,
  viewer: Viewer,
  tagsBefore: readonly number[] = [],
): Promise<PreparedQuestion> {
  const title = readTitle(given.title)
  const tags = await chooseTags(app, given.tags, viewer, tagsBefore)
  const html = await renderPost(app, given.content)
  return { title, content: given.content, html, tags }
}

/** Stores a prepared question within a transaction, tells those who listen, and returns its key. */
export async function storeQuestion(
  app: AppContext,
  tx: Tx,
  { title, content, html, tags }: PreparedQuestion,
  viewer: Viewer,
): Promise<number> {
  await holdQuestions(tx, linkTargetsIn(html))
  const at = app.clock.now()
  const questionId = await insertQuestion(tx, {
    user_id: viewer.id,
    title,
    url_title: urlTitleOf(title),
    original_text: content,
    parsed_text: html,
    excerpt: excerptOf(html),
    created_at: at,
  })
  await setQuestionTags(tx, questionId, await storeTagChoice(tx, tags))
  await setPostLinks(tx, { type: 1, id: questionId, questionId }, html)
  await addToUserCount(tx, viewer.id, 'question_count', 1)
  const question = await findQuestion(tx, questionId)
  if (!question) throw new Error('The new question was not stored')
  const revisionId = await recordRevision(tx, { ...(await firstVersion(tx, question)), status: 'first' })
  await app.bus.emit(tx, questionCreated, { questionId, userId: viewer.id, at, revisionId })
  return questionId
}

/** A title is one line; what is left after tidying it must still be long enough. */
function readTitle(text: string): string {
  const title = text.replaceAll(/\s+/g, ' ').trim()
  if ([...title].length >= MIN_TITLE) return title
  throw new InvalidFields([{ field: 'title', message: 'validation.min_length', facts: { count: MIN_TITLE } }])
}
