import { excerptOf, renderComment, renderMarkdown } from '@quandary/markdown'
import type { Tx } from '../platform/db/database.ts'
import { encodeObjectId } from '../platform/ids/object-id.ts'
import { changeAnswer, findAnswers } from '../slices/answers/index.ts'
import { changeComment, findComment } from '../slices/comments/index.ts'
import { findQuestions, recordFirstVersions, setPostLinks, updateQuestion } from '../slices/questions/index.ts'
import { findFirstRevision } from '../slices/revisions/index.ts'
import { indexPost } from '../slices/search/index.ts'
import { normaliseSlug } from '../slices/tags/index.ts'
import { findUsers } from '../slices/users/index.ts'
import type { FormerAddress } from './former-address.ts'
import { readFormerAddress } from './former-address.ts'
import { changeFormerLinks, formerLinksIn } from './former-links.ts'
import type { ImportRun } from './run.ts'
import type { LinkingKind } from './store.ts'
import { findLocalIds, takeLinking } from './store.ts'

/** True if a text contains links to rewrite after everything is stored. */
export function hasFormerLinks(markdown: string, hosts: readonly string[]): boolean {
  return formerLinksIn(markdown, hosts).length > 0
}

/** An imported text that contains links to the source. */
interface LinkingText {
  kind: LinkingKind
  id: number
  text: string
  /** Id of the question, or of the answer's question; 0 for a comment. */
  questionId: number
}

/**
 * Rewrites the links in some imported texts. Links to imported posts, pages, tags and people lead to them here; other
 * paths of the imported site get its host.
 * @returns the number of texts taken from the queue; 0 when it is empty
 */
export async function rewriteSomeLinks(run: ImportRun, tx: Tx, size: number): Promise<number> {
  const rows = await takeLinking(tx, run.source, size)
  const texts = await readTexts(tx, rows)
  const addresses = texts.flatMap(({ text }) => formerLinksIn(text, run.hosts).map(({ path }) => path))
  const targets = await findTargets(run, tx, addresses)
  const [host] = run.hosts
  for (const each of texts) {
    const text = changeFormerLinks(each.text, run.hosts, ({ path, isRelative }) => {
      const elsewhere = isRelative && host !== undefined ? `https://${host}${path}` : undefined
      return targets.get(path) ?? elsewhere
    })
    await store(run, tx, { ...each, text })
  }
  await recordFirstVersions(tx, await withoutVersions(tx, texts))
  return rows.length
}

/** Returns the ids of the questions among these texts that have no version yet. */
async function withoutVersions(tx: Tx, texts: readonly LinkingText[]): Promise<number[]> {
  const ids: number[] = []
  for (const { kind, id } of texts) {
    if (kind === 'question' && !(await findFirstRevision(tx, 'question', id))) ids.push(id)
  }
  return ids
}

async function readTexts(tx: Tx, rows: readonly { kind: LinkingKind; local_id: number }[]): Promise<LinkingText[]> {
  const ids = (kind: LinkingKind) => rows.flatMap((row) => (row.kind === kind ? [row.local_id] : []))
  const questions = await findQuestions(tx, ids('question'))
  const answers = await findAnswers(tx, ids('answer'))
  const comments = await Promise.all(ids('comment').map((id) => findComment(tx, id)))
  return [
    ...questions.map(({ id, original_text: text }) => ({ kind: 'question' as const, id, text, questionId: id })),
    ...answers.map(({ id, original_text: text, question_id: questionId }) => ({
      kind: 'answer' as const,
      id,
      text,
      questionId,
    })),
    ...comments.flatMap((comment) =>
      comment ? [{ kind: 'comment' as const, id: comment.id, text: comment.original_text, questionId: 0 }] : [],
    ),
  ]
}

async function store(run: ImportRun, tx: Tx, { kind, id, text, questionId }: LinkingText): Promise<void> {
  const options = { siteUrl: run.siteUrl }
  if (kind === 'comment') {
    return changeComment(tx, id, { original_text: text, parsed_text: renderComment(text, options) })
  }
  const html = renderMarkdown(text, options)
  const change = { original_text: text, parsed_text: html, excerpt: excerptOf(html) }
  await (kind === 'question' ? updateQuestion(tx, id, change) : changeAnswer(tx, id, change))
  await setPostLinks(tx, { type: kind, id, questionId }, html)
  await indexPost(run.ctx, tx, kind, id)
}

/** Finds the paths on this site to which addresses of the imported site lead. */
async function findTargets(run: ImportRun, tx: Tx, addresses: readonly string[]): Promise<Map<string, string>> {
  const read = new Map<string, FormerAddress>()
  for (const address of addresses) {
    read.set(address, readFormerAddress(address))
  }
  const posts = [...read.values()].flatMap((former) => (former.kind === 'post' ? former.ids.map(({ id }) => id) : []))
  const people = [...read.values()].flatMap((former) => (former.kind === 'user' ? [former.name] : []))
  const pages = [...read.values()].flatMap((former) => (former.kind === 'page' ? [former.path] : []))
  const paths: Paths = {
    pages: await findLocalIds(tx, run.source, 'page', pages),
    posts: await findPostPaths(run, tx, posts),
    people: await findPeoplePaths(run, tx, people),
  }
  const targets = new Map<string, string>()
  for (const [address, former] of read) {
    const path = pathOf(former, paths)
    if (path !== undefined) targets.set(address, path)
  }
  return targets
}

interface Paths {
  /** Keys of questions by their paths on the former site. */
  pages: ReadonlyMap<string, number>
  posts: ReadonlyMap<string, string>
  people: ReadonlyMap<string, string>
}

function pathOf(former: FormerAddress, { pages, posts, people }: Paths): string | undefined {
  if (former.kind === 'page') {
    const key = pages.get(former.path)
    return key === undefined ? undefined : questionPath(key)
  }
  if (former.kind === 'tag') return `/tags/${encodeURIComponent(normaliseSlug(former.name))}`
  if (former.kind === 'user') return people.get(former.name)
  return former.ids
    .map(({ id, rather }) => posts.get(`${rather} ${id}`) ?? posts.get(id))
    .find((path) => path !== undefined)
}

/** Returns paths by id, and by kind and id. They omit the title; the site redirects to the complete permalink. */
async function findPostPaths(run: ImportRun, tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  const answers = await findLocalIds(tx, run.source, 'answer', ids)
  const rows = new Map((await findAnswers(tx, [...answers.values()])).map((answer) => [answer.id, answer]))
  for (const [id, key] of answers) {
    const questionId = rows.get(key)?.question_id
    if (questionId === undefined) continue
    const path = `${questionPath(questionId)}/${encodeObjectId({ type: 'answer', id: key })}`
    paths.set(id, path).set(`answer ${id}`, path)
  }
  for (const [id, key] of await findLocalIds(tx, run.source, 'question', ids)) {
    paths.set(id, questionPath(key)).set(`question ${id}`, questionPath(key))
  }
  return paths
}

function questionPath(id: number): string {
  return `/questions/${encodeObjectId({ type: 'question', id })}`
}

/** Returns paths by id or username. A name that is both counts as a username. */
async function findPeoplePaths(run: ImportRun, tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const byId = await findLocalIds(tx, run.source, 'user', ids)
  const keys = new Map([...byId, ...(await findLocalIds(tx, run.source, 'username', ids))])
  const users = new Map((await findUsers(tx, [...keys.values()])).map((user) => [user.id, user.username]))
  return new Map(
    [...keys].flatMap(([id, key]) => {
      const username = users.get(key)
      return username === undefined ? [] : [[id, `/users/${encodeURIComponent(username)}`]]
    }),
  )
}
